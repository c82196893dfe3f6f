import { describe, expect, it } from 'vitest';
import { normaliseName } from '#domain/knowledge/names/normalise.ts';
import { assess } from '#domain/safety/engine.ts';
import type { Warning } from '#domain/safety/report.ts';
import type { ProductForm, ProductType } from '#domain/safety/vocabulary.ts';
import { allergensIn } from '#domain/safety/warnings/allergens/allergen-lexicon.ts';
import { knowledge } from '../pack.ts';

const warningsOf = (text: string, type: ProductType = 'food', forms: ProductForm[] = []): readonly Warning[] =>
  assess({ text, types: [type], forms, baby: false }, knowledge).warnings;
const severities = (text: string, audience: string, type?: ProductType, forms?: ProductForm[]): readonly string[] =>
  warningsOf(text, type, forms)
    .filter((warning) => warning.audience === audience)
    .map((warning) => warning.severity);

describe('named allergens in food are CRITICAL in every language of the app', () => {
  it.each([
    ['Water, milk powder, sugar', 'al_food(milk)'],
    ['Eau, lait écrémé en poudre, sucre', 'al_food(milk)'],
    ['Wasser, Magermilchpulver, Zucker', 'al_food(milk)'],
    ['Agua, leche desnatada, azúcar', 'al_food(milk)'],
    ['Acqua, siero di latte in polvere, zucchero', 'al_food(milk)'],
    ['Weizenmehl, Wasser', 'al_food(wheat)'],
    ['Weizenmehl, Wasser', 'al_food(gluten)'],
    ['Zucker, Haselnusskerne', 'al_food(tree_nut)'],
    ['Sucre, noisettes', 'al_food(tree_nut)'],
    ['Sojaeiweiß, Wasser', 'al_food(soy)'],
    ['Eau, farine de blé, œufs', 'al_food(egg)'],
    ['Water, anchovies, vinegar', 'al_food(fish)'],
    ['Wasser, Garnelen', 'al_food(crustacean)'],
    ['Water, celeriac', 'al_food(celery)'],
    ['Moutarde, eau', 'al_food(mustard)'],
    ['Tahini, lemon', 'al_food(sesame)'],
    ['Grapes, sodium metabisulphite', 'al_food(sulphite)'],
    ['Lupin flour, water', 'al_food(lupin)'],
    ['Calamares, mejillón', 'al_food(mollusc)'],
    ['Sugar, carmine', 'al_food(carmine)'],
    ['Arachides, sel', 'al_food(peanut)'],
  ])('%s: %s', (text, audience) => {
    expect(severities(text, audience)).toContain('CRITICAL');
  });
});

describe('what is not the allergen raises nothing', () => {
  it.each([
    ['Coconut milk, water', 'al_food(milk)'],
    ['Kokosmilch, Wasser', 'al_food(milk)'],
    ['Sugar, cocoa butter', 'al_food(milk)'],
    ['Milchsäure, Wasser', 'al_food(milk)'],
    ['Kakaobutter, Zucker', 'al_food(milk)'],
    ['Buckwheat flour, water', 'al_food(wheat)'],
    ['Buchweizenmehl, Wasser', 'al_food(gluten)'],
    ['Maltodextrin, water', 'al_food(gluten)'],
    ['Sunflower lecithin, sugar', 'al_food(soy)'],
    ['Nutmeg, salt', 'al_food(tree_nut)'],
    ['Coconut, sugar', 'al_food(tree_nut)'],
    ['Eggplant, salt', 'al_food(egg)'],
    ['Magnesium sulfate, water', 'al_food(sulphite)'],
    ['Potatoes, peanut free seasoning', 'al_food(peanut)'],
  ])('%s: not %s', (text, audience) => {
    expect(severities(text, audience).filter((severity) => severity !== 'INFO')).toEqual([]);
  });
});

