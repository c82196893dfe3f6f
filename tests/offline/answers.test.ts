import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type RunningApp, startApp, WITH_LABEL } from '../api/start-app.ts';
import { eventually, Phone, signedIn, unwrap } from './phone.ts';
import { REQUEST_OUTCOMES, type RequestOutcome, refusal } from './test-network.ts';

let app: RunningApp;
let phone: Phone;
let email: string;
beforeEach(async () => {
  app = await startApp({ tier: 'family' });
  phone = new Phone(app);
  ({ email } = await phone.signUp());
});
afterEach(() => app.close());

const addItem = async (): Promise<string> => {
  const id = phone.client.newId();
  unwrap(await phone.client.perform('inventory.add', id, { productId: WITH_LABEL.id, quantity: 1 }));
  return id;
};
const onServer = () => app.db.prepare('SELECT count(*) FROM inventory').pluck().get();
const pushes =
  (fate: RequestOutcome): RequestOutcome =>
  (path, init, go) =>
    path.endsWith('/push') ? fate(path, init, go) : go();
const opsOf = (init: RequestInit): { entityId: string }[] => JSON.parse(String(init.body)).ops;

describe('answers to a push', () => {
  it('takes the sign-in page of a hotel for no answer at all', async () => {
    phone.network.fate = REQUEST_OUTCOMES.captive;
    await addItem();
    await phone.settled();
    expect(await phone.outbox()).toEqual(['queued UNREACHABLE']);
    expect(phone.client.network.getState().status).toBe('offline');
    expect(signedIn(phone.client).needsSignIn).toBe(false);
    phone.network.fate = REQUEST_OUTCOMES.up;
    await phone.sync();
    expect(await phone.outbox()).toEqual(['acked']);
    expect(phone.client.network.getState()).toMatchObject({ status: 'online', queued: 0, notSent: 0 });
  });

  it('is not signed out by the 401 of somebody else', async () => {
    phone.network.fate = async () => new Response('<h1>Login to FreeWifi</h1>', { status: 401 });
    await addItem();
    await phone.settled();
    expect(signedIn(phone.client).needsSignIn).toBe(false);
    expect(await phone.outbox()).toEqual(['queued UNREACHABLE']);
  });

  it('pauses the whole queue at a 401, asks to sign in, and goes on after', async () => {
    app.db.prepare('DELETE FROM sessions').run();
    const first = await addItem();
    await phone.settled();
    await eventually(() => expect(signedIn(phone.client).needsSignIn).toBe(true));
    const second = await addItem();
    await phone.settled();
    const entries = await phone.db.outbox.toArray();
    expect(entries.map(({ state, attempts }) => ({ state, attempts }))).toEqual([
      { state: 'queued', attempts: 0 },
      { state: 'queued', attempts: 0 },
    ]);
    expect(await phone.db.inventory.bulkGet([first, second])).not.toContain(undefined);
    await phone.signIn(email);
    await phone.settled();
    expect(signedIn(phone.client).needsSignIn).toBe(false);
    expect(await phone.outbox()).toEqual(['acked', 'acked']);
    expect(onServer()).toBe(2);
  });

  it('finds the one operation that makes whole pushes fail, and sends all others', async () => {
    phone.network.fate = REQUEST_OUTCOMES.down;
    const ids: string[] = [];
    for (let at = 0; at < 9; at += 1) ids.push(await addItem());
    await phone.settled();
    const poison = ids[6];
    phone.network.fate = pushes((_path, init, go) =>
      opsOf(init).some((op) => op.entityId === poison) ? Promise.resolve(refusal(413, 'TOO_LARGE')) : go(),
    );
    await phone.sync();
    await eventually(async () => expect((await phone.outbox()).filter((state) => state === 'acked')).toHaveLength(8));
    expect((await phone.outbox())[6]).toBe('dead TOO_LARGE');
    expect(onServer()).toBe(8);
    expect(phone.client.network.getState().notSent).toBe(1);
  });

  it('sends smaller pushes after a timeout', async () => {
    phone.network.fate = REQUEST_OUTCOMES.down;
    for (let at = 0; at < 8; at += 1) await addItem();
    await phone.settled();
    const sizes: number[] = [];
    phone.network.fate = pushes((path, init, go) => {
      sizes.push(opsOf(init).length);
      return sizes.length === 1 ? REQUEST_OUTCOMES.silent(path, init) : go();
    });
    phone.client.syncNow();
    await eventually(() => expect(sizes).toEqual([8]));
    phone.clock.advance(3_500);
    expect(phone.client.network.getState().status).not.toBe('online');
    phone.clock.advance(17_000);
    await phone.settled();
    expect(await phone.outbox()).toEqual(Array(8).fill('queued TIMEOUT'));
    await phone.sync();
    expect(await phone.outbox()).toEqual(Array(8).fill('acked'));
    expect(sizes).toEqual([8, 4, 4]);
  });

  it('keeps trying after server errors, and waits as long as the server wishes', async () => {
    let calls = 0;
    phone.network.fate = pushes(async () => {
      calls += 1;
      return refusal(503, 'BUSY', { 'retry-after': '120' });
    });
    await addItem();
    await phone.settled();
    expect(await phone.outbox()).toEqual(['queued BUSY']);
    await phone.sync();
    await phone.sync();
    expect(calls, 'not even a person hurries a server that asked for patience').toBe(1);
    phone.network.fate = REQUEST_OUTCOMES.up;
    phone.clock.advance(60_000);
    await phone.settled();
    expect(await phone.outbox()).toEqual(['queued BUSY']);
    phone.clock.advance(61_000);
    await eventually(async () => expect(await phone.outbox()).toEqual(['acked']));
  });

  it('asks a server that was out of order as soon as a person does, and not for ever later', async () => {
    phone.network.fate = pushes(async () => refusal(500, 'INTERNAL'));
    await addItem();
    for (let round = 0; round < 6; round += 1) await phone.sync();
    expect(await phone.outbox()).toEqual(['queued INTERNAL']);
    phone.network.fate = REQUEST_OUTCOMES.up;
    await phone.sync();
    expect(await phone.outbox()).toEqual(['acked']);
  });

  it('tries again by itself when the network comes back unnoticed', async () => {
    phone.network.fate = REQUEST_OUTCOMES.down;
    await addItem();
    await phone.settled();
    phone.network.fate = REQUEST_OUTCOMES.up;
    phone.clock.advance(61_000);
    await eventually(async () => expect(await phone.outbox()).toEqual(['acked']));
  });

  it('puts what was refused into "not sent", from where it can be sent again or discarded', async () => {
    phone.network.fate = pushes(async (_path, init) => {
      const [op] = JSON.parse(String(init.body)).ops;
      const results = [{ opId: op.opId, status: 'rejected', code: 'NOT_FOUND', message: 'Gone.', changes: [] }];
      const epoch = app.db.prepare('SELECT epoch FROM sync_state').pluck().get();
      return new Response(JSON.stringify({ results, epoch }), { status: 200 });
    });
    const id = await addItem();
    await phone.settled();
    expect(await phone.outbox()).toEqual(['dead NOT_FOUND']);
    expect(await phone.db.inventory.get(id), 'what the server refused is not shown as there').toBeUndefined();
    const [entry] = await phone.db.outbox.toArray();
    phone.network.fate = REQUEST_OUTCOMES.up;
    expect(await phone.client.sendAgain(entry?.opId ?? '')).toBe(true);
    await phone.settled();
    expect(await phone.outbox()).toEqual(['acked']);
    expect(await phone.db.inventory.get(id)).toBeDefined();
    expect(await phone.client.discard(entry?.opId ?? ''), 'what was sent cannot be discarded').toBe(false);
  });

  it('sends again only what an answer left out', async () => {
    phone.network.fate = REQUEST_OUTCOMES.down;
    await addItem();
    await addItem();
    await phone.settled();
    phone.network.fate = pushes(async (_path, _init, go) => {
      const answer = await (await go()).json();
      return new Response(JSON.stringify({ ...answer, results: answer.results.slice(0, 1) }), { status: 200 });
    });
    await phone.sync();
    expect(await phone.outbox()).toEqual(['acked', 'queued UNANSWERED']);
    phone.network.fate = REQUEST_OUTCOMES.up;
    phone.clock.advance(61_000);
    await eventually(async () => expect(await phone.outbox()).toEqual(['acked', 'acked']));
    expect(onServer()).toBe(2);
  });

  it('keeps the queue and offers the update when the server finds the page too old', async () => {
    phone.network.fate = pushes(async () => refusal(426, 'CLIENT_TOO_OLD'));
    await addItem();
    await phone.settled();
    expect(await phone.outbox()).toEqual(['queued']);
    await eventually(() => expect(signedIn(phone.client).outdated).toBe(true));
    phone.network.fate = REQUEST_OUTCOMES.up;
    await phone.restart();
    await eventually(async () => expect(await phone.outbox()).toEqual(['acked']));
  });

  it('buries what cannot be done without a refused change, and says why', async () => {
    phone.network.fate = REQUEST_OUTCOMES.down;
    const product = phone.client.newId();
    const manual = { barcode: null, name: 'Soap', ingredients: ['Sodium Palmate'] };
    unwrap(await phone.client.perform('product.create', product, manual));
    unwrap(await phone.client.perform('inventory.add', phone.client.newId(), { productId: product }));
    await phone.settled();
    phone.network.fate = pushes(async (_path, init) => {
      expect(opsOf(init)).toHaveLength(1);
      return refusal(422, 'INVALID_INPUT');
    });
    await phone.sync();
    expect(await phone.outbox()).toEqual(['dead INVALID_INPUT', 'dead NOT_WITHOUT']);
  });
});
