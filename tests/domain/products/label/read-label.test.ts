import { describe, expect, it } from 'vitest';
import type { LabelToken } from '#domain/products/label/label-reading.ts';
import { readLabel } from '#domain/products/label/read-label.ts';

const names = (text: string): string[] => readLabel(text).tokens.map((token) => token.text);
const only = (text: string): LabelToken => {
  const [token, ...more] = readLabel(text).tokens;
  if (!token || more.length > 0) throw new Error(`${more.length + 1} items were read from ${text}`);
  return token;
};

const shape = (tokens: readonly LabelToken[]): unknown[] =>
  tokens.map(({ text, children }) => (children.length > 0 ? [text, shape(children)] : text));

it.each([
  ['Aqua, Parfum. Warnung: Nicht schlucken', ['Aqua', 'Parfum']],
  ['Aqua, Parfum, Warnung: Nicht schlucken', ['Aqua', 'Parfum']],
  ['Farine, sucre. Conserver au sec', ['Farine', 'sucre']],
  ['Farine, sucre, Conserver à l’abri de la lumière', ['Farine', 'sucre']],
])('the list ends before the next section: %s', (text, expected) => {
  expect(names(text)).toEqual(expected);
});

it.each([
  ['Sugar. Contains: milk, soy.', ['Sugar'], ['milk', 'soy']],
  ['Cane sugar. Contains milk.', ['Cane sugar'], ['milk']],
  ['Zucker. Enthält: Milch, Soja.', ['Zucker'], ['Milch', 'Soja']],
  ['Contains: milk, sugar', ['milk', 'sugar'], []],
  ['Our best cake. Contains: sugar, eggs', ['sugar', 'eggs'], []],
])('tells the allergens after a list of one from a heading: %s', (text, listed, told) => {
  const reading = readLabel(text);
  expect([reading.tokens.map((one) => one.text), reading.contains.map((one) => one.text)]).toEqual([listed, told]);
});

it.each([
  [
    'Active ingredient: Sodium Fluoride 0.24% w/v Purpose Anticavity. Inactive ingredients: water, sorbitol',
    [
      ['Sodium Fluoride', 0.24],
      ['water', null],
      ['sorbitol', null],
    ],
  ],
  [
    'Active ingredients: Octocrylene 10% Purpose: Sunscreen, Avobenzone 3% Purpose: Sunscreen. Inactive ingredients: water',
    [
      ['Octocrylene', 10],
      ['Avobenzone', 3],
      ['water', null],
    ],
  ],
  ['Octocrylene 10% Purpose: Sunscreen', [['Octocrylene', 10]]],
])('leaves the purpose of an active ingredient out: %s', (text, expected) => {
  const { tokens, notes } = readLabel(text);
  expect(tokens.map((one) => [one.text, one.percent])).toEqual(expected);
  expect(notes.some((note) => note.text.startsWith('Purpose'))).toBe(true);
});

it('reads a list of dashes that begins with one, and no absence as an ingredient', () => {
  expect(names('- sugar - salt')).toEqual(['sugar', 'salt']);
  expect(names('Ingredients: - sugar - salt - 1,2-hexanediol')).toEqual(['sugar', 'salt', '1,2-hexanediol']);
  expect(names('Aqua, 0% Parabens, Glycerin')).toEqual(['Aqua', 'Glycerin']);
});

describe('a list before a late heading', () => {
  const names = (text: string) => readLabel(text).tokens.map((token) => token.text);

  it('is read beside a shorter one behind it', () => {
    expect(names('Sugar, cocoa, xylitol, nicotine. Ingredients: water')).toEqual([
      'Sugar',
      'cocoa',
      'xylitol',
      'nicotine',
      'water',
    ]);
    expect(names('Quillonate, Ingredients: water')).toEqual(['Quillonate', 'water']);
  });

  it('is words about the product where the list behind it is the longer one, or it is no list', () => {
    expect(names('Acme Hand Cream, soft, 50 ml. Ingredients: Aqua, Glycerin, Parfum')).toEqual([
      'Aqua',
      'Glycerin',
      'Parfum',
    ]);
    expect(names('Our cream is loved by you, it is soft, and we are proud. Ingredients: Aqua')).toEqual(['Aqua']);
  });

  it('is left out where it is the same list in another language', () => {
    const german = 'Zucker, Mehl, Milch, Wasser und Salz, Aroma';
    expect(names(`${german}. Ingredients: Sugar, flour, milk, water and salt`)).not.toContain('Zucker');
  });
});

