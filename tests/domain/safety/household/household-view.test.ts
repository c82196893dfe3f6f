import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  AgeGroup,
  AllergyType,
  Condition,
  type Household,
  type Member,
  PetType,
} from '#domain/households/household.ts';
import { assess } from '#domain/safety/engine.ts';
import { householdView } from '#domain/safety/household-view.ts';
import type { HouseholdReport, Report, Warning } from '#domain/safety/report.ts';
import type { ProductForm, ProductType } from '#domain/safety/vocabulary.ts';
import { severityRank } from '#domain/safety/warnings/collect.ts';
import { GOLDEN } from '../golden-products.ts';
import { home, knowledge, member } from '../pack.ts';
import { anyLabel, reportOfLabel } from '../random-labels.ts';

const reportOf = (text: string | null, type: ProductType, forms: ProductForm[] = [], name?: string): Report =>
  assess({ text, types: [type], forms, baby: false, ...(name === undefined ? {} : { name }) }, knowledge);
const of = (view: HouseholdReport, subject: string): readonly Warning[] =>
  view.warnings.filter((warning) => warning.subject === subject);

describe('the adjusted score', () => {
  it('takes 15 for a WARNING and stays below its cap', () => {
    const report = reportOf('Aqua, Glycerin, Parfum', 'leave_on');
    const view = householdView(report, home([member('Ana', { allergyTypes: ['fragrance'] })]));
    expect(of(view, 'Ana').map((one) => one.severity)).toEqual(['WARNING']);
    expect(view.adjusted).toBe(Math.min(69, (report.score ?? 0) - 15));
  });

  it('is at most 39 with a CRITICAL', () => {
    const view = householdView(assess(GOLDEN.G6.input, knowledge), home([], ['dog']));
    expect(view.adjusted).toBe(39);
  });

  it('is the base score where nobody is warned', () => {
    const view = householdView(assess(GOLDEN.G2.input, knowledge), home([member('Leo')]));
    expect(view).toEqual({ adjusted: 99, verdict: 'suitable', warnings: [] });
  });
});

describe('the verdict', () => {
  const chocolate = reportOf('Cocoa mass, sugar, cocoa butter', 'food');

  it('is "keep locked away" where only access harms: chocolate in a home with a dog', () => {
    const view = householdView(chocolate, home([member('Leo')], ['dog']));
    expect(view.verdict).toBe('suitable_locked');
    expect(of(view, 'the dog')[0]).toMatchObject({ severity: 'CRITICAL', kind: 'access' });
  });

  it('is not suitable where use harms', () => {
    const text = 'Sugar, water, milk powder';
    expect(householdView(reportOf(text, 'food'), home([member('Leo')])).verdict).toBe('suitable');
    const view = householdView(reportOf(text, 'food'), home([member('Leo', { allergens: ['milk'] })]));
    expect(view.verdict).toBe('not_suitable');
  });

  it('says that not enough is known without a list, and with a poor reading', () => {
    expect(householdView(reportOf(null, 'food'), home([])).verdict).toBe('not_enough_known');
    expect(householdView(reportOf('Zorbexine, Quillonate, Aqua', 'leave_on'), home([])).verdict).toBe(
      'not_enough_known',
    );
  });

  it('is not suitable below 70', () => {
    expect(householdView(assess(GOLDEN.G1.input, knowledge), home([])).verdict).toBe('not_suitable');
  });
});

