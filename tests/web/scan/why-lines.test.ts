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

// A CRITICAL warning must be named even if the verdict rests on a low score or on too little knowledge.
it('names everybody for whom it is CRITICAL, whatever the verdict rests on', () => {
  const family: Household = {
    members: [
      { id: 'i', name: 'Ida', ageGroup: 'infant', pregnant: false, allergyTypes: [], allergens: [], conditions: [] },
    ],
    pets: home.pets,
  };
  for (const { name } of starterCatalogue()) {
    const product = starterCatalogue().find((one) => one.name === name);
    if (!product) continue;
    const report = assessProduct(product, knowledgePack());
    const view = householdView(report, family);
    const lines = whyLines(report, view).filter(({ severity }) => severity === 'CRITICAL');
    const warned = new Set(
      view.warnings.flatMap(({ severity, subject }) => (severity === 'CRITICAL' ? [subject] : [])),
    );
    expect(lines.length, name).toBe(Math.min(3, warned.size));
  }
});

it('gives one person one line, so that several allergens do not take the place of somebody else', () => {
  const family: Household = {
    members: [
      {
        ...{ id: 'm', name: 'Maya', ageGroup: 'adult', pregnant: false },
        ...{ allergyTypes: ['fragrance'], allergens: [], conditions: [] },
      },
    ],
    pets: home.pets,
  };
  const { lines } = why('Sample Disinfecting Spray', family);
  expect(lines.map(({ title }) => title)).toEqual(['Maya, fragrance allergy', 'Miso, your cat', 'Score 48, below 70']);
  expect(lines[0]?.text).toMatch(/ \d more in the report\.$/);
});

it('tells how much is known where that is not enough', () => {
  expect(why('Sample Glow Serum').lines).toMatchObject([{ title: /^\d of 6 ingredients identified$/ }]);
  expect(why('Sample Water Filter Cartridge').lines).toMatchObject([{ title: 'No ingredient list' }]);
});

it('has nothing to say about what suits', () => {
  expect(why('Sample Face Cream', { members: [], pets: [] })).toEqual({ verdict: 'suitable', lines: [] });
});
