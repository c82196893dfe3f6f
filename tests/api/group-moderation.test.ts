import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ErrorBody } from '#domain/contract/error-body.ts';
import type { AdminAppeal, AdminReport } from '#domain/groups/moderation-calls.ts';
import { addToGroup, groupsOf, posts, startGroup, write } from './group-people.ts';
import { newPerson, Person } from './person.ts';
import { type RunningApp, startApp } from './start-app.ts';

// Product P22.6 to P22.9: links held back, hiding, reporting, decisions, appeals, blocking, limits.

const ADMIN = { email: 'root@example.org', password: 'a gate in the old wall' };
const DAY_MS = 86_400_000;

let app: RunningApp;
let secret = '';
beforeAll(async () => {
  app = await startApp({ rateLimitFactor: 100, firstAdministrator: ADMIN });
  const { body } = await new Person(app).post('/api/admin/login', ADMIN);
  secret = (body as { enrolment: { secret: string } }).enrolment.secret;
});
afterAll(() => app.close());

/** An administrator who has just signed in. */
async function admin() {
  app.wait(30_000);
  const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: app.now() });
  const { body } = await new Person(app).post('/api/admin/login', { ...ADMIN, code });
  const bearer = { authorization: `Bearer ${(body as { token: string }).token}` };
  return {
    queue: async () =>
      (await new Person(app).get('/api/admin/reports', bearer)).body as {
        reports: AdminReport[];
        appeals: AdminAppeal[];
      },
    decide: (id: string, body: object) => new Person(app).post(`/api/admin/reports/${id}/decision`, body, bearer),
    answer: (id: string, body: object) => new Person(app).post(`/api/admin/appeals/${id}/answer`, body, bearer),
  };
}

/** A group with its owner and two members. None of the accounts is new. */
async function group() {
  const [owner, tom, lena] = [await newPerson(app), await newPerson(app), await newPerson(app)];
  app.wait(4 * DAY_MS);
  const groupId = await startGroup(owner);
  await addToGroup(groupId, owner, tom);
  await addToGroup(groupId, owner, lena, 'Lena');
  return { owner, tom, lena, groupId };
}
const codeOf = (body: unknown) => ErrorBody.parse(body).error;
const seen = async (groupId: string, who: Person) =>
  (await posts(groupId, who)).map(({ text, state }) => [text, state]);

test('a moderator hides what a member wrote: its author reads why, others a trace; not what an equal wrote (product P22.7)', async () => {
  const { owner, tom, lena, groupId } = await group();
  const { id } = await write(groupId, tom, 'Something rude');
  const hide = (who: Person, entry: string, on = true) =>
    who.send('PUT', `/api/groups/entries/${entry}/hidden`, { on, why: 'Not like this' });
  expect((await hide(lena, id)).status).toBe(403);
  expect((await hide(owner, id)).status).toBe(204);
  expect(await seen(groupId, lena)).toEqual([['', 'hidden']]);
  expect(await posts(groupId, tom)).toMatchObject([{ text: 'Something rude', state: 'hidden', why: 'Not like this' }]);
  expect((await groupsOf(lena)).yours).toMatchObject([{ unread: 0 }]);
  expect((await hide(owner, id, false)).status).toBe(204);
  expect(await seen(groupId, lena)).toEqual([['Something rude', 'there']]);
  const own = await write(groupId, owner, 'The owner’s own');
  const role = { userId: lena.userId, role: 'moderator' };
  expect((await owner.send('PUT', `/api/groups/${groupId}/role`, role)).status).toBe(204);
  expect((await hide(lena, own.id)).status).toBe(403);
  expect((await hide(lena, id)).status).toBe(204);
});

