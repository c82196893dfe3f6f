import { byPlan } from '../sync/row-bounds.ts';
import type { EntityRules } from '../sync/rule.ts';
import type { USAGE } from './usage-schemas.ts';

/** Scans used in a month, which is the id. The server counts them with each scan; no operation writes them. */
export const usageRules = {
  scope: 'household',
  revision: 1,
  phone: { name: 'usage', indexes: 'id', since: 1 },
  bounds: { bytes: 1_024, rows: byPlan(1_000) },
  fitsId: () => false,
  operations: {},
} as const satisfies EntityRules<typeof USAGE>;
