import { describe, expect, it } from 'vitest';
import type { LabelNote } from '#domain/products/label/label-reading.ts';
import { readLabel } from '#domain/products/label/read-label.ts';

// Irregularities of real labels, each in our own wording.

const names = (text: string): string[] => readLabel(text).tokens.map((token) => token.text);
const noted = (text: string, reason: LabelNote['reason']): string[] =>
  readLabel(text)
    .notes.filter((note) => note.reason === reason)
    .map((note) => note.text);

describe('headings', () => {
  it.each([
    ['Rub it in. Ingrédlents : Aqua, Glycerin', ['Aqua', 'Glycerin']],
    ['Leave it on [ngredents] water, glycerin, betaine', ['water', 'glycerin', 'betaine']],
    ['Shake it, open it. lNGREDIENTS: Aqua, Talc', ['Aqua', 'Talc']],
    ['Open with care; lnhaltsstoffe= Aqua, Talc', ['Aqua', 'Talc']],
    ['it may stain a towel ingredients water, mica, talc, silica', ['water', 'mica', 'talc', 'silica']],
    ['Plum jam from home ingrédients Prunes, sucre, eau, pectine', ['Prunes', 'sucre', 'eau', 'pectine']],
    ['Keitto. Ainesosat: vesi, suola', ['vesi', 'suola']],
    ['Supă. Ingrediente: apă, sare', ['apă', 'sare']],
  ])('finds the list behind a heading that was spoilt, or lost its colon: %s', (text, expected) => {
    expect(names(text)).toEqual(expected);
    expect(noted(text, 'before_list')).toHaveLength(1);
  });

  it.each([
    'Aqua, good ingredients that we choose with care for you, every single day, Parfum',
    'Aqua, fewer ingredients, Parfum',
    'Aqua, expedients: Parfum',
    'Aqua, ingredients/inhaltsstoffe Parfum',
  ])('takes no other word for a heading: %s', (text) => {
    expect(names(text)[0]).toBe('Aqua');
  });

  it('reads the list beside the active ingredients that another language tells first', () => {
    expect(names('PRINCIPIOS ACTIVOS: UREA. INGREDIENTS: AQUA, GLYCERIN')).toEqual(['UREA', 'AQUA', 'GLYCERIN']);
  });

  it.each([
    'Ingredients: wheat flour, sugar, milk, salt. Ingrédients : farine de blé, sucre, lait, sel.',
    'Ingredients: wheat flour, sugar, milk, salt. Zutaten: Weizenmehl, Zucker, Milch, Salz',
    'Ingredienser: vetemjöl, socker, mjölk, salt. Ingredients: wheat flour, sugar, milk, salt.',
    'Ingredienti: farina di frumento, zucchero, latte, sale. Ingredienten: tarwebloem, suiker, melk, zout.',
    'Ingredientes: harina de trigo, azúcar, leche, sal. Ingredientes: farinha de trigo, açúcar, leite, sal.',
  ])('reads the same list in two languages once, by its words: %s', (text) => {
    expect(names(text)).toHaveLength(4);
    expect(noted(text, 'other_language')).toHaveLength(1);
  });

  it('reads two lists of one language, and a list whose first heading has nothing behind it', () => {
    expect(names('Ingredients: flour, sugar, milk. Icing ingredients: sugar, water, butter')).toHaveLength(6);
    expect(names('INGREDIENTS/ INGREDIENFOS/SKŁAD: Aqua, Silica, Parfum, Talc')).toEqual(
      expect.arrayContaining(['Aqua', 'Silica', 'Parfum', 'Talc']),
    );
  });
});

describe('medicines', () => {
  it.each([
    [
      'Active ingredients Purpose Avobenzone 3% Sunscreen Octisalate 5% Sunscreen Inactive ingredients water, glycerin',
      ['Avobenzone', 'Octisalate', 'water', 'glycerin'],
    ],
    [
      '(in each 5 ml spoonful) aluminum hydroxide 400 mg (equivalent to dried gel) simethicone 40 mg purposes antacid antigas. inactive ingredients sorbitol, water',
      ['aluminum hydroxide', 'simethicone', 'sorbitol', 'water'],
    ],
    ['una dosis contiene 8,75 mg de flurbiprofeno. excipientes: miel, agua', ['de flurbiprofeno', 'miel', 'agua']],
    ['Each tablet contains 250 mg paracetamol, starch', ['paracetamol', 'starch']],
    ['active ingredient (in each capsule) ibuprofen 200 mg purpose, pain reliever/fever reducer', ['ibuprofen']],
  ])('reads active ingredients by their amounts: %s', (text, expected) => {
    expect(names(text)).toEqual(expected);
  });

  it('keeps the share of each active ingredient', () => {
    const { tokens } = readLabel('Active ingredients: Octocrylene 10% Sunscreen Avobenzone 3% Sunscreen');
    expect(tokens.map(({ text, percent, active }) => [text, percent, active])).toEqual([
      ['Octocrylene', 10, true],
      ['Avobenzone', 3, true],
    ]);
  });
});

