import { expect, it } from 'vitest';
import { starterCatalogue } from '#db/starter/catalogue.ts';
import { assessProduct } from '#domain/safety/assess-product.ts';
import { knowledgePack } from '#tests/support/knowledge-pack.ts';
import { reportText } from '#web/features/report/actions/report-text.ts';

const sample = (name: string) => {
  const found = starterCatalogue().find((product) => product.name === name);
  if (!found) throw new Error(`The starter catalogue holds no ${name}.`);
  return found;
};

it('writes a whole report: score, metrics, warnings, every ingredient and the receipt, with sources', () => {
  const product = sample('Sample Disinfecting Spray');
  const report = assessProduct(product, knowledgePack());
  const text = reportText(product, report);
  expect(text).toContain('Score 48 of 100, MODERATE');
  expect(text).toContain('2000000100012');
  for (const { name } of report.ingredients) expect(text).toContain(`${name}: `);
  for (const { message } of report.warnings) expect(text).toContain(message);
  expect(text).toMatch(/^Methylisothiazolinone \.+ \u221217\.70$/m);
  expect(text).toMatch(/^Score \.+ 48$/m);
  expect(text).toContain('CLP Annex VI 613-326-00-9');
  expect(text).toContain('not a statement of safety');
});

it('says of a product without a list that nothing was checked, and of food that nutrition is not scored', () => {
  const bare = sample('Sample Water Filter Cartridge');
  expect(reportText(bare, assessProduct(bare, knowledgePack()))).toContain('No score: no readable ingredient list');
  const sweets = sample('Sample Coloured Sweets');
  expect(reportText(sweets, assessProduct(sweets, knowledgePack()))).toContain('Nutrition is not scored.');
});
