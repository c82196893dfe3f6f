import type { Database } from '#db/database.ts';
import {
  CONFIRM_LINK_MS,
  confirmLetter,
  deletionAskedLetter,
  deletionCalledOffLetter,
  emailChangedLetter,
  exportReadyLetter,
  passkeyAddedLetter,
  passkeyRemovedLetter,
  passwordChangedLetter,
  RESET_LINK_MS,
  recoveryCodeUsedLetter,
  resetLetter,
  secondStepOffLetter,
  secondStepOnLetter,
} from '#domain/accounts/letters.ts';
import { newsLetter } from '#domain/delivery/news-letter.ts';
import type { LetterContent } from '#domain/mail/letter.ts';
import type { LetterWriter } from '../mail/post.ts';
import { audit } from './audit.ts';
import { accountLinks } from './links.ts';
import { type AccountRow, greetingNameOf, PERSON_BY_EMAIL, PERSON_BY_ID } from './people.ts';

/** The kinds of letters of this room. */
export type AccountLetter =
  | 'reset'
  | 'password-changed'
  | 'confirm'
  | 'email'
  | 'email-changed'
  | 'second-step-on'
  | 'second-step-off'
  | 'recovery-code-used'
  | 'export-ready'
  | 'passkey-added'
  | 'passkey-removed'
  | 'news'
  | 'deletion-asked'
  | 'deletion-called-off';

/**
 * Writes the letters of accounts. Links are made when a letter is sent, not when it is queued, so no token waits in a
 * queue and its lifetime starts when it can be used. They lead to the configured address, never to a request's host.
 * @param home the URL people open, without a trailing slash
 */
export function accountLetters({ reader, writes }: Database, home: string): Record<AccountLetter, LetterWriter> {
  const byEmail = async ({ email = '' }) => (await reader.first(PERSON_BY_EMAIL, { email })) ?? null;
  const byId = async ({ userId = '' }) => (await reader.first(PERSON_BY_ID, { id: userId })) ?? null;
  /** A letter without a personal link. */
  const plain = (
    draw: (name: string, home: string, data: Readonly<Record<string, string>>) => LetterContent,
    to: (person: AccountRow, data: Readonly<Record<string, string>>) => string | undefined,
  ): LetterWriter => {
    const addressee = async (data: Readonly<Record<string, string>>) => {
      const person = await byId(data);
      return (person && to(person, data)) || null;
    };
    return {
      addressee,
      async write(data) {
        const person = await byId(data);
        const address = person && to(person, data);
        return person && address ? { to: address, content: draw(greetingNameOf(person), home, data) } : null;
      },
    };
  };
  return {
    reset: {
      addressee: async (data) => (await byEmail(data))?.email ?? null,
      async write(data, nowMs) {
        const person = await byEmail(data);
        if (!person) return null;
        const { id: userId, email } = person;
        const token = await writes.run(async (tx) => {
          await audit(tx, { kind: 'reset_sent', userId }, nowMs);
          return accountLinks.make(tx, 'reset', { userId, email }, RESET_LINK_MS, nowMs);
        });
        return { to: email, content: resetLetter(greetingNameOf(person), `${home}/reset-password#${token}`) };
      },
    },
    confirm: {
      addressee: async (data) => (await byId(data))?.email ?? null,
      async write(data, nowMs) {
        const person = await byId(data);
        if (!person || person.email_confirmed_at !== null) return null;
        const { id: userId, email } = person;
        const token = await writes.run((tx) =>
          accountLinks.make(tx, 'confirm', { userId, email }, CONFIRM_LINK_MS, nowMs),
        );
        return { to: email, content: confirmLetter(greetingNameOf(person), `${home}/confirm-email#${token}`) };
      },
    },
    email: {
      addressee: async (data) => ((await byId(data)) ? (data.email ?? null) : null),
      async write(data, nowMs) {
        const person = await byId(data);
        const { email } = data;
        if (!person || email === undefined) return null;
        const token = await writes.run((tx) =>
          accountLinks.make(tx, 'email', { userId: person.id, email }, CONFIRM_LINK_MS, nowMs),
        );
        return { to: email, content: confirmLetter(greetingNameOf(person), `${home}/confirm-email#${token}`) };
      },
    },
    'password-changed': plain(passwordChangedLetter, ({ email }) => email),
    news: plain(newsLetter, ({ email }) => email),
    'email-changed': plain(emailChangedLetter, (_, { email }) => email),
    'second-step-on': plain(secondStepOnLetter, ({ email }) => email),
    'second-step-off': plain(secondStepOffLetter, ({ email }) => email),
    'recovery-code-used': plain(recoveryCodeUsedLetter, ({ email }) => email),
    'deletion-asked': plain(
      (name, at, { day = '' }) => deletionAskedLetter(name, at, day),
      ({ email }) => email,
    ),
    'deletion-called-off': plain(deletionCalledOffLetter, ({ email }) => email),
    'export-ready': plain(exportReadyLetter, ({ email }) => email),
    'passkey-added': plain(passkeyAddedLetter, ({ email }) => email),
    'passkey-removed': plain(passkeyRemovedLetter, ({ email }) => email),
  };
}
