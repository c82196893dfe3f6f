import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Condition, type Household } from '#domain/households/household.ts';
import { assess } from '#domain/safety/engine.ts';
import { householdView } from '#domain/safety/household-view.ts';
import {
  PRODUCT_FORMS,
  PRODUCT_TYPES,
  type ProductForm,
  type ProductType,
  SEVERITIES,
} from '#domain/safety/vocabulary.ts';
import { MEETINGS } from '#domain/safety/warnings/contact-way.ts';
import { fittedText } from '#domain/safety/warnings/wording/fitted-text.ts';
import { knowledge } from '../pack.ts';
import { wordingFaults } from '../wording-faults.ts';

// Method M6.7.8: the sentence fits the product and the reader. Method M6.7.1 to M6.7.3 are tested in `wording.test.ts`.

const ids = [...knowledge.ids()];
const warned = ids.filter((id) => (knowledge.ingredient(id)?.audience.length ?? 0) > 0);
const someForms = fc.subarray([...PRODUCT_FORMS], { maxLength: 2 });

const label = fc.record({
  ingredients: fc.array(fc.constantFrom(...warned), { minLength: 1, maxLength: 4 }),
  type: fc.constantFrom(...PRODUCT_TYPES),
  forms: someForms,
  baby: fc.boolean(),
});

const textOf = (chosen: readonly string[]): string =>
  chosen.map((id) => knowledge.ingredient(id)?.name ?? '').join(', ');

const told = (text: string, type: ProductType, forms: readonly ProductForm[], baby: boolean) =>
  assess({ text, types: [type], forms, baby }, knowledge);

const faultsOf = (text: string, type: ProductType, forms: readonly ProductForm[], baby = false): readonly string[] => {
  const report = told(text, type, forms, baby);
  return report.warnings.flatMap((warning) =>
    wordingFaults(warning, report).map(
      (why) => `${why}: [${type} ${forms.join(' ')}] ${warning.audience}: ${warning.message} ${warning.action}`,
    ),
  );
};

describe('a warning makes sense for the product and for who reads it', () => {
  it('whatever is in it, in every kind of product', () => {
    fc.assert(
      fc.property(label, ({ ingredients, type, forms, baby }) => {
        expect(faultsOf(textOf(ingredients), type, forms, baby)).toEqual([]);
      }),
      { numRuns: 1500, seed: 10 },
    );
  });

  it.each(PRODUCT_TYPES)('for each ingredient that warns somebody, in %s', (type) => {
    const step = 7;
    const faults = new Set<string>();
    for (let at = PRODUCT_TYPES.indexOf(type); at < warned.length; at += step)
      for (const fault of faultsOf(textOf([warned[at] ?? '']), type, [])) faults.add(fault);
    expect([...faults]).toEqual([]);
  });

  it.each([
    'Popcorn',
    'Chewing gum',
    'Whole almonds',
    'Camembert',
    'Scented candle',
    'Lilies',
    'Compost',
    'Button cells',
    'Magnet balls',
    'Water beads',
    'Laundry capsules',
    'Polyurethane glue',
    'Bread dough',
    'Balloons',
    'Silica gel',
    'Non-stick pan',
    'Ibuprofen 400 mg tablets',
    'Oleander',
    'Monstera',
    'Honey',
    'Pool chlorine tablets',
  ])('by the name alone: %s', (name) => {
    for (const type of PRODUCT_TYPES) {
      const report = assess({ text: null, types: [type], forms: [], baby: false, name }, knowledge);
      expect(report.warnings.flatMap((warning) => wordingFaults(warning, report))).toEqual([]);
    }
  });
});

describe('what a warning names', () => {
  // Method M6.2.7.
  it.each([
    ['Sugar, Water (lecithin)', 'Lecithin may be a source of soy'],
    ['Sugar, Eau (lécithine)', 'Lecithine may be a source of soy'],
    ['Sugar, Lecithin', 'Lecithin may be a source of soy'],
  ])('is what was found, not what stands beside it: %s', (text, message) => {
    const soy = told(text, 'food', [], false).warnings.find(({ audience }) => audience === 'al_food(soy)');
    expect(soy?.message).toContain(message);
    expect(soy?.message).not.toMatch(/water|eau/i);
  });
});

describe('feed', () => {
  it('warns no infant or child as if it were their meal', () => {
    const report = told('Chicken, Honey, Sodium Nitrite, Salt, Tartrazine', 'pet_food', [], false);
    expect(report.warnings.filter(({ audience }) => audience === 'infant' || audience === 'child')).toEqual([]);
  });
});

const oneMember = (allergens: readonly string[]): Household => ({
  members: [
    {
      id: 'm',
      name: 'Mia',
      ageGroup: 'adult',
      pregnant: false,
      allergyTypes: ['food'],
      allergens: [...allergens],
      conditions: [],
    },
  ],
  pets: [],
});

describe('a household', () => {
  it('reads of a food that nobody named that nobody named it, never of a severe reaction', () => {
    const report = told('Wheat Flour, Milk, Egg, Mustard', 'food', [], false);
    const { warnings } = householdView(report, oneMember(['mustard']));
    const milk = warnings.find(({ audience }) => audience === 'al_food(milk)');
    expect(milk).toMatchObject({
      severity: 'INFO',
      message: 'The label names milk (Milk), which is not among the foods entered for Mia.',
    });
    expect(warnings[0]).toMatchObject({ severity: 'CRITICAL', audience: 'al_food(mustard)' });
    expect(warnings[0]?.message).toBe('Mustard may cause a severe reaction in Mia (allergen: mustard).');
  });

  it('is told by name in the same sentence that fits the product', () => {
    fc.assert(
      fc.property(
        label,
        fc.subarray([...Condition.options], { maxLength: 3 }),
        ({ ingredients, type, forms, baby }, conditions) => {
          const report = told(textOf(ingredients), type, forms, baby);
          const household: Household = {
            members: [
              {
                id: 'm',
                name: 'Mia',
                ageGroup: 'infant',
                pregnant: true,
                allergyTypes: ['food', 'skin', 'fragrance', 'dust'],
                allergens: ['milk'],
                conditions: [...conditions],
              },
            ],
            pets: [
              { id: 'p', type: 'bird', name: 'Kiwi' },
              { id: 'q', type: 'cat', name: 'Minka' },
            ],
          };
          const faults = householdView(report, household).warnings.flatMap((warning) => wordingFaults(warning, report));
          expect(faults).toEqual([]);
        },
      ),
      { numRuns: 300, seed: 11 },
    );
  });
});

describe('the choice of a text', () => {
  it('is final: no text is replaced again, and a mild one is never told as grave', () => {
    for (const meeting of MEETINGS)
      for (const severity of SEVERITIES) {
        const chosen = fittedText('poison_animal', 'bird', meeting, severity);
        expect(fittedText(chosen, 'bird', meeting, severity)).toBe(chosen);
        expect(chosen.endsWith('_mild')).toBe(severity === 'CAUTION' || severity === 'INFO');
      }
  });
});
