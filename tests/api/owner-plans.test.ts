import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { billingStore, grantPlan, settlePlan } from '#api/plans/billing-store.ts';
import type { Tx } from '#db/handles.ts';
import type { Purchase } from '#domain/plans/purchase.ts';
import { type TestDatabase, testDatabase } from '../support/migrated.ts';
import { DAY, homeOf, NOW, PEOPLE, twoPeople } from './two-people.ts';

// Two households with purchases under the same ids: an event about one changes nothing of the other (docs/security.md).

const [ANNS, BOBS] = [homeOf('ann'), homeOf('bob')];
const PURCHASE: Purchase = {
  ...{ id: 'a purchase', tier: 'unlimited', state: 'paid', periodEndsAt: NOW + DAY, endsWithPeriod: false },
  ...{ failingSince: null, changedAt: NOW },
};
const PAYMENT = { id: 'a payment', at: NOW, amount: 500, currency: 'eur', state: 'paid', tier: 'unlimited', url: null };

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());
const write = <T>(work: (tx: Tx) => Promise<T>) => database.writes.run(work);
const tierOf = async (householdId: string) => (await billingStore.household(database.reader, householdId))?.tier;

beforeEach(async () => {
  twoPeople(database.db);
  database.db.exec("UPDATE households SET tier = 'free'");
  for (const who of PEOPLE) {
    const household_id = homeOf(who);
    const customer = { household_id, customer_id: `customer ${who}`, granted: 'free', bought_by: null };
    await write(async (tx) => {
      await billingStore.addCustomer(tx, customer);
      await billingStore.savePurchase(tx, household_id, PURCHASE);
      await billingStore.putPayment(tx, { ...PAYMENT, household_id });
    });
  }
});

test('who a household is to the payment service, and who of it bought', async () => {
  const { reader } = database;
  expect((await billingStore.customer(reader, BOBS))?.customer_id).toBe('customer bob');
  await write((tx) => billingStore.setBuyer(tx, ANNS, 'ann'));
  const buyers = [await billingStore.customer(reader, ANNS), await billingStore.customer(reader, BOBS)];
  expect(buyers.map((one) => one?.bought_by)).toEqual(['ann', null]);
});

test('what was bought, also under the number of the other’s', async () => {
  const states = async (householdId: string) =>
    (await billingStore.purchases(database.reader, householdId)).map(({ state }) => state);
  await write((tx) => billingStore.savePurchase(tx, ANNS, { ...PURCHASE, state: 'ended' }));
  expect([await states(ANNS), await states(BOBS)]).toEqual([['ended'], ['paid']]);
  for (const household of [ANNS, BOBS]) await write((tx) => settlePlan(tx, household, NOW));
  expect([await tierOf(ANNS), await tierOf(BOBS)]).toEqual(['free', 'unlimited']);
});

test('a plan that is given', async () => {
  for (const household of [ANNS, BOBS]) {
    await write((tx) => billingStore.savePurchase(tx, household, { ...PURCHASE, state: 'ended' }));
  }
  await write((tx) => grantPlan(tx, ANNS, 'family', NOW));
  await write((tx) => settlePlan(tx, BOBS, NOW));
  expect([await tierOf(ANNS), await tierOf(BOBS)]).toEqual(['family', 'free']);
});

test('what was paid and given back', async () => {
  const paid = async (householdId: string) =>
    (await billingStore.payments(database.reader, householdId, 10)).map(({ amount, state }) => [state, amount]);
  const refund = { ...PAYMENT, id: 'a refund', state: 'refunded', amount: 100 };
  for (const household_id of [ANNS, BOBS])
    await write((tx) => billingStore.putPayment(tx, { ...refund, household_id }));
  await write((tx) => billingStore.putPayment(tx, { ...refund, household_id: ANNS, at: NOW + 1, amount: 300 }));
  expect((await paid(ANNS)).sort()).toEqual([
    ['paid', 500],
    ['refunded', 300],
  ]);
  expect((await paid(BOBS)).sort()).toEqual([
    ['paid', 500],
    ['refunded', 100],
  ]);
});

test('what was told before and is forgotten', async () => {
  const told = (householdId: string) => write((tx) => billingStore.addEvent(tx, householdId, 'an event', NOW));
  expect([await told(ANNS), await told(BOBS)]).toEqual([true, true]);
  await write((tx) => billingStore.forgetEvents(tx, ANNS, NOW + 1));
  expect([await told(BOBS), await told(ANNS)]).toEqual([false, true]);
});
