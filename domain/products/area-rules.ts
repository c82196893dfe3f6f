import { applied } from '../sync/outcome.ts';
import { byPlan } from '../sync/row-bounds.ts';
import type { EntityRules, OperationOn, RuleOutcome } from '../sync/rule.ts';
import type { PRODUCT_AREA } from './area-schemas.ts';
import { productIdOf } from './slug.ts';

/** Sets the home area of a product. The operation that arrives last wins. */
const setArea = ({ payload, entityId: id }: OperationOn<typeof PRODUCT_AREA, 'area.set'>): RuleOutcome =>
  applied({ entity: 'productArea', id, deleted: false, data: { id, area: payload.area } });

/** Home areas that the household chose itself (product P3.8). The row's id is the product's id. */
export const productAreaRules = {
  scope: 'household',
  revision: 1,
  phone: { name: 'productAreas', indexes: 'id', since: 5 },
  bounds: { bytes: 512, rows: byPlan(500, 2_000, 5_000) },
  fitsId: ({ entityId }) => productIdOf(entityId) === entityId,
  operations: { 'area.set': { words: 'Area chosen for a product', apply: setArea } },
} as const satisfies EntityRules<typeof PRODUCT_AREA>;
