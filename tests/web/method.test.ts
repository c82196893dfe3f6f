import { expect, it } from 'vitest';
import { starterCatalogue } from '#db/starter/catalogue.ts';
import { assess } from '#domain/safety/engine.ts';
import { knowledgePack } from '#tests/support/knowledge-pack.ts';
import { hazardLines, stepsOf } from '#web/features/method/worked-example.ts';
import { DEMO_INPUT, DEMO_PRODUCT } from '#web/product-view/demo-product.ts';

const report = assess(DEMO_INPUT, knowledgePack());

it('the example is the demo product: 48, moderate', () => {
  expect(report).toMatchObject({ score: 48, label: 'MODERATE' });
  const sample = starterCatalogue().find(({ name }) => name === DEMO_PRODUCT.name);
  expect(sample?.ingredientsText).toBe(DEMO_PRODUCT.label);
});

it('the steps end at the exact score, each taking off what the engine took', () => {
  const steps = stepsOf(report);
  expect(steps).toHaveLength(report.deductions.length);
  for (const { points, factor, applied } of steps) expect(points * factor).toBeCloseTo(applied, 10);
  expect(Math.floor((steps.at(-1)?.left ?? 0) + 0.5)).toBe(report.score);
});

it('the hazards of every line add up to its points', () => {
  for (const deduction of report.deductions) {
    const lines = hazardLines(deduction);
    const sum = lines.reduce((all, { counts }) => all + counts, 0);
    expect(Math.min(60, sum)).toBeCloseTo(deduction.points, 10);
    for (const { full, exposure, amount, points } of lines.slice(0, 1)) {
      expect(full * exposure * amount).toBeCloseTo(points, 10);
    }
  }
});
