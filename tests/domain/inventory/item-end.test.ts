import { describe, expect, it } from 'vitest';
import type { Product } from '#domain/products/product.ts';
import { applyOperation } from '#domain/sync/apply-operation.ts';
import { asStoredRow, ID, operation, ruleContext } from '../sync/operations.ts';

const product = { id: '02000000000015' } as Product;
const note = {
  itemId: '01890000-0000-7000-8000-000000000012',
  productId: '02000000000015',
  how: 'thrown_away',
  quantity: 2,
  endedOn: '2026-11-24',
  openedOn: null,
  expiresOn: '2026-11-20',
} as const;

describe('the history of what left the home (product P2.8.11)', () => {
  it('notes what left, how and when, once', () => {
    const first = applyOperation(operation('end.record', note), ruleContext({ product }));
    expect(first).toMatchObject({ rows: [{ entity: 'itemEnd', id: ID, deleted: false, data: { id: ID, ...note } }] });
    const row = first.status === 'applied' ? asStoredRow(first.rows[0]) : null;
    expect(
      applyOperation(operation('end.record', { ...note, quantity: 9 }), ruleContext({ product, row })),
    ).toMatchObject({
      status: 'applied',
      rows: [],
    });
  });

  it('refuses a product that does not exist', () => {
    expect(applyOperation(operation('end.record', note), ruleContext())).toMatchObject({
      problem: { code: 'NOT_FOUND' },
    });
  });

  it('is taken back, once', () => {
    const made = applyOperation(operation('end.record', note), ruleContext({ product }));
    const row = made.status === 'applied' ? asStoredRow(made.rows[0]) : null;
    const back = applyOperation(operation('end.takeBack', {}), ruleContext({ row }));
    expect(back).toMatchObject({ rows: [{ id: ID, deleted: true }] });
    const buried = back.status === 'applied' ? asStoredRow(back.rows[0]) : null;
    expect(applyOperation(operation('end.takeBack', {}), ruleContext({ row: buried }))).toMatchObject({ rows: [] });
    expect(applyOperation(operation('end.takeBack', {}), ruleContext())).toMatchObject({
      problem: { code: 'NOT_FOUND' },
    });
  });
});
