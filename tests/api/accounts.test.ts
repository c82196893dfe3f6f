import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PASSWORD_COST } from '#api/accounts/passwords/password-hash.ts';
import { User } from '#domain/contract/account.ts';
import { ErrorBody } from '#domain/contract/error-body.ts';
import { eventually } from '../offline/phone.ts';
import { newPerson, PASSWORD, Person } from './person.ts';
import { type RunningApp, startApp } from './start-app.ts';

// Product P2.2.7.
let app: RunningApp;
beforeAll(async () => {
  app = await startApp({ passwordCost: PASSWORD_COST });
});
afterAll(() => app.close());

const fields = (body: unknown) => ErrorBody.parse(body).fields ?? {};

describe('registering', () => {
  test('makes account and household, signs in, and keeps no password', async () => {
    const person = new Person(app);
    const reply = await person.post('/api/register', {
      email: ' Maya@Example.org ',
      password: PASSWORD,
      username: 'maya',
      firstName: 'Maya',
    });
    expect(reply.status).toBe(201);
    const user = User.parse(reply.body);
    expect(user).toMatchObject({ email: 'maya@example.org', username: 'maya', firstName: 'Maya', hasChildren: null });
    expect(JSON.stringify(reply.body)).not.toContain('assword');
    expect((await person.get('/api/user')).body).toEqual(reply.body);
    const row = app.db
      .prepare<[string], { password_hash: string; status: string; tier: string }>(`
        SELECT password_hash, status, tier FROM users u JOIN memberships m ON m.user_id = u.id
        JOIN households h ON h.id = m.household_id WHERE u.id = ?`)
      .get(user.id);
    expect(row?.password_hash).toMatch(/^\$argon2id\$v=19\$m=65536,t=3,p=1\$/);
    expect(row).toMatchObject({ status: 'active', tier: 'free' });
  });

  test('says which field is wrong', async () => {
    const person = new Person(app);
    const short = await person.post('/api/register', { email: 'x', password: 'short', username: '' });
    expect(short.status).toBe(422);
    expect(Object.keys(fields(short.body)).sort()).toEqual(['email', 'password', 'username']);
    const missing = await person.post('/api/register', {});
    expect(fields(missing.body)).toMatchObject({ email: 'Please fill in this field.' });
    const extra = await person.post('/api/register', {
      email: 'a@example.org',
      password: PASSWORD,
      username: 'a1',
      tier: 'family',
    });
    expect([extra.status, fields(extra.body)]).toEqual([422, { tier: 'This field is not recognised.' }]);
  });

  test('takes a name that is null for one that is left out', async () => {
    const body = { email: 'null@example.org', password: PASSWORD, username: 'null', firstName: null, lastName: null };
    const reply = await new Person(app).post('/api/register', body);
    expect(reply.status).toBe(201);
    expect(User.parse(reply.body)).toMatchObject({ firstName: null, lastName: null });
  });

  test.each([
    ['a common one', '1qaz2wsx3edc'],
    ['a common one with digits', 'leavemealone12'],
    ['a common one with digits and signs', 'Password1234!'],
    ['a common one between signs', '!!monkey2024!'],
    ['a row of keys', 'qwertyuiop[]'],
    ['a row of keys and digits', 'asdfghjkl123'],
    ['the digits', '123456789012'],
    ['the alphabet', 'abcdefghijklm'],
    ['one word twice', 'monkeymonkey'],
    ['one character', 'aaaaaaaaaaaaaa'],
    ['the own address', 'nina@example.org'],
    ['the name of the app with digits', 'Safeshelf2026!'],
    ['the name of the app in two words', 'safe-shelf 1234'],
    ['the own name with the name of the app', 'Nina.Safeshelf.7'],
  ])('refuses %s as a password', async (_, password) => {
    const reply = await new Person(app).post('/api/register', {
      email: 'nina@example.org',
      password,
      username: 'nina',
    });
    expect(reply.status).toBe(422);
    expect(Object.keys(fields(reply.body))).toEqual(['password']);
  });

  test('takes a password that holds the own name or that of the app beside other words', async () => {
    const reply = await new Person(app).post('/api/register', {
      email: 'nina.more@example.org',
      password: 'nina keeps a safeshelf by the sea',
      username: 'nina more',
    });
    expect(reply.status).toBe(201);
  });

  test('takes any characters, 128 of them', async () => {
    const password = `${'пароль с пробелами 🐟 '.repeat(6)}`.slice(0, 128);
    const reply = await new Person(app).post('/api/register', {
      email: 'long@example.org',
      password,
      username: 'long',
    });
    expect(reply.status).toBe(201);
    const login = await new Person(app).post('/api/login', { email: 'LONG@example.org', password });
    expect(login.status).toBe(200);
  });

  test('tells that an address or a name is taken', async () => {
    const body = { email: 'twice@example.org', password: PASSWORD, username: 'twice' };
    const answers = await Promise.all([
      new Person(app).post('/api/register', body),
      new Person(app).post('/api/register', body),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    const name = await new Person(app).post('/api/register', {
      ...body,
      email: 'other@example.org',
      username: 'TWICE',
    });
    expect([name.status, ErrorBody.parse(name.body).error]).toEqual([409, 'USERNAME_TAKEN']);
    // Contains a Cyrillic letter [product P2.2.8].
    const alike = await new Person(app).post('/api/register', { ...body, email: 'o@example.org', username: 'twiсe' });
    expect([alike.status, ErrorBody.parse(alike.body).error]).toEqual([409, 'USERNAME_TAKEN']);
  });
});

describe('signing in', () => {
  test('answers a wrong password and an unknown account alike', async () => {
    await newPerson(app);
    const known = await new Person(app).post('/api/register', {
      email: 'known@example.org',
      password: PASSWORD,
      username: 'known',
    });
    expect(known.status).toBe(201);
    const wrong = await new Person(app).post('/api/login', { email: 'known@example.org', password: 'not this one' });
    const unknown = await new Person(app).post('/api/login', { email: 'nobody@example.org', password: 'not this one' });
    const { requestId: _a, ...first } = ErrorBody.parse(wrong.body);
    const { requestId: _b, ...second } = ErrorBody.parse(unknown.body);
    expect([wrong.status, unknown.status]).toEqual([401, 401]);
    expect(first).toEqual(second);
    expect(first.error).toBe('WRONG_CREDENTIALS');
  });

  test('gives a new session id and ends the one before', async () => {
    const person = await newPerson(app);
    const before = person.cookie;
    const email = User.parse((await person.get('/api/user')).body).email;
    const login = await person.post('/api/login', { email, password: PASSWORD });
    expect(login.status).toBe(200);
    expect(person.cookie).not.toBe(before);
    const old = new Person(app);
    old.cookie = before;
    expect((await old.get('/api/user')).status).toBe(401);
  });

  test('registering in a browser that is signed in ends that session', async () => {
    const person = await newPerson(app);
    const before = person.cookie;
    const again = { email: 'again@example.org', password: PASSWORD, username: 'again' };
    expect((await person.post('/api/register', again)).status).toBe(201);
    const old = new Person(app);
    old.cookie = before;
    expect((await old.get('/api/user')).status).toBe(401);
  });

  test('logout ends the session, and can be repeated', async () => {
    const person = await newPerson(app);
    const before = person.cookie;
    const reply = await person.post('/api/logout');
    expect(reply.status).toBe(204);
    expect(reply.headers.get('set-cookie')).toMatch(/^__Host-sid=; .*Max-Age=0/);
    const old = new Person(app);
    old.cookie = before;
    expect((await old.get('/api/user')).status).toBe(401);
    expect((await old.post('/api/logout')).status).toBe(204);
  });

  test('logs neither addresses nor passwords nor session ids', async () => {
    const person = await newPerson(app);
    await new Person(app).post('/api/login', { email: 'spy@example.org', password: 'secret secret secret' });
    await eventually(() => expect(app.lines.join('')).toContain('login_failed'));
    const log = app.lines.join('');
    expect(log).not.toMatch(/example\.org|secret|walk by the sea/);
    expect(log).not.toContain(person.cookie.slice('__Host-sid='.length));
  });
});
