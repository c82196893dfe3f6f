import { createHash } from 'node:crypto';
import { type Db, writeTransaction } from '#db/open.ts';
import type { LoginFailuresTable } from '#db/schema.ts';
import { fail, type Result, succeed } from '#domain/problem.ts';

/** Failures that cost nothing: people mistype. */
const FREE_FAILURES = 5;
const FIRST_DELAY_MS = 1000;
const LONGEST_DELAY_MS = 15 * 60_000;
/** After this long without another failure a name is forgotten: a household behind one address is not slowed for ever. */
const FORGET_MS = 60 * 60_000;

type Row = Pick<LoginFailuresTable, 'failures' | 'wait_until' | 'last_at'>;

/** Slows down guessing of passwords, by account, by browser and by address. */
export interface LoginDelays {
  /** RATE_LIMITED while one of the names has to wait. */
  check(names: readonly string[], nowMs: number): Result<void>;
  /** Counts a failure. Done before a password is checked, so that guesses sent in parallel are counted too. */
  failed(name: string, nowMs: number): void;
  /** Takes back a failure that was counted before the password could be looked at, and then was not. */
  takeBack(name: string): void;
  /** Forgets the failures of a name. */
  succeeded(name: string): void;
}

/** Names are kept as hashes: what people typed, perhaps somebody else's address, is written down nowhere. */
const hashOf = (name: string): Buffer => createHash('sha256').update(name).digest();

const delayAfter = (failures: number): number =>
  failures < FREE_FAILURES ? 0 : Math.min(FIRST_DELAY_MS * 2 ** (failures - FREE_FAILURES), LONGEST_DELAY_MS);

/**
 * From the fifth failure on, a delay that doubles from 1 s to 15 min. An account that does not exist is delayed like one
 * that does. In the database: a restart forgives nothing.
 * @param factor the rate limit factor: divides the delays
 */
export function createLoginDelays(db: Db, factor: number): LoginDelays {
  const select = db.prepare<[Buffer], Row>(
    'SELECT failures, wait_until, last_at FROM login_failures WHERE name_hash = ?',
  );
  const write = db.prepare<[Buffer, number, number, number]>(`
    INSERT INTO login_failures (name_hash, failures, wait_until, last_at) VALUES (?, ?, ?, ?)
    ON CONFLICT (name_hash) DO UPDATE SET failures = excluded.failures, wait_until = excluded.wait_until,
      last_at = excluded.last_at`);
  const forget = db.prepare<[number]>('DELETE FROM login_failures WHERE last_at <= ?');
  const remove = db.prepare<[Buffer]>('DELETE FROM login_failures WHERE name_hash = ?');
  const keep = (hash: Buffer, failures: number, lastAt: number): void => {
    write.run(hash, failures, lastAt + Math.ceil(delayAfter(failures) / factor), lastAt);
  };
  return {
    check(names, nowMs) {
      let waitMs = 0;
      for (const name of names) waitMs = Math.max(waitMs, (select.get(hashOf(name))?.wait_until ?? 0) - nowMs);
      if (waitMs <= 0) return succeed(undefined);
      return fail('RATE_LIMITED', 'Too many failed attempts. Please wait a moment and try again.', {
        retryAfter: Math.ceil(waitMs / 1000),
      });
    },
    failed(name, nowMs) {
      const hash = hashOf(name);
      writeTransaction(db, () => {
        forget.run(nowMs - FORGET_MS);
        keep(hash, (select.get(hash)?.failures ?? 0) + 1, nowMs);
      });
    },
    takeBack(name) {
      const hash = hashOf(name);
      writeTransaction(db, () => {
        const known = select.get(hash);
        if (!known) return;
        if (known.failures > 1) keep(hash, known.failures - 1, known.last_at);
        else remove.run(hash);
      });
    },
    succeeded: (name) => void remove.run(hashOf(name)),
  };
}
