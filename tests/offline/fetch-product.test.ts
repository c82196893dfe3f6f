import { afterEach, beforeEach, expect, it } from 'vitest';
import { type RunningApp, startApp, WITH_LABEL } from '../api/start-app.ts';
import { eventually, Phone } from './phone.ts';
import { REQUEST_OUTCOMES } from './test-network.ts';

let app: RunningApp;
let phone: Phone;
beforeEach(async () => {
  app = await startApp({ tier: 'family' });
  phone = new Phone(app);
  await phone.signUp();
  await phone.settled();
  phone.firstPack = async () => [];
});
afterEach(() => app.close());

it('fetches a product this phone does not hold, and keeps it', async () => {
  expect(await phone.client.fetchProduct(WITH_LABEL.id)).toBe('found');
  expect(await phone.db.products.get(WITH_LABEL.id)).toMatchObject({ name: WITH_LABEL.name, pending: 0 });
});

it('tells a product nobody knows from a server that cannot be reached', async () => {
  expect(await phone.client.fetchProduct(phone.client.newId())).toBe('not_found');
  phone.network.fate = REQUEST_OUTCOMES.down;
  expect(await phone.client.fetchProduct(WITH_LABEL.id)).toBe('unreachable');
  expect(await phone.db.products.get(WITH_LABEL.id)).toBeUndefined();
});

it('gives what comes with the app where the server does not answer, and what the server says later in its place', async () => {
  phone.firstPack = async () => [{ ...WITH_LABEL, name: 'of the app' }];
  const name = async () => (await phone.db.products.get(WITH_LABEL.id))?.name;
  let answer = () => {};
  phone.network.fate = (_path, _init, go) =>
    new Promise((resolve) => {
      answer = () => resolve(go());
    });
  const asked = phone.client.fetchProduct(WITH_LABEL.id);
  await eventually(async () => {
    phone.clock.advance(1_000);
    expect(await name()).toBe('of the app');
  });
  expect(await asked).toBe('found');
  answer();
  await eventually(async () => expect(await name()).toBe(WITH_LABEL.name));
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
