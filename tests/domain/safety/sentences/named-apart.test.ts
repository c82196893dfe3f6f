import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { assess } from '#domain/safety/engine.ts';
import type { Report } from '#domain/safety/report.ts';
import { shownRisk } from '#domain/safety/shown-risk.ts';
import type { ProductType } from '#domain/safety/vocabulary.ts';
import { knowledge } from '../pack.ts';

const reportOf = (text: string, type: ProductType): Report =>
  assess({ text, types: [type], forms: [], baby: false }, knowledge);
const isGreen = (report: Report): boolean => shownRisk(report).band === 'green';
const told = ({ warnings }: Report, audience: string): boolean =>
  warnings.some((warning) => warning.audience === audience && /CRITICAL|WARNING/.test(warning.severity));

const grave = fc.constantFrom('Hydroquinone', 'Formaldehyde', 'Tretinoin', 'Clobetasol Propionate', 'Chloroform');
/** Items that contain a name but are not identified as it. */
const ITEMS = [
  'with #',
  'enriched with #',
  'pure micronised # powder',
  '# cream base',
  '#2%',
  '# USP',
  'Tocopherol (stabilised with #)',
  'Tocopherol (with 2% #)',
  'without parabens but with #',
  'no parabens; #',
] as const;

describe('a grave name within an item that is not that name (method M2.1.11)', () => {
  it('is never green', () => {
    fc.assert(
      fc.property(fc.constantFrom(...ITEMS), grave, (item, name) => {
        const text = `Aqua, Glycerin, Squalane, Panthenol, ${item.replace('#', name)}, Allantoin`;
        expect(isGreen(reportOf(text, 'leave_on')), text).toBe(false);
      }),
      { numRuns: 120, seed: 31 },
    );
  });

  it('is never green where only a list in another language holds it', () => {
    const text = 'Ingredients: Aqua, Glycerin, Squalane\nZutaten: Wasser, Glycerin, Formaldehyd';
    expect(isGreen(reportOf(text, 'leave_on'))).toBe(false);
  });

  it.each([
    'Aqua, Glycerin, Squalane, Panthenol, Allantoin, hydroquinone-free base',
    'Aqua, Glycerin, Squalane, Panthenol, Tosylamide/Formaldehyde Resin',
    'Ingredients: Aqua, Glycerin, Squalane. Without parabens, hydroquinone and formaldehyde.',
  ])('takes no grade where it is absent or another substance: %s', (text) => {
    expect(reportOf(text, 'leave_on').notes.join(' ')).not.toContain('grave risk');
  });
});

describe('whom a name beside the items concerns (method M2.1.12)', () => {
  it.each([
    ['dog', 'pet_food', 'Composition: chicken, rice. Contains xylitol.'],
    ['dog', 'food', 'Ingredients: peanuts, salt. Contains: xylitol (not for dogs)'],
    ['infant', 'food', 'Ingredients: oats, salt. Contains honey.'],
    ['infant', 'food', 'Ingredients: oats. Sweetened without sugar but honey.'],
    ['al_food(milk)', 'food', 'Ingredients: sugar, cocoa, salt\nZutaten: Zucker, Kakao, Milchpulver, Salz'],
    ['al_food(milk)', 'food', 'Ingredients: vegan cheese (casein)'],
    ['al_food(milk)', 'food', 'Ingredients: dairy-free spread (contains milk)'],
    ['al_food(milk)', 'food', 'Ingredients: sugar / milk / cocoa'],
    ['al_food(milk)', 'food', 'Ingredients: flavour (milk/soy)'],
    ['al_food(egg)', 'food', 'Ingredients: vegan egg (egg white)'],
  ] as const)('tells %s', (audience, type, text) => {
    expect(told(reportOf(text, type), audience)).toBe(true);
  });

  it.each([
    ['al_food(milk)', 'Ingredients: sugar, coconut milk (coconut extract, water)'],
    ['al_food(milk)', 'Ingredients: sugar, cocoa butter/shea butter'],
    ['al_food(milk)', 'Ingredients: vegan cheese (coconut oil, starch)'],
    ['dog', 'Ingredients: oats, sugar. Contains no xylitol.'],
  ] as const)('does not tell %s of %s', (audience, text) => {
    expect(told(reportOf(text, 'food'), audience)).toBe(false);
  });
});
