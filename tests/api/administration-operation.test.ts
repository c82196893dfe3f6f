import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AdminHousehold } from '#domain/administration/calls.ts';
import type { AdminFailedJob, AdminLetter } from '#domain/administration/operation-calls.ts';
import { newPerson, PASSWORD, Person } from './person.ts';
import { type RunningApp, startApp } from './start-app.ts';

const EMAIL = 'root@example.org';
const ADMIN_PASSWORD = 'a gate in the old wall';

let app: RunningApp;
let bearer: Record<string, string> = {};
/** Called when this server takes a backup. */
let back: () => Promise<void> = async () => undefined;
beforeAll(async () => {
  app = await startApp({
    firstAdministrator: { email: EMAIL, password: ADMIN_PASSWORD },
    backups: { take: () => back(), lastAt: () => 7, list: () => [{ at: 7, bytes: 4096 }] },
  });
  const login = (more: object) =>
    new Person(app).post('/api/admin/login', { email: EMAIL, password: ADMIN_PASSWORD, ...more });
  const { secret } = ((await login({})).body as { enrolment: { secret: string } }).enrolment;
  const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: app.now() });
  bearer = { authorization: `Bearer ${((await login({ code })).body as { token: string }).token}` };
});
afterAll(() => app.close());

const get = async <T>(path: string): Promise<T> => (await new Person(app).get(path, bearer)).body as T;
const send = (method: string, path: string, body?: object) => new Person(app).send(method, path, body, bearer);
const audited = (action: string): string[] =>
  app.db.prepare<[string], string>('SELECT subject FROM administrator_audit WHERE action = ?').pluck().all(action);
const signIn = (person: Person, password = PASSWORD) =>
  new Person(app).post('/api/login', { email: person.email, password });

test('a blocked person is signed out and stays out until they are let in again (product P17.9)', async () => {
  const [maya, other] = [await newPerson(app), await newPerson(app)];
  const block = (blocked: boolean) => send('PUT', '/api/admin/people/block', { email: maya.email, blocked });
  expect((await block(true)).body).toEqual({ ended: 1 });
  expect((await maya.get('/api/user')).status).toBe(401);
  expect((await other.get('/api/user')).status).toBe(200);
  expect(await signIn(maya)).toMatchObject({ status: 403, body: { message: expect.stringContaining('blocked') } });
  // With a wrong password, the answer does not reveal the block.
  expect((await signIn(maya, 'another long pass phrase')).status).toBe(401);
  const { households } = await get<{ households: AdminHousehold[] }>(
    `/api/admin/households?q=${encodeURIComponent(maya.email)}`,
  );
  expect(households[0]?.people).toMatchObject([{ email: maya.email, blocked: true, deletesAt: null }]);
  expect((await block(false)).body).toEqual({ ended: 0 });
  // Ended sessions do not come back.
  expect((await maya.get('/api/user')).status).toBe(401);
  expect((await signIn(maya)).status).toBe(200);
  expect((await send('PUT', '/api/admin/people/block', { email: 'no@example.org', blocked: true })).status).toBe(404);
  expect([audited('person_blocked'), audited('person_unblocked')]).toEqual([[maya.userId], [maya.userId]]);
});

test('a session that was not ended is no use to a blocked person, and a deletion they asked for goes on (product P17.9)', async () => {
  const maya = await newPerson(app);
  app.db.prepare('UPDATE users SET blocked_at = 1, deletes_at = ? WHERE id = ?').run(app.now() + 1e6, maya.userId);
  expect((await maya.get('/api/user')).status).toBe(401);
  expect((await signIn(maya)).status).toBe(403);
  const day = app.db.prepare('SELECT deletes_at FROM users WHERE id = ?').pluck().get(maya.userId);
  expect(day).toBe(app.now() + 1e6);
});

