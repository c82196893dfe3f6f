import type { LetterContent } from '../mail/letter.ts';

/** Lifetime of a reset link, which works once (product P2.2.5). */
export const RESET_LINK_MS = 30 * 60_000;
/** Lifetime of an address confirmation link, which works once (product P2.2.10). */
export const CONFIRM_LINK_MS = 24 * 3_600_000;

const greetingOf = (name: string): string => `Hello ${name},`;
const hostOf = (url: string): string => url.replace(/^https?:\/\//, '').replace(/\/.*$/, '');

/** Sent after "Forgot your password?". @param url the page to set a new password, with the token in its fragment */
export const resetLetter = (name: string, url: string): LetterContent => ({
  subject: 'Choose a new password',
  greeting: greetingOf(name),
  paragraphs: ['Somebody asked for a new password for your Safeshelf account. If that was you, choose one here.'],
  action: { label: 'Choose a new password', url },
  afterwards: [
    'The link works once, for 30 minutes after this message was written. A newer message replaces it.',
    'If it was not you, do nothing: your password stays as it is.',
  ],
  reason: `You are getting this because this address belongs to an account at ${hostOf(url)}.`,
});

/** Sent after a password was changed or reset. @param home the address of the server */
export const passwordChangedLetter = (name: string, home: string): LetterContent => ({
  subject: 'Your password was changed',
  greeting: greetingOf(name),
  paragraphs: ['The password of your Safeshelf account was changed. Other phones and browsers were signed out.'],
  action: { label: 'Open Safeshelf', url: home },
  afterwards: ['If it was not you, use "Forgot your password?" at once, or contact the people who run your server.'],
  reason: `You are getting this because this address belongs to an account at ${hostOf(home)}.`,
});

/** Sent to an address that is to be confirmed, for a new account or as its new address. */
export const confirmLetter = (name: string, url: string): LetterContent => ({
  subject: 'Confirm your e-mail address',
  greeting: greetingOf(name),
  paragraphs: ['Please confirm that this address belongs to your Safeshelf account.'],
  action: { label: 'Confirm this address', url },
  afterwards: ['The link works once, for 24 hours.', 'If you did not ask for it, do nothing.'],
  reason: `You are getting this because somebody entered this address at ${hostOf(url)}.`,
});

/** Sent to the previous address of an account after it was changed. */
export const emailChangedLetter = (name: string, home: string): LetterContent => ({
  subject: 'Your e-mail address was changed',
  greeting: greetingOf(name),
  paragraphs: ['Your Safeshelf account now has a different e-mail address. You can no longer sign in with this one.'],
  action: null,
  afterwards: ['If it was not you, contact the people who run your server.'],
  reason: `You are getting this because this address belonged to an account at ${hostOf(home)}.`,
});

/** Advice, in messages about sign-in, for the case that the person did not do it themselves. */
const notYou = 'If it was not you, use "Forgot your password?" at once, or contact the people who run your server.';

/** Sent after two-step sign-in was turned on. @param home the address of the server */
export const secondStepOnLetter = (name: string, home: string): LetterContent => ({
  subject: 'Two-step sign-in is on',
  greeting: greetingOf(name),
  paragraphs: ['From now on, signing in to your Safeshelf account asks for a code from your authenticator app.'],
  action: { label: 'Open Safeshelf', url: home },
  afterwards: ['Keep the recovery codes where you can find them without your phone.', notYou],
  reason: `You are getting this because this address belongs to an account at ${hostOf(home)}.`,
});

/** Sent after two-step sign-in was turned off. @param home the address of the server */
export const secondStepOffLetter = (name: string, home: string): LetterContent => ({
  subject: 'Two-step sign-in is off',
  greeting: greetingOf(name),
  paragraphs: ['From now on, you sign in to your Safeshelf account with your password alone.'],
  action: { label: 'Open Safeshelf', url: home },
  afterwards: [notYou],
  reason: `You are getting this because this address belongs to an account at ${hostOf(home)}.`,
});

/** Sent after somebody signed in with a recovery code. @param home the address of the server */
export const recoveryCodeUsedLetter = (name: string, home: string): LetterContent => ({
  subject: 'A recovery code was used',
  greeting: greetingOf(name),
  paragraphs: [
    'One of your Safeshelf account’s recovery codes was used instead of a code from your app.',
    'It will not work again. In the settings you can see how many are left and create new ones.',
  ],
  action: { label: 'Open Safeshelf', url: home },
  afterwards: [notYou],
  reason: `You are getting this because this address belongs to an account at ${hostOf(home)}.`,
});

/** Sent when an export is ready. It is downloaded in the settings: no message links to the file directly. */
export const exportReadyLetter = (name: string, home: string): LetterContent => ({
  subject: 'Your export is ready',
  greeting: greetingOf(name),
  paragraphs: ['The file with everything your server holds about you is ready. Download it in the settings.'],
  action: { label: 'Open the settings', url: `${home}/settings#your-data` },
  afterwards: [
    'Only you can download it, for 24 hours; then it is deleted.',
    'If you did not ask for it, change your password: somebody may be signed in as you.',
  ],
  reason: `You are getting this because this address belongs to an account at ${hostOf(home)}.`,
});

/** Sent after a passkey was added. @param home the address of the server */
export const passkeyAddedLetter = (name: string, home: string): LetterContent => ({
  subject: 'A passkey was added',
  greeting: greetingOf(name),
  paragraphs: ['A passkey was added to your Safeshelf account. It can be used to sign in without the password.'],
  action: { label: 'Open Safeshelf', url: home },
  afterwards: ['You can see and remove your passkeys in the settings.', notYou],
  reason: `You are getting this because this address belongs to an account at ${hostOf(home)}.`,
});

/** Sent after a passkey was removed. @param home the address of the server */
export const passkeyRemovedLetter = (name: string, home: string): LetterContent => ({
  subject: 'A passkey was removed',
  greeting: greetingOf(name),
  paragraphs: ['A passkey was removed from your Safeshelf account. It can no longer be used to sign in.'],
  action: { label: 'Open Safeshelf', url: home },
  afterwards: [notYou],
  reason: `You are getting this because this address belongs to an account at ${hostOf(home)}.`,
});

const MONTHS = 'January February March April May June July August September October November December'.split(' ');

/** An ISO day written out, such as "12 December 2026"; any other text unchanged. @param day ISO */
const dayWords = (day: string): string => {
  const [, year, month, date] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(day) ?? [];
  const name = MONTHS[Number(month) - 1];
  return name === undefined ? day : `${Number(date)} ${name} ${year}`;
};

/** Sent after somebody asked for their account to be deleted. @param day the ISO day of the deletion, in UTC */
export const deletionAskedLetter = (name: string, home: string, day: string): LetterContent => ({
  subject: 'Your account will be deleted',
  greeting: greetingOf(name),
  paragraphs: [
    `You asked for your Safeshelf account to be deleted. This will happen on ${dayWords(day)} (UTC), and you were signed out everywhere.`,
    'Sign in before then and everything stays as it is.',
  ],
  action: { label: 'Sign in and keep it', url: `${home}/auth` },
  afterwards: [
    'If it was not you, sign in and change your password at once: somebody knows it.',
    'This is the last message about it. The server’s backups keep the account until they are deleted themselves.',
  ],
  reason: `You are getting this because this address belongs to an account at ${hostOf(home)}.`,
});

/** Sent after somebody signed in to an account that was to be deleted, which cancels the deletion. */
export const deletionCalledOffLetter = (name: string, home: string): LetterContent => ({
  subject: 'Your account stays',
  greeting: greetingOf(name),
  paragraphs: ['Somebody signed in to your Safeshelf account. It will not be deleted, and nothing is missing from it.'],
  action: { label: 'Open Safeshelf', url: home },
  afterwards: ['If it was not you, use "Forgot your password?" at once, or contact the people who run your server.'],
  reason: `You are getting this because this address belongs to an account at ${hostOf(home)}.`,
});
