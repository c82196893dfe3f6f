import type { Database } from '#db/database.ts';
import { fail, type Result, succeed } from '#domain/problem.ts';
import type { CookieTokens } from '../http/handler.ts';
import type { Log } from '../log.ts';
import type { Post } from '../mail/post.ts';
import { audit } from './audit.ts';
import { accountLinks } from './links.ts';
import type { HashQueue } from './passwords/hash-queue.ts';
import type { LoginDelays } from './passwords/login-delays.ts';
import type { PasswordHashes } from './passwords/password-hash.ts';
import { weakPassword } from './passwords/weak-password.ts';
import { CONFIRM_EMAIL, PERSON_BY_EMAIL, PERSON_BY_ID, SET_EMAIL, SET_PASSWORD } from './people.ts';
import { linkNoLongerWorks } from './recovery.ts';
import type { Sessions } from './sessions.ts';

/** What signed-in people can change about their account. */
export interface OwnAccount {
  /** Checks the person's password. A wrong one is reported at `field` and slows down the next guess. */
  confirmPassword(userId: string, password: string, field: string, nowMs: number): Promise<Result<void>>;
  /** Sets a new password and ends every session except the caller's. @returns the new id of that session */
  changePassword(
    userId: string,
    passwords: { readonly current: string; readonly password: string },
    cookies: CookieTokens,
    nowMs: number,
  ): Promise<Result<string>>;
  /** Sends a link to a new address, which becomes the account's once the link is opened. */
  askForEmail(userId: string, email: string, password: string, nowMs: number): Promise<Result<void>>;
  /** Sends a confirmation link to the address of the account. */
  askToConfirm(userId: string, nowMs: number): Promise<Result<void>>;
  /** Uses a link of either kind: the address is confirmed, or becomes the account's. */
  confirm(token: string, nowMs: number): Promise<Result<void>>;
}

/** Implements the rules of changing an account (docs/security.md; product P2.2.10 and P2.2.11). */
export function createOwnAccount(deps: {
  readonly database: Database;
  readonly sessions: Sessions;
  readonly passwords: PasswordHashes;
  readonly queue: HashQueue;
  readonly delays: LoginDelays;
  readonly post: Post;
  readonly log: Log;
}): OwnAccount {
  const { database, sessions, passwords, queue, delays, post, log } = deps;
  const { reader, writes } = database;
  const taken = () => {
    const message = 'There is already an account with this e-mail address.';
    return fail('EMAIL_TAKEN', message, { fields: { email: message } });
  };
  const own: OwnAccount = {
    async confirmPassword(userId, password, field, nowMs) {
      const name = `own password ${userId}`;
      const delay = await delays.enter([name], name, nowMs);
      if (!delay.ok) return delay;
      const person = await reader.first(PERSON_BY_ID, { id: userId });
      const checked = await queue.run(async () => person && (await passwords.verify(person.password_hash, password)));
      if (!checked.ok) {
        await delays.takeBack(name);
        return checked;
      }
      if (!checked.value) {
        log.warn('security', { kind: 'own_password_failed', user: userId });
        const message = 'This is not your password.';
        return fail('INVALID_INPUT', message, { fields: { [field]: message } });
      }
      await delays.succeeded(name);
      return succeed(undefined);
    },
    async changePassword(userId, { current, password }, cookies, nowMs) {
      const confirmed = await own.confirmPassword(userId, current, 'current', nowMs);
      if (!confirmed.ok) return confirmed;
      const person = await reader.first(PERSON_BY_ID, { id: userId });
      const weak = await weakPassword(password, person?.email ?? '', person?.username);
      if (weak !== null) return fail('INVALID_INPUT', weak, { fields: { password: weak } });
      const hashed = await queue.run(() => passwords.make(password));
      if (!hashed.ok) return hashed;
      const token = await writes.run(async (tx) => {
        const renewed = cookies.session === null ? null : await sessions.replace(tx, cookies.session, nowMs);
        // The session ended while the password was hashed. Its owner may have ended it to shut this caller out.
        if (renewed === null) return null;
        await tx.run(SET_PASSWORD, { id: userId, hash: hashed.value });
        await sessions.endAll(tx, userId, renewed);
        await accountLinks.end(tx, 'reset', userId, nowMs);
        await accountLinks.end(tx, 'email', userId, nowMs);
        await audit(tx, { kind: 'password_changed', userId }, nowMs);
        await post.put(tx, { kind: 'password-changed', data: { userId } }, nowMs);
        return renewed;
      });
      if (token === null) return fail('UNAUTHENTICATED', 'You need to be logged in. Please sign in to continue.');
      post.wake();
      log.info('security', { kind: 'password_changed', user: userId });
      return succeed(token);
    },
    async askForEmail(userId, email, password, nowMs) {
      const confirmed = await own.confirmPassword(userId, password, 'password', nowMs);
      if (!confirmed.ok) return confirmed;
      if (await reader.first(PERSON_BY_EMAIL, { email })) return taken();
      await writes.run((tx) => post.put(tx, { kind: 'email', data: { userId, email } }, nowMs));
      post.wake();
      return succeed(undefined);
    },
    async askToConfirm(userId, nowMs) {
      await writes.run((tx) => post.put(tx, { kind: 'confirm', data: { userId } }, nowMs));
      post.wake();
      return succeed(undefined);
    },
    async confirm(token, nowMs) {
      const done = await writes.run(async (tx): Promise<Result<string>> => {
        const confirmed = await accountLinks.use(tx, 'confirm', token, nowMs);
        if (confirmed) {
          const { userId: id, email } = confirmed;
          if ((await tx.run(CONFIRM_EMAIL, { id, email, at: nowMs })) === 0) return linkNoLongerWorks();
          await audit(tx, { kind: 'email_confirmed', userId: id }, nowMs);
          return succeed(id);
        }
        const changed = await accountLinks.use(tx, 'email', token, nowMs);
        const before = changed && (await tx.first(PERSON_BY_ID, { id: changed.userId }));
        if (!changed || !before) return linkNoLongerWorks();
        const { userId: id, email } = changed;
        const holder = await tx.first(PERSON_BY_EMAIL, { email });
        if (holder && holder.id !== id) return taken();
        await tx.run(SET_EMAIL, { id, email, at: nowMs });
        await accountLinks.end(tx, 'reset', id, nowMs);
        await audit(tx, { kind: 'email_changed', userId: id }, nowMs);
        await post.put(tx, { kind: 'email-changed', data: { userId: id, email: before.email } }, nowMs);
        return succeed(id);
      });
      if (!done.ok) return done;
      post.wake();
      log.info('security', { kind: 'email_confirmed', user: done.value });
      return succeed(undefined);
    },
  };
  return own;
}
