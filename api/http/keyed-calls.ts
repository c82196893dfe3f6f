import { AsyncLocalStorage } from 'node:async_hooks';
import { createHash } from 'node:crypto';
import type { Reader, Reads, Tx, UnitOfWork } from '#db/handles.ts';
import type { KeyedCallsTable } from '#db/schema.ts';
import { statement } from '#db/statement.ts';
import { type Call, KEYED_CALLS_KEPT_MS, KEYED_CALLS_MOST } from '#domain/contract/call.ts';
import { fail, type Result, succeed } from '#domain/problem.ts';
import type { Answer } from './handler.ts';

type Id = Pick<KeyedCallsTable, 'user_id' | 'key'>;
type Reply = Pick<KeyedCallsTable, 'status' | 'answer'>;

const FIND = statement((q, { user_id, key }: Id) =>
  q
    .selectFrom('keyed_calls')
    .select(['digest', 'at', 'status', 'answer'])
    .where('user_id', '=', user_id)
    .where('key', '=', key),
);
const FORGET_ONE = statement((q, { user_id, key, before }: Id & { readonly before: number }) =>
  q.deleteFrom('keyed_calls').where('user_id', '=', user_id).where('key', '=', key).where('at', '<=', before),
);
const MAKE_ROOM = statement((q, { user_id }: Pick<Id, 'user_id'>) =>
  q
    .deleteFrom('keyed_calls')
    .where('user_id', '=', user_id)
    .where('key', 'in', (eb) =>
      eb
        .selectFrom('keyed_calls')
        .select('key')
        .where('user_id', '=', user_id)
        .orderBy('at', 'desc')
        .orderBy('key')
        .limit(KEYED_CALLS_MOST)
        .offset(KEYED_CALLS_MOST - 1),
    ),
);
const CLAIM = statement((q, row: KeyedCallsTable) =>
  q
    .insertInto('keyed_calls')
    .values({
      ...{ user_id: row.user_id, key: row.key, digest: row.digest, at: row.at },
      ...{ status: row.status, answer: row.answer },
    })
    .onConflict((on) => on.columns(['user_id', 'key']).doNothing()),
);
const KEEP = statement((q, { user_id, key, status, answer }: Id & Reply) =>
  q.updateTable('keyed_calls').set({ status, answer }).where('user_id', '=', user_id).where('key', '=', key),
);
const RELEASE = statement((q, { user_id, key }: Id) =>
  q.deleteFrom('keyed_calls').where('user_id', '=', user_id).where('key', '=', key),
);

/** Rolls back a write: another call with the same key was first. */
class Claimed extends Error {}

/** A call with its key, and whether it has claimed the key yet. */
interface KeyedCall {
  readonly row: KeyedCallsTable;
  state: 'free' | 'taking' | 'taken';
}

/** A call with a key. A key that comes again with a different call was reused by mistake. */
export interface Asked {
  readonly userId: string;
  readonly key: string;
  readonly call: Pick<Call, 'method' | 'path' | 'answers' | 'repeats'>;
  readonly params: Readonly<Record<string, string>>;
  readonly query: unknown;
  readonly body: unknown;
  readonly nowMs: number;
}

/** A digest of 32 bytes of what was requested. The request itself is not stored. */
const digestOf = ({ call, params, query, body }: Asked): Buffer => {
  const parts = [call.method, call.path, Object.entries(params).sort(), query ?? null, body ?? null];
  return createHash('sha256').update(JSON.stringify(parts)).digest();
};

const reused = () => fail('OP_ID_REUSED', 'This Idempotency-Key was already used for something else.');
const done = () =>
  fail(
    'ALREADY_DONE',
    'This was already sent with the same Idempotency-Key and has no further effect. The answer is not repeated.',
  );

