import { applied } from '../sync/outcome.ts';
import { byPlan } from '../sync/row-bounds.ts';
import type { EntityRules, OperationOn, RuleOutcome } from '../sync/rule.ts';
import type { PREFERENCE } from './preference-schemas.ts';

/** Sets one preference: the last arrival wins, key by key. */
const setPreference = ({ payload, entityId: id }: OperationOn<typeof PREFERENCE, 'preferences.set'>): RuleOutcome =>
  applied({ entity: 'preference', id, deleted: false, data: payload });

/** What people set. The id of a preference is its key. */
export const preferenceRules = {
  scope: 'person',
  // 2: the watch of the detector. 3: further kinds of notifications. 4: quiet hours and mail. 5: brands that are followed.
  // 6: news of groups.
  revision: 6,
  phone: { name: 'preferences', indexes: 'id', since: 3 },
  bounds: { bytes: 4_096, rows: byPlan(50) },
  fitsId: ({ entityId, payload }) =>
    typeof payload === 'object' && payload !== null && 'key' in payload && payload.key === entityId,
  operations: { 'preferences.set': { words: 'Setting changed', apply: setPreference } },
} as const satisfies EntityRules<typeof PREFERENCE>;
