import { afterAll, beforeAll, expect, test } from 'vitest';
import { createCleanUp } from '#api/jobs/clean-up.ts';
import { createJobStore } from '#api/jobs/store.ts';
import { createStores } from '#api/stores.ts';
import { newPerson } from './person.ts';
import { itemOf, op, outcomes, pull, push } from './queue.ts';
import { type RunningApp, startApp } from './start-app.ts';

let app: RunningApp;
beforeAll(async () => {
  app = await startApp({ tier: 'family' });
});
afterAll(() => app.close());

const DAY = 86_400_000;

/** Runs the daily clean-up job. */
async function cleanUp(): Promise<void> {
  const kind = createCleanUp(createStores(app.database), createJobStore(), app.now);
  const job = { id: 0, key: '', kind: 'clean', payload: '{}', state: 'running', stage: null, progress: 0, attempts: 1 };
  const times = { run_at: 0, lease_until: null, created_at: 0, started_at: 0, finished_at: null };
  const effect = await kind.run(
    { ...job, ...times, result: null, message: null, error: null },
    () => undefined,
    new AbortController().signal,
  );
  await app.database.writes.run(effect);
}

const count = (sql: string) => app.db.prepare<[], number>(`SELECT count(*) FROM ${sql}`).pluck().get();

test('answers and tombstones are remembered for 400 days, and then forgotten; what lives stays', async () => {
  const person = await newPerson(app);
  const items = Array.from({ length: 20 }, () => itemOf(person));
  await push(person, items);
  const drop = (item: (typeof items)[number]) =>
    op(person, 'inventory.delete', {}, { entityId: item.entityId, baseRev: 1 });
  const [first, second] = items;
  if (!first || !second) throw new Error('no items');
  const early = drop(first);
  expect(outcomes(await push(person, [early]))).toEqual(['applied']);
  await app.database.writes.run((tx) => createJobStore().add(tx, { kind: 'work', key: 'ended', payload: '{}' }, 0));
  app.db.prepare("UPDATE jobs SET state = 'done', finished_at = ? WHERE key = 'ended'").run(app.now());

  app.wait(399 * DAY);
  await cleanUp();
  expect(count('inventory WHERE deleted = 1')).toBe(1);
  expect(count('applied_ops')).toBe(21);
  expect(count("jobs WHERE key = 'ended'")).toBe(0);
  await person.post('/api/login', { email: person.email, password: 'a long walk by the sea' });
  expect(outcomes(await push(person, [early])), 'still known').toEqual(['duplicate']);
  expect(outcomes(await push(person, [drop(second)]))).toEqual(['applied']);

  app.wait(2 * DAY);
  await cleanUp();
  expect(count('inventory')).toBe(19);
  expect(count('inventory WHERE deleted = 1'), 'the younger tombstone stays').toBe(1);
  expect(count('applied_ops')).toBe(1);
  const { changes } = await pull(person);
  expect(changes.filter(({ entity, deleted }) => entity === 'inventory' && !deleted)).toHaveLength(18);
  await cleanUp();
  expect(count('inventory')).toBe(19);
});

test('replaced values and read marks go after 400 days, on every phone [product P10.6]', async () => {
  const person = await newPerson(app);
  const { householdId, userId } = person;
  const fixed = (owner: string, id: string) => [owner, id, 1, 1, 0, 'x', 0];
  const value = app.db.prepare(`
    INSERT INTO replaced_values VALUES (?, ?, ?, ?, ?, ?, ?, 'item', '02000000000015', 'notes', '"a secret"', '"b"', 'x', 'y', ?)`);
  const mark = app.db.prepare('INSERT INTO read_marks VALUES (?, ?, ?, ?, ?, ?, ?, ?)');
  const old = app.now() - 401 * DAY;
  value.run(...fixed(householdId, 'old'), old);
  value.run(...fixed(householdId, 'new'), app.now() - 399 * DAY);
  mark.run(...fixed(userId, 'old'), old);
  const { cursor } = await pull(person);
  await cleanUp();
  const { changes } = await pull(person, cursor);
  const gone = changes.filter(({ deleted }) => deleted);
  expect(gone.map(({ entity, id, deleted, data }) => [entity, id, deleted, data])).toEqual([
    ['history', 'old', true, null],
    ['readMark', 'old', true, null],
  ]);
  expect(app.db.prepare('SELECT group_concat(id || lost) FROM replaced_values').pluck().get()).toBe(
    'new"a secret",oldnull',
  );
});
