import type { Tier } from '#domain/plans/plan.ts';
import { fail, type Result, succeed } from '#domain/problem.ts';
import { Change, EntityName } from '#domain/sync/entity.ts';
import { CLIENT_PROTOCOL } from '#domain/sync/protocol.ts';
import { PULL_MAX_CHANGES, type PullAnswer } from '#domain/sync/wire.ts';
import type { UsageStore } from '../scanning/usage-store.ts';
import type { Stored } from './row-store.ts';
import type { SyncState } from './sync-state.ts';
import { ownerOf, type Rows } from './world.ts';

const CURSOR = /^([0-9a-f]{32}):(\d{1,15})(?::([\w-]{1,40}))?$/;

/** Where a pull goes on. `revoked`: the cursor is of a household that the person has left. */
interface Start {
  readonly after: number;
  readonly revoked: boolean;
}

/** The place a cursor stands at; the very beginning for none, and for one of another history or household. */
function startOf(cursor: string | undefined, epoch: string, householdId: string): Result<Start> {
  if (cursor === undefined) return succeed({ after: 0, revoked: false });
  const parts = CURSOR.exec(cursor);
  if (!parts) return fail('BAD_REQUEST', 'The cursor is not valid. Start again without one.');
  if (parts[3] !== undefined && parts[3] !== householdId) return succeed({ after: 0, revoked: true });
  return succeed({ after: parts[1] === epoch ? Number(parts[2]) : 0, revoked: false });
}

const changeOf = <N extends EntityName>(entity: N, { id, rev, seq, deleted, data }: Stored<N>): Change =>
  Change.parse({ entity, id, rev, seq, deleted, data: deleted ? null : data });

/** Every entity that lies in rows of its own. */
const ENTITIES = EntityName.options.filter((entity) => entity !== 'usage');

/**
 * What changed since a cursor, in the order of the commits: the catalogue, the household's own rows, and the person's.
 * @param limit most changes of one answer
 */
export function pullChanges(
  { rows, usage, state }: { readonly rows: Rows; readonly usage: UsageStore; readonly state: SyncState },
  who: { readonly userId: string; readonly householdId: string; readonly tier: Tier },
  cursor: string | undefined,
  nowMs: number,
  limit = PULL_MAX_CHANGES,
): Result<PullAnswer> {
  const epoch = state.epoch();
  const { householdId, tier } = who;
  const start = startOf(cursor, epoch, householdId);
  if (!start.ok) return start;
  const { after, revoked } = start.value;
  const since = <N extends Exclude<EntityName, 'usage'>>(entity: N): Change[] => {
    // Each store speaks of its own entity; the table of stores loses that.
    const found = rows[entity].since(ownerOf(entity, who), after, limit + 1) as Stored<N>[];
    return found.map((row) => changeOf(entity, row));
  };
  const all = [...ENTITIES.flatMap((entity) => since(entity)), ...usage.since(householdId, tier, after)].sort(
    (a, b) => a.seq - b.seq,
  );
  const changes = all.slice(0, limit);
  // It has no place in the order of commits, so it comes after all of them; a full page sends it with the next.
  const untouched = all.length > limit ? null : usage.untouched(householdId, tier, nowMs);
  const more = all.length > limit || (untouched !== null && changes.length === limit);
  const reached = more ? (changes.at(-1)?.seq ?? after) : Math.max(after, state.last());
  if (untouched && !more) changes.push(untouched);
  const next = `${epoch}:${reached}:${householdId}`;
  const protocol = CLIENT_PROTOCOL;
  return succeed({ changes, count: changes.length, cursor: next, more, epoch, revoked, protocol });
}
