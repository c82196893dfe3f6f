import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newPerson, type Person } from './person.ts';
import { op, outcomes, push } from './queue.ts';
import { type RunningApp, startApp } from './start-app.ts';

let app: RunningApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

/** Sets in the preferences whether usage events may be stored. */
async function consent(person: Person, value: 'granted' | 'refused') {
  const set = op(person, 'preferences.set', { key: 'analyticsConsent', value }, { entityId: 'analyticsConsent' });
  expect(outcomes(await push(person, [set]))).toEqual(['applied']);
}

const EVENTS = '/api/analytics/events';
const event = (over: Record<string, unknown> = {}) => ({
  id: randomUUID(),
  name: 'screen.viewed',
  properties: { screen: 'dashboard' },
  sessionId: randomUUID(),
  timestamp: new Date(app.now() - 90_000).toISOString(),
  ...over,
});
const row = (id: string) => app.db.prepare('SELECT * FROM analytics_events WHERE id = ?').get(id);

test('an event that arrives twice is kept once', async () => {
  const person = await newPerson(app);
  await consent(person, 'granted');
  const one = event();
  expect((await person.post(EVENTS, { events: [one, one] })).body).toEqual({ stored: 1, duplicates: 1, ignored: 0 });
  expect((await person.post(EVENTS, { events: [one] })).body).toEqual({ stored: 0, duplicates: 1, ignored: 0 });
});

test('a row names nobody, and its time is an hour', async () => {
  const person = await newPerson(app);
  await consent(person, 'granted');
  const one = event();
  await person.post(EVENTS, { events: [one] });
  const hour = Math.floor(Date.parse(one.timestamp) / 3_600_000) * 3_600_000;
  expect(row(one.id)).toEqual({
    id: one.id,
    name: 'screen.viewed',
    properties: '{"screen":"dashboard"}',
    session_id: one.sessionId,
    hour,
    received_hour: app.now() - (app.now() % 3_600_000),
  });
});

test('what is not of the vocabulary is left out, and does not keep the rest from being stored', async () => {
  const person = await newPerson(app);
  await consent(person, 'granted');
  const foreign = event({ name: 'household.described', properties: { allergies: ['fish'] } });
  const chatty = event({ properties: { screen: 'dashboard', barcode: '2000000000015' } });
  const good = event();
  const reply = await person.post(EVENTS, { events: [foreign, chatty, good] });
  expect(reply).toMatchObject({ status: 200, body: { stored: 1, duplicates: 0, ignored: 2 } });
  expect([row(foreign.id), row(chatty.id)]).toEqual([undefined, undefined]);
});

test('a clock far off does not choose the hour', async () => {
  const person = await newPerson(app);
  await consent(person, 'granted');
  const late = event({ timestamp: '2031-01-01T00:00:00.000Z' });
  await person.post(EVENTS, { events: [late] });
  expect(row(late.id)).toMatchObject({ hour: app.now() - (app.now() % 3_600_000) });
});

test('at most 20 in a request, none without a session, and old ones are forgotten', async () => {
  const person = await newPerson(app);
  await consent(person, 'granted');
  const many = Array.from({ length: 21 }, () => event());
  expect((await person.post(EVENTS, { events: many })).status).toBe(422);
  person.cookie = '';
  expect((await person.post(EVENTS, { events: [event()] })).status).toBe(401);
  const other = await newPerson(app);
  const old = event();
  await other.post(EVENTS, { events: [old] });
  app.db.prepare('UPDATE analytics_events SET received_hour = 0 WHERE id = ?').run(old.id);
  await other.post(EVENTS, { events: [event()] });
  expect(row(old.id)).toBeUndefined();
});

test('twelve requests a minute', async () => {
  const strict = await startApp({ rateLimitFactor: 1 });
  try {
    const person = await newPerson(strict);
    const statuses: number[] = [];
    for (let call = 0; call < 13; call += 1) {
      statuses.push((await person.post(EVENTS, { events: [event()] })).status);
    }
    expect(statuses).toEqual([...Array(12).fill(200), 429]);
  } finally {
    await strict.close();
  }
});

test('without consent on this server nothing is stored, whatever a phone sends [product P9.8]', async () => {
  const person = await newPerson(app);
  const refused = { status: 200, body: { stored: 0, duplicates: 0, ignored: 1 } };
  expect(await person.post(EVENTS, { events: [event()] })).toMatchObject(refused);
  await consent(person, 'granted');
  expect(await person.post(EVENTS, { events: [event()] })).toMatchObject({ body: { stored: 1 } });
  await consent(person, 'refused');
  expect(await person.post(EVENTS, { events: [event()] })).toMatchObject(refused);
});