describe('food allergies', () => {
  const cake = reportOf('Wheat flour, sugar, milk powder, almonds, pine nuts', 'food');
  const severity = (about: Partial<Member>, ingredient: string): string | undefined =>
    of(householdView(cake, home([member('Ana', about)])), 'Ana').find((one) => one.ingredient === ingredient)?.severity;

  it('warns CRITICAL of what is named, in any spelling people use', () => {
    for (const allergens of [['milk'], ['dairy'], ['Milch'], ['latte']]) {
      expect(severity({ allergens }, 'Milk'), allergens[0]).toBe('CRITICAL');
    }
  });

  it('lists all found as WARNING when no allergen is named', () => {
    const view = householdView(cake, home([member('Ana', { allergyTypes: ['food'] })]));
    const found = of(view, 'Ana').filter((one) => one.severity === 'WARNING');
    expect(found.length).toBeGreaterThanOrEqual(3);
    expect(of(view, 'Ana').some((one) => one.severity === 'CRITICAL')).toBe(false);
  });

  it('keeps what is not named as INFO beside what is', () => {
    expect(severity({ allergyTypes: ['food'], allergens: ['almond'] }, 'Almond')).toBe('CRITICAL');
    expect(severity({ allergyTypes: ['food'], allergens: ['almond'] }, 'Milk')).toBe('INFO');
  });

  it('warns of another tree nut as WARNING, and of the one that cross-reacts as CRITICAL', () => {
    const nuts = reportOf('Sugar, cashew nuts, hazelnuts', 'food');
    const found = of(householdView(nuts, home([member('Ana', { allergens: ['pistachio'] })])), 'Ana');
    expect(found.find((one) => one.ingredient.startsWith('Cashew'))?.severity).toBe('CRITICAL');
    expect(found.find((one) => one.ingredient === 'Hazelnut')?.severity).toBe('WARNING');
  });

  it('finds a word of the member’s own in the list and in the traces', () => {
    const own = of(householdView(cake, home([member('Ana', { allergens: ['pine nut'] })])), 'Ana');
    expect(own.map((one) => [one.severity, one.audience])).toEqual([['CRITICAL', 'al_food(pine nut)']]);
    const traces = reportOf('Sugar, water. May contain traces of pine nuts.', 'food');
    expect(of(householdView(traces, home([member('Ana', { allergens: ['pine nut'] })])), 'Ana')[0]?.severity).toBe(
      'WARNING',
    );
  });
});

describe('ages and infants', () => {
  it('counts an infant as a child', () => {
    const view = householdView(assess(GOLDEN.G5.input, knowledge), home([member('Ben', { ageGroup: 'infant' })]));
    expect(of(view, 'Ben')[0]).toMatchObject({ severity: 'CRITICAL', ingredient: 'Sodium Hypochlorite' });
  });

  it('no longer counts a child of school age', () => {
    const view = householdView(assess(GOLDEN.G5.input, knowledge), home([member('Tom', { ageGroup: 'school_child' })]));
    expect(of(view, 'Tom')).toEqual([]);
  });

  it('keeps honey from infants, and leaves other children to it', () => {
    const honey = reportOf('Honey', 'food');
    const view = householdView(
      honey,
      home([member('Ben', { ageGroup: 'infant' }), member('Mia', { ageGroup: 'child' })]),
    );
    expect(of(view, 'Ben')[0]?.severity).toBe('CRITICAL');
    expect(of(view, 'Mia').filter((one) => one.severity === 'CRITICAL')).toEqual([]);
  });

  it('tells of a skin entry for infants only in baby products', () => {
    const input = { text: 'Aqua, Glycerin, Propylparaben', types: ['leave_on'], forms: [], baby: false } as const;
    const infant = (report: Report): readonly Warning[] => report.warnings.filter((one) => one.audience === 'infant');
    expect(infant(assess(input, knowledge))).toEqual([]);
    expect(infant(assess({ ...input, baby: true }, knowledge)).map((one) => one.severity)).toEqual(['WARNING']);
  });
});

it('tells one warning of use and one of access per member and ingredient, by name (method M5.1.4)', () => {
  const family = home(
    [member('Mia', { ageGroup: 'child', pregnant: true, conditions: ['asthma', 'eczema'] })],
    ['cat'],
  );
  const view = householdView(assess(GOLDEN.G1.input, knowledge), family);
  const keys = view.warnings.map((one) => `${one.subject}|${one.ingredient}|${one.kind}`);
  expect(new Set(keys).size).toBe(keys.length);
  for (const one of view.warnings) {
    if (one.subject !== null) expect(`${one.message} ${one.action}`).toContain(one.subject);
  }
});

describe('what a child may get at', () => {
  const SAME: readonly [string, ProductType, Partial<Member>, string][] = [
    ['Aqua, Sodium Hypochlorite 3%', 'household', { conditions: ['asthma'] }, 'Sodium Hypochlorite'],
    ['Aqua, Ammonia 5%', 'household', { conditions: ['asthma'] }, 'Ammonia'],
    ['Naphthalene 99%', 'other', { conditions: ['g6pd'] }, 'Naphthalene'],
    ['Aspirin 100 mg', 'other', { conditions: ['anticoag'] }, 'Aspirin'],
    ['Ibuprofen 200 mg', 'other', { conditions: ['kidney'] }, 'Ibuprofen'],
    ['Ethanol 18%, thyme extract', 'food', { pregnant: true }, 'Ethanol'],
  ];
  it.each(SAME)('%s (%s): never stands in for what harms them in use', (text, type, about, ingredient) => {
    const report = reportOf(text, type);
    const used = (ageGroup: Member['ageGroup']) => {
      const view = householdView(report, home([member('Mia', { ...about, ageGroup })]));
      const told = of(view, 'Mia').filter((one) => one.kind === 'use' && one.ingredient === ingredient);
      return { verdict: view.verdict, told };
    };
    const adult = used('adult');
    expect(adult.told).toHaveLength(1);
    expect(used('child')).toEqual(adult);
    const view = householdView(report, home([member('Mia', { ...about, ageGroup: 'child' })]));
    expect(of(view, 'Mia').some((one) => one.kind === 'access' && one.ingredient === ingredient)).toBe(true);
  });
});

