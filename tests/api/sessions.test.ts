import { createHash } from 'node:crypto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createSessions } from '#api/accounts/sessions.ts';
import type { Reader } from '#db/handles.ts';
import { newPerson, Person } from './person.ts';
import { type RunningApp, startApp } from './start-app.ts';

const DAY = 86_400_000;
/** The cookie that scripts can read: it shows that there may be a session, and nothing else. */
const HINT = '__Host-signed-in=1; Path=/; Secure; SameSite=Strict; Max-Age=7776000';
let app: RunningApp;
beforeEach(async () => {
  app = await startApp();
});
afterEach(() => app.close());

const withCookie = (cookie: string): Person => {
  const person = new Person(app);
  person.cookie = cookie;
  return person;
};
const status = async (cookie: string) => (await withCookie(cookie).get('/api/user')).status;

test('the cookie has every flag, and the database holds only its hash', async () => {
  const person = new Person(app);
  const reply = await person.post('/api/register', {
    email: 'a@example.org',
    password: 'a long walk by the sea',
    username: 'a',
  });
  expect(reply.headers.getSetCookie()).toEqual([
    expect.stringMatching(/^__Host-sid=[\w-]{43}; Path=\/; Secure; HttpOnly; SameSite=Strict; Max-Age=7776000$/),
    HINT,
    expect.stringMatching(/^__Host-known=[\w-]{43}; Path=\/; Secure; HttpOnly; SameSite=Strict; Max-Age=34560000$/),
  ]);
  const token = person.cookie.slice('__Host-sid='.length);
  expect(app.db.prepare('SELECT token_hash FROM sessions').pluck().all()).toEqual([
    createHash('sha256').update(token).digest(),
  ]);
});

test('the hint for the page comes with every session id, and goes with it', async () => {
  const person = await newPerson(app);
  app.wait(DAY + 1);
  expect((await person.get('/api/user')).headers.getSetCookie()[1]).toBe(HINT);
  expect((await person.post('/api/logout')).headers.getSetCookie()).toEqual([
    expect.stringMatching(/^__Host-sid=; .*Max-Age=0$/),
    '__Host-signed-in=; Path=/; Secure; SameSite=Strict; Max-Age=0',
    'signed-in=; Path=/; Secure; SameSite=Strict; Max-Age=0',
  ]);
  // The hint alone grants no access.
  expect(await status('__Host-signed-in=1')).toBe(401);
});

test('an id is renewed once a day; the old one stays good for a minute after the new one was used', async () => {
  const person = await newPerson(app);
  const old = person.cookie;
  app.wait(DAY - 1000);
  expect((await person.get('/api/user')).headers.get('set-cookie')).toBeNull();
  app.wait(2000);
  // Two tabs at once get one new id.
  const replies = await Promise.all([withCookie(old).get('/api/user'), withCookie(old).get('/api/user')]);
  const renewed = replies.map(({ headers }) => headers.get('set-cookie')).filter((set) => set !== null);
  expect(renewed).toHaveLength(1);
  const fresh = renewed[0]?.split(';')[0] ?? '';
  expect(await status(fresh)).toBe(200);
  app.wait(59_000);
  expect(await status(old)).toBe(200);
  app.wait(2000);
  expect(await status(old)).toBe(401);
  expect(await status(fresh)).toBe(200);
});

test('a renewal whose answer was lost signs nobody out', async () => {
  const person = await newPerson(app);
  const old = person.cookie;
  app.wait(DAY + 1);
  await withCookie(old).get('/api/user');
  app.wait(10 * 60_000);
  const again = await withCookie(old).get('/api/user');
  expect([again.status, again.headers.get('set-cookie') !== null]).toEqual([200, true]);
});

test('thirty idle days end a session, ninety days end it in any case', async () => {
  const idle = await newPerson(app);
  app.wait(30 * DAY + 1);
  expect((await idle.get('/api/user')).status).toBe(401);
  const busy = await newPerson(app);
  for (let day = 0; day < 89; day += 1) {
    app.wait(DAY);
    expect([day, (await busy.get('/api/user')).status]).toEqual([day, 200]);
  }
  app.wait(2 * DAY);
  expect((await busy.get('/api/user')).status).toBe(401);
}, 300_000);

test('logout ends the id before and the id after, too', async () => {
  const person = await newPerson(app);
  const old = person.cookie;
  app.wait(DAY + 1);
  await person.get('/api/user');
  expect(person.cookie).not.toBe(old);
  const fresh = person.cookie;
  await withCookie(old).post('/api/logout');
  expect([await status(old), await status(fresh)]).toEqual([401, 401]);
});

test('an account without an active membership has no access', async () => {
  const person = await newPerson(app);
  app.db.prepare("UPDATE memberships SET status = 'removed' WHERE user_id = ?").run(person.userId);
  expect((await person.get('/api/inventory')).status).toBe(401);
});

test('a session stays where it is when its person is back before it moves on [product P2.2.9]', async () => {
  const person = await newPerson(app);
  app.db.exec("INSERT INTO households (id, tier, created_at) VALUES ('earlier', 'family', 0)");
  app.db.prepare("INSERT INTO memberships VALUES ('earlier', ?, 'member', 'active', 0)").run(person.userId);
  app.db.prepare("UPDATE memberships SET status = 'removed' WHERE household_id = ?").run(person.householdId);
  const { reader } = app.database;
  // The person rejoins after the session was looked up and before it moves.
  const first: Reader['first'] = async (...asked) => {
    const row = await reader.first(...asked);
    app.db.prepare("UPDATE memberships SET status = 'active' WHERE household_id = ?").run(person.householdId);
    return row;
  };
  const sessions = createSessions({ ...app.database, reader: { ...reader, first } });
  const found = await sessions.find(person.cookie.slice('__Host-sid='.length), app.now());
  expect(found?.session.user.householdId).toBe(person.householdId);
});

test('a session acts for the household it began in, with the role of today, and moves on with its person [product P2.2.9]', async () => {
  const person = await newPerson(app);
  const householdOf = async () => ((await person.get('/api/user')).body as { householdId: string }).householdId;
  app.db.exec("INSERT INTO households (id, tier, created_at) VALUES ('earlier', 'family', 0), ('later', 'family', 0)");
  const join = app.db.prepare("INSERT INTO memberships VALUES (?, ?, 'member', ?, ?)");
  join.run('earlier', person.userId, 'active', 0);
  join.run('later', person.userId, 'pending', 9e15);
  // The session stays in its household, although the person has belonged to another one for longer.
  expect(await householdOf()).toBe(person.householdId);
  const session = createSessions(app.database);
  const token = person.cookie.slice('__Host-sid='.length);
  expect((await session.find(token, app.now()))?.session).toMatchObject({ role: 'owner', tier: 'free' });
  app.db.prepare("UPDATE memberships SET role = 'guest' WHERE household_id = ?").run(person.householdId);
  expect((await session.find(token, app.now()))?.session.role).toBe('guest');
  app.db.prepare("UPDATE memberships SET status = 'removed' WHERE household_id = ?").run(person.householdId);
  expect(await householdOf()).toBe('earlier');
  expect((await session.find(token, app.now()))?.session).toMatchObject({ role: 'member', tier: 'family' });
  // Another person's membership in the session's household gives no access.
  const other = await newPerson(app);
  join.run('earlier', other.userId, 'active', 1);
  // A pending membership gives no access.
  app.db.exec(
    `UPDATE memberships SET status = 'removed' WHERE household_id = 'earlier' AND user_id = '${person.userId}'`,
  );
  expect((await person.get('/api/user')).status).toBe(401);
});
