import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { eraseHousehold } from '#api/account-deletion/erase-household.ts';
import { readAccountRows } from '#api/account-export/account-rows.ts';
import { grantPlan } from '#api/plans/room.ts';
import { PAYMENTS } from '#domain/account-export/purchase-sections.ts';
import { csvRow } from '#domain/account-export/section.ts';
import type { BillingAnswer } from '#domain/plans/billing-calls.ts';
import { GRACE_MS } from '#domain/plans/purchase.ts';
import {
  type Invoice,
  invoiceOf,
  type PaymentService,
  PRICES,
  type Subscription,
  startPaymentService,
  subscriptionOf,
} from './payment-service.ts';
import { newPerson, type Person } from './person.ts';
import { type RunningApp, startApp } from './start-app.ts';

// Buying, changing, failing to pay and ending a plan, against a fake Stripe on this machine (product P6.24 to P6.29).
// Longer than 300 lines: one payment service and one server are shared by all tests of a purchase.

let stripe: PaymentService;
let app: RunningApp;
let maya: Person;
let events = 0;
beforeAll(async () => {
  stripe = await startPaymentService(0);
  app = await startApp({ stripe: stripe.config });
});
afterAll(async () => {
  await app.close();
  await stripe.close();
});
beforeEach(async () => {
  stripe.now = Math.floor(app.now() / 1000);
  maya = await newPerson(app);
});

const seconds = () => Math.floor(app.now() / 1000);
const post = (told: { body: string; signature: string }) =>
  fetch(`${app.url}/api/billing/webhook`, {
    method: 'POST',
    body: told.body,
    headers: { 'stripe-signature': told.signature, 'content-type': 'application/json' },
  });
/** Delivers a Stripe event that happened just now. */
const tell = async (type: string, object: object): Promise<number> => {
  stripe.now = seconds();
  events += 1;
  return (await post(stripe.tell(type, object, seconds(), `evt_${events}`))).status;
};
const buy = (person: Person, plan: string) => person.post('/api/billing/checkout', { plan });
const billing = async (person: Person) => (await person.get('/api/billing')).body as BillingAnswer;
const tier = async (person: Person) => ((await person.get('/api/subscription')).body as { tier: string }).tier;

/** A person goes to the checkout page and pays there. */
async function bought(person: Person, plan: 'starter' | 'unlimited'): Promise<Subscription> {
  expect(await buy(person, plan)).toMatchObject({
    status: 200,
    body: { url: expect.stringMatching(/^https:\/\/checkout/) },
  });
  const [page] = [...stripe.pages.values()].slice(-1);
  const customer = page?.customer ?? '';
  const subscription = subscriptionOf(`sub_${customer}`, customer, page?.price ?? '', {
    metadata: { household: person.householdId },
  });
  stripe.subscriptions.set(subscription.id, subscription);
  expect(await tell('customer.subscription.created', subscription)).toBe(204);
  await pay(subscription, `in_${customer}`);
  return subscription;
}
async function pay(subscription: Subscription, id: string, paid = true): Promise<Invoice> {
  const price = subscription.items.data[0]?.price.id ?? '';
  const invoice = invoiceOf(id, subscription.customer, price, seconds(), paid);
  stripe.invoices.set(id, invoice);
  expect(await tell(paid ? 'invoice.paid' : 'invoice.payment_failed', invoice)).toBe(204);
  return invoice;
}

