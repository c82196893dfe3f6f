import { z } from 'zod';
import type { Database } from '#db/database.ts';
import type { Tx } from '#db/handles.ts';
import { entitlementsOf } from '#domain/plans/entitlements.ts';
import type { Tier } from '#domain/plans/plan.ts';
import { answer, type Handlers } from '../http/handler.ts';
import type { Jobs } from '../jobs/jobs.ts';
import type { JobKind } from '../jobs/runner.ts';
import { createJobStore } from '../jobs/store.ts';
import type { Log } from '../log.ts';
import type { UsageStore } from '../scanning/room.ts';
import type { OperationStores } from '../sync/operations.ts';
import { createBilling, RECONCILE_JOB } from './billing.ts';
import { billingRoutes } from './billing-routes.ts';
import { billingStore } from './billing-store.ts';
import type { StripeConfig } from './payments.ts';
import { stripePayments } from './stripe.ts';

export { grantPlan } from './billing-store.ts';
export type { StripeConfig } from './payments.ts';

/** The kind of job that ends a purchase whose household is being deleted. */
const END_JOB = 'plan-end';

/** Ends the purchases of a household, so that nobody keeps paying. Call it in the transaction that deletes it. */
export async function endPurchases(tx: Tx, householdId: string, nowMs: number): Promise<void> {
  const rows = createJobStore();
  for (const { id, state } of await billingStore.purchases(tx, householdId)) {
    if (state === 'ended') continue;
    const payload = JSON.stringify({ purchase: id });
    await rows.add(tx, { kind: END_JOB, key: `${END_JOB} ${id}`, payload }, nowMs);
  }
}

/**
 * A household's plan and usage.
 * @param defaultTier plan of a new household: if it is the largest, no plan is offered
 */
const planCalls = (
  stores: OperationStores & { readonly usage: UsageStore },
  defaultTier: Tier,
  sells: boolean,
): Handlers<'subscription' | 'subscriptionUsage'> => ({
  subscription: async ({ session: { tier, user } }) => {
    const purchases = await billingStore.purchases(stores.reader, user.householdId);
    return answer(200, {
      tier,
      status: purchases.some(({ state }) => state === 'failing') ? 'past_due' : 'active',
      entitlements: entitlementsOf(tier),
      payments: sells,
      offersPlans: defaultTier !== 'family',
    });
  },
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

/** The plans of households: what they include, how much of it was used, and buying one if the operator sells them. */
export function planRoom(
  stores: OperationStores & { readonly usage: UsageStore },
  deps: {
    readonly database: Database;
    readonly stripe: StripeConfig | null;
    readonly defaultTier: Tier;
    readonly homeUrl: string;
    readonly log: Log;
    readonly clock: () => number;
    /** The jobs of the instance, which are created later. */
    readonly jobs: () => Jobs;
  },
) {
  const { database, stripe, clock, log } = deps;
  const payments = stripe ? stripePayments(stripe, deps.homeUrl) : null;
  const rows = createJobStore();
  const wake = () => deps.jobs().runner.wake();
  const billing = createBilling(database, payments, { rows, signals: stores.signals, wake });
  const job = (run: (payload: unknown) => Promise<void>): JobKind => ({
    failed: 'The payment service could not be reached.',
    lane: 'upkeep',
    tries: 8,
    pauseMs: (attempt) => attempt * 60_000,
    async run({ payload }) {
      await run(JSON.parse(payload));
      return async () => null;
    },
  });
  return {
    calls: {
      ...planCalls(stores, deps.defaultTier, payments !== null),
      ...billingRoutes(database, billing, payments, log),
    },
    jobs: {
      [RECONCILE_JOB]: job((payload) =>
        billing.reconcile(z.object({ household: z.string() }).parse(payload).household, clock()),
      ),
      [END_JOB]: job(async (payload) => payments?.end(z.object({ purchase: z.string() }).parse(payload).purchase)),
    },
    upkeep: { plans: job(() => billing.reconcileAll(clock)) },
  };
}
