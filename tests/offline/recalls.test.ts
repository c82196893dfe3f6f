import { afterEach, beforeEach, expect, it } from 'vitest';
import { storeNotice } from '#api/recalls/store.ts';
import { recallMarkId } from '#domain/recalls/mark.ts';
import type { RecallNotice } from '#domain/recalls/notice.ts';
import { shortDigest } from '#domain/short-digest.ts';
import { aNotice } from '#tests/domain/recalls/a-notice.ts';
import { compose } from '#web/offline/push/compose.ts';
import { readChecked } from '#web/offline/recalls/checked.ts';
import { noticesOfBrands } from '#web/offline/recalls/followed.ts';
import { matchRecalls } from '#web/offline/recalls/match.ts';
import { noticesForBarcode } from '#web/offline/recalls/naming.ts';
import { openRecalls } from '#web/offline/recalls/open-recalls.ts';
import { refreshRecalls } from '#web/offline/recalls/refresh.ts';
import { type RunningApp, startApp, WITH_LABEL, WITHOUT_LABEL } from '../api/start-app.ts';
import { eventually, Phone, unwrap } from './phone.ts';
import { REQUEST_OUTCOMES } from './test-network.ts';

const DAY_MS = 86_400_000;

let app: RunningApp;
let phone: Phone;
beforeEach(async () => {
  app = await startApp({ tier: 'family' });
  phone = new Phone(app);
  await phone.signUp();
});
afterEach(() => app.close());

const dayBefore = (days: number): string => new Date(app.now() - days * DAY_MS).toISOString().slice(0, 10);
const publish = (over: Partial<RecallNotice>, days = 3) => {
  const day = dayBefore(days);
  const notice = aNotice({ publishedOn: day, changedOn: day, ...over, number: over.id ?? '1' });
  return app.database.writes.run((tx) => storeNotice(tx, notice, {}, app.now()));
};
const refresh = () => refreshRecalls(phone.client.askInAccount, phone.db, phone.clock.now());
const here = () => matchRecalls(phone.db, phone.clock.now());
const addHome = async (productId: string): Promise<string> => {
  await phone.client.fetchProduct(productId);
  const id = phone.client.newId();
  unwrap(await phone.client.perform('inventory.add', id, { productId, quantity: 1, fields: {} }));
  await phone.sync();
  return id;
};

// Product P11.8.
it('holds recent notices and old ones of what is at home, and tells of them without a network', async () => {
  await publish({ id: 'cpsc:recent', gtins: [WITH_LABEL.id] });
  await publish({ id: 'cpsc:old', gtins: [WITH_LABEL.id] }, 900);
  await publish({ id: 'cpsc:other', gtins: ['03017620422003'] });
  await publish({ id: 'cpsc:old-other', gtins: ['03017620422003'] }, 900);
  await addHome(WITH_LABEL.id);
  phone.network.fate = REQUEST_OUTCOMES.down;
  expect(await refresh()).toBe(false);
  expect(await readChecked(phone.db), 'nothing is said to be checked').toBeNull();
  phone.network.fate = REQUEST_OUTCOMES.up;
  expect(await refresh()).toBe(true);
  phone.network.fate = REQUEST_OUTCOMES.down;
  expect((await phone.db.notices.toCollection().primaryKeys()).sort()).toEqual([
    'cpsc:old',
    'cpsc:other',
    'cpsc:recent',
  ]);
  const { open, compared } = await here();
  expect(open.map(({ notice, match }) => [notice.id, match.verdict])).toEqual([
    ['cpsc:recent', 'affects'],
    ['cpsc:old', 'affects'],
  ]);
  expect(compared).toBe(1);
  expect(await readChecked(phone.db)).toMatchObject({ sources: ['US CPSC'], total: 4 });
});

// Product P11.8.
it('asks for what is new alone, and again when something else came home', async () => {
  await publish({ id: 'cpsc:1', gtins: [WITH_LABEL.id] });
  await refresh();
  const asked: string[] = [];
  phone.network.fate = (path, _init, go) => {
    asked.push(path);
    return go();
  };
  await refresh();
  expect(asked.filter((path) => path.includes('recalls'))).toEqual([]);
  await addHome(WITHOUT_LABEL.id);
  await publish({ id: 'cpsc:2', gtins: [WITHOUT_LABEL.id] }, 400);
  await refresh();
  expect(asked.filter((path) => path.includes('arrivals?after='))).toHaveLength(1);
  expect((await here()).open.map(({ notice }) => notice.id)).toEqual(['cpsc:2']);
});

