import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Person } from '../api/person.ts';
import { type RunningApp, startApp, WITH_LABEL } from '../api/start-app.ts';
import { eventually, Phone, unwrap } from './phone.ts';
import { NO_LOCKS } from './test-locks.ts';
import { REQUEST_OUTCOMES } from './test-network.ts';

let app: RunningApp;
let phone: Phone;
let second: Person;
beforeEach(async () => {
  app = await startApp({ tier: 'family' });
  phone = new Phone(app);
  const { user } = await phone.signUp();
  // The same account in another browser.
  second = new Person(app);
  second.cookie = phone.network.cookie;
  second.userId = user.id;
});
afterEach(() => app.close());

let lastOp = 0;
const elsewhere = async (type: string, entityId: string, payload: unknown, baseRev: number | null = null) => {
  lastOp += 1;
  const opId = `01900000-0000-7000-8000-${String(lastOp).padStart(12, '0')}`;
  const op = { opId, userId: second.userId, type, v: 1, entityId, payload, baseRev, createdAt: app.now() };
  const reply = await second.post('/api/sync/push', { deviceId: second.deviceId, ops: [op] });
  expect(reply.body).toMatchObject({ results: [{ status: 'applied' }] });
};

const addItem = async (quantity: number): Promise<string> => {
  const id = phone.client.newId();
  unwrap(await phone.client.perform('inventory.add', id, { productId: WITH_LABEL.id, quantity }));
  await phone.settled();
  return id;
};

describe('a pull', () => {
  it('brings what another device did', async () => {
    const id = await addItem(1);
    await elsewhere('inventory.adjust', id, { delta: 6 });
    await phone.sync();
    expect((await phone.db.inventory.get(id))?.quantity).toBe(7);
  });

  it('never overwrites what this phone has still to send: both add up', async () => {
    const id = await addItem(2);
    phone.network.fate = (path, init, go) =>
      path.endsWith('/push') ? REQUEST_OUTCOMES.down() : REQUEST_OUTCOMES.up(path, init, go);
    unwrap(await phone.client.perform('inventory.edit', id, { notes: { from: '', to: 'top shelf' } }));
    unwrap(await phone.client.perform('inventory.adjust', id, { delta: 3 }));
    await elsewhere('inventory.adjust', id, { delta: 10 });
    await phone.settled();
    // A page of changes arrives while the queue is full, as after a restart in the middle of a push. Without locks, the
    // client cannot tell that entries marked as in flight are not.
    await phone.restart(NO_LOCKS);
    await phone.settled();
    phone.network.fate = REQUEST_OUTCOMES.up;
    await phone.db.outbox.toCollection().modify({ state: 'inflight', leaseUntil: phone.clock.now() + 60_000 });
    await phone.sync();
    expect(await phone.db.inventory.get(id)).toMatchObject({ quantity: 15, notes: 'top shelf', pending: 1 });
    phone.clock.advance(61_000);
    await phone.sync();
    expect(await phone.db.inventory.get(id)).toMatchObject({ quantity: 15, notes: 'top shelf', pending: 0 });
  });

  it('keeps an item that somebody changed since, and says that the deletion did not happen', async () => {
    const id = await addItem(2);
    phone.network.fate = REQUEST_OUTCOMES.down;
    unwrap(await phone.client.perform('inventory.delete', id, {}));
    expect(await phone.db.inventory.get(id)).toBeUndefined();
    await elsewhere('inventory.adjust', id, { delta: 1 });
    await phone.settled();
    phone.network.fate = REQUEST_OUTCOMES.up;
    await phone.sync();
    expect(await phone.outbox()).toEqual(['acked', 'dead CONFLICT']);
    expect(await phone.db.inventory.get(id)).toMatchObject({ quantity: 3 });
  });

  it('takes a deletion back without a signal, also one that the server knows', async () => {
    const id = await addItem(2);
    unwrap(await phone.client.perform('inventory.delete', id, {}));
    await phone.settled();
    expect(await phone.db.inventory.get(id)).toBeUndefined();
    phone.network.fate = REQUEST_OUTCOMES.down;
    unwrap(await phone.client.perform('inventory.restore', id, {}));
    expect(await phone.db.inventory.get(id)).toMatchObject({ quantity: 2, pending: 1 });
    await phone.settled();
    phone.network.fate = REQUEST_OUTCOMES.up;
    await phone.sync();
    expect(await phone.db.inventory.get(id)).toMatchObject({ quantity: 2, pending: 0 });
  });

  it('goes on where it was interrupted', async () => {
    for (let at = 0; at < 3; at += 1)
      await elsewhere('pet.create', phone.client.newId(), { type: 'cat', name: `Cat ${at}` });
    let pulls = 0;
    phone.network.fate = (path, init, go) => {
      pulls += path.includes('/pull') ? 1 : 0;
      return pulls === 1 ? REQUEST_OUTCOMES.captive() : REQUEST_OUTCOMES.up(path, init, go);
    };
    await phone.sync();
    expect(await phone.db.pets.count()).toBe(0);
    await phone.sync();
    expect(await phone.db.pets.count()).toBe(3);
  });

  it('reaches an open list in another tab', async () => {
    const other = phone.tab();
    await other.start();
    const id = await addItem(4);
    // Either tab may do the sending. If the other was busy with its first pull, this one checks again after a second.
    await eventually(async () => {
      phone.clock.advance(1_000);
      expect(await phone.db.inventory.get(id)).toMatchObject({ quantity: 4, pending: 0 });
    });
  });
});
