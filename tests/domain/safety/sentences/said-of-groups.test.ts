import { describe, expect, it } from 'vitest';
import { assess } from '#domain/safety/engine.ts';
import { understandAllergen } from '#domain/safety/household/understand-allergen.ts';
import { householdView } from '#domain/safety/household-view.ts';
import type { HouseholdReport } from '#domain/safety/report.ts';
import { home, knowledge, member } from '../pack.ts';

/** The view of a food for a person with one allergy. */
const seen = (allergen: string, text: string): HouseholdReport => {
  const mia =
    allergen === 'coeliac'
      ? member('Mia', { conditions: ['coeliac'] })
      : member('Mia', { allergyTypes: ['food'], allergens: [allergen] });
  const report = assess({ text, types: ['food'], forms: [], baby: false }, knowledge);
  return householdView(report, home([mia]), (typed) => understandAllergen(typed, knowledge));
};
const worst = (allergen: string, text: string): string => {
  const { verdict, warnings } = seen(allergen, text);
  const told = warnings.filter(({ severity }) => severity !== 'INFO');
  return `${verdict} ${told[0]?.severity ?? 'nothing'}`;
};

describe('words for several allergens (method M6.2.14)', () => {
  it.each([
    ['wheat', 'Rice, salt. Contains gluten.', 'not_suitable CRITICAL'],
    ['wheat', 'Rice, salt. May contain cereals containing gluten.', 'not_suitable WARNING'],
    ['wheat', 'Sel, sucre. Traces éventuelles de gluten.', 'not_suitable WARNING'],
    ['wheat', 'Arroz, sal. Contém glúten.', 'not_suitable CRITICAL'],
    ['crustacean', 'Rice, salt, seafood', 'not_suitable CRITICAL'],
    ['mollusc', 'Rice, salt, seafood', 'not_suitable CRITICAL'],
    ['fish', 'Rice, salt, seafood extract', 'not_suitable WARNING'],
    ['crustacean', 'Reis, Meeresfrüchte', 'not_suitable CRITICAL'],
    ['mollusc', 'Riz, sel, fruits de mer', 'not_suitable CRITICAL'],
    ['mollusc', 'Rice, salt. May contain shellfish.', 'not_suitable WARNING'],
    ['frutta secca', 'Milk, peanut, almond, hazelnut', 'not_suitable CRITICAL'],
  ])('tells %s of %j', (allergen, text, told) => {
    expect(worst(allergen, text)).toBe(told);
  });

  it.each([
    ['wheat', 'Water, barley malt, hops. Contains gluten.'],
    ['wheat', 'Rice, salt. Contains gluten (barley).'],
    ['wheat', 'Rice, salt. Gluten free.'],
    ['mollusc', 'Rice, salt. Contains crustacean shellfish (shrimp).'],
    ['mollusc', 'Rice, shrimp, salt. Contains shellfish.'],
  ])('does not tell %s of %j, where the label says which', (allergen, text) => {
    expect(worst(allergen, text)).toBe('suitable nothing');
  });
});

const LIST = 'rice, sugar, water, salt, sunflower oil, corn starch, potato starch, tomato, onion';

describe('a label that was not understood as a whole (method M6.2.15)', () => {
  it.each(['xyzzy blorf', 'grumbly paste'])('is not suitable with %j in it', (name) => {
    expect(worst('milk', `${LIST}, ${name}`)).toBe('not_enough_known CAUTION');
    // A household without food allergies.
    const report = assess({ text: `${LIST}, ${name}`, types: ['food'], forms: [], baby: false }, knowledge);
    expect(householdView(report, home([member('Ana')])).verdict).toBe('suitable');
  });

  it.each([`${LIST}, caramel color,`, `${LIST}, cherries (cherries, sugar`])('is not suitable cut off: %j', (text) => {
    expect(seen('milk', text).verdict).toBe('not_enough_known');
    const { notes, confidence } = assess({ text, types: ['food'], forms: [], baby: false }, knowledge);
    expect(notes.join()).toContain('seems to be cut off');
    expect(['C', 'D']).toContain(confidence.grade);
  });

  it('is suitable where every name is known', () => {
    expect(worst('milk', LIST)).toBe('suitable nothing');
  });
});

describe('a food that no law makes a label name (method M6.2.16)', () => {
  it.each([
    ['tomato', 'Rice, ketchup'],
    ['garlic', 'Rice, spices'],
    ['cinnamon', 'Riz, épices'],
    ['corn', 'Rice, dextrose, salt'],
    ['pine nut', 'Rice, pesto'],
  ])('%s is not answered with suitable for %j', (allergen, text) => {
    expect(worst(allergen, text)).toBe('not_enough_known CAUTION');
  });

  it.each([
    ['garlic', 'Rice, salt'],
    ['tomato', 'Rice, starch, salt'],
  ])('%s is, for %j', (allergen, text) => {
    expect(worst(allergen, text)).toBe('suitable nothing');
  });
});

