import { afterEach, beforeEach, expect, test } from 'vitest';
import { storeNotice } from '#api/recalls/store.ts';
import type { FollowedBrand } from '#domain/recalls/followed-brands.ts';
import { aNotice } from '#tests/domain/recalls/a-notice.ts';
import { eventually } from '../offline/phone.ts';
import { newPerson, type Person } from './person.ts';
import { CODE_WITH_LABEL, type RunningApp, startApp } from './start-app.ts';

// Product P11.14: recalls of brands that a person follows.

const PRODUCT = `0${CODE_WITH_LABEL}`;

let app: RunningApp;
beforeEach(async () => {
  app = await startApp({ tier: 'family' });
});
afterEach(() => app.close());

const today = (): string => new Date(app.now()).toISOString().slice(0, 10);

async function set(person: Person, key: string, value: unknown): Promise<string> {
  const operation = {
    ...{ opId: crypto.randomUUID(), userId: person.userId, type: 'preferences.set', v: 1, entityId: key },
    ...{ payload: { key, value }, baseRev: null, createdAt: app.now() },
  };
  return JSON.stringify((await person.post('/api/sync/push', { deviceId: person.deviceId, ops: [operation] })).body);
}
const follow = async (person: Person, ...brands: FollowedBrand[]): Promise<void> =>
  expect(await set(person, 'followedBrands', brands)).toContain('applied');

let notices = 0;
async function publish(over: Parameters<typeof aNotice>[0] = {}): Promise<string> {
  notices += 1;
  const id = `cpsc:${notices}`;
  const notice = aNotice({ id, number: String(notices), publishedOn: today(), changedOn: today(), ...over });
  await app.database.writes.run((tx) => storeNotice(tx, notice, {}, app.now()));
  await eventually(() => expect(app.db.prepare('SELECT count(*) FROM unmatched_notices').pluck().get()).toBe(0));
  return id;
}

const noted = (person: Person): unknown[] =>
  app.db.prepare("SELECT part ->> '$.product' FROM deliveries WHERE user_id = ?").pluck().all(person.userId);
const told = async (person: Person) =>
  (await person.get('/api/notifications')).body as { type: string; title: string; relatedId: string }[];

test('a notice of a followed brand is told to that person alone, once', async () => {
  const [person, other] = [await newPerson(app), await newPerson(app)];
  await follow(person, { name: 'acme', since: today() });
  await follow(other, { name: 'Another', since: today() });
  const id = await publish({ brands: ['ACME Foods'] });
  expect([noted(person), noted(other)]).toEqual([[''], []]);
  expect(await told(person)).toMatchObject([{ type: 'other', title: 'acme', relatedId: id }]);
  expect(await told(other)).toEqual([]);
  await publish({ id, brands: ['ACME Foods'], reason: 'Another word' });
  expect(noted(person)).toEqual(['']);
});

test('what came before the brand was followed is no news, and neither is one that was taken back', async () => {
  const person = await newPerson(app);
  await publish({ brands: ['Acme'], publishedOn: '2025-01-01', changedOn: '2025-01-01' });
  await follow(person, { name: 'Acme', since: today() });
  await publish({ brands: ['Acme'], withdrawn: true });
  expect(noted(person)).toEqual([]);
  expect(await told(person)).toEqual([]);
});

test('recalls that are switched off stay silent, and so does a brand that is followed no more', async () => {
  const [person, other] = [await newPerson(app), await newPerson(app)];
  await follow(person, { name: 'Acme', since: today() });
  await set(person, 'notifyRecalls', false);
  await follow(other, { name: 'Acme', since: today() });
  await follow(other);
  await publish({ brands: ['Acme'] });
  expect([noted(person), noted(other)]).toEqual([[], []]);
  expect([await told(person), await told(other)]).toEqual([[], []]);
});

test('whoever has the thing at home is told of that, and no second time of the brand', async () => {
  const person = await newPerson(app);
  await follow(person, { name: 'Acme', since: today() });
  await person.post('/api/inventory', { productId: PRODUCT });
  await eventually(() => expect(app.db.prepare('SELECT count(*) FROM unmatched_products').pluck().get()).toBe(0));
  await publish({ brands: ['Acme'], gtins: [PRODUCT] });
  expect(noted(person)).toEqual([PRODUCT]);
  expect(await told(person)).toMatchObject([{ type: 'product_recall', relatedId: PRODUCT }]);
});

test('a list that is too long, or a name that is none, is refused with the reason', async () => {
  const person = await newPerson(app);
  const brand = { name: 'Acme', since: today() };
  for (const value of [
    Array.from({ length: 21 }, () => brand),
    [{ ...brand, name: 'A' }],
    [{ ...brand, since: 'now' }],
  ]) {
    expect(await set(person, 'followedBrands', value)).toMatch(/"rejected".*"INVALID_INPUT","message":"\w/);
  }
});
