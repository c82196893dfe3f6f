import { applied } from '../sync/outcome.ts';
import { byPlan } from '../sync/row-bounds.ts';
import type { EntityRules, OperationOn, RuleOutcome } from '../sync/rule.ts';
import type { PREFERENCE } from './preference-schemas.ts';

/** Sets one preference: per key, the last operation to arrive wins. */
const setPreference = ({ payload, entityId: id }: OperationOn<typeof PREFERENCE, 'preferences.set'>): RuleOutcome =>
  applied({ entity: 'preference', id, deleted: false, data: payload });

/** People's settings. The id of a preference is its key. */
export const preferenceRules = {
  scope: 'person',
  // 2: hazard detector switch. 3: further kinds of notifications. 4: quiet hours and mail. 5: followed brands.
  // 6: news of groups.
  revision: 6,
  phone: { name: 'preferences', indexes: 'id', since: 3 },
  bounds: { bytes: 4_096, rows: byPlan(50) },
  fitsId: ({ entityId, payload }) =>
    typeof payload === 'object' && payload !== null && 'key' in payload && payload.key === entityId,
  operations: { 'preferences.set': { words: 'Setting changed', apply: setPreference } },
} as const satisfies EntityRules<typeof PREFERENCE>;
