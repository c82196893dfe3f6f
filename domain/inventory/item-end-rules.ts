import { productIdOf } from '../products/slug.ts';
import { applied, rejected } from '../sync/outcome.ts';
import { byPlan } from '../sync/row-bounds.ts';
import { type EntityRules, namedByUuid, type OperationOn, type RuleOutcome, type RuleWorld } from '../sync/rule.ts';
import type { ITEM_END, ItemEnd } from './item-end-schemas.ts';

/** Records that packs left the home. Idempotent: the same record sent again changes nothing. */
function record(
  { payload, entityId: id }: OperationOn<typeof ITEM_END, 'end.record'>,
  world: RuleWorld<ItemEnd>,
): RuleOutcome {
  if (world.row) return applied();
  if (!world.product) return rejected('NOT_FOUND', 'This product does not exist.');
  const data = { ...payload, id, productId: world.product.id };
  return applied({ entity: 'itemEnd', id, deleted: false, data });
}

/** Undoes a record: the packs did not leave the home after all. */
function takeBack(_operation: OperationOn<typeof ITEM_END, 'end.takeBack'>, { row }: RuleWorld<ItemEnd>): RuleOutcome {
  if (!row) return rejected('NOT_FOUND', 'This is not in the history.');
  return row.deleted ? applied() : applied({ entity: 'itemEnd', id: row.id, deleted: true, data: row.data });
}

/** What was used up, thrown away or given away (product P2.8.11). At the row limit, the oldest records are dropped. */
export const itemEndRules = {
  scope: 'household',
  revision: 1,
  phone: { name: 'itemEnds', indexes: 'id, productId, endedOn', since: 8 },
  productField: 'productId',
  bounds: { bytes: 512, rows: byPlan(1_000, 5_000, 10_000) },
  bury: (data) => data,
  fitsId: namedByUuid,
  operations: {
    'end.record': {
      words: 'Noted that something left the home',
      apply: record,
      productId: ({ payload }) => productIdOf(payload.productId),
    },
    'end.takeBack': { words: 'Undid that something left the home', apply: takeBack },
  },
} as const satisfies EntityRules<typeof ITEM_END>;