test('a family buys a plan: it counts as soon as Stripe tells, with the payment and what comes next (product P6.24, P6.26)', async () => {
  expect(await billing(maya)).toEqual({ sells: true, mayChange: true, bought: null, payments: [] });
  await bought(maya, 'starter');
  expect(await billing(maya)).toEqual({
    ...{ sells: true, mayChange: true },
    bought: {
      tier: 'starter',
      state: 'paid',
      periodEndsAt: 1_800_000_000_000,
      endsWithPeriod: false,
      graceEndsAt: null,
    },
    payments: [
      {
        ...{ id: expect.stringMatching(/^in_/), at: seconds() * 1000, amount: 1000, currency: 'usd', state: 'paid' },
        ...{ tier: 'starter', url: expect.stringMatching(/^https:\/\/invoice\.stripe\.com\//) },
      },
    ],
  });
  expect((await maya.get('/api/subscription')).body).toMatchObject({
    tier: 'starter',
    status: 'active',
    payments: true,
  });
  expect((await maya.get('/api/scan/usage')).body).toMatchObject({ scanLimit: 25 });
});

test('what was bought and paid stands in the export of every adult of the household, and in no other (product P13.12)', async () => {
  const { id } = await bought(maya, 'starter');
  const own = await readAccountRows(app.database.reader, maya.userId);
  const ofHousehold = { householdId: maya.householdId, plan: 'starter', state: 'paid' };
  expect(own?.purchases).toEqual([
    { ...ofHousehold, id, periodEndsAt: 1_800_000_000_000, endsWithPeriod: false, failingSince: null },
  ]);
  const [payment] = own?.payments ?? [];
  expect(own?.payments).toEqual([
    {
      ...ofHousehold,
      ...{ id: `in_${id.slice(4)}`, at: seconds() * 1000, amount: 1000, currency: 'usd' },
      invoice: expect.stringMatching(/^https:\/\/invoice\.stripe\.com\//),
    },
  ]);
  expect(payment && csvRow(PAYMENTS, payment)).toContain(',1000,USD,paid,starter,https://invoice.stripe.com/');
  const other = await readAccountRows(app.database.reader, (await newPerson(app)).userId);
  expect([other?.purchases, other?.payments]).toEqual([[], []]);
});

/** Sets the state of a charge at Stripe. */
const stands = (customer: string, id: string, more: { amount_refunded: number; disputed?: boolean }) =>
  stripe.charges.set(id, { id, customer, amount: 1000, currency: 'usd', ...more });
const lines = async (...states: string[]) =>
  (await billing(maya)).payments
    .filter(({ state }) => states.includes(state))
    .map(({ id, state, amount }) => [id, state, amount])
    .sort();

test('what is given back is shown once, all in all, as Stripe says when it is asked, whatever order that is told in (product P6.28)', async () => {
  const { customer } = await bought(maya, 'starter');
  const id = `ch_${customer}`;
  const told = (amount_refunded: number) => ({ id, customer, amount: 1000, amount_refunded, currency: 'usd' });
  stands(customer, id, { amount_refunded: 1000 });
  expect(await tell('charge.refunded', told(1000))).toBe(204);
  expect(await tell('charge.refunded', told(300)), 'told late').toBe(204);
  const given = { id, at: seconds() * 1000, amount: 1000, currency: 'usd', tier: null, url: null };
  expect((await billing(maya)).payments.filter(({ state }) => state === 'refunded')).toEqual([
    { ...given, state: 'refunded' },
  ]);
  expect(await tier(maya)).toBe('starter');
  const own = await readAccountRows(app.database.reader, maya.userId);
  expect(own?.payments.map(({ state, amount }) => [state, amount]).sort()).toEqual([
    ['paid', 1000],
    ['refunded', 1000],
  ]);
  // A charge of a stranger, and one of which nothing was refunded.
  stripe.charges.set('ch_stranger', { ...told(500), id: 'ch_stranger', customer: null });
  expect(await tell('charge.refunded', { ...told(500), id: 'ch_stranger', customer: null })).toBe(204);
  stands(customer, `ch_other_${customer}`, { amount_refunded: 0 });
  expect(await tell('charge.refunded', { ...told(0), id: `ch_other_${customer}` })).toBe(204);
  expect(await lines('refunded')).toHaveLength(1);

  // A refund whose event was lost is found when the server asks Stripe.
  stands(customer, 'ch_missed', { amount_refunded: 200 });
  expect((await maya.post('/api/billing/refresh')).status).toBe(200);
  expect((await maya.post('/api/billing/refresh')).status).toBe(200);
  expect(await lines('refunded')).toEqual([
    [id, 'refunded', 1000],
    ['ch_missed', 'refunded', 200],
  ]);
});

test('what fails on its way back is no longer shown as given back, in whatever order that is told (product P6.28)', async () => {
  const { customer } = await bought(maya, 'starter');
  const [id, payment] = [`ch_${customer}`, `pi_${customer}`];
  const event = { id, customer, amount: 1000, amount_refunded: 1000, currency: 'usd' };
  stands(customer, id, { amount_refunded: 1000 });
  await tell('charge.refunded', event);
  expect(await lines('refunded')).toEqual([[id, 'refunded', 1000]]);
  stands(customer, id, { amount_refunded: 400 });
  expect(await tell('charge.refund.updated', { id: 're_1', charge: id, status: 'failed' })).toBe(204);
  expect(await lines('refunded')).toEqual([[id, 'refunded', 400]]);
  // Stripe may name only the payment, and may deliver the refund event again after its failure.
  stands(customer, id, { amount_refunded: 0 });
  stripe.intents.set(payment, id);
  expect(await tell('refund.failed', { id: 're_2', charge: null, payment_intent: payment })).toBe(204);
  expect(await tell('charge.refunded', event)).toBe(204);
  expect(await lines('refunded')).toEqual([]);
  const own = await readAccountRows(app.database.reader, maya.userId);
  expect(own?.payments.map(({ state }) => state)).toEqual(['paid']);
  // Refunded again, and found by asking Stripe, as the server also does once a day.
  stands(customer, id, { amount_refunded: 1000 });
  expect((await maya.post('/api/billing/refresh')).status).toBe(200);
  expect(await lines('refunded')).toEqual([[id, 'refunded', 1000]]);
});

test('what a bank asks back is shown until that is decided, and the plan stays that of its purchase (product P6.30)', async () => {
  const { customer } = await bought(maya, 'starter');
  const id = `ch_${customer}`;
  const dispute = (name: string, status: string) => {
    const made = { id: `${name}_${customer}`, charge: id, amount: 1000, currency: 'usd', status, created: seconds() };
    stripe.disputes.set(made.id, made);
    return made;
  };
  stands(customer, id, { amount_refunded: 0, disputed: true });
  const opened = dispute('dp_lost', 'needs_response');
  expect(await tell('charge.dispute.created', opened)).toBe(204);
  expect(await lines('disputed', 'reversed')).toEqual([[opened.id, 'disputed', 1000]]);
  expect(await tier(maya)).toBe('starter');
  // The end is delivered before the update in between, and before the first state a second time.
  expect(await tell('charge.dispute.closed', dispute('dp_lost', 'lost'))).toBe(204);
  expect(await tell('charge.dispute.updated', { ...opened, status: 'under_review' })).toBe(204);
  expect(await lines('disputed', 'reversed')).toEqual([[opened.id, 'reversed', 1000]]);
  const other = dispute('dp_won', 'needs_response');
  await tell('charge.dispute.created', other);
  await tell('charge.dispute.closed', dispute('dp_won', 'won'));
  expect(await lines('disputed', 'reversed')).toEqual([[opened.id, 'reversed', 1000]]);
  // A stale answer from before the dispute was won does not reopen it.
  stripe.disputes.set(other.id, other);
  expect((await maya.post('/api/billing/refresh')).status).toBe(200);
  expect(await lines('disputed', 'reversed')).toEqual([[opened.id, 'reversed', 1000]]);
  expect(await tier(maya)).toBe('starter');
});

test('where Stripe cannot be asked about a charge it is told to come again, and nothing counts as taken (product P6.28)', async () => {
  const { customer } = await bought(maya, 'starter');
  const id = `ch_${customer}`;
  stands(customer, id, { amount_refunded: 700 });
  const event = stripe.tell('charge.refund.updated', { id: 're_3', charge: id }, seconds(), 'evt_again');
  stripe.refuses = true;
  try {
    expect((await post(event)).status).toBe(503);
  } finally {
    stripe.refuses = false;
  }
  expect(await lines('refunded')).toEqual([]);
  expect((await post(event)).status).toBe(204);
  expect(await lines('refunded')).toEqual([[id, 'refunded', 700]]);
});

test('the larger plan leads to the page that says what the change costs; the same one is not sold twice', async () => {
  await bought(maya, 'starter');
  expect(await buy(maya, 'starter')).toMatchObject({ status: 409 });
  expect(await buy(maya, 'unlimited')).toMatchObject({
    status: 200,
    body: { url: 'https://billing.stripe.com/subscription_update_confirm' },
  });
  expect(stripe.asked.at(-1)).toContain('price_unlimited');
});

test('a page to pay on that was opened before is closed: nobody pays twice (product P6.24)', async () => {
  await buy(maya, 'starter');
  const before = [...stripe.pages.keys()];
  await buy(maya, 'unlimited');
  const now = [...stripe.pages].filter(([, { customer }]) => customer === [...stripe.pages.values()].at(-1)?.customer);
  expect(now).toHaveLength(1);
  expect(before).not.toContain(now[0]?.[0]);
});

test('a payment that fails leaves the plan for seven days; then it is gone until somebody pays (product P6.27)', async () => {
  const subscription = await bought(maya, 'unlimited');
  app.wait(60_000);
  subscription.status = 'past_due';
  await pay(subscription, 'in_failed', false);
  await tell('customer.subscription.updated', subscription);
  const failedAt = seconds() * 1000;
  expect(await billing(maya)).toMatchObject({ bought: { state: 'failing', graceEndsAt: failedAt + GRACE_MS } });
  expect((await maya.get('/api/subscription')).body).toMatchObject({ tier: 'unlimited', status: 'past_due' });
  app.wait(GRACE_MS);
  stripe.now = seconds();
  expect((await maya.post('/api/billing/refresh')).body).toMatchObject({ bought: { state: 'failing' } });
  expect(await tier(maya)).toBe('free');
  // Stripe is still retrying the payment: with a second purchase the person could be charged twice.
  const pages = stripe.pages.size;
  for (const plan of ['unlimited', 'starter']) {
    expect((await maya.post('/api/billing/checkout', { plan })).status).toBe(200);
    expect(stripe.asked.at(-1)).toContain('/v1/billing_portal/sessions');
  }
  expect(stripe.pages.size).toBe(pages);
  subscription.status = 'active';
  await pay(subscription, 'in_failed');
  await tell('customer.subscription.updated', subscription);
  expect(await tier(maya)).toBe('unlimited');
  expect((await billing(maya)).payments.map(({ id, state }) => [id, state])).toContainEqual(['in_failed', 'paid']);
});

test('ending it lasts until what was paid for is used up, and can be called off (product P6.28)', async () => {
  const subscription = await bought(maya, 'starter');
  app.wait(2000);
  stripe.now = seconds();
  expect((await maya.post('/api/billing/ending', { ends: true })).body).toMatchObject({
    bought: { endsWithPeriod: true },
  });
  app.wait(2000);
  stripe.now = seconds();
  expect((await maya.post('/api/billing/ending', { ends: false })).body).toMatchObject({
    bought: { endsWithPeriod: false },
  });
  // Cancelled on Stripe's own pages, the subscription has a date instead of the flag.
  Object.assign(subscription, { cancel_at: 1_800_000_000 });
  app.wait(2000);
  await tell('customer.subscription.updated', subscription);
  expect((await billing(maya)).bought?.endsWithPeriod).toBe(true);
  stripe.now = seconds();
  await maya.post('/api/billing/ending', { ends: false });
  expect(subscription.cancel_at).toBeNull();
  app.wait(2000);
  await tell('customer.subscription.deleted', { ...subscription, status: 'canceled' });
  expect([await tier(maya), (await billing(maya)).bought]).toEqual(['free', null]);
});

test('forged, cut or old news are refused and change nothing (product P6.25)', async () => {
  await buy(maya, 'starter');
  const customer = [...stripe.pages.values()].at(-1)?.customer ?? '';
  const object = subscriptionOf('sub_forged', customer, PRICES.family);
  const good = stripe.tell('customer.subscription.created', object, seconds(), 'evt_good');
  const forged = stripe.tell('customer.subscription.created', object, seconds(), 'evt_forged', 'whsec_guess');
  stripe.now -= 301;
  const old = stripe.tell('customer.subscription.created', object, seconds(), 'evt_old');
  const statuses = [];
  for (const one of [forged, old, { ...good, body: good.body.slice(1) }, { ...good, signature: 't=1,v1=00' }]) {
    statuses.push((await post(one)).status);
  }
  expect(statuses).toEqual([403, 403, 403, 403]);
  expect(await tier(maya)).toBe('free');
  // Events about unknown customers are accepted and ignored.
  stripe.now = seconds();
  expect(await tell('customer.subscription.created', subscriptionOf('sub_x', 'cus_stranger', PRICES.family))).toBe(204);
  expect(await tell('charge.succeeded', { id: 'ch_1' })).toBe(204);
});

test('only the owner changes a plan, and somebody else in the household sees it (product P6.24)', async () => {
  await bought(maya, 'starter');
  const ben = await newPerson(app);
  const { token } = (await maya.post('/api/household/invitations')).body as { token: string };
  await ben.post('/api/invitations/accept', { token });
  expect(await billing(ben)).toMatchObject({ mayChange: false, bought: { tier: 'starter' } });
  for (const [path, body] of [['checkout', { plan: 'unlimited' }], ['portal'], ['ending', { ends: true }]] as const) {
    expect((await ben.post(`/api/billing/${path}`, body)).status).toBe(403);
  }
});

test('a plan that was given stays beside one that was bought, whichever is larger (product P6.26)', async () => {
  const subscription = await bought(maya, 'unlimited');
  await app.database.writes.run((tx) => grantPlan(tx, maya.householdId, 'starter', app.now()));
  expect(await tier(maya)).toBe('unlimited');
  app.wait(2000);
  await tell('customer.subscription.deleted', { ...subscription, status: 'canceled' });
  expect(await tier(maya)).toBe('starter');
});

test('a household that a restored backup knows without its purchase has its plan again (product P6.29)', async () => {
  const subscription = await bought(maya, 'unlimited');
  app.db.prepare('DELETE FROM plan_customers WHERE household_id = ?').run(maya.householdId);
  app.db.prepare("UPDATE households SET tier = 'free' WHERE id = ?").run(maya.householdId);
  await tell('customer.subscription.updated', subscription);
  expect(await tier(maya)).toBe('unlimited');
});

test('who goes does not go on paying (product P6.29)', async () => {
  const subscription = await bought(maya, 'starter');
  await eraseHousehold(app.database, maya.householdId, app.now());
  await expect
    .poll(async () => {
      // Any event wakes the queue.
      await tell('customer.subscription.updated', subscriptionOf('sub_y', 'cus_stranger', PRICES.family));
      return subscription.status;
    })
    .toBe('canceled');
});

test('where Stripe cannot be asked nothing changes, and the page says so', async () => {
  stripe.refuses = true;
  try {
    const reply = await buy(maya, 'starter');
    expect(reply).toMatchObject({ status: 503, body: { error: 'BUSY' } });
    await expect.poll(() => app.lines.some((line) => line.includes('"event":"payments"'))).toBe(true);
    expect(app.lines.some((line) => line.includes(stripe.config.secretKey))).toBe(false);
  } finally {
    stripe.refuses = false;
  }
});

test('an upgrade is told of once, where its buyer agreed to events of use (product P3.6)', async () => {
  const seq = 900_000;
  app.db
    .prepare(
      "INSERT INTO preferences (user_id, id, rev, seq, deleted, changed_by, other_rev, value) VALUES (?, 'analyticsConsent', 1, ?, 0, 'device', 0, '\"granted\"')",
    )
    .run(maya.userId, seq);
  const subscription = await bought(maya, 'starter');
  app.wait(2000);
  await tell('customer.subscription.updated', subscription);
  await tell('customer.subscription.created', subscription);
  const told = app.db
    .prepare("SELECT properties FROM analytics_events WHERE name = 'subscription.upgrade_completed'")
    .pluck()
    .all();
  expect(told).toEqual(['{"to":"starter"}']);
});

test('prices are those that Stripe takes; without keys nothing is sold and nothing listens', async () => {
  expect((await maya.get('/api/billing/prices')).body).toEqual({
    prices: [
      { tier: 'starter', amount: 1000, currency: 'usd', interval: 'month' },
      { tier: 'unlimited', amount: 2500, currency: 'usd', interval: 'month' },
      { tier: 'family', amount: 4000, currency: 'usd', interval: 'month' },
    ],
  });
  const free = await startApp();
  try {
    const noor = await newPerson(free);
    expect(await billing(noor)).toEqual({ sells: false, mayChange: true, bought: null, payments: [] });
    expect(await buy(noor, 'starter')).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('granted') },
    });
    expect((await noor.get('/api/billing/prices')).body).toEqual({ prices: [] });
    const told = stripe.tell('customer.subscription.created', {}, 1, 'evt_1');
    const reply = await fetch(`${free.url}/api/billing/webhook`, {
      method: 'POST',
      body: told.body,
      headers: { 'stripe-signature': told.signature },
    });
    expect(reply.status).toBe(404);
  } finally {
    await free.close();
  }
});
