import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Database } from '#db/database.ts';
import type { Tx } from '#db/handles.ts';
import { statement } from '#db/statement.ts';
import { KEYED_CALLS_KEPT_MS } from '#domain/contract/call.ts';
import { ENTITIES, ENTITY_NAMES } from '#domain/sync/entities.ts';
import type { EntityStores, StoredEntity } from '../sync/entity-store.ts';
import type { SyncState } from '../sync/sync-state.ts';
import { AGING, createBurial } from './old-rows.ts';
import type { JobKind } from './runner.ts';
import type { JobStore } from './store.ts';

const DAY_MS = 86_400_000;
/**
 * A phone offline for up to this long can still sync: it is told about deletions and about operations it already sent.
 */
const REMEMBERED_MS = 400 * DAY_MS;
/** Jobs that are done are kept this long for the operator. */
const JOBS_KEPT_MS = 7 * DAY_MS;
/** Rows per transaction; other writers wait for it. */
const ROWS_AT_ONCE = 500;
/** Owners whose rows are checked in one transaction. */
const OWNERS_AT_ONCE = 100;

/** The highest `seq` that an owner had reached before the cut-off. */
interface Reached {
  readonly owner: string;
  readonly seq: number;
}

const REACHED = statement((q, { kind, before }: { kind: string; before: number }) =>
  q
    .selectFrom('applied_ops')
    .select((eb) => ['owner_id as owner', eb.fn.max('seq').as('seq')])
    .where('owner_kind', '=', kind)
    .where('applied_at', '<', before)
    .groupBy('owner_id'),
);
const FORGET_ANSWERS = statement((q, { before, limit }: { before: number; limit: number }) =>
  q
    .deleteFrom('applied_ops')
    .where(({ eb, refTuple, selectFrom }) =>
      eb(
        refTuple('user_id', 'op_id'),
        'in',
        selectFrom('applied_ops')
          .select(['user_id', 'op_id'])
          .where('applied_at', '<', before)
          .limit(limit)
          .$asTuple('user_id', 'op_id'),
      ),
    ),
);
const FORGET_LIMITS = statement((q, { now }: { now: number }) =>
  q.deleteFrom('spent_limits').where('ends_at', '<=', now),
);
const FORGET_KEYS = statement((q, { before, limit }: { before: number; limit: number }) =>
  q
    .deleteFrom('keyed_calls')
    .where(({ eb, refTuple, selectFrom }) =>
      eb(
        refTuple('user_id', 'key'),
        'in',
        selectFrom('keyed_calls')
          .select(['user_id', 'key'])
          .where('at', '<=', before)
          .limit(limit)
          .$asTuple('user_id', 'key'),
      ),
    ),
);
const FORGET_DAYS = statement((q, { day }: { day: number }) => q.deleteFrom('operation_days').where('day', '<', day));

/** The entities of one kind of owner that keep deleted rows as tombstones. */
const entitiesOf = (kind: 'household' | 'person'): StoredEntity[] =>
  ENTITY_NAMES.filter((entity): entity is StoredEntity => entity !== 'usage' && ENTITIES[entity].scope === kind);

/**
 * Deletes what is no longer needed: replaced values, read marks, answers to operations and tombstones after 400 days
 * (product P10.6), jobs that are done after a week (failed ones 90 days later), calls with an Idempotency-Key after two
 * days.
 * A tombstone has no date, only a `seq` in its owner's order: it is old if an operation with the same or a later `seq`
 * is old. Tombstones of the catalogue stay: no operations are in its order, and there are at most as many of them as
 * products it ever held.
 */
export function createCleanUp(
  { reader, writes, rows, state }: Database & { readonly rows: EntityStores; readonly state: SyncState },
  jobs: JobStore,
  clock: () => number,
): JobKind {
  const buryOld = AGING.map((kind) => createBurial(state, kind));

  /** Deletes in small transactions until nothing is left. */
  async function drain(signal: AbortSignal, deleteSome: (tx: Tx) => Promise<number>): Promise<void> {
    while (!signal.aborted && (await writes.run(deleteSome)) === ROWS_AT_ONCE) await nextTurn();
  }

  /** Deletes the old tombstones of one entity, owner by owner. */
  async function forgetTombstones(
    signal: AbortSignal,
    entity: StoredEntity,
    reached: readonly Reached[],
  ): Promise<void> {
    for (let at = 0; at < reached.length && !signal.aborted; ) {
      const from = at;
      at = await writes.run(async (tx) => {
        let left = ROWS_AT_ONCE;
        for (const [place, { owner, seq }] of reached.slice(from, from + OWNERS_AT_ONCE).entries()) {
          left -= await rows[entity].forget(tx, owner, seq, left);
          // The limit is used up: this owner may have more.
          if (left <= 0) return from + place;
        }
        return from + OWNERS_AT_ONCE;
      });
      await nextTurn();
    }
  }

  return {
    failed: 'Old records could not be deleted. Next attempt within the hour.',
    lane: 'upkeep',
    async run(_job, _note, signal) {
      const before = clock() - REMEMBERED_MS;
      for (const bury of buryOld) await drain(signal, (tx) => bury(tx, before, ROWS_AT_ONCE));
      // Tombstones first: their age is derived from the answers, which are deleted next.
      for (const kind of ['household', 'person'] as const) {
        const reached = await reader.all(REACHED, { kind, before });
        for (const entity of entitiesOf(kind)) await forgetTombstones(signal, entity, reached);
      }
      await drain(signal, (tx) => tx.run(FORGET_ANSWERS, { before, limit: ROWS_AT_ONCE }));
      const keyed = clock() - KEYED_CALLS_KEPT_MS;
      await drain(signal, (tx) => tx.run(FORGET_KEYS, { before: keyed, limit: ROWS_AT_ONCE }));
      return async (tx) => {
        await tx.run(FORGET_DAYS, { day: Math.floor(before / DAY_MS) });
        await tx.run(FORGET_LIMITS, { now: clock() });
        await jobs.forget(tx, clock() - JOBS_KEPT_MS);
        return null;
      };
    },
  };
}
