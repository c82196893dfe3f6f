import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { eraseAccount } from '#api/account-deletion/erase-account.ts';
import { createStores } from '#api/stores.ts';
import { KEYED_CALLS_KEPT_MS, KEYED_CALLS_MOST } from '#domain/contract/call.ts';
import { ErrorBody } from '#domain/contract/error-body.ts';
import { startGroup } from './group-people.ts';
import { newPerson, PASSWORD, type Person, type Reply } from './person.ts';
import { type RunningApp, startApp } from './start-app.ts';

// `Idempotency-Key`: a repeated call takes effect once.

let app: RunningApp;
beforeAll(async () => {
  app = await startApp({ rateLimitFactor: 1000, tier: 'unlimited' });
});
afterAll(() => app.close());

const GROUP = {
  about: 'What we find in shops.',
  symbol: 'people',
  name: 'Elm Row',
  kind: 'invitation',
  yourName: 'Noor',
};
const keyed = (person: Person, method: string, path: string, body?: unknown, key: string = randomUUID()) =>
  person.send(method, path, body, { 'idempotency-key': key });
const said = ({ status, body }: Reply) => [status, status < 400 ? body : ErrorBody.parse(body).error];
const count = (table: string, of: Person) =>
  app.db.prepare<[string], number>(`SELECT count(*) FROM ${table} = ?`).pluck().get(of.userId);
const kept = (of: Person) => count('keyed_calls WHERE user_id', of);

test('a group is made once, however often the call comes, and its id is told again', async () => {
  const person = await newPerson(app);
  const key = randomUUID();
  const make = () => keyed(person, 'POST', '/api/groups', GROUP, key);
  const first = await make();
  expect(first.status).toBe(201);
  expect(said(await make())).toEqual(said(first));
  expect(count("group_members WHERE role = 'owner' AND user_id", person)).toBe(1);
  // A key of one account does not affect another account.
  expect((await keyed(await newPerson(app), 'POST', '/api/groups', GROUP, key)).status).toBe(201);
});

test('of several that come at once one has its effect', async () => {
  const person = await newPerson(app);
  const groupId = await startGroup(person);
  const calls = [
    ['/api/groups', GROUP],
    [`/api/groups/${groupId}/links`, { most: 5 }],
  ] as const;
  for (const [path, body] of calls) {
    const key = randomUUID();
    const replies = await Promise.all([1, 2, 3, 4].map(() => keyed(person, 'POST', path, body, key)));
    const made = new Set(
      replies.filter(({ status }) => status === 201).map((reply) => (reply.body as { id: string }).id),
    );
    expect(made.size).toBe(1);
    for (const reply of replies.filter(({ status }) => status !== 201))
      expect(said(reply)).toEqual([409, 'ALREADY_DONE']);
  }
  expect(count("group_members WHERE role = 'owner' AND user_id", person)).toBe(2);
  expect(count('group_links WHERE made_by', person)).toBe(1);
});

test('a secret that is shown once is not kept: whoever sends the call again hears that it was done', async () => {
  const person = await newPerson(app);
  const groupId = await startGroup(person);
  const calls = [
    ['/api/account/tokens', { name: 'Shelf sign', password: PASSWORD }, 'api_tokens WHERE user_id'],
    ['/api/household/invitations', undefined, 'invitations WHERE made_by'],
    [`/api/groups/${groupId}/links`, { most: 5 }, 'group_links WHERE made_by'],
  ] as const;
  for (const [path, body, rows] of calls) {
    const key = randomUUID();
    const first = await keyed(person, 'POST', path, body, key);
    expect([path, first.status]).toEqual([path, 201]);
    expect(said(await keyed(person, 'POST', path, body, key))).toEqual([409, 'ALREADY_DONE']);
    expect([path, count(rows, person)]).toEqual([path, 1]);
  }
  const answers = app.db
    .prepare<[string]>('SELECT answer FROM keyed_calls WHERE user_id = ?')
    .pluck()
    .all(person.userId);
  expect(answers).toEqual([null, null, null]);
});

