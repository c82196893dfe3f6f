import { afterAll, beforeAll, expect, test } from 'vitest';
import { newPerson, type Person } from './person.ts';
import { op, outcomes, push } from './queue.ts';
import { type RunningApp, startApp } from './start-app.ts';

let app: RunningApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

const DAY_MS = 86_400_000;
const dayFromNow = (days: number) => new Date(app.now() + days * DAY_MS).toISOString().slice(0, 10);
const list = async (person: Person) =>
  (await person.get('/api/notifications')).body as { id: string; read: boolean; type: string }[];

/** A household with a badge and an entry that expires soon. */
async function household() {
  const person = await newPerson(app);
  const add = op(person, 'inventory.add', {
    productId: '02000000000015',
    quantity: 1,
    fields: { expiresOn: dayFromNow(5) },
  });
  const badge = op(
    person,
    'badge.award',
    { badgeType: 'first_scan' },
    { entityId: 'first_scan', createdAt: app.now() },
  );
  expect(outcomes(await push(person, [add, badge]))).toEqual(['applied', 'applied']);
  return person;
}

test('tells the types of the contract with what they are about, and nothing of others (product P2.20.1)', async () => {
  const person = await household();
  expect(await list(person)).toMatchObject([
    {
      type: 'other',
      title: 'Sample shower gel',
      message: `Use by ${dayFromNow(5)}.`,
      read: false,
      relatedId: '02000000000015',
    },
    { type: 'achievement', title: 'Safety First', read: false, relatedId: 'first_scan' },
  ]);
  expect(await list(await newPerson(app))).toEqual([]);
});

test('PATCH marks one as read, once and for good; PUT marks all (product P2.20.1)', async () => {
  const person = await household();
  const [first, second] = await list(person);
  const read = `/api/notifications/${encodeURIComponent(first?.id ?? '')}/read`;
  for (const _ of [1, 2]) expect((await person.send('PATCH', read)).status).toBe(200);
  expect((await list(person)).map((one) => [one.id, one.read])).toEqual([
    [first?.id, true],
    [second?.id, false],
  ]);
  expect((await person.send('PUT', '/api/notifications/read-all')).body).toEqual({ success: true, marked: 1 });
  expect((await person.send('PUT', '/api/notifications/read-all')).body).toEqual({ success: true, marked: 0 });
  expect((await list(person)).every((one) => one.read)).toBe(true);
});

test('one that is not there, or is somebody else’s, is answered 404 alike', async () => {
  const [person, stranger] = [await household(), await newPerson(app)];
  const [first] = await list(person);
  const replies = [];
  for (const id of [first?.id ?? '', 'achievement:nothing', '%00'])
    replies.push(await stranger.send('PATCH', `/api/notifications/${encodeURIComponent(id)}/read`));
  expect(replies.map(({ status }) => status)).toEqual([404, 404, 404]);
  expect((await list(person)).some(({ read }) => read)).toBe(false);
});

test('an achievement stops being news after 30 days (product P2.20.2)', async () => {
  const person = await household();
  // In two steps, because a session that is unused for that long would end.
  app.wait(16 * DAY_MS);
  expect(await list(person)).toHaveLength(2);
  app.wait(16 * DAY_MS);
  expect((await list(person)).map(({ type }) => type)).toEqual(['other']);
});
