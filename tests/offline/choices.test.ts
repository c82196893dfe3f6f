import { Dexie } from 'dexie';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { drainOnce } from '#web/offline/sync/drain.ts';
import { SCHEMA_VERSION } from '#web/offline/tables/account-db.ts';
import { DeviceDb } from '#web/offline/tables/device-db.ts';
import { savedStateOf } from '#web/offline/tables/saved-state.ts';
import { Person } from '../api/person.ts';
import { CODE_WITH_LABEL, type RunningApp, startApp, WITH_LABEL } from '../api/start-app.ts';
import { eventually, Phone, signedIn, unwrap } from './phone.ts';
import { REQUEST_OUTCOMES, refusal } from './test-network.ts';

let app: RunningApp;
let phone: Phone;
beforeEach(async () => {
  app = await startApp({ tier: 'family' });
  phone = new Phone(app);
  await phone.signUp();
});
afterEach(() => app.close());

const addItem = async (productId = WITH_LABEL.id) => {
  const id = phone.client.newId();
  unwrap(await phone.client.perform('inventory.add', id, { productId, quantity: 2 }));
  return id;
};
const network = () => phone.client.network.getState();

describe('who chooses to stay offline', () => {
  it('sends nothing but what they ask for, in every tab and in the service worker, also after a restart', async () => {
    const other = phone.tab();
    await other.start();
    await phone.settled();
    await phone.client.setStayOffline(true);
    await eventually(() => expect(other.network.getState().stayOffline).toBe(true));
    expect(network()).toMatchObject({ stayOffline: true, status: 'offline', trouble: 'none' });
    phone.network.carried.length = 0;
    await addItem();
    const scan = unwrap(await phone.client.scan({ barcode: CODE_WITH_LABEL, mode: 'household', input: 'typed' }));
    expect(scan.product?.id).toBe(WITH_LABEL.id);
    expect(await scan.ended).toMatchObject({ status: 'unreachable' });
    expect(await phone.client.fetchProduct('02000000000039')).toBe('unreachable');
    phone.clock.advance(10 * 60_000);
    await phone.settled();
    await phone.restart();
    await phone.settled();
    expect(await drainOnce(phone.network.send)).toBe('stay_offline');
    expect(phone.network.carried).toEqual([]);
    expect(network()).toMatchObject({ stayOffline: true, queued: 2 });

    await phone.sync();
    expect(await phone.outbox(), 'asked for').toEqual(['acked', 'acked']);
    expect(network(), 'and still offline by choice').toMatchObject({ stayOffline: true, status: 'offline' });
  });

  it('asks nothing more in a run that was under way when they chose', async () => {
    await phone.settled();
    phone.network.fate = async (path, _init, go) => {
      if (path.startsWith('/api/sync/push')) await phone.client.setStayOffline(true);
      return go();
    };
    phone.network.carried.length = 0;
    phone.clock.advance(10 * 60_000);
    await addItem();
    await phone.settled();
    expect(phone.network.carried).toEqual(['POST /api/sync/push']);
  });

  it('has everything sent when they change their mind', async () => {
    await phone.client.setStayOffline(true);
    await addItem();
    await phone.client.setStayOffline(false);
    await phone.settled();
    expect(await phone.outbox()).toEqual(['acked']);
    expect(network()).toMatchObject({ stayOffline: false, status: 'online' });
    const device = new DeviceDb();
    expect(await device.stayOffline()).toBe(false);
    device.close();
  });
});

describe('why nothing is heard', () => {
  it.each([
    ['no_answer', REQUEST_OUTCOMES.down],
    ['server_error', REQUEST_OUTCOMES.captive],
    ['server_error', async () => refusal(503, 'BUSY')],
    ['server_error', async () => new Response('<h1>Bad gateway</h1>', { status: 502 })],
  ] as const)('is told apart: %s', async (trouble, fate) => {
    phone.network.fate = fate;
    await addItem();
    await phone.settled();
    expect(network()).toMatchObject({ status: 'offline', trouble });
    phone.network.fate = REQUEST_OUTCOMES.up;
    phone.clock.advance(20 * 60_000);
    await phone.sync();
    expect(network()).toMatchObject({ status: 'online', trouble: 'none' });
  });
});

