import { randomUUID } from 'node:crypto';
import { afterEach, expect, test } from 'vitest';
import { inventoryRules } from '#domain/inventory/item-rules.ts';
import { INVENTORY } from '#domain/inventory/item-schemas.ts';
import { MOST_OPERATIONS } from '#domain/sync/row-bounds.ts';
import { newPerson, type Person } from './person.ts';
import { itemOf, op, outcomes, pull, push, type Sent, scanOf } from './queue.ts';
import { type RunningApp, startApp, WITH_LABEL } from './start-app.ts';

let app: RunningApp;
afterEach(() => app.close());

const databaseBytes = (): number => {
  app.db.pragma('wal_checkpoint(TRUNCATE)');
  return Number(app.db.pragma('page_count', { simple: true })) * Number(app.db.pragma('page_size', { simple: true }));
};

/** A list of a given length, made unique by its number. */
const listOf = (length: number, at: number): string => `${`Glycerin ${at}, `.padEnd(length, 'Aqua, ')}Parfum`;

test('earlier lists of the largest size and a push full of new ones leave the disk as it is [product P10.2, P10.5]', async () => {
  app = await startApp();
  const person = await newPerson(app);
  const entityId = randomUUID();
  const made = op(
    person,
    'product.create',
    {
      barcode: null,
      name: 'Fat',
      ingredients: Array.from({ length: 99 }, (_, at) => `Glycerin ${at} `.padEnd(198, 'x')),
    },
    { entityId },
  );
  expect(outcomes(await push(person, [made]))).toEqual(['applied']);
  let last = '';
  const relabel = (to: string): Sent => {
    const from = last;
    last = to;
    return op(person, 'product.relabel', { from, to, origin: 'photo' }, { entityId });
  };
  const changes = (await pull(person)).changes.filter(({ entity }) => entity === 'product');
  for (const { entity, data } of changes) if (entity === 'product') last = data?.ingredientsText ?? '';
  for (let at = 0; at < 12; at += 1) {
    expect(outcomes(await push(person, [relabel(listOf(19_900, at))]))).toEqual(['applied']);
  }
  const before = databaseBytes();
  let short = 0;
  for (let round = 0; round < 10; round += 1) {
    const ops = Array.from({ length: 25 }, () => {
      short += 1;
      return relabel(`Aqua, Glycerin ${short}`);
    });
    expect(new Set(outcomes(await push(person, ops)))).toEqual(new Set(['applied']));
  }
  // 250 operations of a few hundred bytes; each must not store a copy of every list.
  expect(databaseBytes() - before).toBeLessThan(512 * 1024);
  const [kept] = app.db.prepare<[string], string>('SELECT data FROM products WHERE id = ?').pluck().all(entityId);
  expect(Buffer.byteLength(kept ?? '')).toBeLessThan(128 * 1024);
});

test('an answer that is kept says which rows, and nothing of what was in them [product P10.5]', async () => {
  app = await startApp({ tier: 'family' });
  const person = await newPerson(app);
  const entityId = randomUUID();
  const ops = [
    op(person, 'member.create', { name: 'Zebulon', ageGroup: 'adult', pregnant: true }, { entityId }),
    op(person, 'member.addElement', { kind: 'allergen', value: 'Kumquat' }, { entityId }),
    op(person, 'member.delete', {}, { entityId }),
  ];
  expect(outcomes(await push(person, ops))).toEqual(['applied', 'applied', 'applied']);
  const kept = app.db.prepare<[], string>('SELECT response FROM applied_ops').pluck().all().join();
  expect(kept).not.toMatch(/Zebulon|Kumquat|pregnant/);
  // Sent again, each is answered with the row's current state.
  const again = await push(person, ops);
  expect(outcomes(again)).toEqual(['duplicate', 'duplicate', 'duplicate']);
  expect(again.map(({ changes }) => changes)).toEqual(
    ops.map(() => [expect.objectContaining({ entity: 'member', id: entityId, rev: 3, deleted: true, data: null })]),
  );
});

test('whoever was removed from a household is told none of its rows when they send something again', async () => {
  app = await startApp({ tier: 'family' });
  const person = await newPerson(app);
  const ops = [itemOf(person), scanOf(person)];
  const key = randomUUID();
  const direct = () => person.post('/api/scan', { barcode: '2000000000015' }, { 'idempotency-key': key });
  const typed = { name: 'Soap', ingredients: ['Aqua'] };
  const entryKey = randomUUID();
  const enter = () => person.post('/api/products/create-manual', typed, { 'idempotency-key': entryKey });
  expect(outcomes(await push(person, ops))).toEqual(['applied', 'applied']);
  expect((await direct()).status).toBe(200);
  expect((await enter()).status).toBe(201);
  app.db.exec(`INSERT INTO households (id, tier, created_at) VALUES ('elsewhere', 'family', 0)`);
  app.db.exec(`UPDATE memberships SET household_id = 'elsewhere'`);
  const again = await push(person, ops);
  expect(outcomes(again)).toEqual(['duplicate', 'duplicate']);
  expect(again.flatMap(({ changes }) => changes)).toEqual([]);
  expect((await direct()).status).toBe(404);
  expect((await enter()).status).toBe(404);
});

