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

/** Undoes a write: another call with the same key was there before. */
class Claimed extends Error {}

/** One call with its key, and whether its key is taken yet. */
interface KeyedCall {
  readonly row: KeyedCallsTable;
  state: 'free' | 'taking' | 'taken';
}

/** What is asked for: a key that comes with something else was used by mistake. */
export interface Asked {
  readonly userId: string;
  readonly key: string;
  readonly call: Pick<Call, 'method' | 'path' | 'answers' | 'repeats'>;
  readonly params: Readonly<Record<string, string>>;
  readonly query: unknown;
  readonly body: unknown;
  readonly nowMs: number;
}

/** What an account asked for with a key, as 32 bytes: the words themselves are not kept. */
const digestOf = ({ call, params, query, body }: Asked): Buffer => {
  const parts = [call.method, call.path, Object.entries(params).sort(), query ?? null, body ?? null];
  return createHash('sha256').update(JSON.stringify(parts)).digest();
};

const reused = () => fail('OP_ID_REUSED', 'This Idempotency-Key was already used for something else.');
const done = () =>
  fail(
    'ALREADY_DONE',
    'This was already sent with the same Idempotency-Key, and has no effect again. What was answered is not told twice.',
  );

/** What is kept of an answer: never a cookie, and words only of calls that say so. */
const replyOf = ({ status, body, setCookies }: Answer, { answers, repeats }: Asked['call']): Reply => {
  if (setCookies) return { status: null, answer: null };
  if (answers[status] === null) return { status, answer: null };
  return repeats === 'answer' ? { status, answer: JSON.stringify(body) } : { status: null, answer: null };
};

/** Calls with an Idempotency-Key, each of which has its effect once. */
export interface KeyedCalls {
  /** The writes that handlers work with: the first write of a call takes its key in the same transaction. */
  readonly writes: UnitOfWork;
  /**
   * Carries a call out, or tells what was answered when it was carried out before.
   * @returns OP_ID_REUSED where the key came with something else, ALREADY_DONE where the answer is not told again
   */
  once(asked: Asked, carryOut: () => Promise<Result<Answer>>): Promise<Result<Answer>>;
}

/**
 * Remembers by account and key what a call asked for and what was answered. The key is taken in the transaction of the
 * call's first write: of two that come at once the second finds it taken and undoes what it wrote, and a process that is
 * killed leaves either both or neither. What is refused leaves its key free. A call is remembered for two days, and
 * {@link KEYED_CALLS_MOST} of an account.
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

  /** Runs a write that takes the key of the call, where none did yet. */
  const taking: UnitOfWork['run'] = async (work, writer) => {
    // Asked now: the write itself runs in the context of whoever happens to commit.
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

  /** What was answered before; null where the call is new. */
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
          // What wrote nothing, because all was so already, must not write when it comes again either.
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
