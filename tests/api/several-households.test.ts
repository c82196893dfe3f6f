import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { eraseHousehold, findEmptyHouseholds } from '#api/account-deletion/erase-household.ts';
import type { User } from '#domain/contract/account.ts';
import { ErrorBody } from '#domain/contract/error-body.ts';
import { HouseholdsAnswer } from '#domain/households/several-calls.ts';
import { newPerson, PASSWORD, Person } from './person.ts';
import { op, outcomes, pull, push } from './queue.ts';
import { type RunningApp, startApp, WITH_LABEL } from './start-app.ts';

// Product P2.9.8 and P6.21.

let app: RunningApp;
beforeAll(async () => {
  app = await startApp({ tier: 'family' });
});
afterAll(() => app.close());

const listOf = async (person: Person) => HouseholdsAnswer.parse((await person.get('/api/households')).body);
const add = (person: Person, name: string) => {
  app.wait(1000);
  return person.post('/api/households', { name });
};
const switchTo = (person: Person, householdId: string) => person.post('/api/household/switch', { householdId });
const actsFor = async (person: Person) => ((await person.get('/api/user')).body as User).householdId;
const codeOf = (body: unknown) => ErrorBody.parse(body).error;
const setTier = (id: string, tier: string) =>
  app.db.prepare('UPDATE households SET tier = ? WHERE id = ?').run(tier, id);
const tierOf = (id: string) => app.db.prepare('SELECT tier FROM households WHERE id = ?').pluck().get(id);

async function shared(): Promise<{ owner: Person; partner: Person }> {
  const [owner, partner] = [await newPerson(app), await newPerson(app)];
  const { token } = (await owner.post('/api/household/invitations')).body as { token: string };
  app.wait(1000);
  expect((await partner.post('/api/invitations/accept', { token })).status).toBe(200);
  return { owner, partner };
}

describe('switching', () => {
  test('is of one device, and each household keeps its own shelf', async () => {
    const { owner, partner } = await shared();
    const tablet = new Person(app);
    await tablet.post('/api/login', { email: partner.email, password: PASSWORD });
    const inShared = op(partner, 'inventory.add', { productId: WITH_LABEL.id, quantity: 2 });
    expect(outcomes(await push(partner, [inShared]))).toEqual(['applied']);
    expect((await listOf(partner)).households).toMatchObject([
      { id: partner.householdId, role: 'owner', others: [], current: false },
      { id: owner.householdId, role: 'member', others: [expect.stringMatching(/^person/)], current: true },
    ]);
    const before = await pull(partner);
    const back = await switchTo(partner, partner.householdId);
    expect([back.status, (back.body as User).householdId]).toEqual([200, partner.householdId]);
    // The next answer revokes the rows of the household that the phone no longer acts for (product P2.9.5).
    const after = await pull(partner, before.cursor);
    expect(after.revoked).toBe(true);
    expect(after.changes.some(({ id }) => id === inShared.entityId)).toBe(false);
    expect(await actsFor(tablet)).toBe(owner.householdId);
    expect((await switchTo(partner, owner.householdId)).status).toBe(200);
    expect((await pull(partner)).changes.some(({ id }) => id === inShared.entityId)).toBe(true);
  });

  test('to a household of others is answered as if there were none', async () => {
    const [person, stranger] = [await newPerson(app), await newPerson(app)];
    const real = await switchTo(person, stranger.householdId);
    const never = await switchTo(person, 'none');
    expect([real.status, codeOf(real.body)]).toEqual([404, 'NOT_FOUND']);
    expect([never.status, codeOf(never.body)]).toEqual([404, 'NOT_FOUND']);
    expect(await actsFor(person)).toBe(person.householdId);
  });
});

describe('another household', () => {
  test('is made on the same plan, which it follows, with a name that its owner changes', async () => {
    const person = await newPerson(app);
    const made = await add(person, 'Holiday flat');
    const { householdId } = made.body as User;
    expect([made.status, await actsFor(person)]).toEqual([201, householdId]);
    expect((await person.send('PATCH', '/api/household', { name: 'Beach flat' })).status).toBe(204);
    const { households, more } = await listOf(person);
    expect(more).toBe('yes');
    expect(households.map(({ name, current }) => [name, current])).toEqual([
      [null, false],
      ['Beach flat', true],
    ]);
    expect(tierOf(householdId)).toBe('family');
    setTier(person.householdId, 'starter');
    expect(tierOf(householdId)).toBe('starter');
  });

  test.each(['free', 'starter'])('needs another plan than %s', async (tier) => {
    const person = await newPerson(app);
    setTier(person.householdId, tier);
    const refused = await add(person, 'Holiday flat');
    expect([refused.status, codeOf(refused.body)]).toEqual([402, 'PLAN_REQUIRED']);
    expect((await listOf(person)).more).toBe('plan');
  });

  test('is one of five at most, and is made and named by owners only', async () => {
    const { owner, partner } = await shared();
    expect((await add(partner, 'Of a member')).status).toBe(403);
    expect((await partner.send('PATCH', '/api/household', { name: 'Ours' })).status).toBe(403);
    for (let count = 2; count <= 5; count += 1) expect((await add(owner, `Number ${count}`)).status).toBe(201);
    const refused = await add(owner, 'Number 6');
    expect([refused.status, codeOf(refused.body)]).toEqual([409, 'CONFLICT']);
    expect((await listOf(owner)).more).toBe('no');
  });

  test('goes with all it holds once its only adult has left it for another', async () => {
    const person = await newPerson(app);
    const { householdId } = (await add(person, 'Old flat')).body as User;
    const kept = op(person, 'member.create', { name: 'Canarina of the old flat', ageGroup: 'child', pregnant: true });
    expect(outcomes(await push(person, [kept]))).toEqual(['applied']);
    const left = await person.post('/api/household/leave');
    expect([left.status, (left.body as User).householdId]).toEqual([200, person.householdId]);
    expect((await switchTo(person, householdId)).status).toBe(404);
    expect(await findEmptyHouseholds(app.database.reader)).toEqual([householdId]);
    await eraseHousehold(app.database, householdId, app.now());
    expect(app.db.prepare('SELECT count(*) FROM members WHERE name LIKE ?').pluck().get('Canarina of%')).toBe(0);
    expect(tierOf(householdId)).toBeUndefined();
    // The last household cannot be left.
    expect((await person.post('/api/household/leave')).status).toBe(409);
  });
});