it('tells a dust allergy of powders and a mould allergy of koji', () => {
  const ana = home([member('Ana', { allergyTypes: ['dust', 'mold'] })]);
  const powder = householdView(reportOf('Sodium Carbonate, Sodium Percarbonate', 'household', ['powder']), ana);
  expect(of(powder, 'Ana').map((one) => one.severity)).toContain('CAUTION');
  const koji = householdView(reportOf('Rice koji, salt', 'food'), ana);
  expect(of(koji, 'Ana').map((one) => one.severity)).toEqual(['INFO']);
});

const anyMember: fc.Arbitrary<Member> = fc.record({
  id: fc.constantFrom('a', 'b', 'c'),
  name: fc.constantFrom('Mia', 'Leo', 'Ana'),
  ageGroup: fc.constantFrom(...AgeGroup.options),
  pregnant: fc.boolean(),
  allergyTypes: fc.subarray([...AllergyType.options]),
  allergens: fc.subarray(['milk', 'tree_nut', 'walnut', 'pine nut', 'nuts', 'soya', 'Zorbexine']),
  conditions: fc.subarray([...Condition.options]),
});
const anyHome: fc.Arbitrary<Household> = fc.record({
  members: fc.array(anyMember, { maxLength: 3 }),
  pets: fc.array(fc.constantFrom(...PetType.options), { maxLength: 3 }).map((types) => home([], types).pets),
});
const BEST_FIRST = ['suitable', 'suitable_locked', 'not_enough_known', 'not_suitable'] as const;

/** Expects every warning of `before` to be in `after`, at least as severe. */
const keepsAll = (before: HouseholdReport, after: HouseholdReport): void => {
  for (const one of before.warnings) {
    const same = after.warnings.filter(
      (other) => other.subject === one.subject && other.ingredient === one.ingredient && other.kind === one.kind,
    );
    expect(same.some((other) => severityRank(other.severity) <= severityRank(one.severity))).toBe(true);
  }
  expect(BEST_FIRST.indexOf(after.verdict)).toBeGreaterThanOrEqual(BEST_FIRST.indexOf(before.verdict));
  expect(after.adjusted ?? 0).toBeLessThanOrEqual(before.adjusted ?? 0);
};

describe('adding to a household never removes a warning, nor raises score or verdict', () => {
  it('a member or a pet', () => {
    fc.assert(
      fc.property(anyLabel, anyHome, anyMember, fc.constantFrom(...PetType.options), (label, household, more, pet) => {
        const report = reportOfLabel(label);
        const before = householdView(report, household);
        keepsAll(before, householdView(report, { ...household, members: [...household.members, more] }));
        keepsAll(before, householdView(report, { ...household, pets: [...household.pets, ...home([], [pet]).pets] }));
      }),
      { numRuns: 100 },
    );
  });

  it('an allergy, a condition or a pregnancy', () => {
    fc.assert(
      fc.property(
        anyLabel,
        anyMember,
        fc.constantFrom(...AllergyType.options),
        fc.constantFrom(...Condition.options),
        fc.constantFrom('peanut', 'egg', 'sesame', 'almond'),
        (label, one, allergy, condition, allergen) => {
          const report = reportOfLabel(label);
          const view = (changed: Partial<Member>): HouseholdReport =>
            householdView(report, home([{ ...one, ...changed }]));
          const before = view({});
          // Conditions, pregnancy and allergies only add warnings. The age group stays the same.
          keepsAll(before, view({ conditions: [...new Set([...one.conditions, condition])] }));
          keepsAll(before, view({ pregnant: true }));
          keepsAll(before, view({ allergyTypes: [...new Set([...one.allergyTypes, allergy])] }));
          // Naming the first allergen of "food" narrows it down: warnings about other foods become INFO.
          const narrows = one.allergyTypes.includes('food') && one.allergens.length === 0;
          if (!narrows) keepsAll(before, view({ allergens: [...one.allergens, allergen] }));
        },
      ),
      { numRuns: 100 },
    );
  });
});
