import type { Reads, Tx } from '#db/handles.ts';
import type { PlanCustomersTable, PlanPaymentsTable, PlanPurchasesTable } from '#db/schema.ts';
import { type Queries, statement } from '#db/statement.ts';
import { Tier } from '#domain/plans/plan-schemas.ts';
import { type Purchase, type PurchaseState, planOf } from '#domain/plans/purchase.ts';

type Of = { readonly householdId: string };
type One = Of & { readonly id: string };

const HOUSEHOLD = statement((q, { householdId }: Of) =>
  q.selectFrom('households').select(['id', 'tier', 'plan_of']).where('id', '=', householdId),
);
const SET_TIER = statement((q, { householdId, tier }: Of & { readonly tier: Tier }) =>
  q.updateTable('households').set({ tier }).where('id', '=', householdId),
);
const CUSTOMER = statement((q, { householdId }: Of) =>
  q.selectFrom('plan_customers').selectAll().where('household_id', '=', householdId),
);
const BY_CUSTOMER = statement((q, { customerId }: { readonly customerId: string }) =>
  q.selectFrom('plan_customers').select('household_id as householdId').where('customer_id', '=', customerId),
);
const ALL_CUSTOMERS = statement((q) =>
  q.selectFrom('plan_customers').select(['household_id as householdId', 'customer_id as customerId']),
);
const ADD_CUSTOMER = statement((q, row: PlanCustomersTable) =>
  q
    .insertInto('plan_customers')
    .values({
      household_id: row.household_id,
      customer_id: row.customer_id,
      granted: row.granted,
      bought_by: row.bought_by,
    })
    .onConflict((on) => on.column('household_id').doNothing()),
);
const SET_BUYER = statement((q, { householdId, userId }: Of & { readonly userId: string }) =>
  q.updateTable('plan_customers').set({ bought_by: userId }).where('household_id', '=', householdId),
);
const SET_GRANTED = statement((q, { householdId, tier }: Of & { readonly tier: Tier }) =>
  q.updateTable('plan_customers').set({ granted: tier }).where('household_id', '=', householdId),
);
const PURCHASES = statement((q, { householdId }: Of) =>
  q.selectFrom('plan_purchases').selectAll().where('household_id', '=', householdId).orderBy('changed_at', 'desc'),
);
const DROP_PURCHASE = statement((q, { householdId, id }: One) =>
  q.deleteFrom('plan_purchases').where('household_id', '=', householdId).where('id', '=', id),
);
const ADD_PURCHASE = statement((q, row: PlanPurchasesTable) =>
  q.insertInto('plan_purchases').values({
    household_id: row.household_id,
    id: row.id,
    tier: row.tier,
    state: row.state,
    period_ends_at: row.period_ends_at,
    ends_with_period: row.ends_with_period,
    failing_since: row.failing_since,
    changed_at: row.changed_at,
  }),
);
const PAYMENTS = statement((q, { householdId, limit }: Of & { readonly limit: number }) =>
  q
    .selectFrom('plan_payments')
    .selectAll()
    .where('household_id', '=', householdId)
    .where('amount', '>', 0)
    .orderBy('at', 'desc')
    .orderBy('id')
    .limit(limit),
);
const addPayment = (q: Queries, row: PlanPaymentsTable) =>
  q.insertInto('plan_payments').values({
    household_id: row.household_id,
    id: row.id,
    at: row.at,
    amount: row.amount,
    currency: row.currency,
    state: row.state,
    tier: row.tier,
    url: row.url,
  });
// A paid payment stays paid, whatever is reported later about an earlier attempt.
const PUT_PAYMENT = statement((q, row: PlanPaymentsTable) =>
  addPayment(q, row).onConflict((on) =>
    on
      .columns(['household_id', 'id'])
      .doUpdateSet({ at: row.at, amount: row.amount, state: row.state, url: row.url })
      .where('plan_payments.state', '!=', 'paid'),
  ),
);
// The total as the payment service reports it. Reports that are older, or with the same amount, are ignored.
const SET_REFUND = statement((q, { household_id, id, at, amount }: PlanPaymentsTable) =>
  q
    .updateTable('plan_payments')
    .set({ at, amount })
    .where('household_id', '=', household_id)
    .where('id', '=', id)
    .where('at', '<=', at)
    .where('amount', '!=', amount),
);
const ADD_REFUND = statement((q, row: PlanPaymentsTable) => addPayment(q, row).onConflict((on) => on.doNothing()));
// A dispute that was won or lost is final: a late report of it as open does not reopen it.
const PUT_DISPUTE = statement((q, row: PlanPaymentsTable) =>
  addPayment(q, row).onConflict((on) =>
    on
      .columns(['household_id', 'id'])
      .doUpdateSet({ amount: row.amount, state: row.state })
      .where('plan_payments.state', '=', 'disputed')
      .where('plan_payments.amount', '>', 0),
  ),
);
const ADD_EVENT = statement((q, { householdId, id, at }: One & { readonly at: number }) =>
  q
    .insertInto('plan_events')
    .values({ household_id: householdId, id, at })
    .onConflict((on) => on.columns(['household_id', 'id']).doNothing()),
);
const FORGET_EVENTS = statement((q, { householdId, before }: Of & { readonly before: number }) =>
  q.deleteFrom('plan_events').where('household_id', '=', householdId).where('at', '<', before),
);

