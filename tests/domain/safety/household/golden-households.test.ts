import { describe, expect, it } from 'vitest';
import type { Household } from '#domain/households/household.ts';
import { assess } from '#domain/safety/engine.ts';
import { householdView } from '#domain/safety/household-view.ts';
import type { Severity } from '#domain/safety/vocabulary.ts';
import { GOLDEN, type GoldenKey } from '../golden-products.ts';
import { home, knowledge, member } from '../pack.ts';

const mia = member('Mia', { ageGroup: 'child' });
type Expected = readonly [subject: string | null, severity: Severity, ingredient: string];

// The household warnings of method M10.1.10.
const CASES: readonly (readonly [GoldenKey, string, Household, Expected])[] = [
  ['G1', 'a cat', home([], ['cat']), ['the cat', 'WARNING', 'Benzalkonium Chloride']],
  ['G1', 'asthma', home([member('Leo', { conditions: ['asthma'] })]), ['Leo', 'WARNING', 'Fragrance']],
  [
    'G1',
    'a skin allergy',
    home([member('Ana', { allergyTypes: ['skin'] })]),
    ['Ana', 'WARNING', 'Methylisothiazolinone'],
  ],
  ['G4', 'everyone', home([]), [null, 'WARNING', 'Methylisothiazolinone']],
  ['G5', 'a child', home([mia]), ['Mia', 'CRITICAL', 'Sodium Hypochlorite']],
  ['G5', 'a child', home([mia]), ['Mia', 'CAUTION', 'Sodium Hydroxide']],
  ['G5', 'a dog', home([], ['dog']), ['the dog', 'WARNING', 'Sodium Hypochlorite']],
  ['G5', 'a cat', home([], ['cat']), ['the cat', 'WARNING', 'Sodium Hypochlorite']],
  ['G5', 'a bird', home([], ['bird']), ['the bird', 'WARNING', 'Sodium Hypochlorite']],
  ['G5', 'asthma', home([member('Leo', { conditions: ['asthma'] })]), ['Leo', 'WARNING', 'Sodium Hypochlorite']],
  ['G6', 'a dog', home([], ['dog']), ['the dog', 'CRITICAL', 'Xylitol']],
  ['G6', 'PKU', home([member('Leo', { conditions: ['pku'] })]), ['Leo', 'CRITICAL', 'Aspartame']],
  [
    'G6',
    'a soy allergy',
    home([member('Ana', { allergyTypes: ['food'], allergens: ['soy'] })]),
    ['Ana', 'CRITICAL', 'Soy Lecithin'],
  ],
  ['G7', 'a child', home([mia]), ['Mia', 'CAUTION', 'Tartrazine']],
  ['G7', 'a child', home([mia]), ['Mia', 'CAUTION', 'Allura Red AC']],
  ['G7', 'a child', home([mia]), ['Mia', 'CAUTION', 'Sunset Yellow FCF']],
  ['G7', 'everyone', home([]), [null, 'WARNING', 'Titanium Dioxide']],
  ['G8', 'a cat', home([], ['cat']), ['the cat', 'CRITICAL', 'Permethrin']],
  ['G8', 'fish', home([], ['fish']), ['the fish', 'CRITICAL', 'Permethrin']],
  ['G8', 'pregnancy', home([member('Eva', { pregnant: true })]), ['Eva', 'CRITICAL', 'N-Methyl-2-pyrrolidone']],
];

describe.each(CASES)('%s with %s', (key, _, household, [subject, severity, ingredient]) => {
  it(`warns ${severity} of ${ingredient}`, () => {
    const view = householdView(assess(GOLDEN[key].input, knowledge), household);
    const found = view.warnings.find((one) => one.subject === subject && one.ingredient === ingredient);
    expect(found?.severity).toBe(severity);
    expect(found?.message).toContain(ingredient);
    if (subject !== null) expect(`${found?.message} ${found?.action}`).toContain(subject);
  });
});

it('G2 warns nobody, whoever lives there', () => {
  expect(assess(GOLDEN.G2.input, knowledge).warnings).toEqual([]);
  const household = home(
    [
      mia,
      member('Eva', { pregnant: true, conditions: ['asthma', 'eczema', 'coeliac', 'lactose', 'migraine'] }),
      member('Ana', {
        allergyTypes: ['skin', 'fragrance', 'chemical', 'food', 'respiratory', 'pollen', 'dust', 'mold'],
      }),
    ],
    ['dog', 'cat', 'bird', 'fish', 'small_mammal', 'reptile', 'other'],
  );
  expect(householdView(assess(GOLDEN.G2.input, knowledge), household)).toEqual({
    adjusted: 99,
    verdict: 'suitable',
    warnings: [],
  });
});
