import { afterEach, beforeEach, expect, it } from 'vitest';
import { type RunningApp, startApp, WITH_LABEL } from '../api/start-app.ts';
import { Phone } from './phone.ts';
import { FATE } from './test-network.ts';

let app: RunningApp;
let phone: Phone;
beforeEach(async () => {
  app = await startApp({ tier: 'family' });
  phone = new Phone(app);
  await phone.signUp();
  await phone.settled();
  await phone.db.products.delete(WITH_LABEL.id);
});
afterEach(() => app.close());

it('fetches a product this phone does not hold, and keeps it', async () => {
  expect(await phone.client.fetchProduct(WITH_LABEL.id)).toBe('found');
  expect(await phone.db.products.get(WITH_LABEL.id)).toMatchObject({ name: WITH_LABEL.name, pending: 0 });
});

it('tells a product nobody knows from a server that cannot be reached', async () => {
  expect(await phone.client.fetchProduct(phone.client.newId())).toBe('not_found');
  phone.network.fate = FATE.down;
  expect(await phone.client.fetchProduct(WITH_LABEL.id)).toBe('unreachable');
  expect(await phone.db.products.get(WITH_LABEL.id)).toBeUndefined();
});

it('asks nothing once nobody is signed in', async () => {
  const { client } = phone;
  expect((await client.logout()).ok).toBe(true);
  let asked = false;
  phone.network.fate = (_path, _init, go) => {
    asked = true;
    return go();
  };
  expect(await client.fetchProduct(WITH_LABEL.id)).toBe('unreachable');
  expect(asked).toBe(false);
});
