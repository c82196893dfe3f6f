import { applied } from '../sync/outcome.ts';
import { byPlan } from '../sync/row-bounds.ts';
import type { EntityRules, OperationOn, RuleOutcome, RuleWorld } from '../sync/rule.ts';
import type { Profile } from './profile.ts';
import type { PROFILE } from './profile-schemas.ts';

/** Edits what a person shows of themselves: the last arrival wins per field. */
function editProfile(
  { payload, entityId: id }: OperationOn<typeof PROFILE, 'profile.edit'>,
  { row }: RuleWorld<Profile>,
): RuleOutcome {
  const displayName = payload.displayName?.to ?? row?.data.displayName ?? '';
  return applied({ entity: 'profile', id, deleted: false, data: { id, displayName } });
}

/** What people show of themselves. */
export const profileRules = {
  scope: 'person',
  revision: 1,
  phone: { name: 'profiles', indexes: 'id', since: 3 },
  bounds: { bytes: 2_048, rows: byPlan(1) },
  fitsId: ({ entityId, userId }) => entityId === userId,
  operations: { 'profile.edit': { words: 'Profile edited', apply: editProfile } },
} as const satisfies EntityRules<typeof PROFILE>;
