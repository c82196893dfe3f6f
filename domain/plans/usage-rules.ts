import { byPlan } from '../sync/row-bounds.ts';
import type { EntityRules } from '../sync/rule.ts';
import type { USAGE } from './usage-schemas.ts';

/** Scans used in a month, which is the id. Counted by the server with each scan; nobody writes it. */
export const usageRules = {
  scope: 'household',
  revision: 1,
  phone: { name: 'usage', indexes: 'id', since: 1 },
  bounds: { bytes: 1_024, rows: byPlan(1_000) },
  fitsId: () => false,
  operations: {},
} as const satisfies EntityRules<typeof USAGE>;
