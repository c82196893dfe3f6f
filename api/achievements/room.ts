import { ACHIEVEMENTS } from '#domain/achievements/achievements.ts';
import { answer, type Handlers } from '../http/handler.ts';
import type { OperationStores } from '../sync/operations.ts';

/** The achievements of a household. Phones detect and sync them like all other changes. */
export const achievementCalls = (stores: OperationStores): Handlers<'achievements'> => ({
  achievements: async ({ session }) => {
    const rows = await stores.rows.badge.since(stores.reader, session.user.householdId, 0, ACHIEVEMENTS.length);
    const badges = [...rows].filter(({ deleted }) => !deleted).sort((a, b) => a.data.awardedAt - b.data.awardedAt);
    return answer(
      200,
      badges.flatMap(({ data: { id, badgeType, awardedAt } }) => {
        const known = ACHIEVEMENTS.find((one) => one.badgeType === badgeType);
        if (!known) return [];
        const { name, emoji } = known;
        return [{ id, badgeType, name, emoji, awardedAt: new Date(awardedAt).toISOString() }];
      }),
    );
  },
});