test('what is too large is refused by its bytes, and the field is named [product P10.1]', async () => {
  app = await startApp();
  const person = await newPerson(app);
  const ingredients = Array.from({ length: 400 }, () => 'x'.repeat(100));
  const typed = await person.post('/api/products/create-manual', { name: 'Fat', ingredients });
  expect(typed.status).toBe(422);
  expect(typed.body).toMatchObject({
    error: 'INVALID_INPUT',
    fields: { ingredients: expect.stringContaining('20,000') },
  });
  const [result] = await push(person, [op(person, 'product.create', { barcode: null, name: 'Fat', ingredients })]);
  expect(result).toMatchObject({ status: 'rejected', code: 'INVALID_INPUT' });
  // A note of the maximum length fits in any script.
  const notes = '界'.repeat(INVENTORY.operations['inventory.edit'].shape.notes ? 2000 : 0);
  const added = op(person, 'inventory.add', { productId: WITH_LABEL.id, quantity: 1, fields: { notes } });
  expect(outcomes(await push(person, [added]))).toEqual(['applied']);
});

/** Inserts rows into a household's inventory directly in the database. */
const fill = ({ householdId }: Person, rows: number, deleted: number) =>
  app.db
    .prepare(`
      WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?)
      INSERT INTO inventory (household_id, id, rev, seq, deleted, changed_by, product_id, quantity, notes, added_at)
      SELECT ?, printf('%08d-0000-7000-8000-%012d', i, ?), 1, i, ?, 'x', '${WITH_LABEL.id}', 1, '', 1 FROM n`)
    .run(rows, householdId, deleted, deleted);

test('the row that is too many is refused until one is removed, and others are not touched [product P10.3]', async () => {
  app = await startApp();
  const [person, other] = [await newPerson(app), await newPerson(app)];
  const most = inventoryRules.bounds.rows.free;
  fill(person, most - 1, 0);
  const [last, beyond] = [itemOf(person), itemOf(person)];
  const results = await push(person, [last, beyond]);
  expect(outcomes(results)).toEqual(['applied', 'rejected TOO_LARGE']);
  expect(results[1]?.message).toContain(String(most));
  const direct = await person.post('/api/inventory', { productId: WITH_LABEL.id, quantity: 1 });
  expect(direct.status).toBe(413);
  expect(outcomes(await push(other, [itemOf(other)]))).toEqual(['applied']);
  // The refused operation was not stored: it succeeds once there is room.
  const removal = op(person, 'inventory.delete', {}, { entityId: last.entityId });
  expect(outcomes(await push(person, [removal, beyond]))).toEqual(['applied', 'applied']);
  const back = op(person, 'inventory.restore', {}, { entityId: last.entityId });
  expect(outcomes(await push(person, [back]))).toEqual(['rejected TOO_LARGE']);
});

test('adding and removing without end is refused too [product P10.3]', async () => {
  app = await startApp();
  const person = await newPerson(app);
  fill(person, inventoryRules.bounds.rows.free * 4, 1);
  expect(outcomes(await push(person, [itemOf(person)]))).toEqual(['rejected TOO_LARGE']);
  expect(outcomes(await push(person, [scanOf(person)]))).toEqual(['applied']);
});

test('no operation is remembered beyond the bound, and none before it is forgotten [product P10.4]', async () => {
  app = await startApp();
  const person = await newPerson(app);
  // There is room for two more.
  app.db
    .prepare('INSERT INTO operation_days (user_id, day, operations) VALUES (?, 1, ?)')
    .run(person.userId, MOST_OPERATIONS.free - 2);
  const first = itemOf(person);
  expect(outcomes(await push(person, [first]))).toEqual(['applied']);
  const [last, beyond] = [itemOf(person), itemOf(person)];
  expect(outcomes(await push(person, [last, beyond, first]))).toEqual(['applied', 'rejected TOO_LARGE', 'duplicate']);
});

test('the oldest replaced value gives way to the newest, on every phone [product P10.6]', async () => {
  app = await startApp();
  const person = await newPerson(app);
  const [here, there] = [randomUUID(), randomUUID()];
  const item = itemOf(person);
  await push(person, [item], here);
  app.db
    .prepare(`
      WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 200)
      INSERT INTO replaced_values SELECT ?, 'old:' || i, 1, -i, 0, 'x', 0, ?, '${WITH_LABEL.id}', 'notes', '"a secret"', '"b"', 'x', 'y', 1 FROM n`)
    .run(person.householdId, item.entityId);
  const edit = (notes: string, from: string) =>
    op(person, 'inventory.edit', { notes: { from, to: notes } }, { entityId: item.entityId, baseRev: 1 });
  expect(outcomes(await push(person, [edit('one', '')], here))).toEqual(['applied']);
  const [result] = await push(person, [edit('two', '')], there);
  expect(result?.changes.map(({ entity, deleted, data }) => [entity, deleted, data === null])).toEqual([
    ['inventory', false, false],
    ['history', false, false],
    ['history', true, true],
  ]);
  const rows = app.db.prepare<[], { live: number; words: number }>(
    `SELECT sum(1 - deleted) AS live, sum(lost LIKE '%secret%') AS words FROM replaced_values`,
  );
  expect(rows.get()).toEqual({ live: 200, words: 199 });
});
