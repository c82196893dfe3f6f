import type { Database } from '#db/database.ts';
import { fail, type Result, succeed } from '#domain/problem.ts';
import type { SpentLimits } from '../http/spent-limits.ts';
import type { Log } from '../log.ts';
import type { Post } from '../mail/post.ts';
import { audit } from './audit.ts';
import { forgetBrowsers } from './known-browsers.ts';
import { accountLinks } from './links.ts';
import type { HashQueue } from './passwords/hash-queue.ts';
import type { LoginDelays } from './passwords/login-delays.ts';
import type { PasswordHashes } from './passwords/password-hash.ts';
import { weakPassword } from './passwords/weak-password.ts';
import { PERSON_BY_ID, SET_PASSWORD } from './people.ts';
import type { Sessions } from './sessions.ts';

/** Messages to one address per hour (docs/security.md). */
const FORGOT = { most: 3, windowMs: 3_600_000 };

/** Resetting a forgotten password. */
export interface Recovery {
  /**
   * Sends a link to an address. The call does the same for every address, so neither its answer nor its timing shows
   * whether the address is registered. Only the job looks that up.
   */
  forgot(email: string, nowMs: number): Promise<Result<void>>;
  /** Sets a new password with the token of such a link, ends every session of the account and notifies its owner. */
  reset(token: string, password: string, nowMs: number): Promise<Result<void>>;
}

/** The error for a link that does not work, whatever the reason. */
export const linkNoLongerWorks = () =>
  fail('GONE', 'This link no longer works. It may already be used, expired or replaced by a newer one.');

/** Implements the rules of a forgotten password (docs/security.md; product P2.2.5). */
export function createRecovery(deps: {
  readonly database: Database;
  readonly sessions: Sessions;
  readonly passwords: PasswordHashes;
  readonly queue: HashQueue;
  readonly delays: LoginDelays;
  readonly spent: SpentLimits;
  readonly post: Post;
  readonly log: Log;
  readonly rateLimitFactor: number;
}): Recovery {
  const { database, sessions, passwords, queue, delays, spent, post, log } = deps;
  const { reader, writes } = database;
  const limit = { ...FORGOT, most: Math.max(1, Math.floor(FORGOT.most * deps.rateLimitFactor)) };
  return {
    async forgot(email, nowMs) {
      const waitMs = await spent.take(`forgot ${email}`, limit, nowMs);
      if (waitMs > 0) {
        return fail('RATE_LIMITED', 'This was already requested several times. Please check your messages first.', {
          retryAfter: Math.ceil(waitMs / 1000),
        });
      }
      await writes.run((tx) => post.put(tx, { kind: 'reset', data: { email } }, nowMs));
      post.wake();
      return succeed(undefined);
    },
    async reset(token, password, nowMs) {
      const link = await accountLinks.find(reader, 'reset', token, nowMs);
      const person = link && (await reader.first(PERSON_BY_ID, { id: link.userId }));
      if (!link || !person) return linkNoLongerWorks();
      const weak = await weakPassword(password, person.email, person.username);
      if (weak !== null) return fail('INVALID_INPUT', weak, { fields: { password: weak } });
      const hashed = await queue.run(() => passwords.make(password));
      if (!hashed.ok) return hashed;
      const { id: userId, email } = person;
      const used = await writes.run(async (tx) => {
        // Check again: the link may have been used while the password was hashed.
        if (!(await accountLinks.use(tx, 'reset', token, nowMs))) return false;
        await tx.run(SET_PASSWORD, { id: userId, hash: hashed.value });
        await sessions.endAll(tx, userId, null);
        await forgetBrowsers(tx, userId);
        await accountLinks.end(tx, 'email', userId, nowMs);
        await audit(tx, { kind: 'password_reset', userId }, nowMs);
        await post.put(tx, { kind: 'password-changed', data: { userId } }, nowMs);
        return true;
      });
      if (!used) return linkNoLongerWorks();
      post.wake();
      await delays.succeeded(`account ${email}`);
      log.info('security', { kind: 'password_reset', user: userId });
      return succeed(undefined);
    },
  };
}
