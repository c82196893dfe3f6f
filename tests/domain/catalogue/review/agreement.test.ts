import { describe, expect, it } from 'vitest';
import { independentVoices, type ListWeight, reviewReason, weigh } from '#domain/catalogue/review/agreement.ts';
import { assessProduct } from '#domain/safety/assess-product.ts';
import { knowledgePack } from '#tests/support/knowledge-pack.ts';

const list = (ingredients: string, warnings: string, score: number | null): ListWeight => ({
  ingredients: new Set(ingredients.split(' ')),
  warnings: new Set(warnings.split(' ').filter((one) => one !== '')),
  score,
});
const NOW = { ...list('water salt', 'salt', 60), listFrom: 'off' };

describe('what several households say is taken or waits for a person (product P14.14)', () => {
  it.each([
    ['an ingredient more', 3, NOW, list('water salt milk', 'salt milk', 50), null],
    ['the same list, one warning more', 3, NOW, list('water salt', 'salt lead', 60), null],
    ['more households', 9, NOW, list('water salt milk', 'salt', 60), null],
    ['an earlier agreement', 3, { ...NOW, listFrom: 'households' }, list('water salt milk', 'salt', 60), null],
    ['a lower score, nothing else', 3, NOW, list('water salt', 'salt', 20), null],
    ['a score that is no longer known', 3, NOW, list('water salt fog', 'salt', null), null],
    ['two households', 2, NOW, list('water salt milk', 'salt milk', 50), 'few_households'],
    ['a product that nobody knows', 3, null, list('water', '', 90), 'new_product'],
    ['a product without a list', 3, { ...NOW, listFrom: null }, list('water', '', 90), 'new_product'],
    [
      'a correction by a person',
      3,
      { ...NOW, listFrom: 'correction' },
      list('water salt milk', 'salt', 9),
      'better_source',
    ],
    ['the starter catalogue', 3, { ...NOW, listFrom: 'starter' }, list('water salt milk', 'salt', 9), 'better_source'],
    ['what makers disclose', 3, { ...NOW, listFrom: 'ca' }, list('water salt milk', 'salt', 9), 'better_source'],
    ['an official register', 3, { ...NOW, listFrom: 'usda' }, list('water salt milk', 'salt', 9), 'better_source'],
    [
      'a file of the operator',
      3,
      { ...NOW, listFrom: 'csv:Shop' },
      list('water salt milk', 'salt', 9),
      'better_source',
    ],
    ['an ingredient less', 3, NOW, list('water milk', 'salt milk', 50), 'removes_ingredient'],
    ['a warning less', 3, NOW, list('water salt milk', 'milk', 50), 'removes_warning'],
    ['a higher score', 3, NOW, list('water salt milk', 'salt', 61), 'raises_score'],
    ['a first score', 3, { ...NOW, score: null }, list('water salt milk', 'salt', 1), 'raises_score'],
  ])('%s', (_what, voices, now, offered, expected) => {
    expect(reviewReason(voices, now, offered)).toBe(expected);
  });

  it.each([
    [
      'three that have nobody in common',
      [
        ['a', 'maya'],
        ['b', 'ben'],
        ['c', 'cleo'],
      ],
      3,
    ],
    [
      'one person with two households',
      [
        ['a', 'maya'],
        ['b', 'maya'],
        ['c', 'cleo'],
      ],
      2,
    ],
    [
      'two that a third connects',
      [
        ['a', 'maya', 'ben'],
        ['b', 'ben', 'cleo'],
        ['c', 'cleo', 'dan'],
      ],
      1,
    ],
    [
      'two connected by the last',
      [
        ['a', 'maya'],
        ['b', 'cleo'],
        ['c', 'dan'],
        ['d', 'maya', 'cleo'],
      ],
      2,
    ],
    [
      'the same household twice',
      [
        ['a', 'maya'],
        ['a', 'ben'],
      ],
      1,
    ],
    ['nobody', [], 0],
  ])('counts households: %s', (_what, households, expected) => {
    const voices = households.map(([householdId = '', ...adults]) => ({ householdId, adults }));
    expect(independentVoices(voices)).toBe(expected);
  });

  it('weighs a real report: what a longer list adds, and what a shorter one lacks', () => {
    const of = (ingredientsText: string) =>
      weigh(
        assessProduct(
          {
            ...{ id: '03017620422003', gtin: '03017620422003', name: 'Biscuit', brand: '', size: null },
            ...{ category: 'food_beverage', productType: 'food', forms: [], baby: false, ingredientsText, emoji: '' },
            ...{ sample: false, own: false, source: { name: 'Open Food Facts', date: '2024-01-01', licence: null } },
          },
          knowledgePack(),
        ),
      );
    const [plain, milky] = [of('wheat flour, sugar, salt'), of('wheat flour, sugar, salt, milk powder')];
    expect(reviewReason(3, { ...plain, listFrom: 'off' }, milky)).toBeNull();
    expect(reviewReason(3, { ...milky, listFrom: 'off' }, plain)).toBe('removes_ingredient');
    const traces = of('wheat flour, sugar, salt. May contain traces of nuts.');
    expect(reviewReason(3, { ...traces, listFrom: 'off' }, plain)).not.toBeNull();
  });
});
