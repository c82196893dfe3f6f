import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { push } from '#domain/sync/calls.ts';
import { PUSH_ADDRESS } from '#domain/sync/push-limits.ts';
import { OpStatus, PushAnswer } from '#domain/sync/wire.ts';
import { drainOnce } from '#web/offline/sync/drain.ts';
import { readPushAnswer } from '#web/offline/sync/push-only.ts';
import { CODE_WITH_LABEL, type RunningApp, startApp, WITH_LABEL } from '../api/start-app.ts';
import { Phone, unwrap } from './phone.ts';
import { REQUEST_OUTCOMES } from './test-network.ts';

describe('the service worker', () => {
  let app: RunningApp;
  let phone: Phone;
  beforeEach(async () => {
    app = await startApp();
    phone = new Phone(app);
    await phone.signUp();
    phone.network.fate = REQUEST_OUTCOMES.down;
  });
  afterEach(() => app.close());

  it('sends what waits with the page closed; the page shows it as saved when it next looks', async () => {
    const id = phone.client.newId();
    unwrap(await phone.client.perform('inventory.add', id, { productId: WITH_LABEL.id, quantity: 3 }));
    const scan = unwrap(await phone.client.scan({ barcode: CODE_WITH_LABEL, mode: 'household', input: 'camera' }));
    await phone.settled();
    phone.network.fate = REQUEST_OUTCOMES.up;
    expect(await drainOnce(phone.network.send)).toBe('done');
    expect(app.db.prepare('SELECT quantity FROM inventory').pluck().all()).toEqual([3]);
    expect(await phone.outbox()).toEqual(['acked', 'acked']);
    expect(await phone.db.inventory.get(id), 'it is never out of sight').toMatchObject({ quantity: 3, pending: 0 });
    await phone.restart();
    await phone.sync();
    expect(await phone.db.scans.get(scan.scanId)).toMatchObject({ counted: true, pending: 0 });
    expect(app.db.prepare('SELECT used FROM usage').pluck().get()).toBe(1);
  });

  it('stops at a 401 and leaves the queue as it is', async () => {
    unwrap(await phone.client.perform('pet.create', phone.client.newId(), { type: 'dog', name: 'Rex' }));
    await phone.settled();
    app.db.prepare('DELETE FROM sessions').run();
    phone.network.fate = REQUEST_OUTCOMES.up;
    expect(await drainOnce(phone.network.send)).toBe('signed_out');
    expect(await drainOnce(phone.network.send)).toBe('signed_out');
    expect(phone.network.carried.filter((call) => call.endsWith('/push'))).toHaveLength(1);
    expect((await phone.db.outbox.toArray()).map((entry) => entry.state)).toEqual(['queued']);
  });

  it('sends nothing for a phone on which nobody is signed in', async () => {
    phone.network.fate = REQUEST_OUTCOMES.up;
    unwrap(await phone.client.logout());
    phone.network.carried.length = 0;
    expect(await drainOnce(phone.network.send)).toBe('signed_out');
    expect(phone.network.carried).toEqual([]);
  });
});

describe('its reading of an answer, by hand', () => {
  it('knows the address of the contract', () => expect(push).toMatchObject(PUSH_ADDRESS));

  it('agrees with the schema of the contract on everything but the rows', () => {
    const text = fc.oneof(fc.string(), fc.constant(undefined));
    const result = fc.record({
      opId: fc.oneof(fc.uuid(), fc.constant(7)),
      status: fc.oneof(fc.constantFrom(...OpStatus.options), fc.constant('sent'), fc.constant('toString')),
      code: text,
      message: text,
      seq: fc.oneof(fc.nat(), fc.constant(undefined)),
      tomorrow: fc.anything(),
    });
    const epoch = fc.oneof(fc.string(), fc.constant(null));
    const answer = fc.record({ results: fc.oneof(fc.array(result), fc.constant({})), epoch, more: fc.anything() });
    fc.assert(
      fc.property(fc.oneof(answer, fc.anything()), (value) => {
        const parsed = PushAnswer.safeParse(value);
        expect(readPushAnswer(value)).toEqual(parsed.success ? parsed.data : undefined);
      }),
    );
  });
});
