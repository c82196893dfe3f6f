import { describe, expect, it } from 'vitest';
import { assess } from '#domain/safety/engine.ts';
import { knowledge } from '../pack.ts';

const told = (text: string): readonly string[] =>
  assess({ text, types: ['food'], forms: [], baby: false }, knowledge).warnings.map(
    ({ severity, audience }) => `${severity} ${audience}`,
  );

describe('an absence that the label takes back, or that nobody vouches for (method M6.2.23)', () => {
  it.each([
    ['We cannot guarantee that this is free from nuts', 'tree_nut'],
    ['We cannot guarantee that this product is nut free', 'tree_nut'],
    ["We can't guarantee this product is free from peanuts.", 'peanut'],
    ['This product can not be guaranteed to be free from peanut traces.', 'peanut'],
    ['Ne peut être garanti sans arachide', 'peanut'],
    ["L'absence d'arachide ne peut être garantie.", 'peanut'],
    ['No se puede garantizar la ausencia de cacahuete', 'peanut'],
    ['No podemos garantizar que esté libre de cacahuetes', 'peanut'],
    ["Non possiamo garantire l'assenza di arachidi", 'peanut'],
    ['Wir können nicht garantieren, dass dieses Produkt frei von Nüssen ist', 'tree_nut'],
    ['Wij kunnen niet garanderen dat dit product vrij is van noten', 'tree_nut'],
    ['Not made in a nut-free factory', 'tree_nut'],
    ['Our factory is not nut free.', 'tree_nut'],
    ['This product is not milk free.', 'milk'],
    ['This product is not dairy-free.', 'milk'],
    ['Not suitable for a milk-free diet.', 'milk'],
    ['No está libre de leche.', 'milk'],
    ['Nie jest wolny od mleka.', 'milk'],
    ['Nicht milchfrei', 'milk'],
    ['Dairy free: ✗ Gluten free: ✓', 'milk'],
    ['Dairy free: no. Gluten free: yes', 'milk'],
  ])('Rice, sugar. %s', (sentence, allergen) => {
    expect(told(`Rice, sugar. ${sentence}`)).toContain(`WARNING al_food(${allergen})`);
  });

  it.each([
    'This product is not gluten free.',
    'No es sin gluten.',
    'Questo prodotto non è senza glutine.',
    'Dieses Produkt ist nicht glutenfrei.',
    "Ce produit n'est pas sans gluten.",
  ])('with coeliac disease: %s', (sentence) => {
    expect(told(`Rice, sugar. ${sentence}`)).toContain('WARNING coeliac');
  });

  it.each([
    'Free from milk and nuts. Not free from sugar.',
    'Not only dairy free but also gluten free',
    'Milk free.',
    'Milk: no. Gluten: no.',
  ])('an absence stays one: %s', (sentence) => {
    expect(told(`Rice, sugar. ${sentence}`).filter((one) => /milk|nut|gluten|coeliac/.test(one))).toEqual([]);
  });
});

describe('the E of an additive in Cyrillic and Greek print (method M2.9.1)', () => {
  it.each([
    ['Вино, консервант: Е220', 'CRITICAL al_food(sulphite)'],
    ['Сахар, Е 951', 'CRITICAL pku'],
    ['ζάχαρη, Ε 220, Ε951', 'CRITICAL pku'],
    ['подсладители: Е 967, Е 951', 'CRITICAL dog'],
  ])('%s: %s', (text, warning) => expect(told(text)).toContain(warning));
});
