import type { Database } from '#db/database.ts';
import type { Reads } from '#db/handles.ts';
import {
  type BillingAnswer,
  type BoughtPlan,
  type PaidTier,
  PlanPayment,
  type PlanPrice,
} from '#domain/plans/billing-calls.ts';
import { Tier } from '#domain/plans/plan-schemas.ts';
import { graceEndsAt, type Purchase, planOfPurchase } from '#domain/plans/purchase.ts';
import { fail, type Result, succeed } from '#domain/problem.ts';
import type { Session } from '../http/caller.ts';
import { type Answer, answer, type Handlers } from '../http/handler.ts';
import type { Log } from '../log.ts';
import type { Billing } from './billing.ts';
import { billingStore as store } from './billing-store.ts';
import { type Payments, PaymentsError } from './payments.ts';

type Names = 'billing' | 'planPrices' | 'buyPlan' | 'billingPortal' | 'endPlan' | 'refreshBilling' | 'stripeWebhook';

/** The number of payments listed; the payment service's own pages show all of them. */
const PAYMENTS = 24;
/** How long prices are cached, in milliseconds: they rarely change. */
const PRICES_KEPT_MS = 3_600_000;

const NOT_SOLD = 'Plans are granted by the people who run your server. Nothing is charged here.';

const boughtOf = (purchase: Purchase, tier: Tier): BoughtPlan => ({
  tier,
  state: purchase.state === 'failing' ? 'failing' : 'paid',
  periodEndsAt: purchase.periodEndsAt,
  endsWithPeriod: purchase.endsWithPeriod,
  graceEndsAt: graceEndsAt(purchase),
});

/** The newest purchase that is paid or still being collected by the payment service. It rules out a second purchase. */
const openOf = (purchases: readonly Purchase[]): { purchase: Purchase; tier: Tier } | null => {
  for (const purchase of purchases) {
    const { state, tier } = purchase;
    if (tier !== null && (state === 'paid' || state === 'failing')) return { purchase, tier };
  }
  return null;
};

/** Buying, changing and ending a plan (product P6.24 to P6.29). @param payments null if plans are not sold */
export function billingRoutes(
  { reader, writes }: Pick<Database, 'reader' | 'writes'>,
  billing: Billing,
  payments: Payments | null,
  log: Log,
): Handlers<Names> {
  let prices: { readonly until: number; readonly found: readonly PlanPrice[] } | null = null;

  /** Runs what needs the payment service. If that cannot be reached, nothing has been changed here. */
  const reaching = async (what: () => Promise<Result<Answer>>): Promise<Result<Answer>> => {
    try {
      return await what();
    } catch (error) {
      if (!(error instanceof PaymentsError)) throw error;
      log.warn('payments', { detail: error.message });
      return fail('BUSY', 'The payment service cannot be reached just now. Please try again in a moment.', {
        retryAfter: 30,
      });
    }
  };

  const told = (reads: Reads, { user, role }: Session): Promise<BillingAnswer> =>
    (async () => {
      const household = await store.household(reads, user.householdId);
      const open = openOf(await store.purchases(reads, user.householdId));
      const paid = await store.payments(reads, user.householdId, PAYMENTS);
      return {
        sells: payments !== null,
        mayChange: role === 'owner' && household?.plan_of === null,
        bought: open && boughtOf(open.purchase, open.tier),
        payments: paid.map(({ id, at, amount, currency, state, tier, url }) => ({
          ...{ id, at, amount, currency, url, tier: tier === null ? null : Tier.parse(tier) },
          state: PlanPayment.shape.state.parse(state),
        })),
      };
    })();
  const shown = async (session: Session): Promise<Result<Answer>> =>
    answer(200, await reader.snapshot((reads) => told(reads, session)));

  /** Checks that the person may change the household's plan. */
  async function mayChange({ user, role }: Session): Promise<Result<Payments>> {
    if (!payments) return fail('CONFLICT', NOT_SOLD);
    const household = await store.household(reader, user.householdId);
    if (role !== 'owner') return fail('FORBIDDEN', 'Only the owner of the household can change its plan.');
    if (household?.plan_of != null) {
      return fail('CONFLICT', 'This household uses your first household’s plan. Change it there.');
    }
    return succeed(payments);
  }

  /** The household's customer id at the payment service, created if it has none. */
  async function customerOf(sells: Payments, { user }: Session): Promise<string> {
    const { householdId, id, email } = user;
    const known = await store.customer(reader, householdId);
    const customerId = known?.customer_id ?? (await sells.customer(householdId, email));
    await writes.run(async (tx) => {
      const granted = (await store.household(tx, householdId))?.tier ?? 'free';
      await store.addCustomer(tx, { household_id: householdId, customer_id: customerId, granted, bought_by: id });
      await store.setBuyer(tx, householdId, id);
    });
    return customerId;
  }

  async function buy(session: Session, plan: PaidTier, nowMs: number): Promise<Result<Answer>> {
    const sells = await mayChange(session);
    if (!sells.ok) return sells;
    if (!sells.value.sells.includes(plan)) return fail('CONFLICT', 'This plan is not sold here; you can ask for it.');
    const customerId = await customerOf(sells.value, session);
    const open = openOf(await store.purchases(reader, session.user.householdId));
    if (!open) return answer(200, { url: await sells.value.checkout(customerId, session.user.householdId, plan) });
    // An unpaid purchase has to be paid in the portal first: a second one could be charged in addition to it.
    const isLost = planOfPurchase(open.purchase, nowMs) === null;
    if (open.tier === plan && !isLost) return fail('CONFLICT', 'Your household already has this plan.');
    const change = isLost ? undefined : { purchaseId: open.purchase.id, tier: plan };
    return answer(200, { url: await sells.value.portal(customerId, change) });
  }

  return {
    billing: ({ session }) => shown(session),
    planPrices: ({ nowMs }) =>
      reaching(async () => {
        if (payments && (!prices || prices.until <= nowMs)) {
          prices = { until: nowMs + PRICES_KEPT_MS, found: await payments.prices() };
        }
        return answer(200, { prices: prices?.found ?? [] });
      }),
    buyPlan: ({ session, body, nowMs }) => reaching(() => buy(session, body.plan, nowMs)),
    billingPortal: ({ session }) =>
      reaching(async () => {
        const sells = await mayChange(session);
        if (!sells.ok) return sells;
        const customer = await store.customer(reader, session.user.householdId);
        if (!customer) return fail('CONFLICT', 'Nothing has been bought yet.');
        return answer(200, { url: await sells.value.portal(customer.customer_id) });
      }),
    endPlan: ({ session, body, nowMs }) =>
      reaching(async () => {
        const sells = await mayChange(session);
        if (!sells.ok) return sells;
        const open = openOf(await store.purchases(reader, session.user.householdId));
        if (!open) return fail('CONFLICT', 'Your household has not bought a plan.');
        await sells.value.setEnding(open.purchase.id, body.ends);
        await billing.reconcile(session.user.householdId, nowMs);
        return shown(session);
      }),
    refreshBilling: ({ session, nowMs }) =>
      reaching(async () => {
        await billing.reconcile(session.user.householdId, nowMs);
        return shown(session);
      }),
    stripeWebhook: ({ body, nowMs }) =>
      reaching(async () => {
        if (!payments) return fail('NOT_FOUND', 'Nothing is sold here.');
        const event = await payments.read(body.bytes, body.signature, nowMs);
        if (event === 'forged') return fail('FORBIDDEN', 'The signature does not match.');
        if (event) await billing.take(event, nowMs);
        return succeed({ status: 204 });
      }),
  };
}
