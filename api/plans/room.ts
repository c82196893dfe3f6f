import { entitlementsOf } from '#domain/plans/entitlements.ts';
import type { Tier } from '#domain/plans/plan.ts';
import { answer, type Handlers } from '../http/handler.ts';
import type { UsageStore } from '../scanning/room.ts';
import type { OperationStores } from '../sync/operations.ts';

/**
 * The plan of a household and what was used of it.
 * @param defaultTier plan of a new household: where it is the largest, nothing is offered
 */
export const planCalls = (
  stores: OperationStores & { readonly usage: UsageStore },
  defaultTier: Tier,
): Handlers<'subscription' | 'subscriptionUsage'> => ({
  subscription: ({ session: { tier } }) =>
    answer(200, {
      tier,
      status: 'active',
      entitlements: entitlementsOf(tier),
      payments: false,
      offersPlans: defaultTier !== 'family',
    }),
  subscriptionUsage: async ({ session, nowMs }) => {
    const { householdId, id: userId } = session.user;
    return answer(
      200,
      await stores.reader.snapshot(
        async (reads) => ({
          scansThisMonth: (await stores.usage.current(reads, householdId, session.tier, nowMs)).scansUsed,
          familyMembers: (await stores.rows.member.held(reads, householdId)).live,
        }),
        userId,
      ),
    );
  },
});
