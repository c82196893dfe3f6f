import { applied } from '../sync/outcome.ts';
import { byPlan } from '../sync/row-bounds.ts';
import type { EntityRules, OperationOn, RuleOutcome } from '../sync/rule.ts';
import type { PRODUCT_AREA } from './area-schemas.ts';
import { productIdOf } from './slug.ts';

/** Says in which area of the home a product belongs: the last arrival wins. */
const setArea = ({ payload, entityId: id }: OperationOn<typeof PRODUCT_AREA, 'area.set'>): RuleOutcome =>
  applied({ entity: 'productArea', id, deleted: false, data: { id, area: payload.area } });

/** Areas that a household chose itself (product P3.8). The id is that of the product. */
export const productAreaRules = {
  scope: 'household',
  revision: 1,
  phone: { name: 'productAreas', indexes: 'id', since: 5 },
  bounds: { bytes: 512, rows: byPlan(500, 2_000, 5_000) },
  fitsId: ({ entityId }) => productIdOf(entityId) === entityId,
  operations: { 'area.set': { words: 'Area of a product chosen', apply: setArea } },
} as const satisfies EntityRules<typeof PRODUCT_AREA>;
