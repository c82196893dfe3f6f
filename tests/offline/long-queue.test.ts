import { expect, it, vi } from 'vitest';
import { startApp, WITH_LABEL } from '../api/start-app.ts';
import { Phone, unwrap } from './phone.ts';
import { REQUEST_OUTCOMES } from './test-network.ts';

const QUEUED = 1000;

it('drains a thousand operations in at most fifty requests', { timeout: 120_000 }, async () => {
  const app = await startApp({ tier: 'family' });
  const phone = new Phone(app);
  await phone.signUp();
  phone.network.fate = REQUEST_OUTCOMES.down;
  const id = phone.client.newId();
  unwrap(await phone.client.perform('inventory.add', id, { productId: WITH_LABEL.id, quantity: 1 }));
  await phone.settled();
  const [first] = await phone.db.outbox.toArray();
  if (!first) throw new Error('Nothing was queued.');
  const more = Array.from({ length: QUEUED - 1 }, (_, at) => {
    const [opId, entityId] = [phone.client.newId(), phone.client.newId()];
    return { ...first, n: first.n + 1 + at, opId, entityId, operation: { ...first.operation, opId, entityId } };
  });
  await phone.db.outbox.bulkAdd(more);

  phone.network.fate = REQUEST_OUTCOMES.up;
  phone.network.carried.length = 0;
  phone.client.syncNow();
  const allAnswered = async () => expect(await phone.db.outbox.where('state').equals('acked').count()).toBe(QUEUED);
  await vi.waitFor(allAnswered, { timeout: 100_000, interval: 100 });
  await phone.settled();
  expect(phone.network.carried.length).toBeLessThanOrEqual(50);
  expect(app.db.prepare('SELECT count(*) FROM inventory').pluck().get()).toBe(QUEUED);
  await app.close();
});
