import type { LetterContent } from '../mail/letter.ts';

/** A reset link works this long, once (product P2.2.5). */
export const RESET_LINK_MS = 30 * 60_000;
/** The link that confirms an address works this long, once (product P2.2.10). */
export const CONFIRM_LINK_MS = 24 * 3_600_000;

const greetingOf = (name: string): string => `Hello ${name},`;
const hostOf = (url: string): string => url.replace(/^https?:\/\//, '').replace(/\/.*$/, '');

/** Asked for with "Forgot your password?". @param url the page that takes a new password, with the token in its fragment */
export const resetLetter = (name: string, url: string): LetterContent => ({
  subject: 'Choose a new password',
  greeting: greetingOf(name),
  paragraphs: ['Somebody asked for a new password for your Safeshelf account. If that was you, choose one here.'],
  action: { label: 'Choose a new password', url },
  afterwards: [
    'The link works once, for 30 minutes from when this message was written. A newer message replaces it.',
    'If it was not you, do nothing: your password stays as it is.',
  ],
  reason: `You get this because this address belongs to an account at ${hostOf(url)}.`,
});

/** After a password was changed or reset. @param home the address of the server */
export const passwordChangedLetter = (name: string, home: string): LetterContent => ({
  subject: 'Your password was changed',
  greeting: greetingOf(name),
  paragraphs: ['The password of your Safeshelf account was changed. Other phones and browsers were signed out.'],
  action: { label: 'Open Safeshelf', url: home },
  afterwards: ['If it was not you, use "Forgot your password?" at once, or ask the people who run your server.'],
  reason: `You get this because this address belongs to an account at ${hostOf(home)}.`,
});

/** To an address that is to become, or to be confirmed as, the one of an account. */
export const confirmLetter = (name: string, url: string): LetterContent => ({
  subject: 'Confirm your e-mail address',
  greeting: greetingOf(name),
  paragraphs: ['Please confirm that this address belongs to your Safeshelf account.'],
  action: { label: 'Confirm this address', url },
  afterwards: ['The link works once, for 24 hours.', 'If you did not ask for it, do nothing.'],
  reason: `You get this because somebody entered this address at ${hostOf(url)}.`,
});

/** To the address that an account had until now. */
export const emailChangedLetter = (name: string, home: string): LetterContent => ({
  subject: 'Your e-mail address was changed',
  greeting: greetingOf(name),
  paragraphs: ['Your Safeshelf account has another e-mail address from now on. This one no longer signs in.'],
  action: null,
  afterwards: ['If it was not you, ask the people who run your server.'],
  reason: `You get this because this address belonged to an account at ${hostOf(home)}.`,
});

/** What a letter about two-step sign-in says when the person did not do it themselves. */
const notYou = 'If it was not you, use "Forgot your password?" at once, or ask the people who run your server.';

/** After two-step sign-in was turned on. @param home the address of the server */
export const secondStepOnLetter = (name: string, home: string): LetterContent => ({
  subject: 'Two-step sign-in is on',
  greeting: greetingOf(name),
  paragraphs: ['From now on, signing in to your Safeshelf account asks for a code of your authenticator app.'],
  action: { label: 'Open Safeshelf', url: home },
  afterwards: ['Keep the recovery codes where you find them without your phone.', notYou],
  reason: `You get this because this address belongs to an account at ${hostOf(home)}.`,
});

/** After two-step sign-in was turned off. @param home the address of the server */
export const secondStepOffLetter = (name: string, home: string): LetterContent => ({
  subject: 'Two-step sign-in is off',
  greeting: greetingOf(name),
  paragraphs: ['From now on, your Safeshelf account is opened by your password alone.'],
  action: { label: 'Open Safeshelf', url: home },
  afterwards: [notYou],
  reason: `You get this because this address belongs to an account at ${hostOf(home)}.`,
});

/** After somebody signed in with a recovery code. @param home the address of the server */
export const recoveryCodeUsedLetter = (name: string, home: string): LetterContent => ({
  subject: 'A recovery code was used',
  greeting: greetingOf(name),
  paragraphs: [
    'One of the recovery codes of your Safeshelf account was used in the place of a code of your app.',
    'It does not work a second time. The settings tell how many are left, and make new ones.',
  ],
  action: { label: 'Open Safeshelf', url: home },
  afterwards: [notYou],
  reason: `You get this because this address belongs to an account at ${hostOf(home)}.`,
});

/** When the file with everything is there. It is fetched in the settings: no link in a message leads to it. */
export const exportReadyLetter = (name: string, home: string): LetterContent => ({
  subject: 'Your export is ready',
  greeting: greetingOf(name),
  paragraphs: ['The file with everything that your server holds of you is ready. Download it in the settings.'],
  action: { label: 'Open the settings', url: `${home}/settings#your-data` },
  afterwards: [
    'It can be downloaded for 24 hours, by you alone, and is then deleted.',
    'If you did not ask for it, change your password: somebody may be signed in as you.',
  ],
  reason: `You get this because this address belongs to an account at ${hostOf(home)}.`,
});

/** After a passkey was added. @param home the address of the server */
export const passkeyAddedLetter = (name: string, home: string): LetterContent => ({
  subject: 'A passkey was added',
  greeting: greetingOf(name),
  paragraphs: ['A passkey was added to your Safeshelf account. It signs in without the password.'],
  action: { label: 'Open Safeshelf', url: home },
  afterwards: ['The settings list your passkeys, and take them away.', notYou],
  reason: `You get this because this address belongs to an account at ${hostOf(home)}.`,
});

/** After a passkey was taken away. @param home the address of the server */
export const passkeyRemovedLetter = (name: string, home: string): LetterContent => ({
  subject: 'A passkey was removed',
  greeting: greetingOf(name),
  paragraphs: ['A passkey of your Safeshelf account was taken away. It signs in no more.'],
  action: { label: 'Open Safeshelf', url: home },
  afterwards: [notYou],
  reason: `You get this because this address belongs to an account at ${hostOf(home)}.`,
});

const MONTHS = 'January February March April May June July August September October November December'.split(' ');

/** A day as it is written in a sentence: "12 December 2026"; another text as it is. @param day ISO */
const dayWords = (day: string): string => {
  const [, year, month, date] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(day) ?? [];
  const name = MONTHS[Number(month) - 1];
  return name === undefined ? day : `${Number(date)} ${name} ${year}`;
};

/** After somebody asked for their account to be deleted. @param day the ISO day on which it is, in UTC */
export const deletionAskedLetter = (name: string, home: string, day: string): LetterContent => ({
  subject: 'Your account will be deleted',
  greeting: greetingOf(name),
  paragraphs: [
    `You asked for your Safeshelf account to be deleted. That is done on ${dayWords(day)} (UTC), and you were signed out everywhere.`,
    'Sign in before then and everything stays as it is.',
  ],
  action: { label: 'Sign in and keep it', url: `${home}/auth` },
  afterwards: [
    'If it was not you, sign in and change your password at once: somebody knows it.',
    'This is the last message about it. Backups of the server hold the account until they are deleted themselves.',
  ],
  reason: `You get this because this address belongs to an account at ${hostOf(home)}.`,
});

/** After somebody signed in to an account that was to be deleted. */
export const deletionCalledOffLetter = (name: string, home: string): LetterContent => ({
  subject: 'Your account stays',
  greeting: greetingOf(name),
  paragraphs: ['Somebody signed in to your Safeshelf account. It will not be deleted, and nothing of it is missing.'],
  action: { label: 'Open Safeshelf', url: home },
  afterwards: ['If it was not you, use "Forgot your password?" at once, or ask the people who run your server.'],
  reason: `You get this because this address belongs to an account at ${hostOf(home)}.`,
});
