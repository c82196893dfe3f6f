import { afterEach, beforeEach, expect, test } from 'vitest';
import { storeNotice } from '#api/recalls/store.ts';
import { DeliverySetup } from '#domain/delivery/calls.ts';
import { aNotice } from '#tests/domain/recalls/a-notice.ts';
import { eventually } from '../offline/phone.ts';
import { type Phone, type PushService, startPushService } from '../support/push-service.ts';
import { newPerson, type Person } from './person.ts';
import { CODE_WITH_LABEL, type RunningApp, startApp, WITH_LABEL } from './start-app.ts';

// Product P15: notifying people of what needs attention.

const PRODUCT = `0${CODE_WITH_LABEL}`;
const MINUTE_MS = 60_000;

let service: PushService;
let app: RunningApp;
beforeEach(async () => {
  service = await startPushService();
  app = await startApp({ tier: 'family', pushServices: service.services });
});
afterEach(async () => {
  expect(service.faults).toEqual([]);
  await app.close();
  await service.close();
});

const subscribe = async (
  person: Person,
  phone = service.subscribe(),
  replaces: string | null = null,
): Promise<Phone> => {
  const { endpoint, keys } = phone;
  const reply = await person.send('PUT', '/api/push/subscription', { endpoint, keys, expirationTime: null, replaces });
  expect([reply.status, reply.body]).toEqual([204, '']);
  return phone;
};

/** A person who has the product at home and whose phone receives push messages. */
async function somebody(): Promise<{ person: Person; phone: Phone }> {
  const person = await newPerson(app);
  await person.post('/api/inventory', { productId: PRODUCT });
  await eventually(() => expect(app.db.prepare('SELECT count(*) FROM unmatched_products').pluck().get()).toBe(0));
  return { person, phone: await subscribe(person) };
}

let notices = 0;
/** Imports a notice that names the product. */
async function publish(over: Parameters<typeof aNotice>[0] = {}): Promise<string> {
  notices += 1;
  const id = `cpsc:${notices}`;
  const notice = aNotice({ id, number: String(notices), gtins: [PRODUCT], hazard: 'fire', ...over });
  await app.database.writes.run((tx) => storeNotice(tx, notice, {}, app.now()));
  return id;
}

/** Waits until notices are matched, moves the clock, and waits until everything due is delivered or postponed. */
async function settle(ms = 1_000): Promise<void> {
  const count = (sql: string) => app.db.prepare<[number], number>(sql).pluck().get(app.now()) ?? 0;
  await eventually(() => expect(count('SELECT count(*) + ? * 0 FROM unmatched_notices')).toBe(0));
  app.wait(ms);
  await eventually(() => {
    expect(count('SELECT count(*) FROM deliveries WHERE told_at IS NULL AND due_at <= ?')).toBe(0);
    expect(count('SELECT count(*) + ? * 0 FROM push_outbox')).toBe(0);
  });
}

const of = (phone: Phone) => service.taken.filter(({ phone: name }) => name === phone.name);

test('a notice reaches the phone of whoever has the product, encrypted, without a word of it (product P15.1, P15.4)', async () => {
  const { person, phone } = await somebody();
  const other = await newPerson(app);
  await subscribe(other);
  const id = await publish();
  await settle();
  expect(service.taken).toHaveLength(1);
  const [pushed] = of(phone);
  expect(pushed?.message).toMatchObject({ count: 1, parts: [{ k: 'recall', product: PRODUCT, sure: true }] });
  expect(pushed?.headers).toMatchObject({
    ttl: '604800',
    urgency: 'high',
    topic: expect.stringMatching(/^[\w-]{32}$/),
  });
  const seen = `${pushed?.text} ${JSON.stringify(pushed?.headers)} ${pushed?.bytes.toString('latin1')}`.toLowerCase();
  for (const word of [WITH_LABEL.name, 'shower', 'fire', 'allerg', id, person.email, 'person']) {
    expect(seen, word).not.toContain(word.toLowerCase());
  }
  const told = (await person.get('/api/notifications')).body as { type: string; relatedId: string; read: boolean }[];
  expect(told.filter(({ type }) => type === 'product_recall')).toMatchObject([{ relatedId: PRODUCT, read: false }]);

  // The same notice again, and a later version of it, are not delivered.
  await publish({ id, number: '1', changedOn: '2027-01-01', reason: 'Another word' });
  await settle(60 * MINUTE_MS);
  expect(service.taken).toHaveLength(1);
  expect((await other.get('/api/notifications')).body).toEqual([]);
  expect(app.lines.join('').toLowerCase()).not.toMatch(/shower|fire|allerg/);
});

