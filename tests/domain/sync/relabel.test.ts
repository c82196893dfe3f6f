import { expect, test } from 'vitest';
import type { Product } from '#domain/products/product.ts';
import { applyOperation } from '#domain/sync/apply-operation.ts';
import { OPERATION_PAYLOAD } from '#domain/sync/operation.ts';
import { asStoredRow, operation, ruleContext } from './operations.ts';

const entityId = '02000000000015';
const catalogue: Product = {
  id: entityId,
  gtin: entityId,
  name: 'Shower gel',
  brand: 'Brand',
  size: null,
  category: 'personal_care',
  productType: 'rinse_off',
  forms: [],
  baby: false,
  ingredientsText: 'Aqua, Parfum',
  emoji: '🧴',
  sample: false,
  own: false,
  source: { name: 'Open Beauty Facts', date: '2025-01-01', licence: 'ODbL 1.0' },
};
const relabel = (from: string, to: string, origin: 'photo' | 'earlier' = 'photo') =>
  operation('product.relabel', { from, to, origin }, { entityId });

/** The product after these operations in sequence, in a household that had no row of its own. */
const after = (...operations: readonly ReturnType<typeof relabel>[]) => {
  let row = null;
  for (const one of operations) {
    const outcome = applyOperation(one, ruleContext({ row, product: catalogue }));
    if (outcome.status !== 'applied') return outcome;
    row = asStoredRow(outcome.rows[0]) ?? row;
  }
  return row?.data as Product;
};

test("a list that the person decided for makes the household's own version, and keeps the one before", () => {
  expect(after(relabel('Aqua, Parfum', 'Aqua, Limonene'))).toEqual({
    ...catalogue,
    own: true,
    ingredientsText: 'Aqua, Limonene',
    source: { name: 'Label photo', date: '2026-11-21', licence: null },
    earlierLists: [{ ingredientsText: 'Aqua, Parfum', source: catalogue.source, until: '2026-11-21' }],
  });
});

test('an earlier list can be taken up again, and has its old source', () => {
  const back = after(relabel('Aqua, Parfum', 'Aqua, Limonene'), relabel('Aqua, Limonene', 'Aqua, Parfum', 'earlier'));
  expect(back).toMatchObject({ ingredientsText: 'Aqua, Parfum', source: catalogue.source });
  expect((back as Product).earlierLists).toMatchObject([{ ingredientsText: 'Aqua, Limonene' }]);
});

test('a list that is no longer the one that was compared with is a conflict; the same decision twice is none', () => {
  const first = relabel('Aqua, Parfum', 'Aqua, Limonene');
  expect(after(first, relabel('Aqua, Parfum', 'Aqua, Linalool'))).toMatchObject({ status: 'conflict' });
  expect(after(first, first)).toMatchObject({ ingredientsText: 'Aqua, Limonene' });
});

test('nothing is made up: no product, or no such earlier list', () => {
  const one = relabel('Aqua, Parfum', 'Aqua');
  expect(applyOperation(one, ruleContext())).toMatchObject({ status: 'rejected', problem: { code: 'NOT_FOUND' } });
  expect(after(relabel('Aqua, Parfum', 'Aqua', 'earlier'))).toMatchObject({ status: 'rejected' });
});

test('the number of lists that are kept is bounded, the oldest going first', () => {
  const steps = Array.from({ length: 14 }, (_, at) =>
    relabel(at === 0 ? 'Aqua, Parfum' : `List ${at}`, `List ${at + 1}`),
  );
  const kept = (after(...steps) as Product).earlierLists ?? [];
  expect(kept.map((list) => list.ingredientsText)).toEqual(
    [13, 12, 11, 10, 9, 8, 7, 6, 5, 4].map((number) => `List ${number}`),
  );
});

test('entered anew by hand, an own product keeps the list it had', () => {
  const relabelled = applyOperation(relabel('Aqua, Parfum', 'Aqua, Limonene'), ruleContext({ product: catalogue }));
  const row = relabelled.status === 'applied' ? asStoredRow(relabelled.rows[0]) : null;
  const payload = OPERATION_PAYLOAD['product.create'].parse({
    barcode: '2000000000015',
    name: 'Gel',
    ingredients: ['Aqua', 'Linalool'],
  });
  const typed = applyOperation(operation('product.create', payload, { entityId }), ruleContext({ row }));
  expect(typed).toMatchObject({
    rows: [{ data: { earlierLists: [{ ingredientsText: 'Aqua, Limonene' }, { ingredientsText: 'Aqua, Parfum' }] } }],
  });
});

test('an empty list, and one without end, are refused', () => {
  const parse = (to: string) =>
    OPERATION_PAYLOAD['product.relabel'].safeParse({ from: 'Aqua', to, origin: 'photo' }).success;
  expect(parse('  ')).toBe(false);
  expect(parse('a'.repeat(20_001))).toBe(false);
  expect(parse('Aqua')).toBe(true);
});
