import { expect, it } from 'vitest';
import { lineSpans, withLine } from '#web/features/administration/product-review/line-spans.ts';

it('finds the lines of a list in its text, each behind the one before, and puts one right', () => {
  const text = 'INGREDIENTS: Aqua, Parfum (Linalool), LINALO0L, Aqua';
  const spans = lineSpans(text, ['Aqua', 'Linalool', 'LINALO0L', 'Aqua', 'Glycerin', '']);
  expect(spans.map((span) => span && text.slice(span.start, span.end))).toEqual([
    'Aqua',
    'Linalool',
    'LINALO0L',
    'Aqua',
    null,
    null,
  ]);
  expect(spans[3]?.start).toBe(text.length - 4);
  expect(spans[2] && withLine(text, spans[2], 'Linalool')).toBe('INGREDIENTS: Aqua, Parfum (Linalool), Linalool, Aqua');
});