test('blocking a household blocks each of its adults, and nobody else (product P17.9)', async () => {
  const [owner, adult, other] = [await newPerson(app), await newPerson(app), await newPerson(app)];
  const { token } = (await owner.post('/api/household/invitations')).body as { token: string };
  expect((await adult.post('/api/invitations/accept', { token })).status).toBe(200);
  const path = `/api/admin/households/${owner.householdId}/block`;
  expect((await send('PUT', path, { blocked: true })).body).toEqual({ people: 2, ended: 2 });
  expect([(await signIn(owner)).status, (await signIn(adult)).status]).toEqual([403, 403]);
  expect((await other.get('/api/user')).status).toBe(200);
  expect((await send('PUT', path, { blocked: false })).body).toEqual({ people: 2, ended: 0 });
  expect([(await signIn(owner)).status, (await signIn(adult)).status]).toEqual([200, 200]);
  expect((await send('PUT', '/api/admin/households/nobody/block', { blocked: true })).status).toBe(404);
  expect(audited('household_blocked')).toEqual([owner.householdId]);
});

test('a job that failed for good is listed with what went wrong, and tried again (product P17.10)', async () => {
  app.db
    .prepare(`INSERT INTO jobs (key, kind, payload, state, attempts, run_at, created_at, finished_at, message, error)
      VALUES ('backup lost', 'backup', '{}', 'failed', 3, 0, 0, 5, 'No backup could be taken.', 'Error: no room\n    at x')`)
    .run();
  const listed = async () => (await get<{ failed: AdminFailedJob[] }>('/api/admin/jobs')).failed;
  const [failed] = await listed();
  expect(failed).toEqual({
    ...{ id: expect.any(String), key: 'backup lost', kind: 'backup', attempts: 3, at: 5 },
    ...{ message: 'No backup could be taken.', error: 'Error: no room' },
  });
  const again = () => send('POST', `/api/admin/jobs/${failed?.id}/retry`);
  const done = new Promise<void>((took) => {
    back = async () => took();
  });
  expect((await again()).status).toBe(204);
  await done;
  expect(await listed()).toEqual([]);
  expect((await again()).status).toBe(404);
  expect((await send('POST', '/api/admin/jobs/none/retry')).status).toBe(404);
  expect(audited('job_retried')).toEqual([failed?.id]);
});

test('a message in the outbox is written out, once that can be written down (product P17.11)', async () => {
  const maya = await newPerson(app);
  expect((await new Person(app).post('/api/password/forgot', { email: maya.email })).status).toBe(202);
  const lying = () => get<{ sendsMail: boolean; letters: AdminLetter[] }>('/api/admin/outbox');
  const mine = async () => (await lying()).letters.find(({ to }) => to === maya.email);
  await expect.poll(mine).toMatchObject({ kind: 'reset', to: maya.email, handedAt: null });
  expect((await lying()).sendsMail).toBe(false);
  const path = `/api/admin/outbox/${(await mine())?.id}/open`;
  app.db.exec(`CREATE TRIGGER no_audit BEFORE INSERT ON administrator_audit BEGIN
    SELECT RAISE(ABORT, 'no room'); END`);
  const unwritten = await send('POST', path);
  app.db.exec('DROP TRIGGER no_audit');
  expect([unwritten.status, JSON.stringify(unwritten.body).includes('reset-password')]).toEqual([500, false]);
  expect((await mine())?.handedAt).toBeNull();
  const opened = await send('POST', path);
  expect(opened.body).toMatchObject({ to: maya.email, text: expect.stringMatching(/reset-password#\S{20,}/) });
  expect((await mine())?.handedAt).toBe(app.now());
  expect((await send('POST', '/api/admin/outbox/none/open')).status).toBe(404);
  expect(audited('letter_opened')).toEqual([(await mine())?.id]);
});

test('a backup is taken when it is asked for, one at a time, and says how it ended (product P17.12)', async () => {
  type Told = { taken: boolean; backups: object[]; asked: { state: string } | null };
  const told = () => get<Told>('/api/admin/backups');
  expect(await told()).toEqual({ taken: true, sealed: false, backups: [{ at: 7, bytes: 4096 }], asked: null });
  let times = 0;
  let finish = () => {};
  const held = new Promise<void>((resolve) => {
    finish = resolve;
  });
  back = () => {
    times += 1;
    return held;
  };
  expect((await send('POST', '/api/admin/backups')).status).toBe(204);
  await expect.poll(async () => (await told()).asked?.state).toBe('running');
  expect((await send('POST', '/api/admin/backups')).status).toBe(204);
  finish();
  await expect.poll(async () => (await told()).asked?.state).toBe('done');
  expect(times).toBe(1);
  expect(audited('backup_asked')).toHaveLength(2);
});