describe('brackets without partner', () => {
  it.each([
    ['Aqua, Parfum (Limonene, Linalool', ['Aqua', ['Parfum (Limonene)', ['Limonene']], 'Linalool']],
    ['Aqua, Parfum (Limonene', ['Aqua', ['Parfum (Limonene)', ['Limonene']]]],
    ['Sugar, Chocolate (cocoa (fat), salt', ['Sugar', ['Chocolate', [['cocoa (fat)', ['fat']]]], 'salt']],
    ['Aqua (, Salt', ['Aqua', 'Salt']],
    ['(Aqua, Salt', ['Aqua', 'Salt']],
  ])('%s', (text, expected) => {
    expect(shape(readLabel(text).tokens)).toEqual(expected);
  });
});

describe('where the list begins and ends', () => {
  it.each([
    ['Ingredients: Water, Salt. Directions: mix well.', ['Water', 'Salt']],
    ['Our best cake. INGREDIENTS: Sugar, Eggs\nStorage: keep cool', ['Sugar', 'Eggs']],
    ['Ingrédients : Eau, sucre. À conserver au frais.', ['Eau', 'sucre']],
    ['Zutaten: Wasser, Zucker. Kühl und trocken lagern.', ['Wasser', 'Zucker']],
    ['Ingredientes: agua, azúcar. Modo de empleo: agitar.', ['agua', 'azúcar']],
    ['Ingredienti: acqua, zucchero. Conservare in luogo fresco.', ['acqua', 'zucchero']],
    ['Ingrediënten: water, suiker. Gebruiksaanwijzing: schudden', ['water', 'suiker']],
    ['Ingredienser: vatten, socker. Förvaras svalt', ['vatten', 'socker']],
    ['Skład: woda, cukier. Sposób użycia: wstrząsnąć', ['woda', 'cukier']],
    ['Složení: voda, cukr. Minimální trvanlivost: viz obal', ['voda', 'cukr']],
    ['Összetevők: víz, cukor. Tárolás: hűvös helyen', ['víz', 'cukor']],
    ['Состав: вода, сахар. Срок годности: 2 года', ['вода', 'сахар']],
    ['Състав: вода, захар. Да се съхранява на хладно', ['вода', 'захар']],
    ['RU Состав: мука, сахар. UA Склад: борошно, цукор, сіль. Зберігати сухим', ['мука', 'сахар']],
    ['Ingredients (INCI): Aqua, Parfum', ['Aqua', 'Parfum']],
    ['Ingredients/Ingrédients/Zutaten: Aqua, Parfum', ['Aqua', 'Parfum']],
    ['INGREDIENTS\nAqua, Parfum', ['Aqua', 'Parfum']],
    ['Aqua, Glycerin, Parfum', ['Aqua', 'Glycerin', 'Parfum']],
    ['Zusammensetzung: Huhn, Reis. Analytische Bestandteile: Protein 28%, Fett 15%', ['Huhn', 'Reis']],
  ])('%s', (text, expected) => {
    expect(names(text)).toEqual(expected);
  });

  it('keeps what it did not read, with the reason', () => {
    const { notes, structure } = readLabel('The good cream. Ingredients: Aqua, Parfum. Warning: keep away from eyes.');
    expect(notes).toEqual([
      { reason: 'before_list', text: 'The good cream.' },
      { reason: 'after_list', text: 'Warning: keep away from eyes.' },
    ]);
    expect(structure).toEqual(['Ingredients:']);
  });

  it('reads one list of a label in two languages, and says so', () => {
    const reading = readLabel('Zutaten: Wasser, Zucker. Ingredients: water, sugar.');
    expect(reading.tokens.map(({ text }) => text)).toEqual(['Wasser', 'Zucker']);
    expect(reading.notes).toEqual([{ reason: 'other_language', text: 'Ingredients: water, sugar.' }]);
    expect(names('Ingrediënten: water, suiker. Ingrédients: eau, sucre.')).toEqual(['eau', 'sucre']);
  });

  it('reads both lists of a set in one language', () => {
    expect(names('Shampoo ingredients: Aqua. Balm ingredients: Glycerin.')).toEqual(['Aqua', 'Glycerin']);
  });

  it('reads active and inactive ingredients, the active with their percentage', () => {
    const { tokens } = readLabel(
      'Active ingredient: Sodium Fluoride 0.24% (0.15% w/v fluoride ion). Purpose: anticavity. Inactive ingredients: water, sorbitol',
    );
    expect(tokens.map(({ text, active, percent }) => [text, active, percent])).toEqual([
      ['Sodium Fluoride (fluoride ion)', true, 0.24],
      ['water', false, null],
      ['sorbitol', false, null],
    ]);
  });

  it('does not take a footnote or a heading word in a sentence for a list', () => {
    const { tokens, notes } = readLabel('Aqua, Aloe*, Parfum. *Ingredients from organic farming');
    expect(tokens.map(({ text }) => text)).toEqual(['Aqua', 'Aloe', 'Parfum']);
    expect(notes).toEqual([{ reason: 'footnote', text: '*Ingredients from organic farming' }]);
  });
});

