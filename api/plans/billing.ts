import { createHash, randomUUID } from 'node:crypto';
import type { Database } from '#db/database.ts';
import type { Tx } from '#db/handles.ts';
import { largestOf } from '#domain/plans/entitlements.ts';
import { applyUpdate, type PurchaseNews, planOfPurchase } from '#domain/plans/purchase.ts';
import { noteEvents } from '../analytics/room.ts';
import type { JobStore } from '../jobs/store.ts';
import type { ChangeSignals } from '../sync/change-signals.ts';
import { settlePlan, billingStore as store } from './billing-store.ts';
import type { ChargeEvent, PaymentEvent, Payments } from './payments.ts';
import type { Payment } from './stripe-objects.ts';

/** The kind of job that asks the payment service for the state of one household's purchases. */
export const RECONCILE_JOB = 'plan-ask';
/** Stripe retries an event for three days; the signature check refuses a replay of anything older. */
const EVENTS_KEPT_MS = 90 * 86_400_000;

/** A deterministic id for an analytics event, so that it is stored once however often its cause is reported. */
function onceId(text: string): string {
  const hex = createHash('sha256').update(text).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

/** Applies what the payment service reports to the plans of households (product P6.25 to P6.29). */
export interface Billing {
  /** Applies an event with all its consequences in one transaction. A repeated event has no effect. */
  take(event: PaymentEvent | ChargeEvent, nowMs: number): Promise<void>;
  /** Asks for the state of a household's purchases and applies it. */
  reconcile(householdId: string, nowMs: number): Promise<void>;
  /** Reconciles every household that ever bought a plan, to catch missed events and plans that have run out. */
  reconcileAll(clock: () => number): Promise<void>;
}

/** @param wake signals that a job may be waiting */
export function createBilling(
  { reader, writes }: Pick<Database, 'reader' | 'writes'>,
  payments: Payments | null,
  deps: { readonly rows: Pick<JobStore, 'add'>; readonly signals: ChangeSignals; readonly wake: () => void },
): Billing {
  async function learn(tx: Tx, householdId: string, news: PurchaseNews, wasAsked: boolean, nowMs: number) {
    const before = (await store.purchases(tx, householdId)).find(({ id }) => id === news.id) ?? null;
    const learned = applyUpdate(before, news, wasAsked);
    if (!learned) return;
    const { purchase, isDoubtful } = learned;
    await store.savePurchase(tx, householdId, purchase);
    if (isDoubtful) {
      const payload = JSON.stringify({ household: householdId });
      await deps.rows.add(tx, { kind: RECONCILE_JOB, key: `${RECONCILE_JOB} ${randomUUID()}`, payload }, nowMs);
    }
    const had = before ? planOfPurchase(before, nowMs) : null;
    const to = planOfPurchase(purchase, nowMs);
    if (to === null || purchase.state !== 'paid' || largestOf([to, had ?? 'free']) === had) return;
    const buyer = (await store.customer(tx, householdId))?.bought_by;
    if (!buyer) return;
    // One id per purchase and plan, however often it is reported.
    const id = onceId(`upgrade ${purchase.id} ${to}`);
    const timestamp = new Date(nowMs).toISOString();
    const event = { id, sessionId: id, timestamp, name: 'subscription.upgrade_completed', properties: { to } } as const;
    await noteEvents(tx, buyer, [event], nowMs);
  }

  async function put(tx: Tx, householdId: string, { id, at, amount, currency, state, tier, url }: Payment) {
    await store.putPayment(tx, { household_id: householdId, id, at, amount, currency, state, tier, url });
  }

  /**
   * The household of a customer. If a restored backup lacks the customer, the household id stored at Stripe is used.
   */
  async function householdOf(tx: Tx, { customerId, householdId }: PaymentEvent): Promise<string | null> {
    const known = await store.householdOf(tx, customerId);
    if (known !== null || householdId === null) return known;
    const household = await store.household(tx, householdId);
    if (!household || (await store.customer(tx, householdId))) return null;
    const row = { household_id: householdId, customer_id: customerId, granted: household.tier, bought_by: null };
    await store.addCustomer(tx, row);
    return householdId;
  }

  /** Changes the purchases of a household; if that changes its plan, its phones are notified. */
  async function changing(
    find: (tx: Tx) => Promise<string | null>,
    change: (tx: Tx, householdId: string) => Promise<void>,
    nowMs: number,
  ) {
    const changed = await writes.run(async (tx) => {
      const householdId = await find(tx);
      if (householdId === null) return null;
      const had = (await store.household(tx, householdId))?.tier;
      await change(tx, householdId);
      return (await settlePlan(tx, householdId, nowMs)) === had ? null : householdId;
    });
    if (changed !== null) deps.signals.announce([{ kind: 'household', id: changed }], '');
  }

  async function takeTold(event: PaymentEvent, nowMs: number): Promise<void> {
    await changing(
      (tx) => householdOf(tx, event),
      async (tx, householdId) => {
        if (!(await store.addEvent(tx, householdId, event.id, nowMs))) return;
        await store.forgetEvents(tx, householdId, nowMs - EVENTS_KEPT_MS);
        for (const payment of event.payments) await put(tx, householdId, payment);
        if (event.purchase) await learn(tx, householdId, event.purchase, false, nowMs);
      },
      nowMs,
    );
  }

  async function askAll(householdId: string, nowMs: number): Promise<void> {
    const customer = await store.customer(reader, householdId);
    if (!customer) return;
    const standing = await payments?.standing(customer.customer_id);
    await changing(
      async () => householdId,
      async (tx) => {
        for (const news of standing?.purchases ?? []) await learn(tx, householdId, news, true, nowMs);
        for (const payment of standing?.payments ?? []) await put(tx, householdId, payment);
      },
      nowMs,
    );
  }

  let turn: Promise<unknown> = Promise.resolve();
  /** Runs work that asks and then stores the answer, one at a time: an old answer never overwrites a newer one. */
  const inTurn = (work: () => Promise<void>): Promise<void> => {
    const mine = turn.then(work, work);
    turn = mine.catch(() => undefined);
    return mine;
  };

  const billing: Billing = {
    async take(told, nowMs) {
      if ('about' in told) {
        await inTurn(async () => {
          const found = await payments?.charge(told.about);
          if (!found || found.customerId === null) return;
          const { id, at } = told;
          await takeTold({ ...found, id, at, customerId: found.customerId, householdId: null, purchase: null }, nowMs);
        });
      } else {
        await takeTold(told, nowMs);
      }
      deps.wake();
    },
    reconcile: (householdId, nowMs) => inTurn(() => askAll(householdId, nowMs)),
    async reconcileAll(clock) {
      for (const { householdId } of await store.customers(reader)) await billing.reconcile(householdId, clock());
    },
  };
  return billing;
}
