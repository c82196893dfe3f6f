import { expect, it } from 'vitest';
import { isDismissed, recallMarkId } from '#domain/recalls/mark.ts';
import { recallMarkRules } from '#domain/recalls/mark-rules.ts';
import { applyOperation } from '#domain/sync/apply-operation.ts';
import { NOW, operation, ruleContext } from '../sync/operations.ts';
import { aNotice } from './a-notice.ts';

const PRODUCT = '02000000000015';
const about = { noticeId: 'cpsc:1', productId: PRODUCT, changedOn: '2026-01-05' } as const;
const entityId = recallMarkId(about.noticeId, about.productId);

it.each(['done', 'notMine', 'otherLot', 'open'] as const)(
  'notes "%s" for one product of one notice (product P11.9)',
  (state) => {
    const mark = operation('recall.mark', { ...about, state }, { entityId });
    expect(applyOperation(mark, ruleContext())).toMatchObject({
      status: 'applied',
      rows: [{ entity: 'recallMark', id: entityId, deleted: false, data: { ...about, state, markedAt: NOW } }],
    });
  },
);

it('is named by its notice and its product, and by nothing else (product P11.9)', () => {
  const fits = (id: string, payload: unknown) =>
    recallMarkRules.fitsId({ entityId: id, payload } as Parameters<typeof recallMarkRules.fitsId>[0]);
  expect(fits(entityId, about)).toBe(true);
  for (const wrong of [null, {}, { ...about, noticeId: 'cpsc:2' }, { ...about, productId: 7 }]) {
    expect(fits(entityId, wrong)).toBe(false);
  }
  expect(recallMarkId('x'.repeat(160), '01900000-0000-7000-8000-000000000001').length).toBeLessThanOrEqual(96);
});

it('lays a notice aside, another lot only until the notice changes (product P11.9)', () => {
  const same = aNotice({ changedOn: '2026-01-05' });
  const later = aNotice({ changedOn: '2026-02-01' });
  const aside = (state: 'done' | 'notMine' | 'otherLot' | 'open') => {
    const mark = { state, changedOn: '2026-01-05' };
    return [isDismissed(mark, same), isDismissed(mark, later)];
  };
  expect(aside('done')).toEqual([true, true]);
  expect(aside('notMine')).toEqual([true, true]);
  expect(aside('otherLot')).toEqual([true, false]);
  expect(aside('open')).toEqual([false, false]);
  expect(isDismissed(undefined, same)).toBe(false);
});
