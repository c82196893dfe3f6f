import { randomUUID } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { z } from 'zod';
import { type adminTips, type SharedTip, TIPS_OF_PERSON, TipsAnswer } from '#domain/tips/calls.ts';
import { addToGroup, startGroup } from './group-people.ts';
import { newPerson, Person } from './person.ts';
import { type RunningApp, startApp } from './start-app.ts';

// Product P25, as seen by several members.

const ADMIN = { email: 'root@example.org', password: 'a gate in the old wall' };
let app: RunningApp;
let secret = '';
beforeAll(async () => {
  app = await startApp({ rateLimitFactor: 100, firstAdministrator: ADMIN });
  const { body } = await new Person(app).post('/api/admin/login', ADMIN);
  secret = (body as { enrolment: { secret: string } }).enrolment.secret;
});
afterAll(() => app.close());

async function bearer(): Promise<Record<string, string>> {
  app.wait(30_000);
  const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: app.now() });
  const { body } = await new Person(app).post('/api/admin/login', { ...ADMIN, code });
  return { authorization: `Bearer ${(body as { token: string }).token}` };
}
const toLookAt = async (headers: Record<string, string>) =>
  ((await new Person(app).get('/api/admin/tips', headers)).body as z.infer<(typeof adminTips.answers)[200]>).tips;
const decide = (headers: Record<string, string>, id: string, body: object) =>
  new Person(app).post(`/api/admin/tips/${id}/decision`, body, headers);

const draft = (more: object = {}) => ({
  ...{ id: randomUUID(), area: 'laundry', audience: 'infant', title: 'Shelf above the dryer' },
  ...{ text: 'Capsules look like sweets. Ours moved up.', ...more },
});
async function share(person: Person, more: object = {}): Promise<string> {
  const tip = draft(more);
  expect((await person.post('/api/tips', tip)).status).toBe(200);
  return tip.id;
}
const read = async (person: Person): Promise<SharedTip[]> =>
  TipsAnswer.parse((await person.get('/api/tips')).body).tips;
const find = async (person: Person, id: string) => (await read(person)).find((tip) => tip.id === id);
const mark = (person: Person, id: string, on = true) => person.send('PUT', `/api/tips/${id}/helpful`, { on });

test('what one member shares, others read with its source, and mark once each', async () => {
  const [maya, noor, tom] = [await newPerson(app), await newPerson(app), await newPerson(app)];
  const [id, other] = [await share(maya, { source: 'Sample leaflet 7' }), await share(maya)];
  expect(await find(noor, id)).toMatchObject({
    ...{ area: 'laundry', audience: 'infant', source: 'Sample leaflet 7', by: maya.email.split('@')[0] },
    ...{ yours: false, helpful: 0, marked: false, hidden: null },
  });
  expect(JSON.stringify(await find(noor, id))).not.toContain(maya.userId);
  for (const person of [noor, noor, tom]) expect((await mark(person, id)).status).toBe(204);
  expect(await find(noor, id)).toMatchObject({ helpful: 2, marked: true });
  // Tips that helped most come first.
  expect((await read(tom)).map((tip) => tip.id).filter((one) => one === id || one === other)).toEqual([id, other]);
  await mark(noor, id, false);
  expect(await find(noor, id)).toMatchObject({ helpful: 1, marked: false });
  expect((await mark(maya, id)).status).toBe(409);
});

test('sent twice it is there once, and another person’s id is refused', async () => {
  const [maya, noor] = [await newPerson(app), await newPerson(app)];
  const tip = draft();
  for (const person of [maya, maya]) expect((await person.post('/api/tips', tip)).status).toBe(200);
  expect((await noor.post('/api/tips', tip)).status).toBe(409);
  expect((await read(noor)).filter(({ id }) => id === tip.id)).toHaveLength(1);
});

test('a tip goes with its marks when its author takes it back, and only then', async () => {
  const [maya, noor] = [await newPerson(app), await newPerson(app)];
  const id = await share(maya);
  await mark(noor, id);
  expect((await noor.send('DELETE', `/api/tips/${id}`)).status).toBe(404);
  expect((await maya.send('DELETE', `/api/tips/${id}`)).status).toBe(204);
  expect(await find(noor, id)).toBeUndefined();
  const left = app.db.prepare('SELECT count(*) FROM helpful_tips WHERE tip_id = ?').pluck().get(id);
  expect(left).toBe(0);
});

