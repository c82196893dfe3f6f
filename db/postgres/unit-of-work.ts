import { setTimeout as pause } from 'node:timers/promises';
import { DatabaseError, type PoolClient } from 'pg';
import type { Tx, UnitOfWork, Writer } from '../handles.ts';
import { lockOwners } from './lock-owners.ts';
import type { Connections } from './pool.ts';
import { createReads, oneAtATime, type SendQuery } from './reader.ts';
import { queryOf } from './statements.ts';

/** `serialization_failure` and `deadlock_detected` (PostgreSQL, appendix A): nothing was written; a retry may work. */
const TO_BE_TRIED_AGAIN: ReadonlySet<string | undefined> = new Set(['40001', '40P01']);

/**
 * Attempts at one unit of work, about five seconds in total. PostgreSQL tracks what was read by index page, so that in
 * a small database even transactions without a row in common conflict.
 */
const MOST_TRIES = 40;

/** The longest pause before the second attempt. It doubles with each attempt, up to the second figure. */
const FIRST_PAUSE_MS = 4;
const LONGEST_PAUSE_MS = 250;

/** A statement was prepared before another server's update added a column to its table (`feature_not_supported`). */
const isStalePlan = (error: unknown): boolean =>
  error instanceof DatabaseError && error.code === '0A000' && error.message.includes('cached plan');

const mayBeTriedAgain = (error: unknown): boolean =>
  isStalePlan(error) || (error instanceof DatabaseError && TO_BE_TRIED_AGAIN.has(error.code));

/** Work with a named writer decides by rows of other owners as well. */
class MeetsOthers extends Error {}

/** How an attempt begins its transaction. */
type Begin = (send: SendQuery) => Promise<unknown>;

/** As if it had run before or after every other such transaction, whatever they read. */
const apart: Begin = (send) => send({ text: 'BEGIN ISOLATION LEVEL SERIALIZABLE' });

/** Locks the rows of its owners first, and so sees everything that others committed to them before. */
const holding =
  (writer: Writer): Begin =>
  async (send) => {
    await send({ text: 'BEGIN ISOLATION LEVEL READ COMMITTED' });
    await lockOwners(send, writer);
  };

/**
 * One attempt, on a connection of its own. A query that fails ends it even if the work went on: PostgreSQL rolls back
 * such a transaction, and answers COMMIT with ROLLBACK instead of an error.
 */
async function attempt<T>(client: PoolClient, begin: Begin, work: (tx: Tx) => Promise<T>): Promise<T> {
  let over = false;
  const failures: unknown[] = [];
  const send = oneAtATime((query) => client.query(query));
  const ask: SendQuery = async (query) => {
    if (over) throw new Error('This unit of work is over.');
    try {
      return await send(query);
    } catch (error) {
      failures.push(error);
      throw error;
    }
  };
  const tx: Tx = {
    handle: 'tx',
    ...createReads(ask),
    run: async (statement, ...[parameters]) => (await ask(queryOf(statement, parameters))).rowCount ?? 0,
    meetOthers() {
      if (begin === apart) return;
      failures.push(new MeetsOthers());
      throw failures.at(-1);
    },
  };
  try {
    await begin(send);
    const value = await work(tx);
    over = true;
    if (failures.length > 0) throw failures[0];
    // Queries that nobody awaited are answered before this one, and may have failed.
    const { command } = await send({ text: 'COMMIT' });
    if (command !== 'COMMIT') throw new Error('The database rolled back this unit of work.');
    client.release();
    return value;
  } catch (error) {
    over = true;
    const gone = await send({ text: 'ROLLBACK' }).then(
      () => false,
      () => true,
    );
    // Prepared statements that no longer fit their tables stay with the connection, so it is closed.
    client.release(gone || failures.some(isStalePlan));
    // The first error says whether a retry may help. Later ones only say that the transaction was rolled back.
    throw failures[0] ?? error;
  }
}

/** Runs work with the same key one after another, and work with different keys concurrently. */
function createLines() {
  const lines = new Map<string, Promise<unknown>>();
  return <T>(key: string, work: () => Promise<T>): Promise<T> => {
    const before = lines.get(key) ?? Promise.resolve();
    const mine = before.then(work, work);
    lines.set(key, mine);
    const leave = () => {
      if (lines.get(key) === mine) lines.delete(key);
    };
    mine.then(leave, leave);
    return mine;
  };
}

/**
 * Writes to a database that other servers write to as well. Work with a named writer begins by locking the rows with
 * the numbers of that household and person. Anybody else who changes rows of theirs takes their next number in the same
 * transaction, so writes of one owner wait for each other, and writes of two owners never conflict. All other work, and
 * work that meets others, runs in serializable transactions: any two of them have the same effect as one after the
 * other, whichever servers they ran on. If the database cannot guarantee that, it rolls one of them back, and that one
 * is rerun from its beginning. So work must change nothing except through its transaction. Writes of one owner keep
 * their order within a server.
 *
 * If a connection breaks during a commit, it is unknown whether the commit took place. The write is rejected and not
 * retried. The caller sends it again, and if it did take place, its operations are recognised by their ids.
 *
 * @param chance from 0 up to 1, so that attempts that conflicted do not conflict again at once
 * @returns the unit of work, with how many attempts were rerun after a conflict
 */
export function createUnitOfWork(pool: Connections, chance: () => number): UnitOfWork & { again(): number } {
  const inLine = createLines();
  let again = 0;

  const perform = async <T>(work: (tx: Tx) => Promise<T>, begin: Begin): Promise<T> => {
    for (let tries = 1; ; tries += 1) {
      try {
        return await attempt(await pool.connect(), begin, work);
      } catch (error) {
        if (error instanceof MeetsOthers) return perform(work, apart);
        if (tries === MOST_TRIES || !mayBeTriedAgain(error)) throw error;
        again += 1;
        await pause(chance() * Math.min(FIRST_PAUSE_MS * 2 ** (tries - 1), LONGEST_PAUSE_MS));
      }
    }
  };

  return {
    again: () => again,
    run: (work, writer) => (writer ? inLine(writer.owner, () => perform(work, holding(writer))) : perform(work, apart)),
  };
}
