import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { relayHostsOf } from '#api/delivery/relay-hosts.ts';
import { storeNotice } from '#api/recalls/store.ts';
import { DeliverySetup } from '#domain/delivery/calls.ts';
import { RELAY_TEXT } from '#domain/delivery/relays.ts';
import { aNotice } from '#tests/domain/recalls/a-notice.ts';
import { eventually } from '../offline/phone.ts';
import { newPerson, type Person } from './person.ts';
import { CODE_WITH_LABEL, type RunningApp, startApp, WITH_LABEL } from './start-app.ts';

// Product P15.9: ntfy, Gotify and webhooks of the server's operators.

const PRODUCT = `0${CODE_WITH_LABEL}`;
const TOPIC = 'our-topic_7';

interface Taken {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

let taken: Taken[];
let status: number;
let service: Server;
let app: RunningApp;
beforeEach(async () => {
  taken = [];
  status = 200;
  service = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { url: path = '', headers } = request;
      taken.push({ path, headers, body: Buffer.concat(chunks).toString() });
      response.writeHead(status).end('{}');
    });
  });
  await new Promise<void>((done) => service.listen(0, '127.0.0.1', done));
  const at = service.address();
  const url = `http://127.0.0.1:${typeof at === 'object' && at ? at.port : 0}`;
  const relays = relayHostsOf(`ntfy=${url}, gotify=${url}/gotify/, webhook=${url}/api/webhook`);
  app = await startApp({ tier: 'family', ...(relays && { relays }) });
});
afterEach(async () => {
  await app.close();
  await new Promise((done) => service.close(done));
});

const set = async (person: Person, relay: string, token = TOPIC) =>
  (await person.send('PUT', '/api/push/relay', { relay, token })).status;
const relaysOf = async (person: Person) =>
  DeliverySetup.parse((await person.get('/api/push')).body)
    .relays.filter(({ on }) => on)
    .map(({ relay }) => relay);

/** Imports a notice that names a product, and waits until it is delivered. */
async function publish(): Promise<void> {
  const notice = aNotice({ id: 'cpsc:1', number: '1', gtins: [PRODUCT], hazard: 'fire' });
  await app.database.writes.run((tx) => storeNotice(tx, notice, {}, app.now()));
  const count = (sql: string) => app.db.prepare(sql).pluck().get();
  await eventually(() => expect(count('SELECT count(*) FROM unmatched_notices')).toBe(0));
  app.wait(1_000);
  await eventually(() => expect(count('SELECT count(*) FROM deliveries WHERE told_at IS NULL')).toBe(0));
}

test('a recall is told by each relay in its own form, once, and in the same few words (product P15.9)', async () => {
  const [person, other] = [await newPerson(app), await newPerson(app)];
  for (const relay of ['ntfy', 'gotify', 'webhook']) expect(await set(person, relay)).toBe(204);
  await set(other, 'ntfy', 'another');
  await person.post('/api/inventory', { productId: PRODUCT });
  await eventually(() => expect(app.db.prepare('SELECT count(*) FROM unmatched_products').pluck().get()).toBe(0));
  await publish();
  await eventually(() => expect(taken).toHaveLength(3));
  const by = (path: string) => taken.find((one) => one.path === path);
  expect(by(`/${TOPIC}`)).toMatchObject({ body: RELAY_TEXT, headers: { priority: 'high' } });
  expect(JSON.parse(by('/gotify/message')?.body ?? '')).toEqual({ message: RELAY_TEXT, priority: 8 });
  expect(by('/gotify/message')?.headers['x-gotify-key']).toBe(TOPIC);
  expect(JSON.parse(by(`/api/webhook/${TOPIC}`)?.body ?? '')).toEqual({ text: RELAY_TEXT });
  const seen = JSON.stringify(taken).toLowerCase();
  for (const word of [WITH_LABEL.name, 'fire', person.email, person.userId, PRODUCT]) {
    expect(seen).not.toContain(word.toLowerCase());
  }
  expect(app.lines.join('')).not.toContain(TOPIC);
});

test('a test says what came of it; what was removed gets nothing, and a token is never shown again (product P15.9)', async () => {
  const person = await newPerson(app);
  const ask = (what: string) => person.post(`/api/push/relay/${what}`, { relay: 'ntfy' });
  expect((await ask('test')).status).toBe(404);
  await set(person, 'ntfy');
  expect(await relaysOf(person)).toEqual(['ntfy']);
  expect(JSON.stringify((await person.get('/api/push')).body)).not.toContain(TOPIC);
  expect(await ask('test')).toMatchObject({ status: 200, body: { sent: true } });
  status = 403;
  expect(await ask('test')).toMatchObject({ status: 410, body: { message: expect.stringContaining('topic') } });
  status = 503;
  expect((await ask('test')).status).toBeGreaterThanOrEqual(429);
  expect((await ask('drop')).status).toBe(204);
  expect(await relaysOf(person)).toEqual([]);
  expect((await ask('test')).status).toBe(404);
});

test('a relay that takes nothing now is asked again with longer pauses', async () => {
  const person = await newPerson(app);
  await set(person, 'webhook');
  await person.post('/api/inventory', { productId: PRODUCT });
  await eventually(() => expect(app.db.prepare('SELECT count(*) FROM unmatched_products').pluck().get()).toBe(0));
  status = 429;
  await publish();
  await eventually(() => expect(taken).toHaveLength(1));
  status = 200;
  const due = () => app.db.prepare("SELECT run_at - ? FROM jobs WHERE kind = 'relay'").pluck().get(app.now());
  await eventually(() => expect(due()).toBe(60_000));
});

test('what leads elsewhere is no token, and what is no relay no setting', async () => {
  const person = await newPerson(app);
  for (const token of ['', '../admin', 'a/b', 'a?b', 'a b', 'ä', 'x'.repeat(129)]) {
    expect(await set(person, 'ntfy', token), token).toBe(422);
  }
  expect(await set(person, 'pager')).toBe(422);
  for (const text of [
    'ntfy',
    'pager=https://x.example',
    'ntfy=http://ntfy.example.org',
    'ntfy=https://u:p@x.example',
  ]) {
    expect(relayHostsOf(text), text).toBeNull();
  }
  expect(relayHostsOf('ntfy=https://a.example,ntfy=https://b.example')).toBeNull();
  expect(taken).toEqual([]);
});
