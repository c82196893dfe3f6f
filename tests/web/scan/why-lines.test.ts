import { expect, it } from 'vitest';
import { starterCatalogue } from '#db/starter/catalogue.ts';
import type { Household } from '#domain/households/household.ts';
import { assessProduct } from '#domain/safety/assess-product.ts';
import { householdView } from '#domain/safety/household-view.ts';
import { knowledgePack } from '#tests/support/knowledge-pack.ts';
import { whyLines } from '#web/features/scan/result/why-lines.ts';

const home: Household = { members: [], pets: [{ id: 'p', type: 'cat', name: 'Miso' }] };

const why = (name: string, household: Household = home) => {
  const product = starterCatalogue().find((one) => one.name === name);
  if (!product) throw new Error(`The starter catalogue holds no ${name}.`);
  const report = assessProduct(product, knowledgePack());
  const view = householdView(report, household);
  return { verdict: view.verdict, lines: whyLines(report, view) };
};

it('gives the gravest reasons of use first and the score last, at most three', () => {
  const { verdict, lines } = why('Sample Baby Wipes');
  expect(verdict).toBe('not_suitable');
  expect(lines.length).toBeLessThanOrEqual(3);
  expect(lines[0]).toMatchObject({ title: 'For everyone', severity: 'WARNING' });
  expect(lines.at(-1)?.title).toMatch(/^Score \d+, below 70$/);
});

it('tells how much is known where that is not enough', () => {
  expect(why('Sample Glow Serum').lines).toMatchObject([{ title: /^\d of 6 ingredients identified$/ }]);
  expect(why('Sample Water Filter Cartridge').lines).toMatchObject([{ title: 'No ingredient list' }]);
});

it('has nothing to say about what suits', () => {
  expect(why('Sample Face Cream', { members: [], pets: [] })).toEqual({ verdict: 'suitable', lines: [] });
});
