import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newPerson, type Person } from './person.ts';
import { type RunningApp, startApp } from './start-app.ts';

let app: RunningApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

const ANSWERS = {
  hasYoungChildren: true,
  hasPets: true,
  petTypes: ['cat'],
  hasAllergies: true,
  allergyTypes: ['skin', 'dust'],
};

const rowsOf = async (person: Person) => {
  const { body } = await person.get('/api/sync/pull');
  const { changes } = body as { changes: { entity: string; deleted: boolean; data: Record<string, unknown> | null }[] };
  const of = (entity: string) => changes.filter((one) => one.entity === entity && !one.deleted).map(({ data }) => data);
  return { members: of('member'), pets: of('pet'), profiles: of('profile') };
};
const patch = (person: Person, body: unknown, headers?: Record<string, string>) =>
  person.send('PATCH', '/api/user/profile', body, headers);

test('PATCH /api/user/profile: the answers become members and pets, and the person has onboarded', async () => {
  const maya = await newPerson(app);
  expect((await maya.get('/api/user')).body).toMatchObject({ hasOnboarded: false, hasChildren: null, hasPets: null });
  const reply = await patch(maya, ANSWERS);
  expect([reply.status, reply.body]).toMatchObject([200, { hasOnboarded: true, hasChildren: true, hasPets: true }]);
  expect((await maya.get('/api/user')).body).toEqual(reply.body);
  const { members, pets, profiles } = await rowsOf(maya);
  expect(pets).toMatchObject([{ type: 'cat', name: 'Cat' }]);
  expect(members).toMatchObject([
    { name: 'Young child', ageGroup: 'child' },
    { ageGroup: 'adult', allergyTypes: ['skin', 'dust'] },
  ]);
  // Only the member row contains the allergies.
  expect(JSON.stringify(profiles)).not.toContain('skin');
});

test('sent again it adds nothing twice; what was removed meanwhile comes back', async () => {
  const maya = await newPerson(app);
  const key = { 'idempotency-key': randomUUID() };
  for (let times = 0; times < 3; times += 1) expect((await patch(maya, ANSWERS, key)).status).toBe(200);
  const before = await rowsOf(maya);
  expect([before.members.length, before.pets.length]).toEqual([2, 1]);
  const op = {
    opId: randomUUID(),
    userId: maya.userId,
    type: 'pet.delete',
    v: 1,
    entityId: before.pets[0]?.id,
    payload: {},
    baseRev: null,
    createdAt: Date.now(),
  };
  await maya.post('/api/sync/push', { deviceId: maya.deviceId, ops: [op] });
  expect((await rowsOf(maya)).pets).toEqual([]);
  expect((await patch(maya, { ...ANSWERS, hasAllergies: false, hasYoungChildren: false })).body).toMatchObject({
    hasChildren: false,
  });
  expect((await rowsOf(maya)).pets).toMatchObject([{ type: 'cat' }]);
});

test('wrong answers are told by field, and change nothing', async () => {
  const maya = await newPerson(app);
  const none = await patch(maya, { ...ANSWERS, petTypes: [] });
  expect([none.status, none.body]).toMatchObject([
    422,
    { fields: { petTypes: 'Please choose at least one kind of pet.' } },
  ]);
  expect((await patch(maya, { ...ANSWERS, allergyTypes: ['love'] })).status).toBe(422);
  expect((await patch(maya, {})).status).toBe(422);
  expect(await rowsOf(maya)).toEqual({ members: [], pets: [], profiles: [] });
});
