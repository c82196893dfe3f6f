import { describe, expect, it } from 'vitest';
import type { Product } from '#domain/products/product.ts';
import { linesFor } from '#domain/shopping/lines-for.ts';
import type { ShoppingEntry } from '#domain/shopping/shopping-entry.ts';
import { shoppingRules } from '#domain/shopping/shopping-rules.ts';
import { applyOperation } from '#domain/sync/apply-operation.ts';
import type { Operation } from '#domain/sync/operation.ts';
import type { Row } from '#domain/sync/world.ts';
import { asStoredRow, ID, NOW, operation, ruleContext } from '../sync/operations.ts';

const SOAP = '02000000000015';
const product = { id: SOAP, name: 'Dish soap', brand: 'Plain' } as Product;

/** The row after these operations, applied in sequence. */
function listAfter(...operations: readonly Operation[]): Row | null {
  let row: Row | null = null;
  for (const one of operations) {
    const outcome = applyOperation(one, ruleContext({ row, product }));
    if (outcome.status !== 'applied') throw new Error(`${one.type}: ${outcome.status}`);
    row = asStoredRow(outcome.rows[0]) ?? row;
  }
  return row;
}

const add = (quantity = 1) => operation('shopping.add', { productId: SOAP, name: '', quantity }, { entityId: SOAP });
const on = (type: 'shopping.untick' | 'shopping.remove' | 'shopping.restore') =>
  operation(type, {}, { entityId: SOAP });
const tick = operation('shopping.tick', { by: 'scan' }, { entityId: SOAP });

describe('the shopping list of a household (product P6.7)', () => {
  it('holds a product once, with the larger count', () => {
    expect(listAfter(add(2), add(1))?.data).toMatchObject({ id: SOAP, productId: SOAP, name: '', quantity: 2 });
    expect(listAfter(add(1), add(3))?.data).toMatchObject({ quantity: 3, tickedBy: null });
  });

  it('lets what was in the cart or taken off be bought anew', () => {
    expect(listAfter(add(4), tick, add(1))?.data).toMatchObject({ quantity: 1, tickedBy: null, tickedAt: null });
    expect(listAfter(add(4), on('shopping.remove'), add(1))).toMatchObject({ deleted: false, data: { quantity: 1 } });
  });

  it('ticks off by scan or by hand, and takes that back', () => {
    expect(listAfter(add(), tick)?.data).toMatchObject({ tickedBy: 'scan', tickedAt: NOW });
    expect(listAfter(add(), tick, on('shopping.untick'))?.data).toMatchObject({ tickedBy: null, tickedAt: null });
  });

  it('puts back what was taken off as it was', () => {
    expect(listAfter(add(4), tick, on('shopping.remove'))?.deleted).toBe(true);
    expect(listAfter(add(4), tick, on('shopping.remove'), on('shopping.restore'))).toMatchObject({
      deleted: false,
      data: { quantity: 4, tickedBy: 'scan' },
    });
  });

  it('takes typed lines, and says what an empty one lacks', () => {
    const typed = (name: string) =>
      applyOperation(operation('shopping.add', { productId: null, name, quantity: 1 }), ruleContext());
    expect(typed('Oat milk')).toMatchObject({ rows: [{ data: { id: ID, productId: null, name: 'Oat milk' } }] });
    expect(typed('')).toMatchObject({
      status: 'rejected',
      problem: { code: 'INVALID_INPUT', fields: { name: expect.any(String) } },
    });
  });

  it('refuses a line under an id that is not its product, an unknown product, and a line that is not there', () => {
    const wrong = operation('shopping.add', { productId: SOAP, name: '', quantity: 1 });
    expect(applyOperation(wrong, ruleContext({ product }))).toMatchObject({ problem: { code: 'INVALID_INPUT' } });
    expect(applyOperation(add(), ruleContext())).toMatchObject({ problem: { code: 'NOT_FOUND' } });
    expect(applyOperation(tick, ruleContext())).toMatchObject({ problem: { code: 'NOT_FOUND' } });
    const removed = listAfter(add(), on('shopping.remove'));
    expect(applyOperation(tick, ruleContext({ row: removed }))).toMatchObject({ problem: { code: 'GONE' } });
  });

  it('names its lines by the id of a product or a UUID', () => {
    const fits = (entityId: string) => shoppingRules.fitsId({ entityId } as Parameters<typeof shoppingRules.fitsId>[0]);
    expect([fits(SOAP), fits(ID), fits('soap'), fits('2000000000015')]).toEqual([true, true, false, false]);
  });
});

describe('what a scan may tick off (product P6.8)', () => {
  const line = (over: Partial<ShoppingEntry>): ShoppingEntry => ({
    id: ID,
    productId: null,
    name: '',
    quantity: 1,
    tickedBy: null,
    tickedAt: null,
    addedAt: 0,
    ...over,
  });
  const own = line({ id: SOAP, productId: SOAP });

  it('is the line of the very product, and typed lines whose every word its name holds', () => {
    const typed = line({ name: 'dish SOAP' });
    const other = line({ name: 'soap powder' });
    expect(linesFor(product, [own, typed, other])).toEqual({ own, maybe: [typed] });
  });

  it('is nothing that is in the cart already, and no typed line without a word', () => {
    const ticked = { tickedBy: 'hand', tickedAt: 1 } as const;
    expect(linesFor(product, [{ ...own, ...ticked }, line({ name: 'soap', ...ticked }), line({ name: '?' })])).toEqual({
      own: null,
      maybe: [],
    });
  });
});
