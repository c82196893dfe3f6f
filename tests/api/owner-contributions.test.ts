import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Contribution, contributionStore } from '#api/catalogue/review/store.ts';
import type { Tx } from '#db/handles.ts';
import { CONTRIBUTIONS_MOST } from '#domain/catalogue/review/calls.ts';
import { type TestDatabase, testDatabase } from '../support/migrated.ts';
import { homeOf, NOW, PEOPLE, twoPeople } from './two-people.ts';

// Two people who contributed the same product: an action on one's contribution does not change the other's (security
// rules, 3.7).

const PRODUCT = '02000000000015';
const offered = (who: string, id: string, more: Partial<Contribution> = {}): Contribution => ({
  ...{ id, productId: PRODUCT, userId: who, householdId: homeOf(who), kind: 'entered', listKey: 'aqua' },
  facts: {
    ...{ code: '2000000000015', codeFault: null, name: 'Soap', brand: '', size: null, category: 'personal_care' },
    ...{ productType: null, ingredientsText: 'Aqua', emoji: '🧼', countries: [] },
    source: { name: 'Entered by hand', date: '2026-01-01', licence: null },
  },
  ...{ state: 'waiting', reason: null, offeredAt: NOW, settledAt: null, ...more },
});

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());
const write = <T>(work: (tx: Tx) => Promise<T>) => database.writes.run(work);
const idsOf = async (who: string) => (await contributionStore.ofPerson(database.reader, who)).map(({ id }) => id);

beforeEach(async () => {
  twoPeople(database.db);
  database.db.exec('DELETE FROM contributions');
  for (const who of PEOPLE) await write((tx) => contributionStore.add(tx, offered(who, `of ${who}`)));
});

test('a new entry, which takes the place of one’s own alone', async () => {
  await write((tx) => contributionStore.add(tx, offered('ann', 'a second')));
  expect([await idsOf('ann'), await idsOf('bob')]).toEqual([['a second'], ['of bob']]);
});

test('an entry that is withdrawn by the one who offered it', async () => {
  const withdraw = (who: string) => write((tx) => contributionStore.withdraw(tx, who, 'of ann', NOW));
  expect(await withdraw('bob')).toBe(false);
  expect(await withdraw('ann')).toBe(true);
  expect((await contributionStore.find(database.reader, 'of bob'))?.state).toBe('waiting');
});

test('the choice to offer nothing', async () => {
  for (const who of PEOPLE) {
    await write((tx) => contributionStore.setOffers(tx, who, false));
    expect(await contributionStore.offers(database.reader, who)).toBe(false);
    if (who === 'ann') expect([await idsOf('ann'), await idsOf('bob')]).toEqual([[], ['of bob']]);
    if (who === 'ann') expect(await contributionStore.offers(database.reader, 'bob')).toBe(true);
  }
  await write((tx) => contributionStore.setOffers(tx, 'ann', true));
  const offers = [await contributionStore.offers(database.reader, 'ann')];
  expect([...offers, await contributionStore.offers(database.reader, 'bob')]).toEqual([true, false]);
});

test('old entries, of which one person’s go when there are too many of theirs', async () => {
  const settled = (who: string, at: number) =>
    offered(who, `${who} ${at}`, { state: 'taken', offeredAt: at, settledAt: at });
  await write((tx) => contributionStore.add(tx, settled('bob', 1)));
  // All are newer than Bob's, and one more than is kept: still, none of Bob's is deleted.
  for (let at = 0; at <= CONTRIBUTIONS_MOST; at += 1) {
    await write((tx) => contributionStore.add(tx, settled('ann', NOW + 1 + at)));
  }
  expect(await idsOf('bob')).toEqual(['bob 1']);
  expect(await contributionStore.find(database.reader, `ann ${NOW + 1}`)).toBeNull();
  expect((await idsOf('ann')).at(-1)).toBe(`ann ${NOW + 2}`);
  // Bob's few contributions stay, however many newer ones others have.
  await write((tx) => contributionStore.add(tx, settled('bob', 2)));
  expect(await idsOf('bob')).toEqual(['bob 2', 'bob 1']);
});

test('the adults of a household that offered', async () => {
  const of = await contributionStore.waiting(database.reader, 10);
  const voices = await contributionStore.voices(database.reader, of);
  expect(voices.map(({ householdId, adults }) => [householdId, adults]).sort()).toEqual([
    [homeOf('ann'), ['ann']],
    [homeOf('bob'), ['bob']],
  ]);
});
