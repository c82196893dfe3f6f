import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { push } from '#domain/sync/calls.ts';
import { type RunningApp, startApp, WITH_LABEL } from '../api/start-app.ts';
import { eventually, Phone, unwrap } from './phone.ts';
import { NO_LOCKS } from './test-locks.ts';
import { REQUEST_OUTCOMES } from './test-network.ts';

let app: RunningApp;
let phone: Phone;
beforeEach(async () => {
  app = await startApp({ tier: 'family' });
  phone = new Phone(app);
  await phone.signUp();
});
afterEach(() => app.close());

const addItem = async (quantity = 1): Promise<string> => {
  const id = phone.client.newId();
  unwrap(await phone.client.perform('inventory.add', id, { productId: WITH_LABEL.id, quantity }));
  return id;
};
const onServer = () => app.db.prepare('SELECT count(*) FROM inventory').pluck().get();
const quantityOnServer = () => app.db.prepare('SELECT quantity FROM inventory').pluck().get();

describe('what a person did reaches the server once', () => {
  it('sends what was queued, and shows it as saved on the server', async () => {
    const id = await addItem();
    expect((await phone.db.inventory.get(id))?.pending).toBe(1);
    await phone.settled();
    expect(await phone.outbox()).toEqual(['acked']);
    expect((await phone.db.inventory.get(id))?.pending).toBe(0);
    expect(onServer()).toBe(1);
  });

  it('counts once when the answer is lost and the operation is sent again', async () => {
    const id = await addItem(5);
    await phone.settled();
    phone.network.fate = REQUEST_OUTCOMES.answerLost;
    unwrap(await phone.client.perform('inventory.adjust', id, { delta: -2 }));
    await phone.settled();
    expect(quantityOnServer()).toBe(3);
    expect(await phone.outbox()).toEqual(['acked', 'queued UNREACHABLE']);
    phone.network.fate = REQUEST_OUTCOMES.up;
    await phone.sync();
    expect(await phone.outbox()).toEqual(['acked', 'acked']);
    expect((await phone.db.inventory.get(id))?.quantity).toBe(3);
    expect(quantityOnServer()).toBe(3);
  });

  /** Adds an item whose push is in flight and never answered. */
  async function sendIntoSilence(quantity: number): Promise<void> {
    let sent = false;
    phone.network.fate = (path, init) => {
      // The outbox says "inflight" a moment before the request goes out.
      sent ||= path === push.path;
      return REQUEST_OUTCOMES.silent(path, init);
    };
    await addItem(quantity);
    await eventually(() => expect(sent).toBe(true));
    expect(await phone.outbox()).toEqual(['inflight']);
  }

  it('sends again at once what was under way when the app was killed: who has the lock is alone', async () => {
    await sendIntoSilence(5);
    phone.network.fate = REQUEST_OUTCOMES.up;
    await phone.restart();
    await phone.settled();
    expect(await phone.outbox()).toEqual(['acked']);
    expect(onServer()).toBe(1);
  });

  it('leaves it to the page that has the lock while that page lives', async () => {
    await sendIntoSilence(5);
    phone.network.fate = REQUEST_OUTCOMES.up;
    const other = phone.tab();
    await other.start();
    other.syncNow();
    await eventually(() => expect(other.network.getState().syncing).toBe(false));
    expect(await phone.outbox()).toEqual(['inflight']);
    expect(onServer()).toBe(0);
  });

  it('sends it without locks once its lease has ended', async () => {
    await sendIntoSilence(5);
    phone.network.fate = REQUEST_OUTCOMES.up;
    await phone.restart(NO_LOCKS);
    await phone.sync();
    expect(await phone.outbox(), 'within the lease it may still be on its way').toEqual(['inflight']);
    phone.clock.advance(61_000);
    await phone.sync();
    expect(await phone.outbox()).toEqual(['acked']);
    expect(onServer()).toBe(1);
  });

  it('counts once when the server got it and the app was killed before the answer', async () => {
    const id = await addItem(5);
    await phone.settled();
    phone.network.fate = async (_path, init, go) => {
      await go();
      return REQUEST_OUTCOMES.silent(_path, init);
    };
    unwrap(await phone.client.perform('inventory.adjust', id, { delta: 4 }));
    await eventually(() => expect(quantityOnServer()).toBe(9));
    phone.network.fate = REQUEST_OUTCOMES.up;
    await phone.restart();
    phone.clock.advance(61_000);
    await phone.sync();
    expect(await phone.outbox()).toEqual(['acked', 'acked']);
    expect(quantityOnServer()).toBe(9);
    expect((await phone.db.inventory.get(id))?.quantity).toBe(9);
  });

  it('counts once when two tabs send the same queue', async () => {
    phone.network.fate = REQUEST_OUTCOMES.down;
    const id = await addItem(5);
    for (const delta of [1, 2, 3]) unwrap(await phone.client.perform('inventory.adjust', id, { delta }));
    await phone.settled();
    phone.network.fate = REQUEST_OUTCOMES.up;
    const other = phone.tab();
    await other.start();
    other.syncNow();
    await phone.sync();
    await eventually(async () => expect(await phone.outbox()).toEqual(['acked', 'acked', 'acked', 'acked']));
    expect(quantityOnServer()).toBe(11);
    expect((await phone.db.inventory.get(id))?.quantity).toBe(11);
  });

  it('counts once without any locks, when two tabs take the same operations at the same time', async () => {
    await phone.restart(NO_LOCKS);
    phone.network.fate = REQUEST_OUTCOMES.down;
    const id = await addItem(5);
    for (const delta of [1, 2, 3]) unwrap(await phone.client.perform('inventory.adjust', id, { delta }));
    await phone.settled();
    phone.network.fate = REQUEST_OUTCOMES.up;
    const other = phone.tab();
    await other.start();
    other.syncNow();
    phone.client.syncNow();
    await eventually(async () => expect(await phone.outbox()).toEqual(['acked', 'acked', 'acked', 'acked']));
    expect(quantityOnServer()).toBe(11);
    expect((await phone.db.inventory.get(id))?.quantity).toBe(11);
  });

  it('drains a long queue in full pushes', async () => {
    phone.network.fate = REQUEST_OUTCOMES.down;
    for (let at = 0; at < 80; at += 1) await addItem();
    await phone.settled();
    phone.network.fate = REQUEST_OUTCOMES.up;
    phone.network.carried.length = 0;
    phone.client.syncNow();
    await eventually(async () => expect(await phone.db.outbox.where('state').equals('acked').count()).toBe(80));
    expect(onServer()).toBe(80);
    await phone.settled();
    expect(phone.network.carried.filter((call) => call.endsWith('/push'))).toHaveLength(4);
    expect(await phone.db.inventory.filter((item) => item.pending === 1).count()).toBe(0);
  });

  it('writes nothing where the operation cannot apply', async () => {
    const result = await phone.client.perform('inventory.adjust', phone.client.newId(), { delta: 1 });
    expect(result).toMatchObject({ ok: false, problem: { code: 'NOT_FOUND' } });
    const bad = await phone.client.perform('member.create', phone.client.newId(), { name: ' ', ageGroup: 'adult' });
    expect(bad).toMatchObject({ ok: false, problem: { code: 'INVALID_INPUT', fields: { name: expect.any(String) } } });
    expect(await phone.outbox()).toEqual([]);
  });
});

