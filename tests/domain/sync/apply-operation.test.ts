import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Product } from '#domain/products/product.ts';
import { applyOperation } from '#domain/sync/apply-operation.ts';
import { clampCreatedAt } from '#domain/sync/clamp-created-at.ts';
import type { Operation } from '#domain/sync/operation.ts';
import { operationTarget, productIdOfOperation } from '#domain/sync/operation-target.ts';
import type { NextRow, Outcome, Row, World } from '#domain/sync/world.ts';
import { asStoredRow, ID, NOW, operation, ruleContext } from './operations.ts';

const product: Product = {
  id: '02000000000015',
  gtin: '02000000000015',
  name: 'Sample shower gel',
  brand: 'Sample',
  size: null,
  category: 'personal_care',
  productType: null,
  forms: [],
  baby: false,
  ingredientsText: 'Aqua',
  emoji: '🧴',
  sample: true,
  own: false,
  source: { name: 'Safeshelf sample', date: '2026-01-01', licence: null },
};

const rowsOf = (outcome: Outcome): readonly NextRow[] => {
  if (outcome.status !== 'applied') throw new Error(`${outcome.status}: ${outcome.problem.message}`);
  return outcome.rows;
};
const problemOf = (outcome: Outcome) => (outcome.status === 'applied' ? null : outcome.problem.code);
/** Applies operations in sequence, as the server does. */
const run = (operations: readonly Operation[], start: Row | null, over: Partial<World> = {}): Row | null =>
  operations.reduce<Row | null>((row, next) => {
    const outcome = applyOperation(next, ruleContext({ ...over, row }));
    return outcome.status === 'applied' && outcome.rows[0] ? asStoredRow(outcome.rows[0], (row?.rev ?? 0) + 1) : row;
  }, start);

const item = (quantity = 3) =>
  asStoredRow(
    rowsOf(
      applyOperation(
        operation('inventory.add', { productId: product.id, quantity, fields: {} }),
        ruleContext({ product }),
      ),
    )[0],
  );

describe('a scan', () => {
  const scan = operation('scan.create', { barcode: '2000000000015', mode: 'shopping', input: 'camera' });

  test.each([
    ['identified', product, true],
    ['needs_label', { ...product, ingredientsText: null }, false],
    ['unknown', null, false],
  ] as const)('is %s by what is known of the product, and counts accordingly', (outcome, known, counts) => {
    const applied = applyOperation(scan, ruleContext({ product: known }));
    expect(applied).toMatchObject({
      counts,
      rows: [
        { data: { id: ID, gtin: '02000000000015', outcome, counted: counts, scannedBy: 'user', mode: 'shopping' } },
      ],
    });
  });

  test('recorded already changes and counts nothing; with another code it is refused', () => {
    const row = asStoredRow(rowsOf(applyOperation(scan, ruleContext({ product })))[0]);
    expect(applyOperation(scan, ruleContext({ product, row }))).toEqual({ status: 'applied', rows: [], counts: false });
    const other = operation('scan.create', { barcode: '2000000000022', mode: 'shopping', input: 'camera' });
    expect(problemOf(applyOperation(other, ruleContext({ row })))).toBe('CONFLICT');
  });

  test('shows the time of the phone only where it can be true', () => {
    const day = 86_400_000;
    expect(clampCreatedAt(NOW - day, NOW)).toBe(NOW - day);
    expect(clampCreatedAt(NOW + day, NOW)).toBe(NOW + 300_000);
    expect(clampCreatedAt(0, NOW)).toBe(NOW - 400 * day);
  });
});

