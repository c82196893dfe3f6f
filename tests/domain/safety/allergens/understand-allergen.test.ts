import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { normaliseName } from '#domain/knowledge/names/normalise.ts';
import { assess } from '#domain/safety/engine.ts';
import { chosenIngredient } from '#domain/safety/household/chosen-ingredient.ts';
import { withKin } from '#domain/safety/household/substance-kin.ts';
import { SUBSTANCES } from '#domain/safety/household/substance-words.ts';
import { isUnderstood, understandAllergen, understandTyped } from '#domain/safety/household/understand-allergen.ts';
import { householdView } from '#domain/safety/household-view.ts';
import type { HouseholdReport } from '#domain/safety/report.ts';
import type { ProductType } from '#domain/safety/vocabulary.ts';
import { home, knowledge, member } from '../pack.ts';

const viewOf = (text: string, allergen: string, type: ProductType = 'food'): HouseholdReport =>
  householdView(
    assess({ text, types: [type], forms: [], baby: false }, knowledge),
    home([member('Ana', { allergens: [allergen] })]),
    (typed) => understandAllergen(typed, knowledge),
  );

describe('allergens of food law are understood in six languages', () => {
  it.each([
    ['mustard seed', 'mustard'],
    ['Senfkörner', 'mustard'],
    ['wheat', 'wheat'],
    ['tarwe', 'wheat'],
    ['Erdnüsse', 'peanut'],
    ['pinda', 'peanut'],
    ['œufs', 'egg'],
    ['koemelk', 'milk'],
    ['leche de vaca', 'milk'],
    ['latte vaccino', 'milk'],
    ['crevettes', 'crustacean'],
    ['cozze', 'mollusc'],
    ['altramuces', 'lupin'],
    ['selderij', 'celery'],
    ['E220', 'sulphite'],
    ['ajonjolí', 'sesame'],
    ['soya beans', 'soy'],
    ['anchovies', 'fish'],
    ['walnuts', 'tree_nut'],
  ])('%s is %s', (typed, id) => {
    expect(understandAllergen(typed).ids).toContain(id);
  });
});

describe('an ingredient is understood with its names', () => {
  it.each([
    ['PPD', 'p-phenylenediamine', 'Aqua, p-Phenylenediamine', 'leave_on'],
    ['MSG', 'monosodium-glutamate', 'Rice, flavour enhancer: E621', 'food'],
    ['kiwi', 'kiwi', 'Apple, kiwi', 'food'],
    ['strawberry', 'strawberry', 'Zucker, Erdbeeren', 'food'],
    ['fraise', 'strawberry', 'Sugar, strawberries', 'food'],
  ] as const)('%s: %s in %s', (typed, id, text, type) => {
    expect(understandAllergen(typed).ingredients).toEqual([id]);
    const view = viewOf(text, typed, type);
    expect(view.verdict).toBe('not_suitable');
    expect(view.warnings.some(({ subject, severity }) => subject === 'Ana' && severity !== 'INFO')).toBe(true);
  });

  it('whatever the pack knows is understood with the pack, by name, E number and CAS number', () => {
    expect(understandAllergen('Kojic acid', knowledge).ingredients).toEqual(['kojic-acid']);
    expect(understandAllergen('501-30-4', knowledge).ingredients).toEqual(['kojic-acid']);
    expect(isUnderstood(understandAllergen('E330', knowledge))).toBe(true);
  });

  it('every substance of the list is an ingredient of the pack', () => {
    for (const id of Object.keys(SUBSTANCES)) expect(knowledge.ingredient(id)?.id, id).toBe(id);
  });

  it('what was chosen in the form is kept by its id and found by it', () => {
    expect(understandAllergen(chosenIngredient('kojic-acid')).ingredients).toEqual(['kojic-acid']);
    expect(viewOf('Aqua, Kojic Acid', chosenIngredient('kojic-acid'), 'leave_on').verdict).toBe('not_suitable');
  });
});

const meaningOf = (typed: string): readonly string[] =>
  understandTyped(typed).map(({ means: { ids, ingredients, condition } }) =>
    [...ids, ...ingredients, ...(condition === null ? [] : [condition])].join('+'),
  );

