import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createJobStore } from '#api/jobs/store.ts';
import { createBilling } from '#api/plans/billing.ts';
import { billingStore } from '#api/plans/billing-store.ts';
import { stripePayments } from '#api/plans/stripe.ts';
import { createChangeSignals } from '#api/sync/change-signals.ts';
import { GRACE_MS } from '#domain/plans/purchase.ts';
import {
  invoiceOf,
  type PaymentService,
  PRICES,
  type Subscription,
  startPaymentService,
  subscriptionOf,
} from './payment-service.ts';
import { type RunningApp, startApp } from './start-app.ts';

// Any Stripe events in any order, repeated, forged, truncated or lost (product P6.25). `SEQUENCES=2000 npx vitest
// run --project unit tests/api/billing-sequences.test.ts` runs that many sequences.

const SEQUENCES = Number(process.env.SEQUENCES ?? 40);
/** Number of households per run, all at once, so that their writes share commits. */
const TOGETHER = 20;
const START = 1_764_000_000;

let app: RunningApp;
let stripe: PaymentService;
beforeAll(async () => {
  app = await startApp();
  stripe = await startPaymentService(START);
});
afterAll(async () => {
  await app.close();
  await stripe.close();
});

/** One real change of a subscription, and the seconds since the previous one. */
const step = fc.record({
  after: fc.nat({ max: 2 }),
  status: fc.constantFrom('active', 'active', 'past_due', 'unpaid', 'canceled', 'trialing'),
  price: fc.constantFrom(...Object.values(PRICES)),
  ends: fc.boolean(),
  /** How many times the event is delivered; 0: it is lost. */
  told: fc.constantFrom(0, 1, 1, 1, 2, 3),
  /** The invoice events that come with it. */
  invoice: fc.constantFrom('none', 'paid', 'failed', 'failed, then paid'),
  mischief: fc.constantFrom('none', 'forged', 'changed', 'cut', 'stale'),
});
const history = fc.record({
  steps: fc.array(step, { minLength: 1, maxLength: 8 }),
  order: fc.array(fc.nat(), { minLength: 80, maxLength: 80 }),
  late: fc.boolean(),
});

type Told = { readonly body: string; readonly signature: string };
type State = Subscription & { readonly at: number };

const TIER = new Map<string, string>(Object.entries(PRICES).map(([tier, price]) => [price, tier]));
/** The plan that a subscription really gives. */
const planOf = ({ status, items }: Subscription, late: boolean): string => {
  const holds = status === 'active' || status === 'trialing' || (status === 'past_due' && !late);
  return holds ? (TIER.get(items.data[0]?.price.id ?? '') ?? 'free') : 'free';
};

let households = 0;