describe('where one ingredient ends', () => {
  it.each([
    ['Aqua; Glycerin; Parfum', ['Aqua', 'Glycerin', 'Parfum']],
    ['• Aqua • Glycerin • Parfum', ['Aqua', 'Glycerin', 'Parfum']],
    ['Aqua · Glycerin | Parfum', ['Aqua', 'Glycerin', 'Parfum']],
    ['Aqua\nGlycerin\nParfum', ['Aqua', 'Glycerin', 'Parfum']],
    ['Aqua, Sodium Laureth\nSulfate, Glycerin,\nParfum', ['Aqua', 'Sodium Laureth Sulfate', 'Glycerin', 'Parfum']],
    ['Aqua - Glycerin - Parfum', ['Aqua', 'Glycerin', 'Parfum']],
    ['SUGAR. SALT. WATER.', ['SUGAR', 'SALT', 'WATER']],
    ['Aqua, 1,2-Hexanediol, 2,4-Dichlorobenzyl Alcohol', ['Aqua', '1,2-Hexanediol', '2,4-Dichlorobenzyl Alcohol']],
    ['Aqua, N,N-Diethyl-m-toluamide', ['Aqua', 'N,N-Diethyl-m-toluamide']],
    ['1, 2-Hexanediol, Aqua', ['1, 2-Hexanediol', 'Aqua']],
    ['CI 77491,77492,77499', ['CI 77491', '77492', '77499']],
    ['E330,331, salt', ['E330', '331', 'salt']],
    ['Water (and) Glycerin (and) Parfum', ['Water', 'Glycerin', 'Parfum']],
    ['St. John’s wort, Vit. C', ['St. John’s wort', 'Vit. C']],
    ['Soy sauce &amp; rice, salt', ['Soy sauce & rice', 'salt']],
    ['di(2-ethylhexyl) phthalate, (+)-limonene', ['di(2-ethylhexyl) phthalate', '(+)-limonene']],
    ['Sugar, black pepper. dough: wheat flour, water', ['Sugar', 'black pepper', 'dough', 'wheat flour', 'water']],
  ])('%s', (text, expected) => {
    expect(names(text)).toEqual(expected);
  });

  it('keeps the raw text exactly', () => {
    const { tokens } = readLabel('Aqua*,  emulsifier: soy  lecithin (E322) 2% ,_milk_');
    expect(tokens.map(({ raw }) => raw)).toEqual(['Aqua*', 'emulsifier: soy  lecithin (E322) 2%', '_milk_']);
    expect(tokens.map(({ text }) => text)).toEqual(['Aqua', 'soy lecithin (E322)', 'milk']);
  });
});

describe('brackets', () => {
  const tree = (token: LabelToken): unknown =>
    token.children.length === 0 ? token.text : [token.text, token.listed, ...token.children.map(tree)];

  it.each([
    ['Flour (wheat, niacin)', ['Flour', true, 'wheat', 'niacin']],
    ['Parfum (Limonene, Linalool)', ['Parfum', true, 'Limonene', 'Linalool']],
    ['Butyrospermum Parkii (Shea) Butter', ['Butyrospermum Parkii (Shea) Butter', false, 'Shea']],
    ['acid (E330)', ['acid (E330)', false, 'E330']],
    ['Chocolate (sugar, cocoa [cocoa mass, fat])', ['Chocolate', true, 'sugar', ['cocoa', true, 'cocoa mass', 'fat']]],
    ['spices (including celery)', ['spices (including celery)', false, 'celery']],
    ['Vitamins (A, D, B12)', ['Vitamins', true, 'A', 'D', 'B12']],
  ])('%s', (text, expected) => {
    expect(tree(only(text))).toEqual(expected);
  });

  it('closes a bracket without partner at the next separator', () => {
    expect(names('Aqua (Water, Glycerin, Parfum')).toEqual(['Aqua (Water)', 'Glycerin', 'Parfum']);
    expect(names('Aqua, Glycerin), Parfum')).toEqual(['Aqua', 'Glycerin', 'Parfum']);
  });
});