describe('a product typed in', () => {
  const payload = {
    barcode: '2000000000015',
    name: 'Soap',
    brand: '',
    ingredients: ['Aqua', 'Sodium Cocoate'],
    category: 'General' as const,
    productType: null,
    forms: [],
    baby: false,
  };

  test('belongs under its GTIN-14, and nowhere else', () => {
    const made = applyOperation(operation('product.create', payload, { entityId: '02000000000015' }), ruleContext());
    expect(rowsOf(made)[0]?.data).toMatchObject({ gtin: '02000000000015', ingredientsText: 'Aqua, Sodium Cocoate' });
    for (const entityId of ['02000000000022', ID, '2000000000015', 'x']) {
      expect([
        entityId,
        problemOf(applyOperation(operation('product.create', payload, { entityId }), ruleContext())),
      ]).toEqual([entityId, 'INVALID_INPUT']);
    }
  });

  test('without a code has a UUID', () => {
    const bare = { ...payload, barcode: null };
    expect(rowsOf(applyOperation(operation('product.create', bare), ruleContext()))[0]?.data).toMatchObject({
      gtin: null,
    });
    const coded = operation('product.create', bare, { entityId: '02000000000015' });
    expect(problemOf(applyOperation(coded, ruleContext()))).toBe('INVALID_INPUT');
  });
});

describe('an inventory entry', () => {
  test('needs a product that exists', () => {
    const add = operation('inventory.add', { productId: product.id, quantity: 1, fields: {} });
    expect(problemOf(applyOperation(add, ruleContext()))).toBe('NOT_FOUND');
  });

  test('is counted by what it is told, between 0 and 9999', () => {
    const adjust = (delta: number) => operation('inventory.adjust', { delta });
    expect(run([adjust(-2)], item(3))?.data).toMatchObject({ quantity: 1 });
    expect(run([adjust(-9)], item(3))?.data).toMatchObject({ quantity: 0 });
    expect(run([operation('inventory.setCount', { quantity: 9999 }), adjust(5)], item())?.data).toMatchObject({
      quantity: 9999,
    });
  });

  test('edits of different fields never disturb each other, in any order', () => {
    const edits = [
      operation('inventory.edit', { place: { from: null, to: 'Cellar' } }),
      operation('inventory.edit', { notes: { from: '', to: 'half full' } }),
      operation('inventory.edit', { expiresOn: { from: null, to: '2027-01-31' } }),
      operation('inventory.adjust', { delta: 2 }),
    ];
    const expected = run(edits, item())?.data;
    fc.assert(
      fc.property(fc.shuffledSubarray(edits, { minLength: edits.length }), (order) => {
        expect(run(order, item())?.data).toEqual(expected);
      }),
    );
    expect(expected).toMatchObject({ place: 'Cellar', notes: 'half full', expiresOn: '2027-01-31', quantity: 5 });
  });

  test('of one field the last arrival wins', () => {
    const edit = (to: string) => operation('inventory.edit', { place: { from: null, to } });
    expect(run([edit('Cellar'), edit('Attic')], item())?.data).toMatchObject({ place: 'Attic' });
  });

  test('adjustments add up in any order while the count stays above nothing', () => {
    const deltas = fc.array(fc.integer({ min: -20, max: 20 }), { maxLength: 8 });
    fc.assert(
      fc.property(deltas, fc.func(fc.nat()), (list, key) => {
        const shuffled = [...list].sort((a, b) => key(a) - key(b));
        const apply = (order: number[]) =>
          run(
            order.map((delta) => operation('inventory.adjust', { delta })),
            item(500),
          );
        const sum = list.reduce((total, delta) => total + delta, 500);
        expect(apply(list)?.data).toMatchObject({ quantity: sum });
        expect(apply(shuffled)?.data).toMatchObject({ quantity: sum });
      }),
    );
  });

  test('deleted leaves a tombstone that can be taken back, and refuses changes meanwhile', () => {
    const gone = run([operation('inventory.delete', {})], item());
    expect(gone).toMatchObject({ deleted: true });
    for (const late of [
      operation('inventory.adjust', { delta: 1 }),
      operation('inventory.setCount', { quantity: 1 }),
      operation('inventory.edit', {}),
    ]) {
      expect(problemOf(applyOperation(late, ruleContext({ row: gone })))).toBe('GONE');
    }
    expect(applyOperation(operation('inventory.delete', {}), ruleContext({ row: gone }))).toMatchObject({ rows: [] });
    expect(run([operation('inventory.restore', {})], gone)).toMatchObject({ deleted: false, data: { quantity: 3 } });
  });

  test.each([
    [1, 2, 'CONFLICT'],
    [2, 2, null],
    [null, 2, null],
    [1, undefined, null],
  ])('seen at revision %s, changed by others at %s: the deletion ends in %s', (baseRev, foreignRev, code) => {
    const remove = operation('inventory.delete', {}, { baseRev });
    const over = foreignRev === undefined ? {} : { foreignRev };
    expect(problemOf(applyOperation(remove, ruleContext({ row: item(), ...over })))).toBe(code);
  });

  test('that is not there cannot be changed', () => {
    for (const type of ['inventory.delete', 'inventory.restore'] as const) {
      expect(problemOf(applyOperation(operation(type, {}), ruleContext()))).toBe('NOT_FOUND');
    }
  });
});

