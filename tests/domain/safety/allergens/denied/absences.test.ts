import { describe, expect, it } from 'vitest';
import { starterCatalogue } from '#db/starter/catalogue.ts';
import { readLabel } from '#domain/products/label/read-label.ts';
import type { Product } from '#domain/products/product.ts';
import { assess } from '#domain/safety/engine.ts';
import type { Report } from '#domain/safety/report.ts';
import { shownRisk } from '#domain/safety/shown-risk.ts';
import { knowledge } from '../../pack.ts';

const reportOf = (
  text: string,
  { productType, forms, baby }: Pick<Product, 'productType' | 'forms' | 'baby'>,
): Report => assess({ text, types: productType === null ? [] : [productType], forms, baby }, knowledge);

/** Real lists of the starter catalogue that are read completely and contain no absence claim. */
const LABELS = starterCatalogue().filter(
  ({ ingredientsText: text, sample }) =>
    !sample &&
    text !== null &&
    readLabel(text).notes.length === 0 &&
    text.length < 1200 &&
    !/free|\bno\b|sans|ohne|senza|\bsin\b|lead|hydroquinone/i.test(text),
);
const listOf = ({ ingredientsText }: Product): string => (ingredientsText ?? '').trim().replace(/[.,;\s]+$/, '');
const criticals = ({ warnings }: Report): string[] =>
  warnings
    .filter(({ severity }) => severity === 'CRITICAL')
    .map(({ audience, ingredient }) => `${audience} ${ingredient}`);

const ABSENCES = [
  '.\nFree from:\n• lead\n• hydroquinone',
  '. Frei von: Blei, Hydrochinon',
  '. 0% lead, hydroquinone',
  '\nNO: lead, hydroquinone',
  '. Contains neither lead nor hydroquinone.',
  '.\nSans : plomb, hydroquinone',
];

describe('words of absence behind a real list (method M2.7.4, M2.7.8)', () => {
  it('has real lists to try', () => {
    expect(LABELS.length).toBeGreaterThan(100);
  });

  it.each(ABSENCES)('%j raises no CRITICAL and takes nothing from the list', (absence) => {
    for (const product of LABELS) {
      const list = listOf(product);
      const [before, after] = [reportOf(list, product), reportOf(`${list}${absence}`, product)];
      expect([product.name, ...criticals(after)]).toEqual([product.name, ...criticals(before)]);
      expect([product.name, after.score]).toEqual([product.name, before.score]);
    }
  });

  it.each([
    ', no parabens, only lead',
    ', no parabens and lead 2%',
    '. Not without lead',
    '.\nFree from:\n• parabens\nWith:\n• lead',
  ])('%j tells what is there all the same', (words) => {
    for (const product of LABELS.filter(
      ({ productType }) => productType === 'leave_on' || productType === 'rinse_off',
    )) {
      const after = reportOf(`${listOf(product)}${words}`, product);
      expect([product.name, criticals(after).some((one) => one === 'everyone Lead')]).toEqual([product.name, true]);
    }
  });

  it.each([', no parabens (lead)', ', no parabens / lead', ', free from parabens: lead', ', no lead 2%'])(
    '%j is never green, and never told as a fact',
    (words) => {
      for (const product of LABELS.filter(({ productType }) => productType === 'leave_on')) {
        const list = listOf(product);
        const [before, after] = [reportOf(list, product), reportOf(`${list}${words}`, product)];
        expect([product.name, shownRisk(after).band]).not.toEqual([product.name, 'green']);
        expect(criticals(after)).toEqual(criticals(before));
      }
    },
  );
});