test('the id of a tip that was taken back or hidden stays used, and the same id with other words is refused', async () => {
  const [maya, noor] = [await newPerson(app), await newPerson(app)];
  const tip = draft();
  const send = async (more: object = {}) => {
    const { status, body } = await maya.post('/api/tips', { ...tip, ...more });
    return [status, (body as { error?: string }).error];
  };
  expect(await send()).toEqual([200, undefined]);
  for (const more of [{ text: 'Ours moved down.' }, { title: 'Another shelf' }, { source: 'Leaflet 8' }]) {
    expect(await send(more)).toEqual([409, 'OP_ID_REUSED']);
  }
  const report = { reason: 'dangerous', words: '' };
  expect((await noor.post(`/api/tips/${tip.id}/report`, report)).status).toBe(204);
  expect((await decide(await bearer(), tip.id, { decision: 'hide', why: 'Not safe' })).status).toBe(204);
  expect((await maya.send('DELETE', `/api/tips/${tip.id}`)).status).toBe(204);
  expect((await maya.send('DELETE', `/api/tips/${tip.id}`)).status).toBe(404);
  for (const more of [{}, { text: 'Something else altogether.' }]) {
    expect(await send(more)).toEqual([409, 'OP_ID_REUSED']);
  }
  for (const person of [maya, noor]) expect(await find(person, tip.id)).toBeUndefined();
  const admin = await bearer();
  expect((await toLookAt(admin)).find(({ id }) => id === tip.id)).toBeUndefined();
  expect((await decide(admin, tip.id, { decision: 'dismiss' })).status).toBe(404);
  const left = app.db.prepare('SELECT title, text, source FROM tips WHERE id = ?').get(tip.id);
  expect(left).toEqual({ title: '', text: '', source: '' });
});

test('links of a new account wait, and are shown once somebody looked at them', async () => {
  const [maya, noor] = [await newPerson(app), await newPerson(app)];
  const id = await share(maya, { source: 'https://example.org/leaflet' });
  expect(await find(maya, id)).toMatchObject({ hidden: expect.stringContaining('reviewed before they appear') });
  expect(await find(noor, id)).toBeUndefined();
  expect((await mark(noor, id)).status).toBe(404);
  const admin = await bearer();
  expect((await toLookAt(admin)).find((tip) => tip.id === id)).toMatchObject({ hiddenBy: 'held', reports: [] });
  expect((await decide(admin, id, { decision: 'dismiss' })).status).toBe(204);
  expect(await find(noor, id)).toMatchObject({ hidden: null });
});

test('a reported tip is hidden from all but its author, who reads why and shares no more while paused', async () => {
  const [maya, noor] = [await newPerson(app), await newPerson(app)];
  const id = await share(maya, { text: 'Mix bleach and vinegar for a fresh smell.' });
  for (const words of ['This is dangerous', 'Once more']) {
    const report = await noor.post(`/api/tips/${id}/report`, { reason: 'dangerous', words });
    expect(report.status).toBe(204);
  }
  const admin = await bearer();
  expect((await toLookAt(admin)).find((tip) => tip.id === id)?.reports).toMatchObject([{ words: 'This is dangerous' }]);
  const hide = { decision: 'suspend', why: 'It gives off chlorine', days: 3 };
  expect((await decide(admin, id, hide)).status).toBe(204);
  expect(await find(noor, id)).toBeUndefined();
  expect(await find(maya, id)).toMatchObject({ hidden: 'It gives off chlorine' });
  expect((await maya.post('/api/tips', draft())).status).toBe(403);
  app.wait(4 * 86_400_000);
  const again = await bearer();
  expect((await toLookAt(again)).find((tip) => tip.id === id)).toMatchObject({ hiddenBy: 'server', reports: [] });
  expect((await decide(again, id, { decision: 'dismiss' })).status).toBe(204);
  // A tip that is neither hidden nor reported is already decided.
  expect((await decide(again, id, hide)).status).toBe(409);
  expect(await find(noor, id)).toMatchObject({ hidden: null });
});

test('whoever blocked an author does not see their tips', async () => {
  const [maya, noor] = [await newPerson(app), await newPerson(app)];
  const id = await share(maya);
  // People can block somebody they share a group with.
  await addToGroup(await startGroup(maya, 'open'), maya, noor, 'Noor');
  await noor.send('PUT', `/api/people/${maya.userId}/blocked`, { on: true });
  expect(await find(noor, id)).toBeUndefined();
});

test('a person shares so many at most, and a new account ten in an hour', async () => {
  const maya = await newPerson(app);
  for (let at = 0; at < 10; at += 1) await share(maya);
  expect((await maya.post('/api/tips', draft())).status).toBe(429);
  app.wait(4 * 86_400_000);
  for (let at = 10; at < TIPS_OF_PERSON; at += 1) await share(maya);
  expect((await maya.post('/api/tips', draft())).status).toBe(409);
});