describe('words that say how to read on', () => {
  it('marks what stands after "2% or less" as minor', () => {
    const { tokens } = readLabel('Sugar, water, contains 2% or less of: salt, vanillin. Contains: milk.');
    expect(tokens.map(({ text, minor }) => [text, minor])).toEqual([
      ['Sugar', false],
      ['water', false],
      ['salt', true],
      ['vanillin', true],
    ]);
    expect(names('Sugar, less than 2% of each of the following: salt, yeast')).toEqual(['Sugar', 'salt', 'yeast']);
  });

  it.each([
    'Mica. May contain: CI 77891, CI 77491.',
    'Mica, +/- CI 77891, CI 77491',
    'Mica, [+/- CI 77891, CI 77491]',
    'Mica. Peut contenir (+/-): CI 77891, CI 77491',
  ])('optional: %s', (text) => {
    expect(readLabel(text).tokens.map((token) => [token.text, token.optional])).toEqual([
      ['Mica', false],
      ['CI 77891', true],
      ['CI 77491', true],
    ]);
  });

  // Regression: the "(±)" of a racemate made everything after it optional and raised the score.
  it.each(['(±)-Linalool', '(+/-)-Linalool'])('is a name, no "may contain": %s', (name) => {
    expect(readLabel(`Aqua, ${name}, Parfum`).tokens.map(({ optional }) => optional)).toEqual([false, false, false]);
  });

  it.each([
    ['Sugar. May contain traces of nuts, milk.', ['nuts', 'milk']],
    ['Sucre. Peut contenir des traces de noisettes.', ['noisettes']],
    ['Zucker. Kann Spuren von Nüssen enthalten.', ['Nüssen']],
    ['Azúcar. Puede contener trazas de leche.', ['leche']],
    ['Zucchero. Può contenere tracce di soia.', ['soia']],
    ['Sugar, salt, this product may contain traces of egg', ['egg']],
    ['Sugar. Directions: eat. May contain traces of egg.', ['egg']],
  ])('traces are no ingredients: %s', (text, traces) => {
    const reading = readLabel(text);
    expect(reading.traces).toEqual(traces);
    expect(reading.tokens.map(({ text: name }) => name.toLowerCase())).not.toContain(traces[0]?.toLowerCase());
  });

  it('takes "Contains:" after a list apart', () => {
    const reading = readLabel('Sugar, whey. Contains: milk, soy.');
    expect(reading.tokens.map(({ text }) => text)).toEqual(['Sugar', 'whey']);
    expect(reading.contains.map(({ text }) => text)).toEqual(['milk', 'soy']);
    expect(names('Contains: sodium hypochlorite, soap')).toEqual(['sodium hypochlorite', 'soap']);
  });

  it.each([
    'Aqua, Parfum. Free from parabens, silicones and SLS.',
    'Aqua, Parfum. Sans paraben.',
    'Aqua, Parfum, without formaldehyde',
    'Aqua, Parfum, paraben-free',
    'Aqua, Parfum. Ohne Silikone, ohne Parabene.',
    'Aqua, Parfum free from parabens',
  ])('an absence adds nothing: %s', (text) => {
    const reading = readLabel(text);
    expect(reading.tokens.map(({ text: name }) => name)).toEqual(['Aqua', 'Parfum']);
    expect(reading.notes.length).toBeGreaterThan(0);
    expect(reading.notes.every(({ reason }) => reason === 'free_from')).toBe(true);
  });

  it('reads the list on where an absence stands inside it', () => {
    expect(names('Water, no added sugar, salt, yeast')).toEqual(['Water', 'salt', 'yeast']);
  });

  it.each([
    ['emulsifier: soy lecithin', 'soy lecithin'],
    ['conservateur : E211', 'E211'],
    ['Säuerungsmittel: Citronensäure', 'Citronensäure'],
    ['Aloe Barbadensis**', 'Aloe Barbadensis'],
    ['Tinosorb® S', 'Tinosorb S'],
    ['Paracetamol 500 mg', 'Paracetamol'],
  ])('leaves out what is no name: %s', (text, expected) => {
    expect(only(text).text).toBe(expected);
  });
});
