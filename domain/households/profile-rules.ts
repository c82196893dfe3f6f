import { clampCreatedAt } from '../sync/clamp-created-at.ts';
import { applied, photoMissing } from '../sync/outcome.ts';
import { byPlan } from '../sync/row-bounds.ts';
import type { EntityRules, OperationOn, RuleOutcome, RuleWorld } from '../sync/rule.ts';
import type { Profile } from './profile.ts';
import type { PROFILE } from './profile-schemas.ts';

type On<T extends keyof (typeof PROFILE)['operations']> = OperationOn<typeof PROFILE, T>;

const row = (data: Profile) => ({ entity: 'profile' as const, id: data.id, deleted: false, data });

/** The current profile. A phone may hold an older row without a picture or answers. */
const before = (id: string, world: RuleWorld<Profile>): Profile => ({
  id,
  displayName: world.row?.data.displayName ?? '',
  picture: world.row?.data.picture ?? null,
  answers: world.row?.data.answers ?? null,
});

/** Edits a person's public profile: per field, the last to arrive wins. A picture needs its bytes uploaded first. */
function editProfile({ payload, entityId }: On<'profile.edit'>, world: RuleWorld<Profile>): RuleOutcome {
  const known = before(entityId, world);
  const picture = payload.picture ? payload.picture.to : known.picture;
  if (payload.picture?.to && world.photoStored === false) return photoMissing();
  return applied(row({ ...known, displayName: payload.displayName?.to ?? known.displayName, picture }));
}

/** Stores the questionnaire answers; later answers replace earlier ones (product P2.3.3). */
function answerQuestionnaire(operation: On<'profile.answer'>, world: RuleWorld<Profile>): RuleOutcome {
  const answeredAt = clampCreatedAt(operation.createdAt, world.nowMs);
  return applied(row({ ...before(operation.entityId, world), answers: { ...operation.payload, answeredAt } }));
}

/** What people show of themselves to their household. */
export const profileRules = {
  scope: 'person',
  // 3: the picture.
  revision: 3,
  phone: { name: 'profiles', indexes: 'id', since: 3 },
  bounds: { bytes: 2_048, rows: byPlan(1) },
  fitsId: ({ entityId, userId }) => entityId === userId,
  operations: {
    'profile.edit': {
      words: 'Profile edited',
      apply: editProfile,
      photo: ({ payload }) => payload.picture?.to ?? null,
    },
    'profile.answer': { words: 'Questions about your home answered', apply: answerQuestionnaire },
  },
} as const satisfies EntityRules<typeof PROFILE>;
