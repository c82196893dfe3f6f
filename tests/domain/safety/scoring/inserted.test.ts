import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { assess } from '#domain/safety/engine.ts';
import type { Report } from '#domain/safety/report.ts';
import { knowledge } from '../pack.ts';

// Foods as listed on labels, each with its allergen, in our own wording.
const FOODS = [
  'wheat flour',
  'skimmed milk',
  'egg',
  'peanuts',
  'soy lecithin',
  'celery',
  'mustard',
  'sesame seeds',
  'sugar',
  'salt',
  'sunflower oil',
  'tomatoes',
  'citric acid',
  'rice',
  'potatoes',
] as const;
const STOPS = [
  'Made in France',
  'Storage',
  'Warning',
  'Conservation',
  'à consommer chaudes',
  'Zubereitung',
  'conservare in frigo',
  'Best before',
];
const NEGATIONS = ['no preservatives', 'without colours', 'sans conservateurs', 'ohne Farbstoffe', 'sin colorantes'];
const RUNS = { numRuns: 150, seed: 21 };

const foods = fc.uniqueArray(fc.constantFrom(...FOODS), { minLength: 5, maxLength: 10 });
const place = fc.nat({ max: 1000 });
const reportOf = (text: string): Report => assess({ text, types: ['food'], forms: [], baby: false }, knowledge);
const idsOf = (report: Report): (string | null)[] => report.ingredients.map(({ id }) => id);
const allergiesOf = ({ warnings }: Report): string[] =>
  warnings
    .filter(({ audience, severity }) => audience.startsWith('al_food') && severity === 'CRITICAL')
    .map(({ audience }) => audience)
    .sort();
const insert = (list: readonly string[], at: number, word: string): string[] => [
  ...list.slice(0, at),
  word,
  ...list.slice(at),
];

describe('what is put into a list of foods', () => {
  it('a stop word between two commas loses nothing, and is set apart by name', () => {
    fc.assert(
      fc.property(foods, place, fc.constantFrom(...STOPS), (list, at, stop) => {
        const before = reportOf(list.join(', '));
        const after = reportOf(insert(list, 1 + (at % (list.length - 1)), stop).join(', '));
        expect(allergiesOf(after)).toEqual(allergiesOf(before));
        expect(idsOf(after)).toEqual(idsOf(before));
        expect(after.notes.some((note) => note.includes(stop))).toBe(true);
      }),
      RUNS,
    );
  });

  it('a stop that begins a sentence before three known names loses nothing: the list is torn, and never trusted', () => {
    fc.assert(
      fc.property(foods, place, (list, at) => {
        const place = 1 + (at % (list.length - 3));
        const text = `${list.slice(0, place).join(', ')}. Warning: hot. ${list.slice(place).join(', ')}`;
        const after = reportOf(text);
        expect(allergiesOf(after)).toEqual(allergiesOf(reportOf(list.join(', '))));
        expect(after.notes.some((note) => note.includes('torn') && note.includes('Warning: hot'))).toBe(true);
        expect(['C', 'D']).toContain(after.confidence.grade);
      }),
      RUNS,
    );
  });

  it('a stop inside a bracket ends nothing', () => {
    fc.assert(
      fc.property(
        foods,
        fc.constantFrom('du poids net total', 'Zubereitung', 'made in Spain'),
        ([first, ...rest], stop) => {
          const plain = reportOf([first, ...rest].join(', '));
          expect(allergiesOf(reportOf([`${first} (40% ${stop})`, ...rest].join(', ')))).toEqual(allergiesOf(plain));
        },
      ),
      RUNS,
    );
  });

  it('an absence takes nothing but its own words, and says so', () => {
    fc.assert(
      fc.property(foods, place, fc.constantFrom(...NEGATIONS), fc.boolean(), (list, at, negation, line) => {
        const place = 1 + (at % (list.length - 1));
        const before = reportOf(list.join(', '));
        const text = line
          ? `${list.slice(0, place).join(', ')}\n${negation.charAt(0).toUpperCase()}${negation.slice(1)}\n${list
              .slice(place)
              .map((name) => name.charAt(0).toUpperCase() + name.slice(1))
              .join(', ')}`
          : insert(list, place, negation).join(', ');
        const after = reportOf(text);
        expect(allergiesOf(after)).toEqual(allergiesOf(before));
        expect(after.notes.some((note) => note.toLowerCase().includes(negation.toLowerCase()))).toBe(true);
      }),
      RUNS,
    );
  });

  it('an absence of an allergen never warns of it as CRITICAL', () => {
    fc.assert(
      fc.property(
        place,
        fc.constantFrom('without milk', 'milk-free', 'milchfrei', 'ohne Milch', 'sans lait'),
        (at, said) => {
          const list = ['sugar', 'salt', 'rice', 'potatoes'];
          expect(allergiesOf(reportOf(insert(list, 1 + (at % 3), said).join(', ')))).toEqual([]);
          expect(allergiesOf(reportOf(`${list.join(', ')}. ${said}`))).toEqual([]);
        },
      ),
      RUNS,
    );
  });

  it('a percentage is a share of its name, loses nothing and never raises the score', () => {
    fc.assert(
      fc.property(
        foods,
        place,
        fc.integer({ min: 1, max: 40 }),
        fc.constantFrom('%', ' %', ' g/100 g', '% w/w'),
        (list, at, value, unit) => {
          const place = at % list.length;
          const before = reportOf(list.join(', '));
          const after = reportOf(
            list.map((name, index) => (index === place ? `${name} ${value}${unit}` : name)).join(', '),
          );
          expect(idsOf(after)).toEqual(idsOf(before));
          expect(after.ingredients[place]?.percent).toBe(value);
          expect(allergiesOf(after)).toEqual(allergiesOf(before));
          expect(after.score).toBeLessThanOrEqual(before.score ?? 0);
        },
      ),
      RUNS,
    );
  });
});

