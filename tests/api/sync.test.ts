import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { eventually } from '../offline/phone.ts';
import { newPerson } from './person.ts';
import { itemOf, op, outcomes, pull, push, scanOf } from './queue.ts';
import { CODE_WITH_LABEL, type RunningApp, startApp, UNKNOWN_CODE, WITH_LABEL } from './start-app.ts';

let app: RunningApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

describe('push', () => {
  test('answers every operation, with the rows it left', async () => {
    const person = await newPerson(app);
    const results = await push(person, [
      scanOf(person),
      itemOf(person, 3),
      op(
        person,
        'product.create',
        { barcode: UNKNOWN_CODE, name: 'Soap', ingredients: ['Aqua'] },
        { entityId: '02000000000039' },
      ),
      op(person, 'member.create', { name: 'Ada', ageGroup: 'infant' }),
      op(person, 'pet.create', { type: 'cat', name: 'Tom' }),
    ]);
    expect(outcomes(results)).toEqual(Array(5).fill('applied'));
    expect(results.map(({ changes }) => changes.map(({ entity }) => entity))).toEqual([
      ['scan', 'usage'],
      ['inventory'],
      ['product'],
      ['member'],
      ['pet'],
    ]);
    const numbers = results.flatMap(({ changes }) => changes.map(({ seq }) => seq));
    expect(numbers).toEqual([...numbers].sort((a, b) => a - b));
    expect(new Set(numbers).size).toBe(numbers.length);
  });

  test('one bad operation does not fail the others', async () => {
    const person = await newPerson(app);
    const results = await push(person, [
      { opId: randomUUID() },
      { ...scanOf(person), type: 'scan.destroy' },
      { ...scanOf(person), v: 99 },
      { ...scanOf(person), entityId: 'not a uuid' },
      { ...scanOf(person), payload: { barcode: '2000000000016', mode: 'household', input: 'camera' } },
      { ...scanOf(person), tier: 'family' },
      op(person, 'inventory.adjust', { delta: 1 }),
      scanOf(person),
    ]);
    expect(outcomes(results)).toEqual([
      'rejected WRONG_USER',
      'rejected INVALID_INPUT',
      'rejected INVALID_INPUT',
      'rejected INVALID_INPUT',
      'rejected INVALID_BARCODE',
      'rejected INVALID_INPUT',
      'rejected NOT_FOUND',
      'applied',
    ]);
  });

  test('what has no id of an operation is refused by itself, and the others take effect', async () => {
    const person = await newPerson(app);
    const { opId: _opId, ...nameless } = itemOf(person);
    const good = itemOf(person);
    const results = await push(person, [null, 'text', [], nameless, { ...nameless, opId: 'x'.repeat(500) }, good]);
    expect(outcomes(results)).toEqual([...Array(5).fill('rejected INVALID_INPUT'), 'applied']);
    expect(results.map(({ opId }) => opId)).toEqual(['', '', '', '', 'x'.repeat(64), good.opId]);
    expect(results[3]?.message).toBe('Change 4 of this push has no UUID as its id.');
  });

  test('sent again it is a duplicate without a second effect; a refusal stays a refusal', async () => {
    const person = await newPerson(app);
    const add = itemOf(person, 2);
    const adjust = op(person, 'inventory.adjust', { delta: 5 }, { entityId: add.entityId });
    const missing = op(person, 'inventory.adjust', { delta: 5 });
    const first = await push(person, [add, adjust, missing]);
    const again = await push(person, [add, adjust, adjust, missing]);
    expect(outcomes(again)).toEqual(['duplicate', 'duplicate', 'duplicate', 'rejected NOT_FOUND']);
    // Answered with the current row.
    expect(again[0]?.changes).toEqual(again[1]?.changes);
    expect(again[0]?.changes).toMatchObject([{ id: first[0]?.changes[0]?.id, rev: 2 }]);
    const row = (await pull(person)).changes.find(({ id }) => id === add.entityId);
    expect(row).toMatchObject({ rev: 2, data: { quantity: 7 } });
  });

  test('the same operation id for something else is refused', async () => {
    const person = await newPerson(app);
    const add = itemOf(person);
    await push(person, [add]);
    const other = op(person, 'inventory.delete', {}, { opId: add.opId, entityId: add.entityId });
    expect(outcomes(await push(person, [other]))).toEqual(['rejected OP_ID_REUSED']);
    await eventually(() => expect(app.lines.join('')).toContain('op_id_reused'));
  });

  test('an operation of another account is refused and not remembered', async () => {
    const [mine, theirs] = [await newPerson(app), await newPerson(app)];
    const stranger = itemOf(theirs);
    expect(outcomes(await push(mine, [stranger]))).toEqual(['rejected WRONG_USER']);
    expect(outcomes(await push(theirs, [stranger]))).toEqual(['applied']);
  });

  test('rows of another household cannot be reached, not even by their id', async () => {
    const [mine, theirs] = [await newPerson(app), await newPerson(app)];
    const add = itemOf(theirs);
    await push(theirs, [add]);
    const { entityId } = add;
    const results = await push(mine, [
      op(mine, 'inventory.delete', {}, { entityId }),
      op(mine, 'inventory.setCount', { quantity: 9 }, { entityId }),
      { ...itemOf(mine), entityId },
    ]);
    expect(outcomes(results)).toEqual(['rejected NOT_FOUND', 'rejected NOT_FOUND', 'applied']);
    const row = (await pull(theirs)).changes.find(({ id }) => id === entityId);
    expect(row).toMatchObject({ rev: 1, deleted: false, data: { quantity: 1 } });
  });

  test('a scan over the quota is held, not remembered, and passes later with the same id', async () => {
    const person = await newPerson(app);
    const scans = Array.from({ length: 6 }, () => scanOf(person));
    const results = await push(person, scans);
    expect(outcomes(results)).toEqual([...Array(5).fill('applied'), 'held SCAN_LIMIT_REACHED']);
    expect(outcomes(await push(person, scans.slice(4)))).toEqual(['duplicate', 'held SCAN_LIMIT_REACHED']);
    app.db.prepare("UPDATE households SET tier = 'starter' WHERE id = ?").run(person.householdId);
    expect(outcomes(await push(person, scans.slice(5)))).toEqual(['applied']);
  });

  test('later operations of the same entry wait behind one that comes again', async () => {
    const person = await newPerson(app);
    await push(
      person,
      Array.from({ length: 5 }, () => scanOf(person)),
    );
    const held = scanOf(person);
    const behind = { ...scanOf(person), entityId: held.entityId };
    expect(outcomes(await push(person, [held, behind, itemOf(person)]))).toEqual([
      'held SCAN_LIMIT_REACHED',
      'waiting WAITING',
      'applied',
    ]);
  });

  test('a scan finished by the queue after a direct call has one effect', async () => {
    const person = await newPerson(app);
    const key = randomUUID();
    await person.post('/api/scan', { barcode: CODE_WITH_LABEL }, { 'idempotency-key': key });
    const queued = op(
      person,
      'scan.create',
      { barcode: CODE_WITH_LABEL, mode: 'household', input: 'typed' },
      { opId: key },
    );
    expect(outcomes(await push(person, [queued]))).toEqual(['duplicate']);
    const scans = (await pull(person)).changes.filter(({ entity }) => entity === 'scan');
    expect(scans).toHaveLength(1);
  });

  test.each([
    [
      'a scan by another camera',
      '/api/scan',
      { barcode: CODE_WITH_LABEL },
      'scan.create',
      { barcode: `0${CODE_WITH_LABEL}`, mode: 'shopping', input: 'camera' },
    ],
    [
      'an entry with its defaults left out',
      '/api/inventory',
      { productId: 'sample-shower-gel-02000000000015' },
      'inventory.add',
      { productId: '02000000000015' },
    ],
    [
      'an entry with its defaults spelled',
      '/api/inventory',
      { productId: '02000000000015' },
      'inventory.add',
      { productId: '02000000000015', quantity: 1, fields: {} },
    ],
    [
      'a product with its defaults left out',
      '/api/products/create-manual',
      { name: ' Soap ', ingredients: ['Aqua'] },
      'product.create',
      { barcode: null, name: 'Soap', ingredients: ['Aqua'] },
    ],
  ] as const)('%s, finished by the queue, is known by its id', async (_, path, body, type, payload) => {
    const person = await newPerson(app);
    const key = randomUUID();
    const direct = await person.post(path, body, { 'idempotency-key': key });
    expect(direct.status).toBeLessThan(300);
    expect(outcomes(await push(person, [op(person, type, payload, { opId: key })]))).toEqual(['duplicate']);
  });

  test('the clock of a phone decides nothing', async () => {
    const person = await newPerson(app);
    const scan = { ...scanOf(person), createdAt: Date.UTC(2031, 0, 1) };
    const [result] = await push(person, [scan]);
    const [row, used] = result?.changes ?? [];
    expect(row).toMatchObject({ data: { createdAt: app.now() + 5 * 60_000 } });
    expect(used).toMatchObject({ entity: 'usage', id: '2026-11' });
  });

  test.each([
    ['no operation', { deviceId: randomUUID(), ops: [] }],
    ['26 operations', { deviceId: randomUUID(), ops: Array.from({ length: 26 }, () => ({ opId: randomUUID() })) }],
    ['no device', { ops: [{ opId: randomUUID() }] }],
  ])('%s is 422', async (_, body) => {
    expect((await (await newPerson(app)).post('/api/sync/push', body)).status).toBe(422);
  });
});