it('plant butters and oils of a cosmetic are told as what they are', () => {
  const text = 'Aqua, Butyrospermum Parkii Butter, Theobroma Cacao Seed Butter, Prunus Amygdalus Dulcis Oil';
  expect(severities(text, 'al_food(milk)', 'leave_on')).toEqual([]);
  expect(severities(text, 'al_food(tree_nut)', 'leave_on')).toEqual(['WARNING']);
});

it('traces are a WARNING, and say that they are traces', () => {
  const found = warningsOf('Sugar, water. May contain traces of milk and hazelnuts.').filter(
    (one) => one.severity === 'WARNING',
  );
  expect(found.map((one) => one.audience)).toEqual(expect.arrayContaining(['al_food(milk)', 'al_food(tree_nut)']));
  expect(found[0]?.message).toContain('traces');
});

it('"free from" never adds an allergen', () => {
  expect(severities('Rice, water. Free from milk, soy and gluten.', 'al_food(milk)')).toEqual([]);
});

it('a lecithin of unstated source may be soy', () => {
  expect(severities('Sugar, lecithin', 'al_food(soy)')).toEqual(['WARNING']);
  expect(warningsOf('Sugar, lecithin').find((one) => one.audience === 'al_food(soy)')?.message).toContain('may be');
});

it('an exempt form is only told as INFO', () => {
  expect(severities('Water, fully refined soybean oil', 'al_food(soy)')).toEqual(['INFO']);
});

describe('conditions that ask for the same words', () => {
  it.each([
    ['coeliac', 'Wheat flour, water', 'CRITICAL'],
    ['coeliac', 'Gerstenmalzextrakt, Wasser', 'CRITICAL'],
    ['coeliac', 'Oat flakes, water', 'CAUTION'],
    ['lactose', 'Skimmed milk, sugar', 'WARNING'],
    ['galact', 'Lactose, sugar', 'CRITICAL'],
    ['alpha_gal', 'Beef, salt', 'CRITICAL'],
    ['alpha_gal', 'Sugar, gelatine', 'WARNING'],
    ['asthma', 'Wine vinegar, sulphites', 'WARNING'],
    ['pku', 'Sugar, water. Contains a source of phenylalanine', 'CRITICAL'],
  ])('%s: %s is %s', (audience, text, severity) => {
    expect(severities(text, audience)).toContain(severity);
  });

  it('wheat starch of a gluten free label is INFO for coeliac disease and stays CRITICAL for a wheat allergy', () => {
    const text = 'Gluten free wheat starch, water';
    expect(severities(text, 'coeliac')).toEqual(['INFO']);
    expect(severities(text, 'al_food(wheat)')).toContain('CRITICAL');
  });
});

describe('syrup, dextrose and maltodextrin of wheat are exempt: the cereal is named, and nothing is CRITICAL', () => {
  it.each([
    'wheat glucose syrup',
    'wheat based glucose syrup',
    'Glucose Syrup from wheat',
    'Weizenglukosesirup',
    'Glukosesirup aus Weizen',
    'sirop de glucose de blé',
    'jarabe de glucosa de trigo',
    'sciroppo di glucosio di frumento',
    'wheat dextrose',
    'Weizendextrose',
    'wheat maltodextrin',
    'maltodextrine de blé',
    'Glucose Syrup (Wheat)',
    'Glucose Syrup (from Wheat)',
    'Dextrose (wheat)',
    'Maltodextrin (wheat)',
    'Glukosesirup (Weizen)',
  ])('%s', (syrup) => {
    const text = `Sugar, ${syrup}`;
    for (const audience of ['coeliac', 'al_food(gluten)', 'al_food(wheat)']) {
      expect(severities(text, audience), audience).toEqual(['INFO']);
    }
    expect(warningsOf(text).find((one) => one.audience === 'coeliac')?.message).toContain('wheat');
  });

  it.each(['Glucose Syrup (Wheat)', 'Dextrose (wheat)', 'Maltodextrin [wheat]', 'Glukosesirup (aus Weizen) 12 %'])(
    '%s as one ingredient',
    (raw) => {
      const hits = allergensIn(normaliseName(raw), knowledge);
      expect(hits.map(({ allergen, sense }) => `${allergen.id} ${sense}`)).toEqual(['gluten exempt', 'wheat exempt']);
    },
  );

  it('the cereal of a second place is told too, and flour elsewhere stays CRITICAL', () => {
    expect(severities('Glucose syrup, water, glucose syrup (wheat)', 'coeliac')).toEqual(['INFO']);
    expect(severities('Glucose syrup (wheat), wheat flour', 'coeliac')).toContain('CRITICAL');
    expect(severities('Biscuit (wheat flour, glucose syrup (wheat), salt)', 'coeliac')).toContain('CRITICAL');
  });

  it('barley is exempt as glucose syrup only, and flour beside a syrup never', () => {
    expect(severities('Sugar, barley glucose syrup', 'coeliac')).toEqual(['INFO']);
    expect(warningsOf('Sugar, barley glucose syrup').find((one) => one.audience === 'coeliac')?.message).toContain(
      'barley',
    );
    expect(severities('Sugar, wheat flour and glucose syrup', 'coeliac')).toContain('CRITICAL');
    expect(severities('Sugar, glucose syrup (barley malt)', 'coeliac')).toContain('CRITICAL');
  });
});

