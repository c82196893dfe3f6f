import fc from 'fast-check';
import { expect, it } from 'vitest';
import { homeHealth } from '#domain/inventory/home-health.ts';
import { shownMetric, shownRisk } from '#domain/safety/shown-risk.ts';
import { ConfidenceGrade } from '#domain/safety/vocabulary.ts';
import { anyLabel, reportOfLabel } from '../random-labels.ts';

// method M3.3.7, M4.6.
const report = reportOfLabel({
  tokens: [{ name: 'Glycerin', percent: null, optional: false }],
  type: 'leave_on',
  forms: [],
  baby: false,
});
const judged = (score: number | null, grade: ConfidenceGrade) =>
  shownRisk({ ...report, score, confidence: { value: 0, grade } });

it.each([
  [100, 'green', 'MINIMAL'],
  [85, 'green', 'MINIMAL'],
  [84, 'green', 'LOW'],
  [70, 'green', 'LOW'],
  [69, 'yellow', 'MODERATE'],
  [40, 'yellow', 'MODERATE'],
  [39, 'red', 'HIGH'],
  [19, 'red', 'VERY_HIGH'],
  [null, 'no_score', 'UNKNOWN'],
] as const)('shows %s of which enough is known as %s', (score, band, level) => {
  for (const grade of ['A', 'B'] as const)
    expect(judged(score, grade)).toMatchObject({ band, level, score, provisional: false });
});

it.each([
  [100, 'not_enough_known', 'NOT_ENOUGH', null],
  [70, 'not_enough_known', 'NOT_ENOUGH', null],
  [69, 'yellow', 'MODERATE', 69],
  [0, 'red', 'VERY_HIGH', 0],
] as const)('shows %s of which too little is known as %s', (score, band, level, shown) => {
  for (const grade of ['C', 'D'] as const)
    expect(judged(score, grade)).toMatchObject({ band, level, score: shown, provisional: shown !== null });
});

it('shows no report as no score', () => {
  expect(shownRisk(null)).toEqual({
    band: 'no_score',
    level: 'UNKNOWN',
    score: null,
    provisional: false,
    known: 0,
    total: 0,
  });
});

it('never shows confidence C or D as green, in no metric either', () => {
  fc.assert(
    fc.property(anyLabel, fc.constantFrom(...ConfidenceGrade.options), (label, grade) => {
      const one = { ...reportOfLabel(label), confidence: { value: 0, grade } };
      const sure = grade === 'A' || grade === 'B';
      const risk = shownRisk(one);
      expect(risk.band === 'green' && !sure).toBe(false);
      expect((risk.level === 'MINIMAL' || risk.level === 'LOW') && !sure).toBe(false);
      for (const value of Object.values(one.metrics)) {
        const level = shownMetric(value, one);
        expect((level === 'MINIMAL' || level === 'LOW') && !sure).toBe(false);
      }
    }),
    { numRuns: 60 },
  );
});

it('does not count in Home Health what is not shown as a score', () => {
  const { score } = judged(98, 'C');
  const products = Array.from({ length: 10 }, () => ({ category: 'kitchen', score }) as const);
  expect(homeHealth(products).categories.find(({ category }) => category === 'kitchen')).toMatchObject({
    checked: 0,
    score: null,
  });
});
