import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkAudit } from '#api/administration/audit-chain.ts';
import type { AdminHousehold, AdminQuestion } from '#domain/administration/calls.ts';
import type { Call } from '#domain/contract/call.ts';
import { CALLS } from '#domain/contract/calls.ts';
import { ErrorBody } from '#domain/contract/error-body.ts';
import { newPerson, Person } from './person.ts';
import { op, push } from './queue.ts';
import { type RunningApp, startApp } from './start-app.ts';

const EMAIL = 'root@example.org';
const PASSWORD = 'a gate in the old wall';
const MINUTE = 60_000;

let app: RunningApp;
let secret = '';
beforeAll(async () => {
  app = await startApp({ firstAdministrator: { email: EMAIL, password: PASSWORD } });
});
afterAll(() => app.close());

/** Each code is accepted once, so the clock moves to the next time step first. */
const nextCode = (): string => {
  app.wait(30_000);
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: app.now() });
};
const login = (body: object) => new Person(app).post('/api/admin/login', { email: EMAIL, password: PASSWORD, ...body });
const signIn = async (): Promise<Record<string, string>> => {
  const reply = await login({ code: nextCode() });
  expect(reply.status).toBe(200);
  return { authorization: `Bearer ${(reply.body as { token: string }).token}` };
};
const errorOf = (body: unknown) => ErrorBody.parse(body).error;
const nobody = () => new Person(app);