describe('a name beside another', () => {
  const LINKS = [' and ', ' et ', ' und ', ' y ', ' - ', ' '];
  const NUMBERS = ['E330', 'E 322', 'E471', 'E202'];

  it('is not taken by the number of an additive', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...FOODS.slice(0, 8)),
        fc.constantFrom(...LINKS),
        fc.constantFrom(...NUMBERS),
        fc.boolean(),
        (food, link, number, first) => {
          const text = `sugar, ${first ? `${number}${link}${food}` : `${food}${link}${number}`}, salt`;
          const plain = reportOf(`sugar, ${food}, ${number}, salt`);
          expect(allergiesOf(reportOf(text))).toEqual(allergiesOf(plain));
        },
      ),
      RUNS,
    );
  });

  it('is not taken by what it is for', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...FOODS.slice(0, 8)),
        fc.constantFrom(
          'stabiliser',
          'with preservative',
          'dont épaississant',
          'mit Konservierungsstoff',
          'and emulsifier',
        ),
        (food, purpose) => {
          const report = reportOf(`sugar, ${food} ${purpose}: E415, salt`);
          expect(allergiesOf(report)).toEqual(allergiesOf(reportOf(`sugar, ${food}, E415, salt`)));
          expect(idsOf(report)).toContain('xanthan-gum');
        },
      ),
      RUNS,
    );
  });
});

describe('words that were set apart', () => {
  it.each([
    ['Sugar, salt.\nStorage: keep cool, milk beside it', 'al_food(milk)'],
    ['Sugar* (1), salt. *organic celery inside', 'al_food(celery)'],
    ['Sugar, salt. Free from egg, colours', null],
    ['Sugar, salt.\nStorage: serve with milk', null],
    ['Sugar, salt.\nWarning: contains no milk', null],
    ['Sugar, salt.\nWarning: lactose-free', null],
  ])('are searched for allergens, told as unclear: %s', (text, audience) => {
    const told = reportOf(text).warnings.filter((warning) => warning.audience.startsWith('al_food'));
    expect(told.map((warning) => [warning.audience, warning.severity, warning.unclear])).toEqual(
      audience === null ? [] : [[audience, 'WARNING', true]],
    );
  });
});