describe('what stands behind a colon (method M6.2.11)', () => {
  it.each([
    ['coeliac', 'PASTA: farina di riso, acqua. RIPIENO: ricotta, spinaci'],
    ['milk', 'Sauce: tomatoes, water, salt.'],
    ['milk', 'Filling: sugar, apple. Dough: maize flour, water'],
    ['milk', 'Chocolate coating: sugar, cocoa butter'],
  ])('says for %s what %j is made of', (allergen, text) => {
    expect(worst(allergen, text)).toBe('suitable nothing');
  });

  it.each([
    ['wheat', 'Dough: wheat flour, water', 'not_suitable CRITICAL'],
    ['milk', 'Chocolate, chocolate coating: sugar, cocoa butter', 'not_suitable WARNING'],
    ['milk', 'Filling: butter, sugar', 'not_suitable CRITICAL'],
  ])('tells %s of %j', (allergen, text, told) => {
    expect(worst(allergen, text)).toBe(told);
  });
});

describe('allergen words in more languages, and what only sounds like one (method M6.2.1)', () => {
  it.each([
    ['coeliac', 'Fullkornsmjöl av RÅG, vatten, jäst, salt'],
    ['coeliac', 'Fullkornsrågmjöl, vatten, salt'],
    ['wheat', 'Fullkornsvetemjöl, vatten, salt'],
    ['wheat', 'Mel av hvete, vann, salt'],
    ['milk', `${LIST}, stracciatella`],
    ['milk', `${LIST}, caillé`],
    ['milk', `${LIST}, recaldent`],
    ['egg', `${LIST}, Flüssigei`],
    ['tree_nut', `${LIST}, castanha do Pará`],
    ['soy', `${LIST}, kinako`],
  ])('tells %s of %j', (allergen, text) => {
    expect(worst(allergen, text)).toBe('not_suitable CRITICAL');
  });

  it.each([
    ['fish', 'Fish-shaped crackers (corn, salt)'],
    ['mollusc', 'oyster plant, salt'],
    ['egg', 'egg fruit, sugar'],
    ['egg', 'Eiwit van tarwe (gluten) 70%, zout'],
    ['coeliac', 'corn couscous, salt'],
    ['milk', "sucre, agents d'enrobage: cire d'abeille"],
  ])('tells %s nothing grave of %j', (allergen, text) => {
    expect(seen(allergen, text).warnings.filter(({ severity }) => severity === 'CRITICAL')).toEqual([]);
    expect(seen(allergen, text).verdict).toBe('suitable');
  });

  it('takes a Polish sentence of traces for one', () => {
    const text = 'Mąka żytnia, woda, drożdże. W zakładzie używa się: sezamu, soi, mleka.';
    for (const allergen of ['soy', 'milk', 'sesame']) expect(worst(allergen, text)).toBe('not_suitable WARNING');
  });
});

describe('what stands behind a denied additive (method M6.2.17)', () => {
  it.each([
    'Sugar, no added preservatives milk powder, salt',
    'Sugar, without flavourings and with milk',
    'Zucker, frei von Farbstoffen Milchpulver, Salz',
    'Sucre, sans colorant lait entier, sel',
    'Azúcar, sin colorantes leche en polvo',
    'Socker, utan färgämnen mjölkpulver',
    'Açúcar, sem corantes leite em pó',
  ])('is told of, for it may be in the list: %j', (text) => {
    expect(worst('milk', text)).toBe('not_suitable WARNING');
  });

  it.each([
    'Sugar, salt. No added milk or egg.',
    'Sugar, salt. Contains no preservatives, milk or egg.',
    'Arroz, sal. Não contém leite',
    'Rice, plant-based milk, salt',
    'Reis, Pflanzensahne',
  ])('is not where it is denied as well: %j', (text) => {
    expect(worst('milk', text)).toBe('suitable nothing');
  });
});

describe('sentences of traces (method M6.2.2, M6.2.15)', () => {
  it.each([
    ['milk', 'Azúcar, sal. No apto para alérgicos a la leche'],
    ['milk', 'Riso, sale. Non adatto agli allergici al latte'],
    ['milk', 'Arroz, sal. Fabricado em instalações que utilizam leite'],
    ['egg', 'Rice, salt. Packed alongside egg.'],
    ['crustacean', 'Suiker. Kan sporen bevatten van schaal- en weekdieren'],
    ['soy', 'Cukier. Może zawierać śladowe ilości: glutenu, jaj, orzechów, sezamu, soi'],
    ['crustacean', 'Socker. Kan innehålla spår av ägg, soja, sesam, skaldjur och blötdjur'],
    ['peanut', 'Azúcar. Puede contener trazas de frutos secos'],
    ['wheat', 'Zucker. Kann Spuren von glutenhaltigem Getreide enthalten'],
  ])('tell %s: %j', (allergen, text) => {
    expect(worst(allergen, text)).toBe('not_suitable WARNING');
  });

  it.each([
    'Sugar, salt. May contain xyzzy.',
    'Sugar, salt, rice. Traces ofnuts andpeanuts.',
    'Zucker. Kann Spuren von Erd- und Schalenfrüchten enthalten',
  ])('with a word that nobody understands are suitable for nobody with a food allergy: %j', (text) => {
    expect(worst('peanut', text)).toBe('not_enough_known CAUTION');
  });

  it('with words that are all understood leave the others alone', () => {
    expect(worst('fish', 'Sugar, salt. May contain traces of nuts and milk.')).toBe('suitable nothing');
  });
});
