import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ApiToken } from '#domain/accounts/token-calls.ts';
import type { Call } from '#domain/contract/call.ts';
import { CALLS } from '#domain/contract/calls.ts';
import { newPerson, PASSWORD, Person, type Reply } from './person.ts';
import { op, push } from './queue.ts';
import { type RunningApp, startApp, WITH_LABEL } from './start-app.ts';

const DAY = 86_400_000;

let app: RunningApp;
beforeAll(async () => {
  app = await startApp({ tier: 'unlimited' });
});
afterAll(() => app.close());

const make = (person: Person, more: object = {}): Promise<Reply> =>
  person.post('/api/account/tokens', { name: 'Assistant', password: PASSWORD, ...more });
const made = async (person: Person, more: object = {}): Promise<ApiToken & { token: string }> => {
  const reply = await make(person, more);
  expect(reply.status).toBe(201);
  return reply.body as ApiToken & { token: string };
};
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
const program = () => new Person(app);
const PRODUCT = `/api/products/${WITH_LABEL.id}`;
const opens = async (token: string, path = PRODUCT): Promise<number> =>
  (await program().get(path, bearer(token))).status;

test('a token is told once, kept as a hash, and says what it is for and when it was used (product P18.1)', async () => {
  const maya = await newPerson(app);
  const { token, ...listed } = await made(maya);
  expect(token).toMatch(/^ssk_[\w-]{43}$/);
  expect(listed).toEqual({
    ...{ id: expect.any(String), name: 'Assistant', scopes: ['products', 'ingredients'], perMinute: 60 },
    householdName: null,
    ...{ madeAt: app.now(), endsAt: app.now() + 90 * DAY, usedAt: null },
  });
  expect(await opens(token)).toBe(200);
  const all = (await maya.get('/api/account/tokens')).body;
  expect(all).toEqual({ tokens: [{ ...listed, usedAt: app.now() }] });
  const stored = app.db.prepare('SELECT * FROM api_tokens').all();
  expect(JSON.stringify([stored, all, app.lines])).not.toContain(token.slice(4));
});

test('making one takes the password, a scope, an end within a year and a plan that has it (product P18.1)', async () => {
  const maya = await newPerson(app);
  expect((await make(maya, { password: 'another long pass phrase' })).status).toBe(422);
  for (const wrong of [{ scopes: [] }, { scopes: ['health'] }, { days: 366 }, { perMinute: 301 }, { name: ' ' }]) {
    expect([wrong, (await make(maya, wrong)).status]).toEqual([wrong, 422]);
  }
  await made(maya);
  app.db
    .prepare(`WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 19)
      INSERT INTO api_tokens SELECT id || i, user_id, household_id, randomblob(32), name, scopes, per_minute, made_at,
        ends_at, NULL FROM api_tokens, n WHERE user_id = ?`)
    .run(maya.userId);
  expect((await make(maya)).status).toBe(409);
  const small = await newPerson(app);
  app.db.prepare("UPDATE households SET tier = 'starter' WHERE id = ?").run(small.householdId);
  expect(await make(small)).toMatchObject({ status: 402, body: { error: 'PLAN_REQUIRED' } });
});

test('a token opens the calls of its scopes and no other, whatever they are (product P18.1, P18.2)', async () => {
  const maya = await newPerson(app);
  const { token: narrow } = await made(maya, { scopes: ['products'] });
  const { token: wide } = await made(maya, { scopes: ['products', 'ingredients', 'shelf'] });
  for (const [name, call] of Object.entries<Call>(CALLS)) {
    if (call.access === 'public') continue;
    const path = call.path.replace(/\{\w+\}/g, WITH_LABEL.id);
    const body = call.body && call.method !== 'GET' ? {} : undefined;
    const status = async (token: string) => (await program().send(call.method, path, body, bearer(token))).status;
    const refusal = call.access === 'admin' ? 403 : 401;
    if (call.tokenScope === undefined) expect([name, await status(wide)]).toEqual([name, refusal]);
    else {
      expect([401, 403]).not.toContain(await status(wide));
      if (call.tokenScope !== 'products' && call.tokenScope !== 'any')
        expect([name, await status(narrow)]).toEqual([name, 403]);
    }
  }
});