test('a call that comes late does not undo what was decided after it', async () => {
  const [person, author] = [await newPerson(app), await newPerson(app)];
  const key = randomUUID();
  const join = () => keyed(person, 'PUT', '/api/leaderboard/name', { name: `Blue Door ${key.slice(0, 4)}` }, key);
  expect((await join()).status).toBe(204);
  expect((await keyed(person, 'DELETE', '/api/leaderboard/name')).status).toBe(204);
  expect(said(await join())).toEqual([204, '']);
  expect((await person.get('/api/leaderboard?period=month&of=households')).body).toMatchObject({ name: null });

  const id = randomUUID();
  const tip = { id, area: 'laundry', audience: 'infant', title: 'Shelf above the dryer', text: 'Ours moved up.' };
  expect((await author.post('/api/tips', tip)).status).toBe(200);
  const on = randomUUID();
  const mark = (value: boolean, of: string) => keyed(person, 'PUT', `/api/tips/${id}/helpful`, { on: value }, of);
  for (const [value, of] of [
    [true, on],
    [false, randomUUID()],
    [true, on],
  ] as const) {
    expect((await mark(value, of)).status).toBe(204);
  }
  expect(count('helpful_tips WHERE user_id', person)).toBe(0);

  const offer = (offers: boolean, of: string) => keyed(person, 'PUT', '/api/contributions', { offers }, of);
  const offered = randomUUID();
  expect((await offer(true, offered)).status).toBe(200);
  expect((await offer(false, randomUUID())).status).toBe(200);
  expect(said(await offer(true, offered))).toEqual([409, 'ALREADY_DONE']);
  expect((await person.get('/api/contributions')).body).toMatchObject({ offers: false });
});

test('what changed nothing the first time changes nothing when it comes again', async () => {
  const person = await newPerson(app);
  const key = randomUUID();
  const leave = () => keyed(person, 'DELETE', '/api/leaderboard/name', undefined, key);
  expect((await leave()).status).toBe(204);
  const name = `Green Gate ${key.slice(0, 4)}`;
  expect((await keyed(person, 'PUT', '/api/leaderboard/name', { name })).status).toBe(204);
  expect((await leave()).status).toBe(204);
  expect((await person.get('/api/leaderboard?period=month&of=households')).body).toMatchObject({ name });
});

test('a key that comes with something else is refused, and what was refused leaves its key free', async () => {
  const person = await newPerson(app);
  const key = randomUUID();
  expect((await keyed(person, 'POST', '/api/groups', GROUP, key)).status).toBe(201);
  const others = [
    ['POST', '/api/groups', { ...GROUP, name: 'Oak Row' }],
    ['PUT', '/api/leaderboard/name', { name: 'Oak Row' }],
    ['PUT', `/api/tips/${randomUUID()}/helpful`, { on: true }],
  ] as const;
  for (const [method, path, body] of others) {
    expect(said(await keyed(person, method, path, body, key))).toEqual([409, 'OP_ID_REUSED']);
  }
  const free = randomUUID();
  expect((await keyed(person, 'PUT', `/api/tips/${randomUUID()}/helpful`, { on: true }, free)).status).toBe(404);
  expect((await keyed(person, 'POST', '/api/groups', GROUP, free)).status).toBe(201);
});

test('calls are remembered for two days, five hundred of an account, and go with it', async () => {
  const person = await newPerson(app);
  const key = randomUUID();
  const leave = () => keyed(person, 'DELETE', '/api/leaderboard/name');
  const make = () => keyed(person, 'POST', '/api/groups', GROUP, key);
  const first = await make();
  app.wait(KEYED_CALLS_KEPT_MS - 1);
  expect(said(await make())).toEqual(said(first));
  app.wait(1);
  expect((await make()).body).not.toEqual(first.body);
  // Each round doubles the rows, up to 512 and more.
  for (const round of 'abcdefghi') {
    app.db
      .prepare(`INSERT INTO keyed_calls SELECT user_id, key || '${round}', digest, at, status, answer
        FROM keyed_calls WHERE user_id = ?`)
      .run(person.userId);
  }
  app.wait(1);
  for (let at = 0; at < 3; at += 1) expect((await leave()).status).toBe(204);
  expect(kept(person)).toBe(KEYED_CALLS_MOST);
  await eraseAccount(createStores(app.database), { id: person.userId, email: person.email }, app.now());
  expect(kept(person)).toBe(0);
});