describe('a change that was refused', () => {
  const refuse = async () => {
    phone.network.fate = REQUEST_OUTCOMES.down;
    const product = phone.client.newId();
    const soap = { barcode: null, name: 'Soap', ingredients: ['Sodium Palmate'] };
    unwrap(await phone.client.perform('product.create', product, soap));
    const item = await addItem(product);
    await phone.settled();
    phone.network.fate = (path, _init, go) =>
      path.endsWith('/push') ? Promise.resolve(refusal(422, 'INVALID_INPUT')) : go();
    await phone.sync();
    await eventually(async () => expect(await phone.outbox()).toEqual(['dead INVALID_INPUT', 'dead NOT_WITHOUT']));
    phone.network.fate = REQUEST_OUTCOMES.up;
    const [dead] = await phone.db.outbox.orderBy('n').toArray();
    return { product, item, opId: dead?.opId ?? '', soap };
  };

  it('is replaced by a corrected one, which takes along what needed it', async () => {
    const { product, item, opId, soap } = await refuse();
    const replaced = unwrap(await phone.client.replace(opId, { ...soap, name: 'Olive soap' }));
    expect(replaced.opId).not.toBe(opId);
    await phone.settled();
    expect(await phone.outbox()).toEqual(['acked', 'acked']);
    expect(await phone.db.products.get(product)).toMatchObject({ name: 'Olive soap', pending: 0 });
    expect(await phone.db.inventory.get(item)).toMatchObject({ productId: product, pending: 0 });
    expect(await phone.client.replace(opId, soap)).toMatchObject({ ok: false, problem: { code: 'NOT_FOUND' } });
  });

  it('stays as it is where the correction is none', async () => {
    const { opId } = await refuse();
    const wrong = await phone.client.replace(opId, { barcode: null, name: '', ingredients: [] });
    expect(wrong.ok ? {} : Object.keys(wrong.problem.fields ?? {})).toEqual(['name', 'ingredients']);
    expect(await phone.outbox()).toEqual(['dead INVALID_INPUT', 'dead NOT_WITHOUT']);
    expect((await phone.client.exportUnsent())?.operations.map((entry) => entry.opId)).toContain(opId);
  });

  it('shows on its row that it was not sent', async () => {
    const id = await addItem();
    const saved = async () => {
      const row = await phone.db.inventory.get(id);
      return row && savedStateOf(row);
    };
    expect(await saved()).toBe('phone');
    await phone.settled();
    expect(await saved()).toBe('server');
    phone.network.fate = (path, _init, go) =>
      path.endsWith('/push') ? Promise.resolve(refusal(422, 'INVALID_INPUT')) : go();
    unwrap(await phone.client.perform('inventory.adjust', id, { delta: 1 }));
    await phone.settled();
    expect(await saved()).toBe('not_sent');
    const dead = (await phone.db.outbox.toArray()).find((entry) => entry.state === 'dead');
    await phone.client.discard(dead?.opId ?? '');
    expect(await saved()).toBe('server');
  });
});