describe('a family member', () => {
  const member = () => run([operation('member.create', { name: 'Ada', ageGroup: 'child', pregnant: false })], null);
  const nuts = { kind: 'allergen', value: 'Pine nut' } as const;

  test('keeps each allergy once, whatever its case', () => {
    const row = run(
      [
        operation('member.addElement', nuts),
        operation('member.addElement', { kind: 'allergen', value: 'pine NUT' }),
        operation('member.addElement', { kind: 'condition', value: 'asthma' }),
      ],
      member(),
    );
    expect(row?.data).toMatchObject({ allergens: ['Pine nut'], conditions: ['asthma'], allergyTypes: [] });
    const without = run([operation('member.removeElement', { kind: 'allergen', value: 'PINE nut' })], row);
    expect(without?.data).toMatchObject({ allergens: [], conditions: ['asthma'] });
  });

  test('keeps an allergy that somebody else added since', () => {
    const row = run([operation('member.addElement', nuts)], member());
    const remove = operation('member.removeElement', nuts, { baseRev: 1 });
    expect(problemOf(applyOperation(remove, ruleContext({ row, elementForeignRev: 2 })))).toBe('CONFLICT');
    expect(rowsOf(applyOperation(remove, ruleContext({ row, elementForeignRev: 1 })))[0]?.data).toMatchObject({
      allergens: [],
    });
  });

  test('has at most a hundred entries of a kind', () => {
    const many = Array.from({ length: 100 }, (_, n) =>
      operation('member.addElement', { kind: 'allergen', value: `thing ${n}` }),
    );
    const row = run(many, member());
    expect(problemOf(applyOperation(operation('member.addElement', nuts), ruleContext({ row })))).toBe('INVALID_INPUT');
  });

  test('is edited field by field, and removed', () => {
    const row = run([operation('member.edit', { pregnant: { from: false, to: true } })], member());
    expect(row?.data).toMatchObject({ name: 'Ada', pregnant: true });
    expect(run([operation('member.delete', {})], row)).toMatchObject({ deleted: true });
  });
});

test('a pet comes and goes', () => {
  const pet = run([operation('pet.create', { type: 'cat', name: 'Tom' })], null);
  expect(pet?.data).toEqual({ id: ID, type: 'cat', name: 'Tom' });
  expect(run([operation('pet.delete', {})], pet)).toMatchObject({ deleted: true });
});

test('an operation names its entity and the product it leads to', () => {
  const scan = operation('scan.create', { barcode: '2000000000015', mode: 'household', input: 'typed' });
  expect([operationTarget('member.addElement'), operationTarget(scan.type)]).toEqual(['member', 'scan']);
  expect(productIdOfOperation(scan)).toBe('02000000000015');
  const add = operation('inventory.add', { productId: 'soap-02000000000015', quantity: 1, fields: {} });
  expect(productIdOfOperation(add)).toBe('02000000000015');
  expect(productIdOfOperation(operation('inventory.delete', {}))).toBeNull();
});