describe('one milk fact that a parent and its child name is one warning', () => {
  const told = (text: string, audience: string): readonly string[] =>
    warningsOf(text)
      .filter((warning) => warning.audience === audience)
      .map((warning) => `${warning.severity} ${warning.ingredient}`);

  it.each([
    ['Sugar, natural flavour (milk)', 'al_food(milk)', ['CRITICAL Milk']],
    ['Sugar, whey powder (milk)', 'al_food(milk)', ['CRITICAL Milk']],
    ['Chocolate (cocoa mass, milk powder, wheat flour)', 'al_food(milk)', ['CRITICAL Milk']],
    ['Chocolate (cocoa mass, milk powder, wheat flour)', 'coeliac', ['CRITICAL Wheat Flour']],
    ['Chocolate (cocoa mass, milk powder, wheat flour)', 'galact', ['CRITICAL Milk']],
  ])('%s: %s', (text, audience, expected) => {
    expect(told(text, audience)).toEqual(expected);
  });

  it('of two that hold each other one stays', () => {
    expect(told('Natural flavour (milk), milk (natural flavour)', 'al_food(milk)')).toHaveLength(1);
    expect(told('Wheat flour (barley), barley (wheat flour)', 'al_food(gluten)').length).toBeGreaterThan(0);
  });

  it('the nut that a parent names stays beside "nuts" in its bracket', () => {
    expect(told('Sugar, almonds (tree nuts)', 'al_food(tree_nut)').join()).toContain('Almond');
  });

  it('a second place of an ingredient still says what it names', () => {
    const warned = told('Dark chocolate, water, milk chocolate', 'al_food(milk)');
    expect(warned.filter((one) => one.startsWith('CRITICAL'))).toHaveLength(1);
  });
});

describe('bee products are told to a pollen allergy', () => {
  it.each<[string, ProductType]>([
    ['Aqua, Cera Alba', 'leave_on'],
    ['Sugar, E901', 'food'],
    ['Sugar, royal jelly', 'food'],
    ['Wasser, Gelée Royale', 'food'],
    ['Water, propolis', 'food'],
    ['Water, bee pollen', 'food'],
    ['Sugar, honey', 'food'],
    ['Aqua, Mel', 'leave_on'],
  ])('%s in %s', (text, type) => {
    expect(severities(text, 'al_pollen', type)).toEqual(['CAUTION']);
  });

  it('what only sounds like one is not', () => {
    expect(severities('Aqua, Synthetic Beeswax', 'al_pollen', 'leave_on')).toEqual([]);
    expect(severities('Honeydew melon, water', 'al_pollen')).toEqual([]);
  });
});
