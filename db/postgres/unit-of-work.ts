import { setTimeout as pause } from 'node:timers/promises';
import { DatabaseError, type PoolClient } from 'pg';
import type { Tx, UnitOfWork, Writer } from '../handles.ts';
import { holdOwners } from './hold-owners.ts';
import type { Connections } from './pool.ts';
import { type Ask, createReads, inTurn } from './reader.ts';
import { queryOf } from './statements.ts';

/** `serialization_failure` and `deadlock_detected` (PostgreSQL, appendix A): nothing took place, and a further try may. */
const TO_BE_TRIED_AGAIN: ReadonlySet<string | undefined> = new Set(['40001', '40P01']);

/**
 * Tries of one unit of work, about five seconds. PostgreSQL notes what was read by pages of an index, so that in a small
 * database also those meet that have no row in common.
 */
const MOST_TRIES = 40;

/** The longest pause before the second try; it doubles from try to try up to the second figure. */
const FIRST_PAUSE_MS = 4;
const LONGEST_PAUSE_MS = 250;

/** A statement was prepared before its table was given another column, by the update of another server (`feature_not_supported`). */
const isStalePlan = (error: unknown): boolean =>
  error instanceof DatabaseError && error.code === '0A000' && error.message.includes('cached plan');

const mayBeTriedAgain = (error: unknown): boolean =>
  isStalePlan(error) || (error instanceof DatabaseError && TO_BE_TRIED_AGAIN.has(error.code));

/** The work of a writer decides by rows of others as well. */
class MeetsOthers extends Error {}

/** What a try begins with. */
type Begin = (send: Ask) => Promise<unknown>;

/** As if it had run before or after every other such transaction, whatever they read. */
const apart: Begin = (send) => send({ text: 'BEGIN ISOLATION LEVEL SERIALIZABLE' });

/** Takes the rows of its owners first, and sees what others committed of them until then. */
const holding =
  (writer: Writer): Begin =>
  async (send) => {
    await send({ text: 'BEGIN ISOLATION LEVEL READ COMMITTED' });
    await holdOwners(send, writer);
  };

/**
 * One try, on a connection of its own. What a query answered with an error ends it even where the work went on:
 * PostgreSQL undoes such a transaction, and answers COMMIT with ROLLBACK instead of an error.
 */
async function attempt<T>(client: PoolClient, begin: Begin, work: (tx: Tx) => Promise<T>): Promise<T> {
  let over = false;
  const failures: unknown[] = [];
  const send = inTurn((query) => client.query(query));
  const ask: Ask = async (query) => {
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
    // Queries that nobody waited for are answered before this one, and may have failed.
    const { command } = await send({ text: 'COMMIT' });
    if (command !== 'COMMIT') throw new Error('The database undid this unit of work.');
    client.release();
    return value;
  } catch (error) {
    over = true;
    const gone = await send({ text: 'ROLLBACK' }).then(
      () => false,
      () => true,
    );
    // Prepared statements that no longer fit their tables stay with the connection.
    client.release(gone || failures.some(isStalePlan));
    // The first error says whether another try may help; later ones only say that the transaction is undone.
    throw failures[0] ?? error;
  }
}

/** Runs one after another what has the same key; others go on beside it. */
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
 * Writes to a database that other servers write to as well. What names its writer holds the rows with the numbers of that
 * household and person from its beginning: whoever else changes rows of theirs takes their next number in the same
 * transaction, so that writes of one owner wait for each other and those of two owners never meet. Everything else, and a
 * work that meets others, is a serializable transaction: what two of them read and wrote is as if one had run after the
 * other, whichever servers they ran on. Where the database cannot have it so, it undoes one of them whole, and that one is
 * run again from its beginning: a work changes nothing but through its transaction. Writes of one owner keep their order
 * within a server.
 *
 * A connection that breaks while a commit is under way leaves open whether it took place. The write is refused, and not
 * tried again: who asked sends it once more, and its operations are known by their ids if it did.
 *
 * @param chance from 0 up to 1, so that those who met do not meet again at once
 * @returns with how many tries met another one and were run again
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