describe('a phrase of a person is understood by the name in it (method M6.2.12)', () => {
  it.each([
    ["cow's milk protein", 'milk'],
    ["I am allergic to cow's milk", 'milk'],
    ['CMPA', 'milk'],
    ['MI', 'methylisothiazolinone'],
    ['PG', 'propylene-glycol'],
    ['peanut allergy', 'peanut'],
    ['nut allergy', 'peanut+tree_nut'],
    ['soy allergy', 'soy'],
    ['dairy free', 'milk'],
    ['no eggs', 'egg'],
    ['lactose intolerant', 'lactose'],
    ['nickel allergy', 'nickel'],
    ['allergie aux œufs', 'egg'],
    ['allergique à l’arachide', 'peanut'],
    ['intolérance au gluten', 'gluten'],
    ['protéines de lait de vache', 'milk'],
    ['Milchallergie', 'milk'],
    ['Allergie gegen Nüsse', 'tree_nut'],
    ['Kuhmilcheiweißallergie', 'milk'],
    ['laktoseintolerant', 'lactose'],
    ['Histaminunverträglichkeit', 'histamine'],
    ['soy alérgico a los cacahuetes', 'peanut'],
    ['alergia a la proteína de la leche de vaca', 'milk'],
    ['intolerancia a la lactosa', 'lactose'],
    ["allergia all'uovo", 'egg'],
    ['intollerante al glutine', 'gluten'],
    ['proteine del latte vaccino', 'milk'],
    ['koemelkeiwitallergie', 'milk'],
    ["allergisch voor pinda's", 'peanut'],
    ['glutenvrij', 'gluten'],
  ])('%s', (typed, meant) => {
    expect(meaningOf(typed)).toEqual([meant]);
  });

  it.each([
    ['milk and eggs', ['milk', 'egg']],
    ['lait, œufs et arachides', ['milk', 'egg', 'peanut']],
    ['Milch und Eier', ['milk', 'egg']],
    ['leche y huevos', ['milk', 'egg']],
    ['latte e uova', ['milk', 'egg']],
    ['melk en eieren', ['milk', 'egg']],
    ['mustard and sesame allergy', ['mustard', 'sesame']],
    ['fruits de mer', ['crustacean+mollusc']],
    ['milk and xyzzy', ['milk', '']],
  ])('several: %s', (typed, meant) => {
    expect(meaningOf(typed)).toEqual(meant);
  });

  it.each([
    'nuts but not almonds',
    'not allergic to milk',
    'allergic to everything',
    'allergy',
    'citrus allergy',
    'and',
  ])('what takes out, or names nothing, is not understood: %s', (typed) => {
    expect(meaningOf(typed)).toEqual(['']);
  });

  it('each of several is told, and what of them is not understood leaves nothing suitable', () => {
    expect(viewOf('Sugar, egg', 'milk and eggs').verdict).toBe('not_suitable');
    expect(viewOf('Sugar, milk', 'milk and eggs').warnings[0]).toMatchObject({ severity: 'CRITICAL', subject: 'Ana' });
    expect(viewOf('Water, sugar', 'milk and eggs').verdict).toBe('suitable');
    expect(viewOf('Water, sugar', 'milk and xyzzy').verdict).toBe('not_enough_known');
  });

  it('a food in a phrase stays the food, whatever stands around it', () => {
    const around = ['allergy to %', 'allergic to %', 'intolerant to %', '% allergy', 'severe allergy to %', 'no %'];
    const plain = (typed: string) => understandAllergen(typed).ids;
    for (const food of [
      'milk',
      'eggs',
      'peanuts',
      'soy',
      'sesame',
      'mustard',
      'celery',
      'lupin',
      'fish',
      'shellfish',
    ]) {
      for (const phrase of around) expect(plain(phrase.replace('%', food)), phrase + food).toEqual(plain(food));
    }
  });
});

it('wheat is told where the label says it in Dutch', () => {
  expect(viewOf('Suiker, tarwebloem', 'wheat').warnings[0]).toMatchObject({ severity: 'CRITICAL', subject: 'Ana' });
});

describe('what holds, releases or is of what was named (method M6.2.12)', () => {
  it.each(['formaldehyde', 'cinnamon', 'phenoxymethylpenicillin', 'chicken'])(
    'every kin of %s is in the pack',
    (id) => {
      const kin = withKin(id);
      expect(kin.length).toBeGreaterThan(1);
      expect(kin.filter((one) => knowledge.ingredient(one) === undefined)).toEqual([]);
    },
  );

  it.each([
    ['penicillin', 'amoxicillin'],
    ['formaldehyde', 'dmdm-hydantoin'],
    ['Zimt', 'cassia'],
  ])('%s: %s', (typed, id) => expect(understandAllergen(typed, knowledge).ingredients).toContain(id));

  it('poultry is not suitable with an allergy to chicken', () => {
    expect(viewOf('Poultry meat 60%, salt', 'chicken').verdict).toBe('not_suitable');
    expect(viewOf('Turkey meat 60%, salt', 'chicken').verdict).not.toBe('not_suitable');
  });
});

describe('a word that nobody understands', () => {
  const clean = 'Water, sugar';

  it('never gives "suitable", and the reason is said', () => {
    expect(viewOf(clean, 'milk').verdict).toBe('suitable');
    const view = viewOf(clean, 'xyzzy');
    expect(view.verdict).toBe('not_enough_known');
    expect(view.warnings.map(({ family, message }) => [family, message.includes('not recognised')])).toEqual([
      ['allergen_not_understood', true],
    ]);
  });

  it('says what may have been meant', () => {
    expect(understandAllergen('mustrd').suggestions).toContain('mustard');
    expect(understandAllergen('penut').suggestions).toContain('peanut');
    expect(understandAllergen('strawbery').suggestions).toContain('strawberry');
  });

  it('is still looked for as it stands', () => {
    expect(viewOf('Sugar, xyzzy', 'xyzzy').verdict).toBe('not_suitable');
  });

  it('whatever is typed, nothing unknown is suitable', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1, maxLength: 20 }), (typed) => {
        const understood = understandAllergen(typed, knowledge);
        const parts = understandTyped(typed, (part) => understandAllergen(part, knowledge));
        if (parts.every(({ means }) => isUnderstood(means))) return;
        expect(understood.word).toBe(normaliseName(typed));
        expect(viewOf(clean, typed).verdict).not.toMatch(/^suitable/);
      }),
      { numRuns: 150 },
    );
  });
});
