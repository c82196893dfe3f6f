import { afterAll, beforeAll, expect, test } from 'vitest';
import { HomeHealthAnswer } from '#domain/inventory/home-health-answer.ts';
import { newPerson } from './person.ts';
import { op, push } from './queue.ts';
import { type RunningApp, startApp } from './start-app.ts';

let app: RunningApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

const SOAP = '02000000000015';
const UNREAD = '02000000000022';

test('GET /api/home-health/score: nine areas with their products, by the areas that the household chose (product P2.11.10, P3.8)', async () => {
  const [maya, stranger] = [await newPerson(app), await newPerson(app)];
  await maya.post('/api/inventory', { productId: SOAP });
  await maya.post('/api/inventory', { productId: UNREAD });
  const of = async () => HomeHealthAnswer.parse((await maya.get('/api/home-health/score')).body);
  const before = await of();
  expect(before.overallScore).toBeNull();
  expect(before.categories.map(({ name }) => name)).toEqual([
    'Kitchen',
    'Bathroom',
    'Laundry',
    'Kids',
    'Pet Care',
    'Personal Care',
    'Cleaning',
    'Outdoor & Garage',
    'Air & Water',
  ]);
  const personal = before.categories.find(({ category }) => category === 'personal_care');
  const score = personal?.products.find(({ id }) => id === SOAP)?.safetyScore ?? -1;
  expect(personal).toMatchObject({
    score: null,
    maxScore: 100,
    status: 'incomplete',
    trend: null,
    productsCount: 1,
    totalSafetyScore: score,
    avgSafetyScore: score,
    isComplete: false,
    progressPercent: 10,
    requiredScans: 10,
  });
  await push(maya, [op(maya, 'area.set', { area: 'laundry' }, { entityId: SOAP })]);
  const laundry = (await of()).categories.find(({ category }) => category === 'laundry');
  expect(laundry?.products.map(({ id }) => id)).toEqual([SOAP]);
  const listed = (await maya.get('/api/inventory')).body as { product: { id: string; homeCategory: string } }[];
  expect(listed.find(({ product }) => product.id === SOAP)?.product.homeCategory).toBe('laundry');
  await stranger.post('/api/inventory', { productId: SOAP });
  const theirs = HomeHealthAnswer.parse((await stranger.get('/api/home-health/score')).body);
  expect(theirs.categories.find(({ category }) => category === 'laundry')?.products).toEqual([]);
});

test('GET /api/stats: the counts of one household (product P2.3.5)', async () => {
  const [maya, stranger] = [await newPerson(app), await newPerson(app)];
  const nothing = {
    productsAtHome: 0,
    safeProducts: 0,
    expiringSoon: 0,
    expired: 0,
    familyMembers: 0,
    pets: 0,
    scansThisMonth: 0,
    achievements: 0,
    toBuy: 0,
  };
  expect((await maya.get('/api/stats')).body).toEqual(nothing);
  const day = (days: number) => new Date(app.now() + days * 86_400_000).toISOString().slice(0, 10);
  const item = (fields: object, quantity = 1) => op(maya, 'inventory.add', { productId: SOAP, quantity, fields });
  await push(maya, [
    item({ expiresOn: day(5) }),
    item({ expiresOn: day(-1) }),
    item({ expiresOn: day(-1) }, 0),
    op(maya, 'shopping.add', { productId: UNREAD }, { entityId: UNREAD }),
    op(maya, 'shopping.add', { productId: SOAP }, { entityId: SOAP }),
    op(maya, 'shopping.tick', { by: 'hand' }, { entityId: SOAP }),
    op(maya, 'badge.award', { badgeType: 'first_scan' }, { entityId: 'first_scan' }),
    op(maya, 'pet.create', { name: 'Miso', type: 'cat' }),
  ]);
  await maya.post('/api/scan', { barcode: '2000000000015' });
  expect((await maya.get('/api/stats')).body).toMatchObject({
    productsAtHome: 1,
    expiringSoon: 1,
    expired: 1,
    pets: 1,
    scansThisMonth: 1,
    achievements: 1,
    toBuy: 1,
  });
  expect((await stranger.get('/api/stats')).body).toEqual(nothing);
});

test('GET /api/stats: counts as safe what suits everybody who lives there, not what has a good score (product P2.3.5)', async () => {
  const maya = await newPerson(app);
  await maya.post('/api/inventory', { productId: SOAP });
  const safe = async () => ((await maya.get('/api/stats')).body as { safeProducts: number }).safeProducts;
  expect(await safe()).toBe(1);
  const ida = op(maya, 'member.create', { name: 'Ida', ageGroup: 'adult', pregnant: false });
  const element = { kind: 'allergyType', value: 'fragrance' };
  const allergy = op(maya, 'member.addElement', element, { entityId: ida.entityId });
  await push(maya, [ida]);
  expect(await safe()).toBe(1);
  await push(maya, [allergy]);
  expect(await safe()).toBe(0);
  await push(maya, [op(maya, 'member.delete', {}, { entityId: ida.entityId })]);
  expect(await safe()).toBe(1);
});