/** What is stored of an answer: never a cookie, and a body only for calls that declare it. */
const replyOf = ({ status, body, setCookies }: Answer, { answers, repeats }: Asked['call']): Reply => {
  if (setCookies) return { status: null, answer: null };
  if (answers[status] === null) return { status, answer: null };
  return repeats === 'answer' ? { status, answer: JSON.stringify(body) } : { status: null, answer: null };
};

/** Calls with an Idempotency-Key, each of which takes effect once. */
export interface KeyedCalls {
  /** The writes that handlers use. The first write of a call claims its key in the same transaction. */
  readonly writes: UnitOfWork;
  /**
   * Carries out a call, or repeats the stored answer if it was carried out before.
   * @returns OP_ID_REUSED if the key came with something else, ALREADY_DONE if the answer is not repeated
   */
  once(asked: Asked, carryOut: () => Promise<Result<Answer>>): Promise<Result<Answer>>;
}

/**
 * Stores, by account and key, a digest of the call and its answer. The key is claimed in the transaction of the call's
 * first write. Of two concurrent calls, the second finds it claimed and rolls back its write. A process that is killed
 * leaves either both or neither. A call that is refused leaves its key free. Calls are remembered for two days, at most
 * {@link KEYED_CALLS_MOST} per account.
 */
export function createKeyedCalls({
  reader,
  writes,
}: {
  readonly reader: Reader;
  readonly writes: UnitOfWork;
}): KeyedCalls {
  const underWay = new AsyncLocalStorage<KeyedCall>();

  const claim = async (tx: Tx, row: KeyedCallsTable): Promise<void> => {
    await tx.run(FORGET_ONE, { user_id: row.user_id, key: row.key, before: row.at - KEYED_CALLS_KEPT_MS });
    if ((await tx.all(FIND, row)).length > 0) throw new Claimed();
    await tx.run(MAKE_ROOM, { user_id: row.user_id });
    if ((await tx.run(CLAIM, row)) !== 1) throw new Claimed();
  };

  /** Runs a write that claims the key of the call, unless it is claimed already. */
  const taking: UnitOfWork['run'] = async (work, writer) => {
    // Read it here: the write itself runs in the async context of whoever commits.
    const call = underWay.getStore();
    if (call?.state !== 'free') return writes.run(work, writer);
    call.state = 'taking';
    try {
      const value = await writes.run(async (tx) => {
        await claim(tx, call.row);
        return work(tx);
      }, writer);
      call.state = 'taken';
      return value;
    } finally {
      if (call.state === 'taking') call.state = 'free';
    }
  };

  /** The earlier answer; null if the call is new. */
  const before = async (reads: Reads, row: KeyedCallsTable): Promise<Result<Answer> | null> => {
    const known = await reads.first(FIND, row);
    if (!known || known.at <= row.at - KEYED_CALLS_KEPT_MS) return null;
    if (!known.digest.equals(row.digest)) return reused();
    if (known.status === null) return done();
    return succeed({ status: known.status, ...(known.answer !== null && { text: known.answer }) });
  };

  return {
    writes: { run: taking },
    async once(asked, carryOut) {
      const digest = digestOf(asked);
      const row = { user_id: asked.userId, key: asked.key, digest, at: asked.nowMs, status: null, answer: null };
      const known = await before(reader, row);
      if (known) return known;
      const call: KeyedCall = { row, state: 'free' };
      try {
        const result = await underWay.run(call, carryOut);
        if (!result.ok) {
          if (call.state === 'taken') await writes.run((tx) => tx.run(RELEASE, row));
          return result;
        }
        const reply = replyOf(result.value, asked.call);
        await writes.run(async (tx) => {
          // A call that had nothing to write must not write anything if it is repeated, either.
          if (call.state === 'free') await claim(tx, row);
          await tx.run(KEEP, { ...row, ...reply });
        });
        call.state = 'taken';
        return result;
      } catch (error) {
        if (error instanceof Claimed) return (await before(reader, row)) ?? done();
        throw error;
      }
    },
  };
}
