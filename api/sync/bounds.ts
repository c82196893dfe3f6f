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

/** A row that an operation leaves, with the one it replaces. */
export interface Placed {
  readonly row: NextRow;
  readonly before: Stored<StoredEntity> | null;
}

// Each store speaks of its own entity, and so do its rules; a look-up by name loses that.
const storeOf = (rows: EntityStores, entity: StoredEntity) => rows[entity] as EntityStore<StoredEntity>;
const rulesOf = (entity: StoredEntity) => ENTITIES[entity] as unknown as EntityRules<EntitySchemas>;

const tooLarge = (bytes: number, most: number) =>
  fail(
    'TOO_LARGE',
    `This takes ${Math.ceil(bytes / 1024)} kB, and one entry can take ${Math.floor(most / 1024)} kB. Shorten it.`,
  );
const tooMany = (most: number, name: string) =>
  fail(
    'TOO_LARGE',
    `No more fits: your plan holds ${most.toLocaleString('en')} ${name}. Remove what you no longer need, then try again.`,
    { fields: { [name]: `at most ${most}` } },
  );
const removedTooOften = (name: string) =>
  fail('TOO_LARGE', `Too much was added and removed again lately. Try again later.`, {
    fields: { [name]: 'too many removed ones are still remembered' },
  });

/**
 * Whether what an operation leaves fits (product P10): each row by its bytes, and the rows of its owner by their number.
 * Where the oldest give way they are among the rows that are given back.
 * @param before the row that the operation names, as it stands
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
    // What was stored before there were bounds may still be removed.
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
      // One of the union: the name and its data belong together.
      const data = bury?.(old.data);
      placed.push({ row: { entity, id: old.id, deleted: true, data } as NextRow, before: old });
    }
    added.set(entity, { live: more.live + grows.live - buried.length, all: more.all + grows.all });
  }
  return succeed(placed);
}

/** Counts what an operation changed. */
export function countRows(counts: RowCounts, sender: Actor, placed: readonly Placed[]): void {
  for (const { row, before } of placed) {
    if (row.entity === 'usage') continue;
    const live = Number(!row.deleted) - Number(before?.deleted === false);
    counts.change(row.entity, ownerOf(row.entity, sender).id, { live, all: before ? 0 : 1 });
  }
}