describe('pull', () => {
  test('begins with everything, then tells only what changed', async () => {
    const person = await newPerson(app);
    const all = await pull(person);
    expect(all.more).toBe(false);
    expect(all.changes.map(({ entity }) => entity)).toEqual(['usage']);
    expect(all.changes[0]).toMatchObject({ id: '2026-11', rev: 0, data: { scansUsed: 0, scanLimit: 5 } });
    const scan = scanOf(person);
    await push(person, [scan]);
    const next = await pull(person, all.cursor);
    expect(next.changes.map(({ entity, id }) => [entity, id])).toEqual([
      ['product', WITH_LABEL.id],
      ['scan', scan.entityId],
      ['usage', '2026-11'],
    ]);
    expect((await pull(person, next.cursor)).changes).toEqual([]);
  });

  test('tells a phone of another plan, whoever changed it', async () => {
    const [person, other] = [await newPerson(app), await newPerson(app)];
    await push(person, [scanOf(person)]);
    await push(other, [scanOf(other)]);
    const { cursor } = await pull(person);
    const { cursor: otherCursor } = await pull(other);
    app.db.prepare("UPDATE households SET tier = 'family' WHERE id = ?").run(person.householdId);
    expect((await pull(person, cursor)).changes).toMatchObject([
      {
        entity: 'usage',
        id: '2026-11',
        rev: 2,
        data: { scansUsed: 1, scanLimit: -1, subscription: { tier: 'family' } },
      },
    ]);
    expect((await pull(other, otherCursor)).changes).toEqual([]);
  });

  test('shows nothing of another household', async () => {
    const [mine, theirs] = [await newPerson(app), await newPerson(app)];
    await push(theirs, [
      scanOf(theirs),
      itemOf(theirs),
      op(theirs, 'product.create', { barcode: null, name: 'Secret', ingredients: ['Aqua'] }),
      op(theirs, 'member.create', { name: 'Ada', ageGroup: 'child' }),
      op(theirs, 'pet.create', { type: 'cat', name: 'Tom' }),
    ]);
    const seen = (await pull(mine)).changes.map(({ entity }) => entity);
    expect(seen).toEqual(['usage']);
  });

  test('a cursor of another history begins again; one that cannot be read is 400', async () => {
    const person = await newPerson(app);
    const { changes, cursor } = await pull(person);
    const restored = cursor.replace(/^[0-9a-f]{32}/, 'f'.repeat(32));
    expect((await pull(person, restored)).changes).toEqual(changes);
    for (const bad of ['x', '1', `${cursor}0000000000000000`, "';--"]) {
      expect((await person.get(`/api/sync/pull?cursor=${encodeURIComponent(bad)}`)).status).toBe(400);
    }
    expect((await person.get(`/api/sync/pull?cursor=${'1'.repeat(200)}`)).status).toBe(400);
  });

  test('a long history comes in pages of 500, each row once and in order', async () => {
    const person = await newPerson(app);
    app.db.prepare("UPDATE households SET tier = 'family' WHERE id = ?").run(person.householdId);
    const { cursor: start } = await pull(person);
    for (let batch = 0; batch < 25; batch += 1) {
      await push(
        person,
        Array.from({ length: 25 }, () => itemOf(person)),
      );
    }
    const seen: number[] = [];
    const sizes: number[] = [];
    for (let cursor = start, more = true; more; ) {
      const page = await pull(person, cursor);
      sizes.push(page.changes.filter(({ entity }) => entity === 'inventory').length);
      seen.push(...page.changes.filter(({ entity }) => entity === 'inventory').map(({ seq }) => seq));
      expect(page.changes.length).toBeLessThanOrEqual(500);
      ({ cursor, more } = page);
    }
    expect(sizes.length).toBe(2);
    expect(new Set(seen).size).toBe(625);
    expect(seen).toEqual([...seen].sort((a, b) => a - b));
  }, 300_000);
});