describe('a restored server', () => {
  it('gets back what it lost, and the phone shows it throughout', async () => {
    const id = await addItem(5);
    await phone.settled();
    const backup = app.db.prepare("SELECT seq FROM owner_orders WHERE kind = 'household'").pluck().get();
    unwrap(await phone.client.perform('inventory.adjust', id, { delta: 2 }));
    const lost = await addItem(1);
    await phone.settled();
    app.db.transaction(() => {
      app.db.prepare('DELETE FROM inventory WHERE id = ?').run(lost);
      app.db.prepare('UPDATE inventory SET quantity = 5, rev = 1').run();
      app.db.prepare('DELETE FROM applied_ops WHERE seq > ?').run(backup);
      app.db.prepare("UPDATE owner_orders SET seq = ? WHERE kind = 'household'").run(backup);
      app.db.prepare('UPDATE sync_state SET epoch = ?').run('f'.repeat(32));
    })();
    await phone.sync();
    expect(await phone.outbox()).toEqual(['acked', 'acked', 'acked']);
    expect(onServer()).toBe(2);
    expect(app.db.prepare('SELECT quantity FROM inventory WHERE id = ?').pluck().get(id)).toBe(7);
    expect((await phone.db.inventory.get(id))?.quantity).toBe(7);
    expect((await phone.db.inventory.get(lost))?.quantity).toBe(1);
    expect(await phone.db.products.count(), 'what the restored server still holds').toBeGreaterThan(0);
  });
});
