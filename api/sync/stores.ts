import type { Database } from '#db/database.ts';
import { ENTITY_NAMES } from '#domain/sync/entities.ts';
import { appliedOps } from './applied-ops.ts';
import { createChangeSignals } from './change-signals.ts';
import { devices } from './devices.ts';
import type { EntityStores, StoredEntity } from './entity-store.ts';
import { createOperationBudget } from './operation-budget.ts';
import type { CatalogueChanges, OperationStores, TextFilter, Usage } from './operations.ts';
import { createRowCounts } from './row-counts.ts';
import { createRowStore } from './row-store.ts';
import { syncState } from './sync-state.ts';
import type { WorldStores } from './world.ts';

/** The stores that rooms provide themselves, for entities that need more than a plain table. */
export type OwnStores = Partial<EntityStores>;

/** A store for each entity: that of its room if there is one, else one derived from its schema. */
function entityStores(own: OwnStores): EntityStores {
  const plain = ENTITY_NAMES.filter((entity): entity is StoredEntity => entity !== 'usage' && !own[entity]);
  const derived = Object.fromEntries(plain.map((entity) => [entity, createRowStore(entity)]));
  // Each name comes from one of the two.
  return { ...derived, ...own } as unknown as EntityStores;
}

/** Everything that takes part in the transaction of an operation. */
export const createOperationStores = (
  { reader, writes, others }: Database,
  own: OwnStores,
  usage: Usage,
  catalogue: CatalogueChanges,
  findProduct: WorldStores['findProduct'],
  said: TextFilter,
): OperationStores => {
  const rows = entityStores(own);
  return {
    reader,
    writes,
    ...(others && { others }),
    rows,
    counts: createRowCounts(rows, others !== undefined),
    budget: createOperationBudget(),
    findProduct,
    usage,
    said,
    catalogue,
    state: syncState,
    applied: appliedOps,
    devices,
    signals: createChangeSignals(others),
  };
};
