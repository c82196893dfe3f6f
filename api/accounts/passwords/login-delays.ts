import { createHash } from 'node:crypto';
import type { Database } from '#db/database.ts';
import type { Reads, Tx } from '#db/handles.ts';
import type { LoginFailuresTable } from '#db/schema.ts';
import { statement } from '#db/statement.ts';
import { fail, type Result, succeed } from '#domain/problem.ts';

/** Failures without a delay, since people mistype. */
const FREE_FAILURES = 5;
const FIRST_DELAY_MS = 1000;
const LONGEST_DELAY_MS = 15 * 60_000;
/** A name without a failure for this long is forgotten, so a household behind one address is not slowed for ever. */
const FORGET_MS = 60 * 60_000;

/** Slows down guessing of passwords, by account, by browser and by address. */
export interface LoginDelays {
  /** RATE_LIMITED while one of the names has to wait. */
  check(names: readonly string[], nowMs: number): Promise<Result<void>>;
  /**
   * Like `check`, but if none has to wait, a failure of `counted` is recorded at once, before the password is checked.
   * Guesses sent in parallel are thus counted as well.
   */
  enter(names: readonly string[], counted: string, nowMs: number): Promise<Result<void>>;
  /** Counts a failure. */
  failed(name: string, nowMs: number): Promise<void>;
  /** Takes back a failure that `enter` recorded for a check that did not happen. */
  takeBack(name: string): Promise<void>;
  /** Forgets the failures of a name. */
  succeeded(name: string): Promise<void>;
}

const SELECT = statement((q, { hash }: { hash: Buffer }) =>
  q.selectFrom('login_failures').select(['failures', 'wait_until', 'last_at']).where('name_hash', '=', hash),
);
const WRITE = statement((q, row: LoginFailuresTable) =>
  q
    .insertInto('login_failures')
    .values({
      name_hash: row.name_hash,
      failures: row.failures,
      wait_until: row.wait_until,
      last_at: row.last_at,
    })
    .onConflict((on) =>
      on.column('name_hash').doUpdateSet({ failures: row.failures, wait_until: row.wait_until, last_at: row.last_at }),
    ),
);
const FORGET = statement((q, { before }: { before: number }) =>
  q.deleteFrom('login_failures').where('last_at', '<=', before),
);
const REMOVE = statement((q, { hash }: { hash: Buffer }) =>
  q.deleteFrom('login_failures').where('name_hash', '=', hash),
);

/** Names are stored as hashes, so what people typed (perhaps somebody else's address) is stored nowhere. */
const hashOf = (name: string): Buffer => createHash('sha256').update(name).digest();

const delayAfter = (failures: number): number =>
  failures < FREE_FAILURES ? 0 : Math.min(FIRST_DELAY_MS * 2 ** (failures - FREE_FAILURES), LONGEST_DELAY_MS);

/**
 * From the fifth failure on, a delay that doubles from 1 s to 15 min. An account that does not exist is delayed the
 * same way. Kept in the database, so a restart resets nothing.
 * @param factor the rate limit factor: divides the delays
 */
export function createLoginDelays({ reader, writes }: Database, factor: number): LoginDelays {
  const keep = (tx: Tx, hash: Buffer, failures: number, lastAt: number): Promise<number> => {
    const waitUntil = lastAt + Math.ceil(delayAfter(failures) / factor);
    return tx.run(WRITE, { name_hash: hash, failures, wait_until: waitUntil, last_at: lastAt });
  };
  const look = async (reads: Reads, names: readonly string[], nowMs: number): Promise<Result<void>> => {
    let waitMs = 0;
    for (const name of names) {
      const known = await reads.first(SELECT, { hash: hashOf(name) });
      waitMs = Math.max(waitMs, (known?.wait_until ?? 0) - nowMs);
    }
    if (waitMs <= 0) return succeed(undefined);
    return fail('RATE_LIMITED', 'Too many failed attempts. Please wait a moment and try again.', {
      retryAfter: Math.ceil(waitMs / 1000),
    });
  };
  const count = async (tx: Tx, name: string, nowMs: number): Promise<void> => {
    const hash = hashOf(name);
    await tx.run(FORGET, { before: nowMs - FORGET_MS });
    const known = await tx.first(SELECT, { hash });
    await keep(tx, hash, (known?.failures ?? 0) + 1, nowMs);
  };
  return {
    check: (names, nowMs) => look(reader, names, nowMs),
    enter: (names, counted, nowMs) =>
      writes.run(async (tx) => {
        const free = await look(tx, names, nowMs);
        if (free.ok) await count(tx, counted, nowMs);
        return free;
      }),
    failed: (name, nowMs) => writes.run((tx) => count(tx, name, nowMs)),
    takeBack: (name) =>
      writes.run(async (tx) => {
        const hash = hashOf(name);
        const known = await tx.first(SELECT, { hash });
        if (!known) return;
        if (known.failures > 1) await keep(tx, hash, known.failures - 1, known.last_at);
        else await tx.run(REMOVE, { hash });
      }),
    succeeded: (name) => writes.run(async (tx) => void (await tx.run(REMOVE, { hash: hashOf(name) }))),
  };
}
