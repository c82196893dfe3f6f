import { afterEach, beforeEach, expect, it } from 'vitest';
import { user } from '#domain/accounts/calls.ts';
import { ANALYTICS_ADDRESS, ANALYTICS_CAP, ANALYTICS_FLUSH_MS } from '#domain/analytics/queue-rules.ts';
import { type Analytics, createAnalytics } from '#web/offline/analytics/analytics.ts';
import { recordingClient } from '#web/offline/analytics/analytics-client.ts';
import { sendAnalyticsOnce } from '#web/offline/analytics/analytics-drain.ts';
import { queueEvent } from '#web/offline/analytics/analytics-queue.ts';
import { readMeta } from '#web/offline/tables/account-meta.ts';
import { CODE_WITH_LABEL, type RunningApp, startApp } from '../api/start-app.ts';
import { eventually, Phone, unwrap } from './phone.ts';
import { REQUEST_OUTCOMES, refusal } from './test-network.ts';

let app: RunningApp;
let phone: Phone;
let analytics: Analytics;
beforeEach(async () => {
  app = await startApp();
  phone = new Phone(app);
  await phone.signUp();
  analytics = createAnalytics(phone.client, {
    send: phone.network.send,
    clock: phone.clock,
    random: { fraction: () => 0.5, bytes: (count) => crypto.getRandomValues(new Uint8Array(count)) },
    locks: phone.locks,
  });
});
afterEach(() => app.close());

const SEEN = { name: 'screen.viewed', properties: { screen: 'dashboard' } } as const;
const names = () => app.db.prepare('SELECT name FROM analytics_events ORDER BY name').pluck().all();
const requests = () => phone.network.carried.filter((call) => call.endsWith(ANALYTICS_ADDRESS.path)).length;
const stamp = (at: number) => ({ id: crypto.randomUUID(), sessionId: crypto.randomUUID(), nowMs: at });
const see = async (times: number) => {
  for (let time = 0; time < times; time += 1) await analytics.record(SEEN);
};

it('keeps and sends nothing before the person agreed, nor after they refused', async () => {
  await see(25);
  expect(await phone.db.analytics.count()).toBe(0);
  unwrap(await analytics.decide('refused'));
  await phone.sync();
  await see(25);
  phone.clock.advance(60_000);
  expect([await phone.db.analytics.count(), requests()]).toEqual([0, 0]);
});

it('sends after five seconds, or twenty at once, and each event once', async () => {
  unwrap(await analytics.decide('granted'));
  await phone.sync();
  await see(3);
  expect(requests()).toBe(0);
  phone.clock.advance(ANALYTICS_FLUSH_MS);
  await eventually(() => expect(names()).toHaveLength(3));
  // Wait until the phone has removed the delivered events, so that they do not count towards the next twenty.
  await eventually(async () => expect(await phone.db.analytics.count()).toBe(0));
  await see(20);
  await eventually(() => expect(names()).toHaveLength(23));
  await eventually(async () => expect(await phone.db.analytics.count()).toBe(0));
  expect(requests()).toBe(2);
});

it('deletes what waits when consent is withdrawn', async () => {
  unwrap(await analytics.decide('granted'));
  await phone.sync();
  await see(3);
  unwrap(await analytics.decide('refused'));
  await phone.sync();
  phone.clock.advance(ANALYTICS_FLUSH_MS);
  expect([await phone.db.analytics.count(), names(), requests()]).toEqual([0, [], 0]);
});

it('waits behind everything a person did, and goes from the service worker after it', async () => {
  unwrap(await analytics.decide('granted'));
  await phone.sync();
  phone.network.fate = REQUEST_OUTCOMES.down;
  unwrap(await phone.client.perform('pet.create', phone.client.newId(), { type: 'cat', name: 'Miso' }));
  await phone.settled();
  await see(2);
  phone.clock.advance(ANALYTICS_FLUSH_MS);
  phone.network.fate = REQUEST_OUTCOMES.up;
  await sendAnalyticsOnce(phone.network.send);
  expect(names(), 'an operation waits').toEqual([]);
  await phone.sync();
  await sendAnalyticsOnce(phone.network.send);
  expect(names()).toEqual(['screen.viewed', 'screen.viewed']);
});

it('keeps a hundred, drops the oldest, and tells how many', async () => {
  unwrap(await analytics.decide('granted'));
  await phone.sync();
  for (let event = 0; event < ANALYTICS_CAP + 7; event += 1) await queueEvent(phone.db, SEEN, stamp(event));
  expect(await phone.db.analytics.count()).toBe(ANALYTICS_CAP);
  expect((await phone.db.analytics.orderBy('n').first())?.at).toBe(7);
  await sendAnalyticsOnce(phone.network.send);
  const dropped = app.db.prepare("SELECT properties FROM analytics_events WHERE name = 'analytics.dropped'").pluck();
  expect(dropped.get()).toBe('{"count":8}');
  expect(names()).toHaveLength(ANALYTICS_CAP);
});

it('gives an event up after three retries, and counts it', async () => {
  unwrap(await analytics.decide('granted'));
  await phone.sync();
  await queueEvent(phone.db, SEEN, stamp(app.now()));
  phone.network.fate = async () => refusal(503, 'BUSY');
  for (let attempt = 0; attempt < 4; attempt += 1) {
    expect(await phone.db.analytics.count(), `before try ${attempt + 1}`).toBe(1);
    await sendAnalyticsOnce(phone.network.send);
  }
  expect(await phone.db.analytics.count()).toBe(0);
  expect(await readMeta(phone.db, 'analyticsDropped')).toBe(1);
});

it('tells the class of a scan, and nothing of what was scanned', async () => {
  unwrap(await analytics.decide('granted'));
  await phone.sync();
  const client = recordingClient(phone.client, analytics);
  const scan = unwrap(await client.scan({ barcode: CODE_WITH_LABEL, mode: 'shopping', input: 'typed' }));
  await scan.ended;
  await eventually(async () => expect(await phone.db.analytics.count()).toBe(2));
  const rows = await phone.db.analytics.orderBy('n').toArray();
  expect(rows.map(({ name, properties }) => [name, properties])).toEqual([
    ['product.scan_started', { source: 'typed', mode: 'shopping' }],
    ['product.scan_success', {}],
  ]);
  expect(JSON.stringify(rows)).not.toContain(CODE_WITH_LABEL);
});

it('asking who is signed in is no sign-in', async () => {
  unwrap(await analytics.decide('granted'));
  await phone.sync();
  const client = recordingClient(phone.client, analytics);
  unwrap(await client.signInBy(() => client.server.ask(user)));
  // The queue contains only the event recorded here: asking who is signed in recorded none.
  await analytics.record(SEEN);
  await eventually(async () => expect(await phone.db.analytics.count()).toBe(1));
  expect((await phone.db.analytics.toArray()).map(({ name }) => name)).toEqual([SEEN.name]);
});
