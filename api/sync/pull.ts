import type { Tier } from '#domain/plans/plan.ts';
import { fail, type Result, succeed } from '#domain/problem.ts';
import { Change, type EntityName } from '#domain/sync/entity.ts';
import { PULL_MAX_CHANGES, type PullAnswer } from '#domain/sync/wire.ts';
import type { UsageStore } from '../scanning/usage-store.ts';
import type { Stored } from './row-store.ts';
import type { SyncState } from './sync-state.ts';
import type { Rows } from './world.ts';

const CURSOR = /^([0-9a-f]{32}):(\d{1,15})$/;

/** The `seq` a cursor stands at; 0, which is everything, for none and for one of another history of the database. */
function startOf(cursor: string | undefined, epoch: string): Result<number> {
  if (cursor === undefined) return succeed(0);
  const parts = CURSOR.exec(cursor);
  if (!parts) return fail('BAD_REQUEST', 'The cursor is not valid. Start again without one.');
  return succeed(parts[1] === epoch ? Number(parts[2]) : 0);
}

const changeOf = <N extends EntityName>(entity: N, { id, rev, seq, deleted, data }: Stored<N>): Change =>
  Change.parse({ entity, id, rev, seq, deleted, data: deleted ? null : data });

/**
 * What changed since a cursor, in the order of the commits: the catalogue and the household's own rows.
 * @param limit most changes of one answer
 */
export function pullChanges(
  { rows, usage, state }: { readonly rows: Rows; readonly usage: UsageStore; readonly state: SyncState },
  who: { readonly householdId: string; readonly tier: Tier },
  cursor: string | undefined,
  nowMs: number,
  limit = PULL_MAX_CHANGES,
): Result<PullAnswer> {
  const epoch = state.epoch();
  const start = startOf(cursor, epoch);
  if (!start.ok) return start;
  const after = start.value;
  const { householdId, tier } = who;
  const since = <N extends Exclude<EntityName, 'usage'>>(entity: N): Change[] => {
    // Each store speaks of its own entity; the table of stores loses that.
    const found = rows[entity].since(householdId, after, limit + 1) as Stored<N>[];
    return found.map((row) => changeOf(entity, row));
  };
  const all = [
    ...since('product'),
    ...since('scan'),
    ...since('inventory'),
    ...since('member'),
    ...since('pet'),
    ...since('mistake'),
    ...usage.since(householdId, tier, after),
  ].sort((a, b) => a.seq - b.seq);
  const changes = all.slice(0, limit);
  // It has no place in the order of commits, so it comes after all of them; a full page sends it with the next.
  const untouched = all.length > limit ? null : usage.untouched(householdId, tier, nowMs);
  const more = all.length > limit || (untouched !== null && changes.length === limit);
  const reached = more ? (changes.at(-1)?.seq ?? after) : Math.max(after, state.last());
  if (untouched && !more) changes.push(untouched);
  return succeed({ changes, cursor: `${epoch}:${reached}`, more, epoch });
}
