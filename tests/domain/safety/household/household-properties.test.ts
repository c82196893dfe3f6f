import fc from 'fast-check';
import { expect, it } from 'vitest';
import { AllergyType, Condition, type Household, type Member, PetType } from '#domain/households/household.ts';
import { householdView } from '#domain/safety/household-view.ts';
import type { HouseholdReport, Warning } from '#domain/safety/report.ts';
import { SEVERITIES } from '#domain/safety/vocabulary.ts';
import { home, member } from '../pack.ts';
import { anyLabel, reportOfLabel } from '../random-labels.ts';

// Method M4.8.9 and M5.
const RUNS = { numRuns: 150 };
const VERDICTS: readonly HouseholdReport['verdict'][] = [
  'not_suitable',
  'not_enough_known',
  'suitable_locked',
  'suitable',
];

const FOODS = ['milk', 'soy', 'peanut', 'walnut', 'pine nut', 'latex', 'alpha-gal'];
const about: fc.Arbitrary<Partial<Member>> = fc.record({
  ageGroup: fc.constantFrom('infant', 'child', 'adult', 'senior'),
  pregnant: fc.boolean(),
  allergyTypes: fc.subarray([...AllergyType.options], { maxLength: 3 }),
  allergens: fc.subarray(FOODS, { maxLength: 2 }),
  conditions: fc.subarray([...Condition.options], { maxLength: 3 }),
});
const anyMember = (name: string): fc.Arbitrary<Member> => about.map((given) => member(name, given));
const anyHousehold: fc.Arbitrary<Household> = fc
  .tuple(fc.array(fc.nat(9), { maxLength: 2 }), fc.subarray([...PetType.options], { maxLength: 2 }))
  .chain(([who, pets]) =>
    fc.tuple(...who.map((_, at) => anyMember(`Person ${at}`))).map((members) => home(members, pets)),
  );

const rank = (warning: Warning): number => SEVERITIES.indexOf(warning.severity);
/** Whether every warning of one view is in the other, of the same kind (use or access) and at least as severe. */
const keeps = (before: HouseholdReport, after: HouseholdReport): boolean =>
  before.warnings.every((one) =>
    after.warnings.some(
      (other) =>
        other.subject === one.subject &&
        other.ingredient === one.ingredient &&
        other.kind === one.kind &&
        rank(other) <= rank(one),
    ),
  );

const noBetter = (before: HouseholdReport, after: HouseholdReport): void => {
  expect(keeps(before, after)).toBe(true);
  expect(after.adjusted ?? 0).toBeLessThanOrEqual(before.adjusted ?? 0);
  expect(VERDICTS.indexOf(after.verdict)).toBeLessThanOrEqual(VERDICTS.indexOf(before.verdict));
};

it('adding a member never removes a warning and never raises the adjusted score or the verdict', () => {
  fc.assert(
    fc.property(anyLabel, anyHousehold, anyMember('New'), (label, household, more) => {
      const report = reportOfLabel(label);
      noBetter(
        householdView(report, household),
        householdView(report, { ...household, members: [...household.members, more] }),
      );
    }),
    RUNS,
  );
});

it('adding a pet never removes a warning and never raises the adjusted score or the verdict', () => {
  fc.assert(
    fc.property(anyLabel, anyHousehold, fc.constantFrom(...PetType.options), (label, household, type) => {
      const report = reportOfLabel(label);
      const pets = [...household.pets, { id: 'new', type, name: 'New' }];
      noBetter(householdView(report, household), householdView(report, { ...household, pets }));
    }),
    RUNS,
  );
});

it('adding an allergy type or a condition never removes a warning and never raises the verdict', () => {
  const more = fc.record({
    type: fc.constantFrom(...AllergyType.options),
    condition: fc.constantFrom(...Condition.options),
  });
  fc.assert(
    fc.property(anyLabel, anyMember('Ana'), more, (label, ana, { type, condition }) => {
      const report = reportOfLabel(label);
      const worse: Member = {
        ...ana,
        allergyTypes: [...new Set([...ana.allergyTypes, type])],
        conditions: [...new Set([...ana.conditions, condition])],
      };
      noBetter(householdView(report, home([ana])), householdView(report, home([worse])));
    }),
    RUNS,
  );
});

it('being a child, an infant or pregnant never removes a warning and never raises the verdict', () => {
  const more = fc.constantFrom<Partial<Member>>({ ageGroup: 'child' }, { ageGroup: 'infant' }, { pregnant: true });
  fc.assert(
    fc.property(anyLabel, anyMember('Ana'), more, (label, ana, is) => {
      const report = reportOfLabel(label);
      const grown: Member = { ...ana, ageGroup: 'adult', pregnant: false };
      noBetter(householdView(report, home([grown])), householdView(report, home([{ ...grown, ...is }])));
    }),
    RUNS,
  );
});

it('adding a named allergen never removes a warning, unless "food" was all that was known', () => {
  fc.assert(
    fc.property(anyLabel, anyMember('Ana'), fc.constantFrom(...FOODS), (label, ana, food) => {
      // "Food" alone warns about every allergen; the first named allergen narrows it down.
      fc.pre(!ana.allergyTypes.includes('food') || ana.allergens.length > 0);
      const report = reportOfLabel(label);
      const worse: Member = { ...ana, allergens: [...new Set([...ana.allergens, food])] };
      noBetter(householdView(report, home([ana])), householdView(report, home([worse])));
    }),
    RUNS,
  );
});

it('the view never exceeds the base score, and names everybody it warns', () => {
  fc.assert(
    fc.property(anyLabel, anyHousehold, (label, household) => {
      const report = reportOfLabel(label);
      const view = householdView(report, household);
      expect(view.adjusted ?? 0).toBeLessThanOrEqual(report.score ?? 0);
      const known = new Set<string | null>([null, ...household.members.map(({ name }) => name)]);
      for (const { name } of household.pets) known.add(name);
      for (const warning of view.warnings) expect(known.has(warning.subject)).toBe(true);
    }),
    RUNS,
  );
});
