import { describe, expect, it } from 'vitest';
import { assess } from '#domain/safety/engine.ts';
import type { ProductForm, ProductType } from '#domain/safety/vocabulary.ts';
import { knowledge } from '../pack.ts';

const told = (type: ProductType, text: string, forms: readonly ProductForm[] = []): readonly string[] =>
  assess({ text, types: [type], forms, baby: false }, knowledge).warnings.map(
    ({ severity, audience }) => `${severity} ${audience}`,
  );

describe('the oil of a plant is no fat (method M3.4.6)', () => {
  it.each([
    'Melaleuca alternifolia oil',
    'Cinnamomum camphora oil',
    'Syzygium aromaticum oil',
    'Gaultheria fragrantissima oil',
    'Eucalyptus radiata oil',
    'Oregano essential oil',
  ])('%s', (text) => {
    expect(told('leave_on', text, ['neat'])).toContain('CRITICAL child');
  });

  it('also in a list without commas', () => {
    expect(told('leave_on', 'Aqua Glycerin Melaleuca Alternifolia Oil Parfum Limonene', ['neat'])).toContain(
      'CRITICAL child',
    );
  });

  it.each(['Coconut oil', 'Helianthus annuus oil', 'Cocos nucifera oil'])('%s is one', (text) => {
    expect(told('leave_on', text, ['neat'])).toEqual([]);
  });
});

describe('allergens in other spellings (method M2.7.10, M6.2.11)', () => {
  const GLUTEN = ['CRITICAL al_food(gluten)', 'WARNING al_food(gluten)', 'CRITICAL coeliac', 'WARNING coeliac'];

  it.each([
    'Ingredients: Rice, salt. Allergy advice: for allergens, including cereals containing gluten, see ingredients in bold.',
    'Rice, salt. For allergens, including cereals containing gluten, see ingredients in BOLD.',
    'Rice, salt. Allergy Advice! For allergens, including Cereals containing Gluten, please see ingredients highlighted in bold.',
    'Orez, apă. Fără gluten.',
  ])('%s', (text) => {
    expect(told('food', text).filter((one) => GLUTEN.includes(one))).toEqual([]);
  });

  it.each([
    [
      'Oats, salt. For allergens, including cereals containing gluten, see ingredients in bold.',
      'CRITICAL al_food(gluten)',
    ],
    [
      'Rice, salt. For allergens, including cereals containing gluten, see ingredients in bold. Contains milk',
      'CRITICAL al_food(milk)',
    ],
    ['Wasser, Suppengrün, Salz', 'WARNING al_food(celery)'],
    ['Tomatoes, soffritto, salt', 'WARNING al_food(celery)'],
    ['Potato gnocchi, tomato', 'WARNING coeliac'],
    ['Butter, Marmite', 'CRITICAL coeliac'],
    ['İçindekiler: su, hardal, tuz', 'CRITICAL al_food(mustard)'],
  ])('%s', (text, expected) => {
    expect(told('food', text)).toContain(expected);
  });
});

describe('supplements, and a hardener', () => {
  it.each([
    ['food', 'Red yeast rice, monacolin K 2.9 mg', 'WARNING preg'],
    ['food', 'Cod liver oil 1000 mg, gelatine, glycerin', 'WARNING preg'],
    ['food', 'White willow bark extract 400 mg', 'WARNING anticoag'],
    ['food', 'Colloidal silver 10 ppm, water', 'WARNING everyone'],
    ['other', 'Methyl ethyl ketone peroxide', 'CRITICAL child'],
  ] as const)('%s: %s', (type, text, expected) => {
    expect(told(type, text, type === 'food' ? ['supplement'] : [])).toContain(expected);
  });
});

describe('allergens in Czech, Slovak, Russian and Turkish (method M6.2.11)', () => {
  it.each([
    ['Cukr, sůl. Může obsahovat stopy arašídů', 'WARNING al_food(peanut)'],
    ['Cukr, sůl. Může obsahovat skořápkové plody', 'WARNING al_food(tree_nut)'],
    ['Сахар, соль. Может содержать кунжут', 'WARNING al_food(sesame)'],
    ['Сахар, соль. Может содержать орехи', 'WARNING al_food(tree_nut)'],
    ['Şeker, tuz, yumurta', 'CRITICAL al_food(egg)'],
    ['Şeker, fındık', 'CRITICAL al_food(tree_nut)'],
    ['Şeker, yer fıstığı', 'CRITICAL al_food(peanut)'],
    ['Şeker, susam', 'CRITICAL al_food(sesame)'],
    ['Şeker, kereviz', 'CRITICAL al_food(celery)'],
    ['Cukor, vajcia, mlieko', 'CRITICAL al_food(milk)'],
  ])('%s', (text, expected) => expect(told('food', text)).toContain(expected));

  it.each(['Cukr, muškátový ořech', 'Cukr, kokosový ořech', 'Сахар, мускатный орех'])('%s is no nut', (text) =>
    expect(told('food', text).filter((one) => one.endsWith('al_food(tree_nut)'))).toEqual([]),
  );
});