test('what a token gives holds nothing of the health of anybody (product P18.1)', async () => {
  const maya = await newPerson(app);
  const canary = { name: 'Ida Canary', ageGroup: 'child', pregnant: false, allergens: ['Canaryweed'] };
  await push(maya, [
    op(maya, 'member.create', canary),
    op(maya, 'inventory.add', { productId: WITH_LABEL.id, quantity: 1, fields: {} }),
  ]);
  const { token } = await made(maya, { scopes: ['products', 'ingredients', 'shelf'] });
  const asked = [];
  for (const call of Object.values<Call>(CALLS)) {
    if (call.tokenScope === undefined) continue;
    const path = call.path.replace(/\{\w+\}/g, WITH_LABEL.id);
    const body = call.path.endsWith('assess') ? { ingredients: 'Aqua' } : call.body ? {} : undefined;
    asked.push((await program().send(call.method, path, body, bearer(token))).body);
  }
  expect(JSON.stringify(asked)).toContain(WITH_LABEL.name);
  expect(JSON.stringify(asked)).not.toMatch(/canary/i);
});

test('a token is refused once it is over, revoked, or its person may not act there any more (product P18.2)', async () => {
  const [maya, other] = [await newPerson(app), await newPerson(app)];
  const { token, id } = await made(maya, { days: 1 });
  expect((await other.send('DELETE', `/api/account/tokens/${id}`)).status).toBe(404);
  expect(await opens(token)).toBe(200);
  app.wait(DAY);
  expect(await opens(token)).toBe(401);
  expect((await maya.get('/api/account/tokens')).body).toEqual({ tokens: [] });

  const revoked = await made(maya);
  expect((await maya.send('DELETE', `/api/account/tokens/${revoked.id}`)).status).toBe(204);
  expect(await opens(revoked.token)).toBe(401);

  const { token: kept } = await made(maya);
  const set = (sql: string, id: string) => app.db.prepare(sql).run(id);
  for (const [off, on] of [
    ['UPDATE users SET blocked_at = 1 WHERE id = ?', 'UPDATE users SET blocked_at = NULL WHERE id = ?'],
    ['UPDATE users SET deletes_at = 9e15 WHERE id = ?', 'UPDATE users SET deletes_at = NULL WHERE id = ?'],
    [
      "UPDATE memberships SET status = 'removed' WHERE user_id = ?",
      "UPDATE memberships SET status = 'active' WHERE user_id = ?",
    ],
  ] as const) {
    set(off, maya.userId);
    expect([off, await opens(kept)]).toEqual([off, 401]);
    set(on, maya.userId);
    expect([on, await opens(kept)]).toEqual([on, 200]);
  }
  set("UPDATE households SET tier = 'free' WHERE id = ?", maya.householdId);
  expect(await opens(kept)).toBe(402);
  set("UPDATE households SET tier = 'unlimited' WHERE id = ?", maya.householdId);
  expect(await opens(kept)).toBe(200);

  const passwords = { current: PASSWORD, password: 'eleven green umbrellas by the quay' };
  expect((await maya.post('/api/account/password', passwords)).status).toBe(204);
  expect(await opens(kept)).toBe(401);
});

test('a token has a limit of its own (product P18.2)', async () => {
  const maya = await newPerson(app);
  const [slow, quick] = [await made(maya, { perMinute: 2 }), await made(maya)];
  expect([await opens(slow.token), await opens(slow.token), await opens(slow.token)]).toEqual([200, 200, 429]);
  expect(await opens(quick.token)).toBe(200);
  app.wait(60_000);
  expect(await opens(slow.token)).toBe(200);
});

test('a list is judged and not kept (product P18.3)', async () => {
  const { token } = await made(await newPerson(app));
  const counted = () => app.db.prepare('SELECT count(*) FROM products').pluck().get();
  const before = counted();
  const assess = (body: object) => program().post('/api/v1/ingredients/assess', body, bearer(token));
  const judged = await assess({ ingredients: 'Aqua, Sodium Laureth Sulfate, Parfum', productType: 'rinse_off' });
  expect(judged).toMatchObject({ status: 200, body: { report: { score: expect.any(Number) } } });
  expect((await assess({ ingredients: ' ' })).status).toBe(422);
  expect((await assess({ ingredients: 'Aqua, '.repeat(4000) })).status).toBe(422);
  expect(counted()).toBe(before);
});
