import { byPlan } from '../sync/row-bounds.ts';
import type { EntityRules } from '../sync/rule.ts';
import type { REPLACED_VALUE } from './replaced-value-schemas.ts';

/** Values overwritten by another phone's edit. Written by `inventory.edit`; no operation creates one directly. */
export const replacedValueRules = {
  scope: 'household',
  revision: 1,
  phone: { name: 'history', indexes: 'id, itemId, at', since: 3 },
  productField: 'productId',
  // Product P10.6.
  bounds: { bytes: 16_384, rows: byPlan(200) },
  bury: (data) => ({ ...data, lost: null, won: null }),
  fitsId: () => false,
  operations: {},
} as const satisfies EntityRules<typeof REPLACED_VALUE>;