test('many notices are one message, and what follows soon waits for the next (product P15.2)', async () => {
  const { phone } = await somebody();
  for (let at = 0; at < 10; at += 1) await publish({ hazard: 'other' });
  await settle();
  expect(of(phone).map(({ message }) => [message?.count, message?.parts.length])).toEqual([[10, 3]]);
  await publish({ hazard: 'other' });
  await publish({ hazard: 'other' });
  await settle();
  expect(of(phone)).toHaveLength(1);
  await settle(15 * MINUTE_MS);
  expect(of(phone).map(({ message }) => message?.count)).toEqual([10, 2]);
});

test('quiet hours hold messages back, and a critical recall breaks them unless it is told not to (product P15.3)', async () => {
  const { person, phone } = await somebody();
  const set = async (key: string, value: unknown) => {
    const reply = await person.post('/api/sync/push', {
      deviceId: person.deviceId,
      ops: [
        {
          ...{ opId: crypto.randomUUID(), userId: person.userId, type: 'preferences.set', v: 1, entityId: key },
          ...{ payload: { key, value }, baseRev: null, createdAt: app.now() },
        },
      ],
    });
    expect(JSON.stringify(reply.body)).toContain('applied');
  };
  // The clock of the test is at noon (UTC).
  await set('quietHours', { from: '11:00', to: '14:00', zone: 'UTC' });
  await publish({ hazard: 'other' });
  await settle();
  expect(of(phone)).toEqual([]);
  await publish({ hazard: 'fire' });
  await settle();
  expect(of(phone).map(({ message }) => message?.count)).toEqual([1]);
  await set('quietForCritical', true);
  await publish({ hazard: 'fire' });
  await settle(5 * MINUTE_MS);
  expect(of(phone)).toHaveLength(1);
  await settle(120 * MINUTE_MS);
  expect(of(phone).map(({ message }) => message?.count)).toEqual([1, 2]);
});

test('a phone that is gone is forgotten at once; a busy service is tried again with longer pauses (product P15.5)', async () => {
  const { person, phone } = await somebody();
  const second = await subscribe(person);
  const third = await subscribe(person);
  service.answer(phone, 410);
  service.answer(second, 503);
  service.answer(third, 404);
  await publish();
  await settle();
  const setup = async () => DeliverySetup.parse((await person.get('/api/push')).body).phones;
  expect(await setup()).toBe(1);
  const job = () =>
    app.db
      .prepare<[], { attempts: number; run_at: number; state: string }>("SELECT * FROM jobs WHERE kind = 'push'")
      .get();
  const pauses: number[] = [];
  for (let attempt = 0; attempt < 3; attempt += 1) {
    await eventually(() => expect(job()).toMatchObject({ state: 'queued', attempts: attempt }));
    pauses.push(((job()?.run_at ?? 0) - app.now()) / MINUTE_MS);
    if (attempt === 2) service.answer(second, null);
    app.wait((job()?.run_at ?? 0) - app.now());
    // Any notice wakes the job runner.
    await publish({ gtins: ['03017620422003'] });
  }
  await eventually(() => expect(job()).toMatchObject({ state: 'done' }));
  expect(pauses).toEqual([1, 5, 15]);
  expect(of(second)).toHaveLength(1);
});

test('an address changes with its phone, goes with the session, and is one of a push service that is allowed (product P15.5, P15.6)', async () => {
  const { person, phone } = await somebody();
  const next = await subscribe(person, service.subscribe(), phone.endpoint);
  await publish();
  await settle();
  expect([of(phone).length, of(next).length]).toEqual([0, 1]);
  expect((await person.post('/api/push/test', { endpoint: next.endpoint })).body).toEqual({ sent: true });
  expect(of(next).at(-1)?.message?.parts).toEqual([{ k: 'test' }]);
  const put = (endpoint: string) =>
    person.send('PUT', '/api/push/subscription', { endpoint, keys: next.keys, expirationTime: null, replaces: null });
  for (const endpoint of ['https://example.org/push', 'http://127.0.0.1:1/push', 'http://localhost/', 'ftp://x/']) {
    expect([endpoint, (await put(endpoint)).status]).toEqual([endpoint, 422]);
  }
  const other = await newPerson(app);
  expect((await other.post('/api/push/test', { endpoint: next.endpoint })).status).toBe(404);
  await other.post('/api/push/unsubscribe', { endpoint: next.endpoint });
  expect((await person.post('/api/push/test', { endpoint: next.endpoint })).status).toBe(200);
  const { cookie } = person;
  await person.post('/api/logout');
  const before = service.asked();
  await publish();
  await settle(60 * MINUTE_MS);
  expect(service.asked()).toBe(before);
  expect((await person.send('GET', '/api/push', undefined, { cookie })).status).toBe(401);
});

test('the keys of the server stay the same over a start', async () => {
  const person = await newPerson(app);
  const key = async (of: Person) => DeliverySetup.parse((await of.get('/api/push')).body).publicKey;
  const first = await key(person);
  expect(first).toMatch(/^[\w-]{87}$/);
  await app.close('as killed');
  app = await startApp({ dir: app.dir, pushServices: service.services });
  expect(await key(await newPerson(app))).toBe(first);
});
