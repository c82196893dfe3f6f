import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { assess } from '#domain/safety/engine.ts';
import type { Report } from '#domain/safety/report.ts';
import { shownRisk } from '#domain/safety/shown-risk.ts';
import { knowledge } from './pack.ts';
import { NONSENSE } from './random-labels.ts';

const reportOf = (text: string): Report => assess({ text, types: ['food'], forms: [], baby: false }, knowledge);
const RUNS = { numRuns: 150, seed: 4 };
/** Stop words of six languages as printed after a list. */
const STOPS = [
  'warning',
  'Directions',
  'Achtung',
  'Attention',
  'Conservation',
  'Advertencias',
  'Avvertenze',
  'Waarschuwing',
] as const;
const MADE = [
  'Produced in Italy',
  'Fabriqué en France',
  'Hergestellt in Italien',
  'Fabricado en Italia',
  'Prodotto in Italia',
  'Best before end',
] as const;
const ALLERGENS = [
  ['Peanuts', 'al_food(peanut)'],
  ['Erdnüsse', 'al_food(peanut)'],
  ['Arachides', 'al_food(peanut)'],
  ['Leche', 'al_food(milk)'],
  ['Senape', 'al_food(mustard)'],
  ['Celery', 'al_food(celery)'],
] as const;

describe('a list that goes on behind a stop (method M2.1.4)', () => {
  it('reads unknown items behind the colon of a stop as items, and trusts nothing', () => {
    const unknown = fc.uniqueArray(fc.constantFrom(...NONSENSE), { minLength: 2, maxLength: 4 });
    fc.assert(
      fc.property(fc.constantFrom(...STOPS), fc.constantFrom(', ', '. '), unknown, (stop, sign, names) => {
        const report = reportOf(`Water, sugar${sign}${stop}: ${names.join(', ')}`);
        expect(shownRisk(report).band).not.toBe('green');
        expect(report.ingredients.filter(({ match }) => match.step === 'none').length).toBe(names.length);
      }),
      RUNS,
    );
  });

  it('reads a sentence of names alone, with its allergens', () => {
    const behind = fc.constantFrom(...ALLERGENS);
    fc.assert(
      fc.property(fc.constantFrom(...MADE), behind, fc.boolean(), (made, [name, audience], first) => {
        const names = first ? `${name}, salt` : `Salt, ${name.toLowerCase()}`;
        const report = reportOf(`Sugar, rice. ${made}. ${names}`);
        expect(report.warnings.some((one) => one.audience === audience && one.severity === 'CRITICAL')).toBe(true);
        expect(shownRisk(report).band).not.toBe('green');
      }),
      RUNS,
    );
  });

  it.each([
    'Sugar, rice. Warning: keep out of reach of children, avoid contact with eyes',
    'Sugar, rice. Conservation: à conserver au sec, à l’abri de la lumière',
    'Sugar, rice. Origine: France, Espagne',
    'Sugar, rice. Hinweis: glutenfrei, laktosefrei',
    'Sugar, rice. Nutrition: fat 5 g, salt 2 g',
    'Sugar, rice. Made in a factory that handles nuts, milk.',
  ])('ends in %s', (text) => {
    const report = reportOf(text);
    expect(report.ingredients.map(({ name }) => name)).toEqual(['Sugar', 'Rice']);
    expect(report.confidence.grade).toBe('A');
  });
});