// Product P11.8.
it('forgets what was taken back', async () => {
  await publish({ id: 'cpsc:1', gtins: [WITH_LABEL.id] });
  await addHome(WITH_LABEL.id);
  await refresh();
  expect((await here()).open).toHaveLength(1);
  await publish({ id: 'cpsc:1', gtins: [WITH_LABEL.id], withdrawn: true, changedOn: dayBefore(0) });
  phone.clock.advance(31 * 60_000);
  await refresh();
  expect((await here()).open).toEqual([]);
});

// Product P11.9.
it('is silenced on the other phone too by "Not mine", and told again there once it is taken up', async () => {
  await publish({ id: 'cpsc:1', gtins: [WITH_LABEL.id] });
  await addHome(WITH_LABEL.id);
  await refresh();
  const [recall] = (await here()).open;
  if (!recall) throw new Error('The notice was not found.');
  expect(recall.id).toBe(recallMarkId('cpsc:1', WITH_LABEL.id));
  const decide = async (state: 'notMine' | 'open') => {
    const { notice, product } = recall;
    const payload = { noticeId: notice.id, productId: product.id, changedOn: notice.changedOn, state };
    unwrap(await phone.client.perform('recall.mark', recall.id, payload));
    await phone.sync();
  };
  await decide('notMine');
  expect((await here()).open).toEqual([]);
  expect((await here()).aside.map(({ aside }) => aside?.state)).toEqual(['notMine']);
  // The other phone: the same account with empty storage.
  phone.clearStorage();
  await phone.restart();
  await eventually(async () => expect(await phone.db.recallMarks.count()).toBe(1));
  await refresh();
  expect((await here()).open).toEqual([]);
  await decide('open');
  expect((await here()).open).toHaveLength(1);
});

// Product P11.12.
it('tells of a product in a shop whose barcode a notice on the phone names, until it is laid aside', async () => {
  await publish({ id: 'cpsc:recent', gtins: [WITH_LABEL.id] });
  await publish({ id: 'cpsc:later', gtins: [WITH_LABEL.id] }, 1);
  await publish({ id: 'cpsc:ended', gtins: [WITH_LABEL.id], withdrawn: true });
  await publish({ id: 'cpsc:other', gtins: [WITHOUT_LABEL.id] });
  await refresh();
  const { id } = WITH_LABEL;
  const named = async () => (await noticesForBarcode(phone.db, { id, gtin: id })).map((notice) => notice.id);
  expect(await named()).toEqual(['cpsc:later', 'cpsc:recent']);
  const mark = { noticeId: 'cpsc:later', productId: id, state: 'notMine', changedOn: dayBefore(1) } as const;
  unwrap(await phone.client.perform('recall.mark', recallMarkId('cpsc:later', id), mark));
  expect(await named()).toEqual(['cpsc:recent']);
  expect(await noticesForBarcode(phone.db, { id: 'no-code', gtin: null })).toEqual([]);
});

// Product P11.14.
it('tells of a brand that is followed, without a network, until the brand is left off', async () => {
  const setBrands = async (value: { name: string; since: string }[]) =>
    unwrap(await phone.client.perform('preferences.set', 'followedBrands', { key: 'followedBrands', value }));
  await publish({ id: 'cpsc:old', brands: ['Acme'] }, 30);
  await publish({ id: 'cpsc:new', brands: ['ACME Foods'] });
  await publish({ id: 'cpsc:other', brands: ['Smart'] });
  await refresh();
  phone.network.fate = REQUEST_OUTCOMES.down;
  await setBrands([{ name: 'acme', since: dayBefore(10) }]);
  const found = await noticesOfBrands(phone.db);
  expect(found.map(({ notice, isNews }) => [notice.id, isNews])).toEqual([
    ['cpsc:new', true],
    ['cpsc:old', false],
  ]);
  const bell = () => openRecalls(phone.db, phone.clock.now());
  expect((await bell()).map(({ noticeId, brand }) => [noticeId, brand])).toEqual([['cpsc:new', 'acme']]);
  const ref = shortDigest('cpsc:new');
  const message = { id: 'one', parts: [{ k: 'recall', ref, product: '', sure: false } as const], count: 1 };
  expect(await compose(phone.db, message, phone.clock.now())).toMatchObject({
    title: 'A brand you follow has a recall',
    url: '/recalls/cpsc%3Anew',
    recall: null,
  });
  await setBrands([]);
  expect(await bell()).toEqual([]);
});