test('links of new accounts wait for a moderator, and cannot be slipped in later (product P22.7)', async () => {
  const { owner, lena, groupId } = await group();
  const fresh = await newPerson(app);
  await addToGroup(groupId, owner, fresh, 'Fresh');
  const held = await write(groupId, fresh, 'Look at https://shop.example.com');
  expect([held.status, held.body]).toMatchObject([200, { held: true }]);
  expect(await seen(groupId, lena)).toEqual([['', 'held']]);
  expect(await seen(groupId, fresh)).toEqual([['Look at https://shop.example.com', 'held']]);
  expect((await owner.send('PUT', `/api/groups/entries/${held.id}/hidden`, { on: false })).status).toBe(204);
  expect(await seen(groupId, lena)).toEqual([['Look at https://shop.example.com', 'there']]);
  const plain = await write(groupId, fresh, 'Nothing in here');
  const slip = await fresh.send('PATCH', `/api/groups/entries/${plain.id}`, { text: 'Now www.example.com' });
  expect([slip.status, codeOf(slip.body)]).toEqual([409, 'CONFLICT']);
});

test('somebody new writes ten an hour, somebody known sixty, and is told how long to wait (product P22.7)', async () => {
  const { owner, tom, groupId } = await group();
  const fresh = await newPerson(app);
  await addToGroup(groupId, owner, fresh, 'Fresh');
  const statuses = async (who: Person, times: number) => {
    const all: number[] = [];
    for (let at = 0; at < times; at += 1) all.push((await write(groupId, who, `Number ${at}`)).status);
    return { fine: all.filter((status) => status === 200).length, last: all.at(-1) };
  };
  expect(await statuses(fresh, 11)).toEqual({ fine: 10, last: 429 });
  expect(await statuses(tom, 61)).toEqual({ fine: 60, last: 429 });
  const refused = await write(groupId, fresh, 'Once more');
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3000);
  app.wait(3_600_000);
  expect((await write(groupId, fresh, 'Once more')).status).toBe(200);
});

test('whoever blocks somebody sees nothing of theirs, is told nothing of it, and is not found out (product P22.9)', async () => {
  const { tom, lena, groupId } = await group();
  await write(groupId, lena, 'From Lena');
  const stranger = await newPerson(app);
  const block = (who: string, on = true) => tom.send('PUT', `/api/people/${who}/blocked`, { on });
  expect((await block(stranger.userId)).status).toBe(404);
  expect((await block(lena.userId)).status).toBe(204);
  expect(await seen(groupId, tom)).toEqual([]);
  expect((await groupsOf(tom)).yours).toMatchObject([{ unread: 0, lastBy: null }]);
  const { id } = await write(groupId, tom, 'From Tom');
  await write(groupId, lena, 'An answer', { onId: id });
  expect(await posts(groupId, tom)).toMatchObject([{ comments: 0, firstComments: [] }]);
  expect(await seen(groupId, lena)).toEqual([
    ['From Tom', 'there'],
    ['From Lena', 'there'],
  ]);
  expect((await block(lena.userId, false)).status).toBe(204);
  expect((await seen(groupId, tom)).length).toBe(2);
});

