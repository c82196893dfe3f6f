import { afterEach, beforeEach, expect, it } from 'vitest';
import { readMeta } from '#web/offline/tables/account-meta.ts';
import { clearStored } from '#web/offline/tables/clear-stored.ts';
import { storedAccounts } from '#web/offline/tables/stored-accounts.ts';
import { type RunningApp, startApp, WITH_LABEL } from '../api/start-app.ts';
import { Phone, unwrap } from './phone.ts';
import { REQUEST_OUTCOMES } from './test-network.ts';

let app: RunningApp;
let phone: Phone;
beforeEach(async () => {
  app = await startApp();
  phone = new Phone(app);
});
afterEach(() => app.close());

it('clears what can be fetched again, and nothing that only this phone has', async () => {
  await phone.signUp();
  const sent = phone.client.newId();
  unwrap(await phone.client.perform('inventory.add', sent, { productId: WITH_LABEL.id, quantity: 2 }));
  await phone.sync();
  phone.network.fate = REQUEST_OUTCOMES.down;
  const waiting = phone.client.newId();
  unwrap(await phone.client.perform('pet.create', waiting, { type: 'cat', name: 'Miso' }));
  unwrap(await phone.client.perform('inventory.adjust', sent, { delta: 3 }));
  await phone.settled();

  await clearStored(phone.db, phone.locks);
  expect(await phone.db.products.count()).toBe(0);
  expect(await readMeta(phone.db, 'cursor')).toBeUndefined();
  expect(await phone.db.pets.get(waiting), 'made here, shown from the queue').toMatchObject({
    name: 'Miso',
    pending: 1,
  });
  expect((await phone.db.outbox.where('state').equals('queued').toArray()).map(({ entityId }) => entityId)).toEqual([
    waiting,
    sent,
  ]);

  phone.network.fate = REQUEST_OUTCOMES.up;
  await phone.sync();
  expect(await phone.db.inventory.get(sent)).toMatchObject({ quantity: 5, pending: 0 });
  expect(await phone.db.products.get(WITH_LABEL.id)).toBeDefined();
  expect(app.db.prepare('SELECT quantity FROM inventory').pluck().all()).toEqual([5]);
});

it('tells which accounts this phone holds, and how much of each waits, without a name', async () => {
  const { user } = await phone.signUp();
  phone.network.fate = REQUEST_OUTCOMES.down;
  unwrap(await phone.client.perform('pet.create', phone.client.newId(), { type: 'dog', name: 'Rex' }));
  await phone.settled();
  phone.network.fate = (path, _init, go) => (path.endsWith('/logout') ? go() : REQUEST_OUTCOMES.down());
  unwrap(await phone.client.logout('keep'));
  expect(await storedAccounts()).toEqual([{ userId: user.id, unsent: 1 }]);
});
