import { expect, it } from 'vitest';
import { assess } from '#domain/safety/engine.ts';
import type { Report } from '#domain/safety/report.ts';
import type { ProductType } from '#domain/safety/vocabulary.ts';
import { seeded } from '#tests/measure/optical-noise.ts';
import { madeUpWord, NOISES, noisyVariant } from '#tests/support/noisy-variants.ts';
import { knowledge } from '../pack.ts';

// method M3.4, M4.8. Short lists as labels print them. Without laureth, because a number in it makes another substance.
const LABELS: readonly (readonly [ProductType, string])[] = [
  [
    'leave_on',
    'Aqua, Glycerin, Cetearyl Alcohol, Benzyl Salicylate, Hexyl Cinnamal, Sodium Benzoate, Parfum, CI 77891',
  ],
  ['rinse_off', 'Aqua, Sodium Lauryl Sulfate, Cocamidopropyl Betaine, Benzyl Alcohol, Salicylic Acid, Sodium Chloride'],
  ['food', 'Sugar, wheat flour, titanium dioxide, sodium nitrite, soy lecithin (emulsifier), polysorbate 80, yellow 5'],
  [
    'food',
    'Water, vinegar, salt, calcium chloride, sodium benzoate (preservative), natural flavors, potassium sorbate',
  ],
  ['household', 'Water, Sodium Hypochlorite, Sodium Hydroxide, Sodium Chloride, Lauryl Glucoside'],
];

const reportOf = (type: ProductType, text: string): Report =>
  assess({ text, types: [type], forms: [], baby: false }, knowledge);

it.each(NOISES)('a foreign %s never raises score or confidence', (noise) => {
  const random = seeded(4711);
  for (const [type, label] of LABELS) {
    const before = reportOf(type, label);
    for (let tries = 0; tries < 60; tries += 1) {
      const variant = noisyVariant(label, noise, madeUpWord(random), random);
      if (variant === null) continue;
      const after = reportOf(type, variant.text);
      expect(after.score ?? 0, variant.text).toBeLessThanOrEqual(before.score ?? 0);
      expect(after.confidence.value, variant.text).toBeLessThanOrEqual(before.confidence.value + 1e-9);
    }
  }
});

it('reads a name around a foreign word as unclear: it warns, costs and limits, and is no better known', () => {
  const clear = reportOf('food', 'Sugar, water, titanium dioxide');
  const broken = reportOf('food', 'Sugar, water, titanium xovaku dioxide');
  expect(broken.cap?.value).toBe(clear.cap?.value);
  expect(broken.score).toBe(clear.score);
  expect(broken.ingredients[2]?.match).toEqual({ step: 'fuzzy', confidence: 0 });
  expect(broken.warnings.filter(({ unclear }) => unclear === true).length).toBeGreaterThan(0);
  expect(broken.confidence.value).toBeLessThan(clear.confidence.value);
});

it('makes nothing known of what a foreign word stands beside', () => {
  expect(reportOf('leave_on', 'Aqua, Glycerin, xovaku Panthenol').ingredients[2]?.match.step).toBe('none');
  expect(reportOf('leave_on', 'Aqua, Glycerin, hydroquinone free xovaku').score).toBe(
    reportOf('leave_on', 'Aqua, Glycerin, xovakuzai').score,
  );
});

it('tells of the name that an item of unknown words begins with, and of the one before a number', () => {
  const everyone = (text: string) =>
    assess({ text, types: ['leave_on'], forms: [], baby: false }, knowledge)
      .warnings.filter(({ audience }) => audience === 'everyone')
      .map(({ ingredient }) => ingredient);
  const address = 'Aqua, Glycerin, Methylisothiazolinone Zaquet 774 in France Blorfin & Wemblo, 65823 Zarbach';
  expect(everyone(address)).toContain('Methylisothiazolinone');
  expect(everyone('Aqua, Glycerin, Methylisothiazolinone 565')).toContain('Methylisothiazolinone');
  // "Free" after the name says that it is absent.
  expect(everyone('Aqua, Glycerin, Methylisothiazolinone free zaquet blorfin')).toEqual([]);
});

it('takes the last letter of a word with an accent before a number for no E number', () => {
  const names = (text: string) =>
    assess({ text, types: ['food'], forms: [], baby: false }, knowledge).ingredients.map(({ name }) => name);
  expect(names('lait, purée 330, sel')).not.toContain('Citric Acid');
  expect(names('lait, levains naturel cultivée 68 dans le lactosérum, sel')).toContain('68');
});
