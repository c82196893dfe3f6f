import { describe, expect, it } from 'vitest';
import { assess } from '#domain/safety/engine.ts';
import { knowledge } from '../pack.ts';

const told = (text: string): readonly string[] =>
  assess({ text, types: ['food'], forms: [], baby: false }, knowledge).warnings.map(
    ({ severity, audience }) => `${severity} ${audience}`,
  );

describe('foods by the cases, compounds and names that labels use (method M6.2.9)', () => {
  it.each([
    ['Συστατικά: ζάχαρη, πάστα φιστικιών', ['peanut', 'tree_nut']],
    ['Συστατικά: ζάχαρη, πάστα φουντουκιών', ['tree_nut']],
    ['Συστατικά: αλεύρι, εκχύλισμα γαρίδων, ζωμός μυδιών', ['crustacean', 'mollusc']],
    ['Ingredients: tvorog, sugar', ['milk']],
    ['Ingredients: sugar, labneh', ['milk']],
    ['Zutaten: Reis, Tintenfischtinte', ['mollusc']],
    ['Ingrediënten: rijst, inktvisinkt', ['mollusc']],
    ['Ingredientes: arroz, tinta de chipirón', ['mollusc']],
    ['Ingredientes: arroz, tinta de choco', ['mollusc']],
    ['Состав: рис, чернила каракатицы', ['mollusc']],
    ['Baklava', ['tree_nut', 'gluten', 'wheat']],
    ['Ingredients: sugar, baklava', ['tree_nut', 'gluten', 'wheat']],
    ['Состав: сахар, пахлава', ['tree_nut', 'gluten', 'wheat']],
  ])('%s', (text, allergens) => {
    const all = told(text);
    for (const allergen of allergens) expect(all).toContain(`CRITICAL al_food(${allergen})`);
  });

  it.each([
    ['Συστατικά: ζάχαρη, φιστίκια αράπικα', 'tree_nut'],
    ['Συστατικά: ζάχαρη, φιστίκια Αιγίνης', 'peanut'],
    ['Zutaten: Reis, Tintenfischtinte', 'fish'],
    ['Zutaten: Reis, Austernpilze', 'mollusc'],
  ])('%s is no %s', (text, allergen) => {
    expect(told(text).filter((one) => one.endsWith(`al_food(${allergen})`))).toEqual([]);
  });
});

describe('honey by the plant or place it is from (method M6.1.6)', () => {
  it.each([
    'Ingrediënten: haver, bloemenhoning',
    'Ingrediënten: haver, heidehoning',
    'Ingrediënten: haver, honingpoeder',
    'Zutaten: Hafer, Heidehonig',
    'Zutaten: Hafer, Heidehonigpulver',
    'Ingredienser: havre, skogshonung',
    'Ingredienser: havre, lynghonning',
    'Ainesosat: kaura, metsähunaja',
  ])('%s', (text) => expect(told(text)).toContain('CRITICAL infant'));

  it.each(['Zutaten: Hafer, Kunsthonig', 'Ingrediënten: haver, kunsthoning'])('%s is boiled from sugar', (text) =>
    expect(told(text)).not.toContain('CRITICAL infant'),
  );
});
