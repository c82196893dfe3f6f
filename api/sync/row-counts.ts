import type { Reads } from '#db/handles.ts';
import { ENTITY_NAMES } from '#domain/sync/entities.ts';
import type { EntityStores, Held, StoredEntity } from './entity-store.ts';

/** How long a count is trusted: rows also come and go without an operation, for example by the clean-up. */
const TRUSTED_MS = 3_600_000;
/** The same if other servers write to the same rows, and a write may be run twice. */
const TRUSTED_BESIDE_OTHERS_MS = 10_000;
/** The most counts remembered at once. */
const MOST_KEPT = 20_000;

interface Counted extends Held {
  readonly at: number;
}

/** How many rows of an entity an owner has, without counting them for every operation. */
export interface RowCounts {
  of(reads: Reads, entity: StoredEntity, ownerId: string, nowMs: number): Promise<Held>;
  /**
   * An operation is about to change the number of rows. If it is rolled back, its change stays counted up to an hour.
   */
  change(entity: StoredEntity, ownerId: string, by: Held): void;
}

/**
 * Counts in memory, and from the database once an hour.
 * @param isShared whether other servers use the database too: then what they add shows within ten seconds
 */
export function createRowCounts(rows: EntityStores, isShared: boolean): RowCounts {
  const trustedMs = isShared ? TRUSTED_BESIDE_OTHERS_MS : TRUSTED_MS;
  const counts = new Map<string, Counted>();
  const places = new Map(ENTITY_NAMES.map((entity, at) => [entity, at]));
  const keyOf = (entity: StoredEntity, ownerId: string) => `${places.get(entity)} ${ownerId}`;
  return {
    async of(reads, entity, ownerId, nowMs) {
      const key = keyOf(entity, ownerId);
      const known = counts.get(key);
      if (known && nowMs - known.at < trustedMs) return known;
      for (const oldest of counts.keys()) {
        if (counts.size < MOST_KEPT) break;
        counts.delete(oldest);
      }
      const counted = { ...(await rows[entity].held(reads, ownerId)), at: nowMs };
      counts.set(key, counted);
      return counted;
    },
    change(entity, ownerId, { live, all }) {
      const key = keyOf(entity, ownerId);
      const known = counts.get(key);
      if (known) counts.set(key, { live: known.live + live, all: known.all + all, at: known.at });
    },
  };
}
