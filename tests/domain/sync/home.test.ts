import { describe, expect, it } from 'vitest';
import { hazardMarkRules } from '#domain/inventory/hazard-mark-rules.ts';
import { productAreaRules } from '#domain/products/area-rules.ts';
import { applyOperation } from '#domain/sync/apply-operation.ts';
import { ID, NOW, operation, ruleContext } from './operations.ts';

const FOUND = 'date:01890000-0000-7000-8000-000000000001:2027-01-01';
const named = (entityId: string) => ({ entityId }) as Parameters<typeof productAreaRules.fitsId>[0];

describe('the area of a product (product P3.8)', () => {
  it('is what was chosen last, and the rule again once it is taken back', () => {
    for (const area of ['laundry', null] as const) {
      expect(applyOperation(operation('area.set', { area }), ruleContext({ row: null }))).toMatchObject({
        status: 'applied',
        rows: [{ entity: 'productArea', id: ID, deleted: false, data: { id: ID, area } }],
      });
    }
  });

  it('is named by the id of its product as it is stored', () => {
    expect(productAreaRules.fitsId(named('02000000000015'))).toBe(true);
    expect(productAreaRules.fitsId(named('2000000000015'))).toBe(false);
    expect(productAreaRules.fitsId(named('soap'))).toBe(false);
  });
});

describe('what was decided about a finding (product P2.11.6)', () => {
  it.each([
    ['hazard.resolve', {}, { state: 'resolved', until: null }],
    ['hazard.snooze', { until: '2026-12-01' }, { state: 'snoozed', until: '2026-12-01' }],
    ['hazard.reopen', {}, { state: 'open', until: null }],
  ] as const)('%s', (type, payload, data) => {
    const late = { ...operation(type, payload), entityId: FOUND, createdAt: NOW + 86_400_000 };
    const outcome = applyOperation(late, ruleContext({ row: null }));
    expect(outcome).toMatchObject({
      status: 'applied',
      rows: [{ entity: 'hazardMark', data: { id: FOUND, ...data } }],
    });
    const [row] = outcome.status === 'applied' ? outcome.rows : [];
    expect(row?.data, 'a phone that is a day ahead is held back').toMatchObject({ markedAt: NOW + 5 * 60_000 });
  });

  it('names what the detector finds, and nothing else', () => {
    const fits = (id: string) => hazardMarkRules.fitsId(named(id));
    expect(fits(FOUND)).toBe(true);
    expect(fits('pair:02000000000015+02000000000039:k3j2')).toBe(true);
    for (const id of ['', 'date', 'date:', 'DATE:x', 'date:a b', 'date:<b>']) expect(fits(id), id).toBe(false);
  });
});