test('a report is decided by the people who run the server, told, written down, appealed and taken back (product P22.8)', async () => {
  const { owner, tom, lena, groupId } = await group();
  const { id } = await write(groupId, tom, 'Mix bleach with vinegar');
  const report = (who: Person, reason = 'dangerous') =>
    who.post(`/api/groups/entries/${id}/report`, { reason, words: 'This gives chlorine' });
  expect([(await report(lena)).status, (await report(lena)).status, (await report(owner)).status]).toEqual([
    204, 204, 204,
  ]);
  expect((await report(tom)).status).toBe(409);
  expect((await report(await newPerson(app))).status).toBe(404);

  const first = await admin();
  const { reports } = await first.queue();
  expect(reports.map(({ entry, reason }) => [entry.text, reason])).toEqual([
    ['Mix bleach with vinegar', 'dangerous'],
    ['Mix bleach with vinegar', 'dangerous'],
  ]);
  expect(JSON.stringify(reports)).not.toContain('@example.org');
  const decision = { decision: 'suspend', why: 'This can hurt somebody', days: 7 };
  expect((await first.decide(reports[0]?.id ?? '', decision)).status).toBe(204);
  expect((await first.decide(reports[1]?.id ?? '', decision)).status).toBe(404);
  expect((await first.queue()).reports).toEqual([]);
  expect(await seen(groupId, lena)).toEqual([['', 'hidden']]);
  // The group cannot show again what an administrator has hidden.
  expect((await owner.send('PUT', `/api/groups/entries/${id}/hidden`, { on: false })).status).toBe(403);

  const paused = await write(groupId, tom, 'Another');
  expect([paused.status, codeOf(paused.body)]).toEqual([403, 'FORBIDDEN']);
  expect((await groupsOf(tom)).standing).toMatchObject({
    ...{ decision: 'suspend', text: 'Mix bleach with vinegar', why: 'This can hurt somebody', appeal: null },
  });
  expect((await tom.post('/api/community/appeal', { text: 'I did not know' })).status).toBe(204);
  expect((await tom.post('/api/community/appeal', { text: 'Again' })).status).toBe(409);
  expect((await lena.post('/api/community/appeal', { text: 'Me too' })).status).toBe(409);
  const second = await admin();
  const { appeals } = await second.queue();
  expect(appeals).toMatchObject([{ id: tom.userId, text: 'I did not know', why: 'This can hurt somebody' }]);
  expect((await second.answer(tom.userId, { text: 'Fair enough', lift: true })).status).toBe(204);
  expect((await second.answer(tom.userId, { text: 'Twice', lift: true })).status).toBe(404);
  expect((await groupsOf(tom)).standing).toMatchObject({ suspendedUntil: null, answer: 'Fair enough' });
  expect(await seen(groupId, lena)).toEqual([['Mix bleach with vinegar', 'there']]);
  expect((await write(groupId, tom, 'Back again')).status).toBe(200);

  const audit = app.db.prepare('SELECT action, subject FROM administrator_audit ORDER BY number DESC LIMIT 3').all();
  expect(audit).toEqual([
    { action: 'appeal_answered', subject: `${tom.userId} lifted` },
    { action: 'signed_in', subject: expect.anything() },
    { action: 'report_decided', subject: `${id} suspend` },
  ]);
});

test('a milder decision ends no suspension, and taking it back does not either (product P22.8)', async () => {
  const { tom, lena, groupId } = await group();
  const [one, two] = [await write(groupId, tom, 'One'), await write(groupId, tom, 'Two')];
  for (const [entry, decision] of [
    [one, 'suspend'],
    [two, 'hide'],
  ] as const) {
    await lena.post(`/api/groups/entries/${entry.id}/report`, { reason: 'rude' });
    const desk = await admin();
    const [report] = (await desk.queue()).reports;
    expect((await desk.decide(report?.id ?? '', { decision, days: 3 })).status).toBe(204);
  }
  expect((await tom.post('/api/community/appeal', { text: 'Why?' })).status).toBe(204);
  const desk = await admin();
  expect((await desk.answer(tom.userId, { text: 'Shown again', lift: true })).status).toBe(204);
  expect(await seen(groupId, lena)).toEqual([
    ['Two', 'there'],
    ['', 'hidden'],
  ]);
  expect((await write(groupId, tom, 'Three')).status).toBe(403);
});

test('a suspension ends by itself; a ban does not (product P22.8)', async () => {
  const { tom, lena, groupId } = await group();
  const decided = async (entry: string, decision: object) => {
    await lena.post(`/api/groups/entries/${entry}/report`, { reason: 'rude' });
    const desk = await admin();
    const [report] = (await desk.queue()).reports;
    expect((await desk.decide(report?.id ?? '', decision)).status).toBe(204);
  };
  await decided((await write(groupId, tom, 'One')).id, { decision: 'suspend', days: 1 });
  expect((await write(groupId, tom, 'Two')).status).toBe(403);
  app.wait(DAY_MS);
  const { id, status } = await write(groupId, tom, 'Three');
  expect(status).toBe(200);
  await decided(id, { decision: 'ban', why: 'Again' });
  app.wait(400 * DAY_MS);
  await tom.post('/api/login', { email: tom.email, password: 'a long walk by the sea' });
  expect((await write(groupId, tom, 'Four')).status).toBe(403);
});