test('the first sign-in enrols an app, each later one asks for its code, and none is taken twice (product P17.2)', async () => {
  const first = await login({});
  secret = (first.body as { enrolment: { secret: string } }).enrolment.secret;
  expect(first.body).toEqual({ enrolment: { secret, uri: expect.stringMatching(/^otpauth:\/\/totp\//) } });
  expect(errorOf((await login({ code: '000000' })).body)).toBe('WRONG_CREDENTIALS');
  const code = nextCode();
  const done = await login({ code });
  expect(done.body).toEqual({ token: expect.stringMatching(/^ssa_/), admin: { id: expect.any(String), email: EMAIL } });
  expect(await login({ code })).toMatchObject({ status: 401, body: { error: 'WRONG_CREDENTIALS' } });
  expect(await login({})).toMatchObject({ status: 401, body: { error: 'TOTP_REQUIRED' } });
  expect(await login({ password: 'another long pass phrase' })).toMatchObject({
    status: 401,
    body: { error: 'WRONG_CREDENTIALS' },
  });
  expect(app.lines.join('')).not.toContain(secret);
});

test('a token is verified, and refused after 30 minutes without use, after 8 hours, and after signing out (product P17.3)', async () => {
  const verify = async (bearer: Record<string, string>) => (await nobody().get('/api/admin/verify', bearer)).status;
  const idle = await signIn();
  expect((await nobody().get('/api/admin/verify', idle)).body).toMatchObject({ admin: { email: EMAIL } });
  app.wait(29 * MINUTE);
  expect(await verify(idle)).toBe(200);
  app.wait(30 * MINUTE);
  expect(await verify(idle)).toBe(401);

  const busy = await signIn();
  for (let minutes = 20; minutes < 8 * 60; minutes += 20) {
    app.wait(20 * MINUTE);
    expect([minutes, await verify(busy)]).toEqual([minutes, 200]);
  }
  app.wait(20 * MINUTE);
  expect(await verify(busy)).toBe(401);

  const left = await signIn();
  expect((await nobody().post('/api/admin/logout', undefined, left)).status).toBe(204);
  expect(await verify(left)).toBe(401);
  const stored = app.db.prepare('SELECT token_hash FROM administrator_sessions').all();
  expect(JSON.stringify(stored)).not.toContain(left.authorization?.slice(7));
});

test('every call of an administrator is refused to everybody else, and theirs opens no household (product P17.4)', async () => {
  const maya = await newPerson(app);
  const bearer = await signIn();
  for (const call of Object.values<Call>(CALLS)) {
    const path = call.path.replace(/\{\w+\}/, maya.householdId);
    const body = call.body && call.method !== 'GET' ? {} : undefined;
    if (call.access === 'admin') {
      expect([path, (await maya.send(call.method, path, body)).status]).toEqual([path, 403]);
      expect([path, (await nobody().send(call.method, path, body)).status]).toEqual([path, 401]);
      const forged = { authorization: `Bearer ssa_${'A'.repeat(43)}` };
      expect([path, (await nobody().send(call.method, path, body, forged)).status]).toEqual([path, 401]);
    } else if (call.access !== 'public') {
      const status = (await nobody().send(call.method, path, body, bearer)).status;
      // Calls that accept API tokens answer that this bearer is the wrong kind.
      expect([path, status]).toEqual([path, call.tokenScope === undefined ? 401 : 403]);
    }
  }
});

test('an administrator finds a household, grants a plan, answers, and sees nothing of health (product P17.4)', async () => {
  const [maya, paying] = [await newPerson(app), await newPerson(app)];
  const bearer = await signIn();
  const ida = { name: 'Ida Canary', ageGroup: 'child', pregnant: false };
  await push(maya, [op(maya, 'member.create', ida)]);
  const ask = { name: 'Maya', email: maya.email, question: 'Where is the bell?' };
  expect((await maya.post('/api/help/question', ask)).status).toBeLessThan(300);
  app.wait(1000);
  expect((await paying.post('/api/help/question', { ...ask, name: 'Pat' })).status).toBeLessThan(300);

  const search = `/api/admin/households?q=${encodeURIComponent(maya.email)}`;
  const found = (await nobody().get(search, bearer)).body as { households: AdminHousehold[] };
  expect(found.households.map(({ id, tier }) => [id, tier])).toEqual([[maya.householdId, 'free']]);
  const grant = (id: string, plan: string) =>
    nobody().send('PUT', `/api/admin/households/${id}/plan`, { plan }, bearer);
  expect((await grant(paying.householdId, 'unlimited')).status).toBe(204);
  expect((await grant('nobody', 'unlimited')).status).toBe(404);
  expect((await grant(paying.householdId, 'gold')).status).toBe(422);
  expect((await paying.get('/api/subscription')).body).toMatchObject({ tier: 'unlimited' });
  expect((await maya.get('/api/subscription')).body).toMatchObject({ tier: 'free' });

  // Priority support is part of that plan: Pat asked later but is first on the list.
  const questions = (await nobody().get('/api/admin/questions', bearer)).body as { questions: AdminQuestion[] };
  expect(questions.questions.map(({ name, first }) => [name, first])).toEqual([
    ['Pat', true],
    ['Maya', false],
  ]);
  const { id = '' } = questions.questions.at(-1) ?? {};
  expect((await nobody().post(`/api/admin/questions/${id}/answer`, { text: 'At the top.' }, bearer)).status).toBe(204);
  // A second answer does not replace the first, which the person may have read.
  const second = await nobody().post(`/api/admin/questions/${id}/answer`, { text: 'Below.' }, bearer);
  expect(second).toMatchObject({ status: 409, body: { message: expect.stringContaining('Somebody else') } });
  expect(JSON.stringify((await maya.get('/api/notifications')).body)).toContain(id);

  expect((await nobody().post('/api/admin/people/end-sessions', { email: maya.email }, bearer)).body).toEqual({
    ended: 1,
  });
  expect((await maya.get('/api/user')).status).toBe(401);

  const overview = await nobody().get('/api/admin/overview', bearer);
  expect(overview.body).toMatchObject({ questions: 1, failedJobs: [], lastBackupAt: null });
  const seen = JSON.stringify([found, questions, overview.body]);
  expect(seen).not.toContain('Ida');
  expect(seen).not.toContain('child');
});

test('what was done cannot be changed, and a row that was altered or removed is found (product P17.5)', async () => {
  await signIn();
  const { reader } = app.database;
  const { rows } = await checkAudit(reader);
  expect(rows).toBeGreaterThan(5);
  expect((await checkAudit(reader, rows)).brokenAt).toBeNull();
  expect(() => app.db.prepare('UPDATE administrator_audit SET subject = ? WHERE number = 3').run('x')).toThrow(
    /append-only/,
  );
  expect(() => app.db.prepare('DELETE FROM administrator_audit').run()).toThrow(/append-only/);
  // Anyone with access to the database file can drop the triggers.
  app.db.exec('DROP TRIGGER administrator_audit_stays; DROP TRIGGER administrator_audit_is_kept');
  const was = app.db.prepare('SELECT * FROM administrator_audit WHERE number = 3').get() as { subject: string };
  app.db.prepare('UPDATE administrator_audit SET subject = ? WHERE number = 3').run(`${was.subject}x`);
  expect((await checkAudit(reader)).brokenAt).toBe(3);
  app.db.prepare('UPDATE administrator_audit SET subject = ? WHERE number = 3').run(was.subject);
  expect((await checkAudit(reader)).brokenAt).toBeNull();
  app.db.prepare('DELETE FROM administrator_audit WHERE number = ?').run(rows);
  expect((await checkAudit(reader, rows)).brokenAt).toBe(rows);
  app.db.prepare('DELETE FROM administrator_audit WHERE number = 2').run();
  expect((await checkAudit(reader)).brokenAt).toBe(2);
});

test('what cannot be written down is not done (product P17.5)', async () => {
  const bearer = await signIn();
  const person = await newPerson(app);
  app.db.exec(`CREATE TRIGGER no_audit BEFORE INSERT ON administrator_audit BEGIN
    SELECT RAISE(ABORT, 'no room'); END`);
  const ended = await nobody().post('/api/admin/people/end-sessions', { email: person.email }, bearer);
  app.db.exec('DROP TRIGGER no_audit');
  expect(ended.status).toBe(500);
  expect((await person.get('/api/user')).status).toBe(200);
});
