import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { InventoryEntry, InventoryPage } from '#domain/contract/answers.ts';
import { CALLS } from '#domain/contract/calls.ts';
import { newPerson } from './person.ts';
import { itemOf, op, push } from './queue.ts';
import { type RunningApp, startApp, WITH_LABEL } from './start-app.ts';
import { testEngine } from './test-engine.ts';

let app: RunningApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

const list = z.array(InventoryEntry);

test('an entry is added with its product and its score, newest first', async () => {
  const person = await newPerson(app);
  const reply = await person.post('/api/inventory', { productId: 'sample-shower-gel-02000000000015', quantity: 2 });
  expect(reply.status).toBe(201);
  app.wait(1000);
  await person.post('/api/inventory', { productId: '02000000000022' });
  const entries = list.parse((await person.get('/api/inventory')).body);
  expect(entries.map(({ productId, quantity }) => [productId, quantity])).toEqual([
    ['02000000000022', 1],
    ['02000000000015', 2],
  ]);
  expect(entries[1]).toEqual(CALLS.addInventory.answers[201].parse(reply.body));
  expect(entries[1]?.product).toMatchObject({
    slug: 'sample-shower-gel-02000000000015',
    homeCategory: 'personal_care',
    safetyScore: testEngine().assess(WITH_LABEL).score,
  });
  expect(entries[0]?.product.safetyScore).toBeNull();
});

test('an entry belongs to its household alone', async () => {
  const [mine, theirs] = [await newPerson(app), await newPerson(app)];
  await mine.post('/api/inventory', { productId: '02000000000015' });
  expect((await theirs.get('/api/inventory')).body).toEqual([]);
});

test('sent again with its key it is added once', async () => {
  const person = await newPerson(app);
  const headers = { 'idempotency-key': randomUUID() };
  const first = await person.post('/api/inventory', { productId: '02000000000015' }, headers);
  const again = await person.post('/api/inventory', { productId: '02000000000015' }, headers);
  expect(again.body).toEqual(first.body);
  expect(list.parse((await person.get('/api/inventory')).body)).toHaveLength(1);
});

test('a key that is the id of an entry from the queue is answered from that entry', async () => {
  const person = await newPerson(app);
  const queued = itemOf(person, 3);
  await push(person, [queued]);
  const headers = { 'idempotency-key': queued.entityId };
  const reply = await person.post('/api/inventory', { productId: '02000000000015' }, headers);
  expect(reply.status).toBe(201);
  expect(CALLS.addInventory.answers[201].parse(reply.body)).toMatchObject({ id: queued.entityId, quantity: 3 });
  expect(list.parse((await person.get('/api/inventory')).body)).toHaveLength(1);
});

test('a key that is the id of another entry, or of one that was removed, is refused', async () => {
  const person = await newPerson(app);
  const [other, removed] = [itemOf(person), itemOf(person)];
  await push(person, [other, removed, op(person, 'inventory.delete', {}, { entityId: removed.entityId })]);
  const add = (productId: string, key: string) =>
    person.post('/api/inventory', { productId }, { 'idempotency-key': key });
  expect((await add('02000000000022', other.entityId)).status).toBe(409);
  expect((await add('02000000000015', removed.entityId)).status).toBe(410);
});

test.each(['02000000000053', 'nothing', 'x'.repeat(200), randomUUID()])(
  'a product that does not exist (%s) cannot be added',
  async (productId) => {
    const person = await newPerson(app);
    expect((await person.post('/api/inventory', { productId })).status).toBe(404);
    expect((await person.get('/api/inventory')).body).toEqual([]);
  },
);

test.each([0, -1, 1.5, 10_000, '1', null])('a quantity of %s is refused', async (quantity) => {
  const person = await newPerson(app);
  expect((await person.post('/api/inventory', { productId: '02000000000015', quantity })).status).toBe(422);
});

test('page by page it is what it is at once, by number and by size [product P10.11]', async () => {
  const person = await newPerson(app);
  const notes = 'a long note '.repeat(160);
  // Many entries at the same moment: the order has no gaps or duplicates there either.
  const items = Array.from({ length: 200 }, () =>
    op(person, 'inventory.add', { productId: WITH_LABEL.id, quantity: 1, fields: { notes } }),
  );
  for (let at = 0; at < items.length; at += 25) {
    await push(person, items.slice(at, at + 25));
    app.wait(1);
  }
  const whole = list.parse((await person.get('/api/inventory')).body);
  expect(whole).toHaveLength(200);
  for (const limit of [7, 500]) {
    const paged: typeof whole = [];
    const sizes: number[] = [];
    for (let next: string | null = ''; next !== null; ) {
      const reply = await person.get(`/api/inventory?limit=${limit}${next && `&cursor=${encodeURIComponent(next)}`}`);
      const page = InventoryPage.parse(reply.body);
      expect(page.products.length).toBeLessThanOrEqual(limit);
      sizes.push(JSON.stringify(reply.body).length);
      paged.push(...page.products);
      next = page.next;
    }
    expect(paged).toEqual(whole);
    expect(Math.max(...sizes)).toBeLessThan(300_000);
  }
  expect((await person.get('/api/inventory?limit=0')).status).toBe(400);
  expect((await person.get('/api/inventory?cursor=x')).status).toBe(400);
});

test('a list shows what a product is called today', async () => {
  const person = await newPerson(app);
  const key = randomUUID();
  const typed = { name: 'Old soap', ingredients: ['Aqua'] };
  await person.post('/api/products/create-manual', typed, { 'idempotency-key': key });
  await person.post('/api/inventory', { productId: key });
  expect(list.parse((await person.get('/api/inventory')).body)[0]?.product.name).toBe('Old soap');
  const data = app.db.prepare<[string], string>('SELECT data FROM products WHERE id = ?').pluck().get(key) ?? '';
  const row = app.db.prepare('UPDATE products SET seq = seq + 1, data = ? WHERE id = ?');
  row.run(data.replace('Old soap', 'New soap'), key);
  expect(list.parse((await person.get('/api/inventory')).body)[0]?.product.name).toBe('New soap');
});