describe('percentages in place of commas', () => {
  it.each([
    [
      'wheat flour (67%) lentil flour (33%)',
      [
        ['wheat flour', 67],
        ['lentil flour', 33],
      ],
    ],
    [
      'Permethrin 44% Imidacloprid 8.8%',
      [
        ['Permethrin', 44],
        ['Imidacloprid', 8.8],
      ],
    ],
    [
      '10% sugar 5% salt',
      [
        ['sugar', 10],
        ['salt', 5],
      ],
    ],
    [
      'butter 24% sugar 10% salt',
      [
        ['butter', 24],
        ['sugar', 10],
        ['salt', null],
      ],
    ],
    ['milk 88% with 3.5% fat', [['milk with fat', 88]]],
    [
      'Paste (52%): flour, water',
      [
        ['Paste', 52],
        ['flour', null],
        ['water', null],
      ],
    ],
    ['Red No. #3 and 0.1% parabens', [['Red No. #3 and parabens', 0.1]]],
  ])('%s', (text, expected) => {
    expect(readLabel(text).tokens.map((token) => [token.text, token.percent])).toEqual(expected);
  });
});

describe('dashes', () => {
  it.each([
    ['Aqua - Glycerin - Talc - Parfum - Silica, Mica', ['Aqua', 'Glycerin', 'Talc', 'Parfum', 'Silica', 'Mica']],
    ['eau - sucre - mono - et diglycérides - sel', ['eau', 'sucre', 'mono - et diglycérides', 'sel']],
    ['2 - bromo - 2 - nitropropane - 1,3 - diol', ['2 - bromo - 2 - nitropropane - 1,3 - diol']],
    ['pork - finely cut, salt, pepper', ['pork - finely cut', 'salt', 'pepper']],
  ])('%s', (text, expected) => {
    expect(names(text)).toEqual(expected);
  });
});