test('the plan is always that of the newest true event; nothing forged counts, and nothing twice', {
  timeout: 60_000 + SEQUENCES * 2_000,
}, async () => {
  const payments = stripePayments(stripe.config, 'https://shelf.example.org');
  const billing = createBilling(app.database, payments, {
    rows: createJobStore(),
    signals: createChangeSignals(),
    wake: () => undefined,
  });
  const seen = { forged: 0, repeated: 0, ties: 0, lost: 0 };
  await fc.assert(
    fc.asyncProperty(fc.array(history, { minLength: TOGETHER, maxLength: TOGETHER }), async (all) => {
      await Promise.all(
        all.map(async ({ steps, order, late }) => {
          households += 1;
          const [household, customer, id] = [`h${households}`, `cus_h${households}`, `sub_h${households}`];
          app.db.prepare('INSERT INTO households (id, tier, created_at) VALUES (?, ?, 0)').run(household, 'free');
          app.db.prepare('INSERT INTO plan_customers VALUES (?, ?, ?, NULL)').run(household, customer, 'free');
          stripe.now = START + 1000;
          const nowMs = stripe.now * 1000;
          const queue: Told[] = [];
          const states: State[] = [];
          const told: State[] = [];
          const paid = new Map<string, string>();
          let at = START;
          for (const [number, one] of steps.entries()) {
            const before = states.at(-1);
            // A cancelled subscription stays cancelled.
            const status = before?.status === 'canceled' ? 'canceled' : one.status;
            at += number === 0 ? 0 : one.after;
            const object = subscriptionOf(id, customer, one.price, { status, cancel_at_period_end: one.ends });
            const kind = status === 'canceled' ? 'deleted' : number === 0 ? 'created' : 'updated';
            const event = stripe.tell(`customer.subscription.${kind}`, object, at, `evt_${household}_${number}`);
            states.push({ ...object, at });
            queue.push(...Array<Told>(one.told).fill(event));
            if (one.told > 0) told.push({ ...object, at });
            seen.lost += one.told === 0 ? 1 : 0;
            seen.repeated += Math.max(0, one.told - 1);

            const invoice = `in_${household}_${number}`;
            for (const state of one.invoice === 'none' ? [] : one.invoice.split(', then ')) {
              const bill = invoiceOf(invoice, customer, one.price, at, state === 'paid');
              const type = state === 'paid' ? 'invoice.paid' : 'invoice.payment_failed';
              const news = stripe.tell(type, bill, at, `evt_${invoice}_${state}`);
              queue.push(...Array<Told>(Math.max(1, one.told)).fill(news));
              if (paid.get(invoice) !== 'paid') paid.set(invoice, state);
            }
            const better = subscriptionOf(id, customer, PRICES.family);
            const [type, later] = ['customer.subscription.updated', at + 500] as const;
            const good = stripe.tell(type, better, later, `evt_${household}_${number}_bad`);
            if (one.mischief === 'forged') queue.push(stripe.tell(type, better, later, 'evt_forged', 'whsec_other'));
            if (one.mischief === 'changed') queue.push({ ...good, body: good.body.replace('active', 'Active') });
            if (one.mischief === 'cut') queue.push({ ...good, body: good.body.slice(0, -9) });
            if (one.mischief === 'stale') {
              stripe.now -= 301;
              queue.push(stripe.tell(type, better, later, `evt_${household}_${number}_bad`));
              stripe.now += 301;
            }
          }
          const shuffled = queue
            .map((one, place) => [order[place % order.length] ?? 0, one] as const)
            .sort(([a], [b]) => a - b);
          for (const [, { body, signature }] of shuffled) {
            const event = await payments.read(Buffer.from(body), signature, nowMs);
            if (event === 'forged') seen.forged += 1;
            else if (event) await billing.take(event, nowMs);
          }

          const plan = () => app.db.prepare('SELECT tier FROM households WHERE id = ?').pluck().get(household);
          const known = () => billingStore.purchases(app.database.reader, household);
          const rows = app.db.prepare('SELECT id, state, amount FROM plan_payments WHERE household_id = ? ORDER BY id');
          const bills = [...paid]
            .map(([bill, state]) => ({ id: bill, state, amount: 1000 }))
            .sort((a, b) => (a.id < b.id ? -1 : 1));
          expect(rows.all(household)).toEqual(bills);
          const newest = told.at(-1);
          if (!newest) expect([plan(), await known()]).toEqual(['free', []]);
          else if (told.filter((state) => state.at === newest.at).length === 1) {
            expect([plan(), (await known())[0]?.endsWithPeriod]).toEqual([
              planOf(newest, false),
              newest.cancel_at_period_end,
            ]);
          } else seen.ties += 1;

          // The nightly reconciliation sets the plan to what Stripe has, whatever was lost or happened in the same
          // second.
          const truth = states.at(-1);
          if (truth) stripe.subscriptions.set(id, truth);
          await billing.reconcile(household, nowMs + (late ? GRACE_MS + 1001_000 : 0));
          expect(plan()).toBe(truth ? planOf(truth, late) : 'free');
          stripe.subscriptions.delete(id);
          expect(rows.all(household)).toEqual(bills);
        }),
      );
    }),
    { numRuns: Math.ceil(SEQUENCES / TOGETHER) },
  );
  // Each case did occur.
  for (const count of Object.values(seen)) expect(count).toBeGreaterThan(0);
});
