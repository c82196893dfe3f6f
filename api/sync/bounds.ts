import type { Reads } from '#db/handles.ts';
import type { Tier } from '#domain/plans/plan.ts';
import { fail, type Result, succeed } from '#domain/problem.ts';
import { ENTITIES } from '#domain/sync/entities.ts';
import { WITH_BURIED, WITH_TOMBSTONES } from '#domain/sync/row-bounds.ts';
import type { EntityRules, EntitySchemas } from '#domain/sync/rule.ts';
import type { NextRow } from '#domain/sync/world.ts';
import { type Actor, ownerOf } from './actor.ts';
import type { EntityStore, EntityStores, Stored, StoredEntity } from './entity-store.ts';
import type { RowCounts } from './row-counts.ts';

/** A row that an operation writes, with the one it replaces. */
export interface Placed {
  readonly row: NextRow;
  readonly before: Stored<StoredEntity> | null;
}

// Each store is typed for its own entity, and so are its rules; a look-up by name loses that.
const storeOf = (rows: EntityStores, entity: StoredEntity) => rows[entity] as EntityStore<StoredEntity>;
const rulesOf = (entity: StoredEntity) => ENTITIES[entity] as unknown as EntityRules<EntitySchemas>;

const tooLarge = (bytes: number, most: number) =>
  fail(
    'TOO_LARGE',
    `This is ${Math.ceil(bytes / 1024)} kB, but one entry can be ${Math.floor(most / 1024)} kB at most. Shorten it.`,
  );
const tooMany = (most: number, name: string) =>
  fail(
    'TOO_LARGE',
    `Limit reached: your plan holds ${most.toLocaleString('en')} ${name}. Remove what you no longer need, then try again.`,
    { fields: { [name]: `at most ${most}` } },
  );
const removedTooOften = (name: string) =>
  fail('TOO_LARGE', `Too much has been added and removed lately. Try again later.`, {
    fields: { [name]: 'too many removed ones are still remembered' },
  });

/**
 * Checks that the rows an operation writes are within bounds (product P10): each row by its size in bytes, and the rows
 * of their owner by their number. If the oldest rows have to make way, the result includes them.
 * @param before the stored row that the operation names
 */
export async function fitRows(
  reads: Reads,
  { rows, counts }: { readonly rows: EntityStores; readonly counts: RowCounts },
  sender: Actor & { readonly tier: Tier },
  next: readonly NextRow[],
  before: Stored<StoredEntity> | null,
  nowMs: number,
): Promise<Result<readonly Placed[]>> {
  const placed: Placed[] = [];
  const added = new Map<string, { live: number; all: number }>();
  for (const row of next) {
    const { entity } = row;
    if (entity === 'usage') throw new Error('Usage is counted by the server, never by an operation.');
    const { bounds, bury, phone } = rulesOf(entity);
    const replaced = row.id === before?.id ? before : null;
    placed.push({ row, before: replaced });
    // A row stored before there were bounds can still be deleted.
    const bytes = row.deleted ? 0 : Buffer.byteLength(JSON.stringify(row.data));
    if (bytes > bounds.bytes) return tooLarge(bytes, bounds.bytes);
    const grows = { live: Number(!row.deleted) - Number(replaced?.deleted === false), all: replaced ? 0 : 1 };
    if (grows.live <= 0 && grows.all <= 0) continue;
    const { id: owner } = ownerOf(entity, sender);
    const held = await counts.of(reads, entity, owner, nowMs);
    const more = added.get(entity) ?? { live: 0, all: 0 };
    const most = bounds.rows[sender.tier];
    if (held.all + more.all + grows.all > most * (bury ? WITH_BURIED : WITH_TOMBSTONES)) {
      return removedTooOften(phone.name);
    }
    const over = held.live + more.live + grows.live - most;
    if (over > 0 && !bury) return tooMany(most, phone.name);
    const buried = over > 0 && bury ? await storeOf(rows, entity).oldest(reads, owner, over) : [];
    for (const old of buried) {
      // A member of the union: the name and its data match.
      const data = bury?.(old.data);
      placed.push({ row: { entity, id: old.id, deleted: true, data } as NextRow, before: old });
    }
    added.set(entity, { live: more.live + grows.live - buried.length, all: more.all + grows.all });
  }
  return succeed(placed);
}

/** Updates the cached counts after an operation. */
export function countRows(counts: RowCounts, sender: Actor, placed: readonly Placed[]): void {
  for (const { row, before } of placed) {
    if (row.entity === 'usage') continue;
    const live = Number(!row.deleted) - Number(before?.deleted === false);
    counts.change(row.entity, ownerOf(row.entity, sender).id, { live, all: before ? 0 : 1 });
  }
}