const purchaseOf = (row: PlanPurchasesTable): Purchase => ({
  id: row.id,
  tier: row.tier === null ? null : Tier.parse(row.tier),
  state: row.state as PurchaseState,
  periodEndsAt: row.period_ends_at,
  endsWithPeriod: row.ends_with_period === 1,
  failingSince: row.failing_since,
  changedAt: row.changed_at,
});

/** Purchases and payments of households. */
export const billingStore = {
  household: (reads: Reads, householdId: string) => reads.first(HOUSEHOLD, { householdId }),
  customer: (reads: Reads, householdId: string) => reads.first(CUSTOMER, { householdId }),
  householdOf: async (reads: Reads, customerId: string): Promise<string | null> =>
    (await reads.first(BY_CUSTOMER, { customerId }))?.householdId ?? null,
  customers: (reads: Reads) => reads.all(ALL_CUSTOMERS),
  /** Does nothing if the household is a customer already. */
  addCustomer: async (tx: Tx, row: PlanCustomersTable): Promise<void> => void (await tx.run(ADD_CUSTOMER, row)),
  setBuyer: async (tx: Tx, householdId: string, userId: string): Promise<void> =>
    void (await tx.run(SET_BUYER, { householdId, userId })),
  /** Newest first. */
  purchases: async (reads: Reads, householdId: string): Promise<Purchase[]> =>
    (await reads.all(PURCHASES, { householdId })).map(purchaseOf),
  async savePurchase(tx: Tx, householdId: string, purchase: Purchase): Promise<void> {
    const { id, tier, state, periodEndsAt, endsWithPeriod, failingSince, changedAt } = purchase;
    await tx.run(DROP_PURCHASE, { householdId, id });
    await tx.run(ADD_PURCHASE, {
      ...{ household_id: householdId, id, tier, state, period_ends_at: periodEndsAt },
      ...{ ends_with_period: endsWithPeriod ? 1 : 0, failing_since: failingSince, changed_at: changedAt },
    });
  },
  /** Newest first, without refunds and disputes whose amount is down to 0. */
  payments: (reads: Reads, householdId: string, limit: number) => reads.all(PAYMENTS, { householdId, limit }),
  async putPayment(tx: Tx, row: PlanPaymentsTable): Promise<void> {
    if (row.state === 'disputed' || row.state === 'reversed') await tx.run(PUT_DISPUTE, row);
    else if (row.state !== 'refunded') await tx.run(PUT_PAYMENT, row);
    else {
      if (row.amount > 0) await tx.run(ADD_REFUND, row);
      await tx.run(SET_REFUND, row);
    }
  },
  /** @returns whether the event is reported for the first time */
  addEvent: async (tx: Tx, householdId: string, id: string, at: number): Promise<boolean> =>
    (await tx.run(ADD_EVENT, { householdId, id, at })) === 1,
  forgetEvents: async (tx: Tx, householdId: string, before: number): Promise<void> =>
    void (await tx.run(FORGET_EVENTS, { householdId, before })),
};

/**
 * Sets a household's plan to what follows from its granted plan and its purchases.
 * @returns the resulting plan; null if the household never bought one, or no longer exists
 */
export async function settlePlan(tx: Tx, householdId: string, nowMs: number): Promise<Tier | null> {
  const customer = await billingStore.customer(tx, householdId);
  const household = await billingStore.household(tx, householdId);
  if (!customer || !household) return null;
  const tier = planOf(Tier.parse(customer.granted), await billingStore.purchases(tx, householdId), nowMs);
  if (tier !== household.tier) await tx.run(SET_TIER, { householdId, tier });
  return tier;
}

/**
 * Grants a household a plan without payment. If it bought a larger one, it keeps that until it ends.
 * @returns whether the household exists
 */
export async function grantPlan(tx: Tx, householdId: string, tier: Tier, nowMs: number): Promise<boolean> {
  if ((await tx.run(SET_GRANTED, { householdId, tier })) === 0) {
    return (await tx.run(SET_TIER, { householdId, tier })) === 1;
  }
  return (await settlePlan(tx, householdId, nowMs)) !== null;
}