describe('what is no ingredient', () => {
  it.each([
    'High caffeine content (32 mg/100 ml)',
    'Teneur élevée en caféine',
    'Erhöhter Koffeingehalt',
    'Contenido elevado de cafeína',
    'Tenore elevato di caffeina',
    'Cocoa: 70% minimum',
    'Kakao: mindestens 35%',
    'Milk solids 14% minimum',
    'Prepared with 45 g of fruit per 100 g',
    'Teneur totale en sucres 60 g pour 100 g',
    'see ingredients in bold',
    'voir ingrédients en gras',
    'Siehe fettgedruckte Angaben',
    'Packaged in a protective atmosphere',
    'Unter Schutzatmosphäre verpackt',
    'Suitable for vegetarians',
    'Une consommation excessive peut fatiguer',
    'After opening eat it soon',
  ])('is noted as told of the product: %s', (told) => {
    const text = `Sugar, salt, ${told}`;
    expect(names(text)).toEqual(['Sugar', 'salt']);
    expect(noted(text, 'sentence').join(' ')).toContain(told.slice(0, 8));
  });

  it('reads milk solids and chocolate that are ingredients', () => {
    expect(names('Sugar, milk solids, cocoa, milk chocolate')).toEqual([
      'Sugar',
      'milk solids',
      'cocoa',
      'milk chocolate',
    ]);
  });

  it.each([
    'Sucre, sel, ingrédients issus de l’agriculture biologique',
    'Zucker, Salz, aus kontrolliert biologischem Anbau',
    'Sugar, salt, from organic farming',
    'Zucchero, sale, da agricoltura biologica',
    'Azúcar, sal, procedentes de agricultura ecológica',
    'Sucre, sel, FR-BIO-01',
    'Sucre, sel. DE-ÖKO-013',
  ])('is noted as how it was grown: %s', (text) => {
    expect(names(text)).toHaveLength(2);
    expect(noted(text, 'footnote')).toHaveLength(1);
  });

  it('keeps a name before such words, without them', () => {
    expect(names('Sucre de canne issu de l’agriculture biologique, sel')).toEqual(['Sucre de canne', 'sel']);
    expect(names('banana bread, biodynamic wine')).toEqual(['banana bread', 'biodynamic wine']);
  });

  it.each([
    'Aqua, Parfum www.example.org Maker & Sons, 12345 Town, Germany',
    'Aqua, Parfum, Maker GmbH, Hauptstrasse 1, D-22391 Hamburg',
    'Aqua, Parfum, Maker S.p.A., Via Roma 2, Italia',
    'Aqua, Parfum, mail@example.org, 75001 Paris, France',
    'Aqua, Parfum. Questions? Call us',
    'Aqua, Parfum questions? 1-800-000-0000',
    'Aqua, Parfum. Dermatologically tested',
    'Aqua, Parfum Testado bajo control',
  ])('is noted as an address or as what follows the list: %s', (text) => {
    expect(names(text)).toEqual(['Aqua', 'Parfum']);
  });

  it('reads on behind an address where a name follows', () => {
    expect(names('Aqua, Parfum, www.example.org, Limonene')).toEqual(['Aqua', 'Parfum', 'Limonene']);
    expect(names('Aqua, CI 77891 Titanium dioxide, France lily extract')).toHaveLength(3);
  });

  it('takes a list in another script for the same one again', () => {
    const text = 'Aqua, Glycerin, Parfum, Talc, ماء, غليسيرين';
    expect(names(text)).toEqual(['Aqua', 'Glycerin', 'Parfum', 'Talc']);
    expect(noted(text, 'other_language').length).toBeGreaterThan(0);
    expect(names('вода, глицерин, соль')).toEqual(['вода', 'глицерин', 'соль']);
    expect(names('Aqua, вода, Parfum')).toEqual(['Aqua', 'вода', 'Parfum']);
  });

  it('leaves origins in brackets out, and keeps a name before a sentence', () => {
    expect(readLabel('milk (France, Switzerland), salt').tokens.map((one) => one.children.length)).toEqual([0, 0]);
    expect(names('sugar, pure water. read this leaflet before you use it because it is long')).toEqual([
      'sugar',
      'pure water',
    ]);
    expect(names('100 g Produkt werden hergestellt aus 112 g Schweinefleisch, Salz')).toEqual([
      'Schweinefleisch',
      'Salz',
    ]);
  });
});

describe('traces', () => {
  it.each([
    ['Sugar. May contain traces of milk. keep it in a cool and dry place', ['milk']],
    ['Sucre. Présence possible d’arachides', ['arachides']],
    ['Sucre. Peut contenir des traces de lait. oeufs', ['lait', 'oeufs']],
    ['Sucre. Fabriqué dans un atelier utilisant : noix, lait', ['noix', 'lait']],
    ['Zucker. Kann Spuren von Milch enthalten', ['Milch']],
  ])('%s', (text, expected) => {
    expect(readLabel(text).traces).toEqual(expected);
  });

  it('takes no trace from other sentences', () => {
    expect(readLabel('Aqua, it leaves no white traces on clothes').traces).toEqual([]);
    expect(names('This product may contain traces of nuts')).toEqual([]);
  });
});

describe('words that were damaged', () => {
  it('still tells a list from a statement', () => {
    const reading = readLabel('Flour, contains 2% or le5s of: salt, yeast');
    expect(reading.tokens.map(({ text, minor }) => [text, minor])).toEqual([
      ['Flour', false],
      ['salt', true],
      ['yeast', true],
    ]);
    expect(names('Peanut. afferm!ssant: citrate de calcium')).toEqual(['Peanut', 'afferm!ssant', 'citrate de calcium']);
  });
});

describe('a comma before a chain length', () => {
  it('begins the next ingredient of a cosmetic, and goes on in an index name', () => {
    expect(names('Aqua, Ethylhexyl Triazone, C12-15 Alkyl Benzoate, Di-C12-13 Alkyl Malate')).toHaveLength(4);
    expect(names('Benzene, mono-C10-13-alkyl derivs., sodium salts')).toHaveLength(1);
    expect(names('Cetylpyridinium chloride, Sodium salt of chloroacetic acid 0.005%')).toHaveLength(2);
  });
});

describe('an address or a sentence behind an ingredient', () => {
  it('keeps an ingredient before an address or a sentence', () => {
    const reading = readLabel(
      'Aqua, Methylisothiazolinone www.example.com, Parfum,\nSilica\nWe hope you like it and use it',
    );
    expect(reading.tokens.map(({ text }) => text)).toEqual(['Aqua', 'Methylisothiazolinone', 'Parfum', 'Silica']);
  });
});
