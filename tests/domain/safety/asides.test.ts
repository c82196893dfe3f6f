import { describe, expect, test } from 'vitest';
import { assess } from '#domain/safety/engine.ts';
import { identifiedCount } from '#domain/safety/identified-count.ts';
import type { ProductType } from '#domain/safety/vocabulary.ts';
import { knowledge } from './pack.ts';

const reportOf = (text: string, type: ProductType = 'food') =>
  assess({ text, types: [type], forms: [], baby: false }, knowledge);

describe('a word that names no ingredient (method M2.4.1, M2.4.5)', () => {
  test.each([
    ['colorants (E-171, E-150a)', 'Farine de blé, eau, colorants (E-171, E-150a), sel', 'colorants'],
    ['a treatment', 'Milk, pasteurised, salt', 'pasteurised'],
  ])('%s is marked, and part of no figure', (_, text, word) => {
    const report = reportOf(text);
    const asides = report.ingredients.filter(({ aside }) => aside === true).map(({ name }) => name);
    expect(asides).toEqual([word]);
    expect(identifiedCount(report)).toEqual({
      known: report.ingredients.length - 1,
      total: report.ingredients.length - 1,
    });
  });

  test('a parent counts where something in its brackets is unknown', () => {
    const report = reportOf('Water, sugar, mystery blend (salt, zorbexine)');
    expect(report.ingredients.filter(({ aside }) => aside === true)).toEqual([]);
  });

  test('a scent beside what it is made of counts', () => {
    const report = reportOf('Aqua, Parfum (Limonene, Linalool)', 'leave_on');
    expect(report.ingredients.filter(({ aside }) => aside === true)).toEqual([]);
  });
});

test.each(["Mélange d'Aromates", "Polvere dell'Etna", "Sauce à l'Ail"])('an article parts no name: %s', (name) => {
  expect(reportOf(`sel, ${name}`).ingredients).toHaveLength(2);
});