describe('what two phones set', () => {
  const elsewhere = async (type: string, entityId: string, payload: unknown, baseRev: number | null = null) => {
    const { user } = signedIn(phone.client);
    const second = new Person(app);
    second.cookie = phone.network.cookie;
    const op = {
      opId: crypto.randomUUID(),
      userId: user.id,
      type,
      v: 1,
      entityId,
      payload,
      baseRev,
      createdAt: app.now(),
    };
    const reply = await second.post('/api/sync/push', { deviceId: second.deviceId, ops: [op] });
    expect(reply.body).toMatchObject({ results: [{ status: 'applied' }] });
  };

  it('stands by the last arrival, key by key, and read stays read', async () => {
    unwrap(await phone.client.perform('preferences.set', 'theme', { key: 'theme', value: 'dark' }));
    unwrap(await phone.client.perform('preferences.set', 'sound', { key: 'sound', value: false }));
    unwrap(await phone.client.perform('notification.read', 'expires:x:2027-01-31:30', {}));
    unwrap(
      await phone.client.perform('profile.edit', signedIn(phone.client).user.id, {
        displayName: { from: '', to: 'Maya' },
      }),
    );
    await phone.settled();
    await elsewhere('preferences.set', 'theme', { key: 'theme', value: 'light' });
    await phone.sync();
    expect(await phone.db.preferences.toArray()).toMatchObject([
      { id: 'sound', value: false },
      { id: 'theme', value: 'light' },
    ]);
    expect(await phone.db.readMarks.toArray()).toMatchObject([{ id: 'expires:x:2027-01-31:30', pending: 0 }]);
    expect(await phone.db.profiles.toArray()).toMatchObject([{ displayName: 'Maya' }]);
    const wrong = await phone.client.perform('preferences.set', 'sound', { key: 'theme', value: 'dark' });
    expect(wrong, 'one key under the name of another').toMatchObject({ ok: false });
  });

  it('keeps the note that lost, and takes it back with an ordinary edit', async () => {
    const id = await addItem();
    await phone.settled();
    unwrap(await phone.client.perform('inventory.edit', id, { notes: { from: '', to: 'for the attic' } }));
    await phone.settled();
    // The other phone did not know about that note.
    await elsewhere('inventory.edit', id, { notes: { from: '', to: 'for the cellar' } }, 1);
    await phone.sync();
    expect(await phone.db.inventory.get(id)).toMatchObject({ notes: 'for the cellar' });
    const [lost] = await phone.db.history.toArray();
    expect(lost).toMatchObject({ itemId: id, field: 'notes', lost: 'for the attic', won: 'for the cellar' });
    expect(lost?.wonDevice).not.toBe(await phone.client.deviceId());
    const undo = { notes: { from: 'for the cellar', to: 'for the attic' } };
    unwrap(await phone.client.perform('inventory.edit', id, undo));
    await phone.settled();
    expect(await phone.db.inventory.get(id)).toMatchObject({ notes: 'for the attic', pending: 0 });
    expect(await phone.db.history.count(), 'an edit that saw what it replaces leaves no loser').toBe(1);
  });

  it('keeps what another phone wrote while a form was open: it goes by what the form was opened with', async () => {
    const id = await addItem();
    await phone.settled();
    const seen = await phone.db.inventory.get(id);
    expect(seen?.rev).toBe(1);
    await elsewhere('inventory.edit', id, { notes: { from: '', to: 'for the cellar' } }, 1);
    await phone.sync();
    unwrap(await phone.client.perform('inventory.edit', id, { notes: { from: '', to: 'for the attic' } }, seen?.rev));
    unwrap(await phone.client.perform('inventory.delete', id, {}, seen?.rev));
    await phone.settled();
    await phone.sync();
    expect(await phone.db.history.toArray()).toMatchObject([{ lost: 'for the cellar', won: 'for the attic' }]);
    expect((await phone.outbox()).at(-1)).toBe('dead CONFLICT');
  });
});

describe('the tables', () => {
  it('are closed for another tab that upgrades them, which this one tells', async () => {
    const { name } = phone.db;
    expect(phone.client.storage.getState()).toBe('fine');
    await new Promise<void>((resolve, reject) => {
      const opening = Dexie.dependencies.indexedDB.open(name, (SCHEMA_VERSION + 1) * 10);
      opening.onerror = () => reject(opening.error);
      opening.onsuccess = () => {
        opening.result.close();
        resolve();
      };
    });
    await eventually(() => expect(phone.client.storage.getState()).toBe('upgraded_elsewhere'));
    await eventually(() => expect(signedIn(phone.client).outdated).toBe(true));
  });

  it('are waited for while an older page does not let go, which is told', async () => {
    const { name } = phone.db;
    await phone.settled();
    const stubborn = await new Promise<IDBDatabase>((resolve, reject) => {
      phone.db.close();
      const deleting = Dexie.dependencies.indexedDB.deleteDatabase(name);
      deleting.onsuccess = () => {
        const opening = Dexie.dependencies.indexedDB.open(name, 20);
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => resolve(opening.result);
      };
    });
    // Dexie also warns on the console.
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const tab = phone.tab();
    const started = tab.start();
    await eventually(() => expect(tab.storage.getState()).toBe('blocked'));
    stubborn.close();
    await started;
    expect(tab.storage.getState()).toBe('fine');
    warned.mockRestore();
  });

  it('are asked to be kept after the first save without a signal', async () => {
    expect(phone.client.persistence.getState()).toBe('unknown');
    phone.network.fate = REQUEST_OUTCOMES.down;
    await addItem();
    await eventually(() => expect(phone.client.persistence.getState()).toBe('granted'));
  });

  it('do not wait for years because the clock was wrong when they were written', async () => {
    phone.clock.advance(5 * 365 * 86_400_000);
    phone.network.fate = async () => refusal(503, 'BUSY', { 'retry-after': '120' });
    await addItem();
    await phone.settled();
    const entries = await phone.db.outbox.toArray();
    const years = phone.clock.now();
    await phone.db.outbox.bulkPut(entries.map((entry) => ({ ...entry, nextAttemptAt: years + 60_000 })));
    phone.clock.forgetTimers();
    phone.clock.setBack(5 * 365 * 86_400_000);
    phone.network.fate = REQUEST_OUTCOMES.up;
    await phone.sync();
    expect(await phone.outbox()).toEqual(['acked']);
  });
});
