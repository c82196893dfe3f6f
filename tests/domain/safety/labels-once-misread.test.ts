import { describe, expect, it } from 'vitest';
import { assess } from '#domain/safety/engine.ts';
import type { Report } from '#domain/safety/report.ts';
import type { ProductForm, ProductType } from '#domain/safety/vocabulary.ts';
import { knowledge } from './pack.ts';

// Regression: labels that were once misread, one row each, with the expected warnings (methods M2.1, M2.7 and M6).

const judged = (text: string, type: ProductType = 'food', forms: ProductForm[] = []): Report =>
  assess({ text, types: [type], forms, baby: false }, knowledge);
const isGreen = ({ score, confidence }: Report): boolean => (score ?? 0) >= 70 && confidence.value >= 0.75;
/** The audiences that a label warns, without those that only get INFO. */
const told = ({ warnings }: Report): readonly string[] =>
  warnings.filter(({ severity }) => severity !== 'INFO').map(({ audience }) => audience);

describe('the list goes on behind what only looks like its end', () => {
  it.each([
    ['Ingredienti: acqua, zucchero, Zubereitung aus Früchten (Erdbeeren, Zucker), latte, farina di frumento', 'milk'],
    ['Ingredienti: acqua, zucchero, Zubereitung aus Früchten (Erdbeeren, Zucker), latte, farina di frumento', 'wheat'],
    ['Ingrédients : pommes de terre (60 % du poids net total), lait, farine de blé, sel', 'milk'],
    ['Ingrédients : pommes de terre (60 % du poids net total), lait, farine de blé, sel', 'wheat'],
    ['Ingrédients : saucisses à consommer chaudes (porc, sel), céleri, œufs, farine de blé', 'celery'],
    ['Ingrédients : saucisses à consommer chaudes (porc, sel), céleri, œufs, farine de blé', 'egg'],
  ])('%s: %s', (text, allergen) => expect(told(judged(text))).toContain(`al_food(${allergen})`));

  it('a warning in the middle of a list of a cosmetic', () => {
    const report = judged(
      'Ingredients: Aqua, Glycerin, Cetearyl Alcohol. Warning: avoid contact with eyes. Butylphenyl Methylpropional, Linalool, Limonene, Citral',
      'leave_on',
    );
    expect(report.ingredients.some(({ name }) => /butylphenyl/i.test(name))).toBe(true);
  });
});

describe('no rule swallows what stands beside it', () => {
  it.each([
    ['sugar, milk and E330', 'milk'],
    ['sucre, lait et E330', 'milk'],
    ['azúcar, leche y E330', 'milk'],
    ['Zucker, Milch und E330', 'milk'],
    ['sugar, milk - E330', 'milk'],
    ['sucre, lécithine de soja et E476', 'soy'],
    ['sucre, farine de blé E300, sel', 'wheat'],
    ['peanut butter stabiliser: palm oil', 'peanut'],
    ["blancs d'oeufs dont épaississant : gomme xanthane", 'egg'],
    ['mayonnaise with preservative: E202', 'egg'],
    ['No preservatives\nPeanuts, sugar, salt', 'peanut'],
    ['Grapes, sugar*. *contains sulphites', 'sulphite'],
    ['Sugar, cocoa mass. May contain traces of nuts and peanuts', 'peanut'],
  ])('%s: %s', (text, allergen) => expect(told(judged(text))).toContain(`al_food(${allergen})`));
});

describe('what nobody knows is never green', () => {
  it.each(['rijva 5%', 'rijva', 'velmora, tassiq, brundle', 'rijva 5%, velmora 2%', 'E330 velmora'])('%s', (text) => {
    for (const type of ['food', 'leave_on', 'household'] as const) expect(isGreen(judged(text, type))).toBe(false);
  });

  it.each(['rijva 5%', 'velmora, tassiq, brundle'])('%s has no score', (text) =>
    expect(judged(text, 'leave_on').score).toBeNull(),
  );

  it('a number before an unknown word lifts nothing', () => {
    const [plain, numbered] = ['Sugar, velmora, salt', 'Sugar, E330 velmora, salt'].map((text) => judged(text).score);
    expect(numbered).toBeLessThanOrEqual(plain ?? 0);
  });
});

describe('a grave warning for everyone is never beside a green score', () => {
  it.each([
    ['Sorbitol, Aqua, Hydrated Silica, Diethylene Glycol, Sodium Fluoride', 'rinse_off', ['oral'], 39],
    ['Water, Sugar, Citric Acid, Diethylene Glycol', 'food', [], 39],
    ['Water, Hydrofluoric Acid 10%', 'household', [], 39],
    ['1,4-Dichlorobenzene 99%', 'household', ['air'], 69],
  ] as const)('%s (%s %s): at most %i', (text, type, forms, most) =>
    expect(judged(text, type, [...forms]).score).toBeLessThanOrEqual(most),
  );
});

describe('members of the groups of Annex II are told in a cream', () => {
  it.each([
    'Betamethasone Valerate',
    'Clobetasol Propionate',
    'Hydrocortisone Acetate',
    'Chloramphenicol',
    'Neomycin Sulfate',
    'Estradiol',
    'Estrone',
    'Tretinoin',
    'Digitalis Purpurea Leaf Extract',
    'Aristolochia Clematitis Root Extract',
  ])('%s', (name) => {
    const report = judged(`Aqua, Glycerin, Cetearyl Alcohol, Panthenol, ${name}`, 'leave_on');
    expect(report.score).toBeLessThanOrEqual(39);
  });
});

describe('names as the trade prints them', () => {
  it('petroleum alone is not the hydrotreated cut', () =>
    expect(judged('Naphtha (petroleum), hydrotreated light', 'household').ingredients[0]?.name).not.toBe('Petroleum'));

  it.each([
    'Hydrocarbons, C10-C13, n-alkanes, isoalkanes, cyclics, <2% aromatics',
    'Aliphatic hydrocarbons >30%',
    'Alcohols, C12-14, ethoxylated',
    'Phenol, 4-nonyl-, branched',
    'Quaternary ammonium compounds, benzyl-C12-16-alkyldimethyl, chlorides',
    'Alkyl (C12-16) dimethylbenzyl ammonium chloride',
  ])('%s is one known name', (name) => {
    const { ingredients } = judged(`${name}, Aqua`, 'household');
    expect(ingredients.filter(({ aside }) => aside !== true)).toHaveLength(2);
    expect(ingredients[0]?.match.step).not.toBe('none');
  });

  it.each([
    ['Sucre 20 g/100 g', 20],
    ['Sugar 200 g/kg', 20],
    ['Permethrin 5000 mg/kg', 0.5],
    ['Sodium hypochlorite 4% w/w', 4],
  ])('%s is %d per cent', (text, percent) =>
    expect(judged(`Water, ${text}`, 'household').ingredients[1]?.percent).toBeCloseTo(percent, 6),
  );
});

describe('Dutch and Polish words of allergens', () => {
  it.each([
    ['water, koemelk, zout', 'milk'],
    ['water, slagroom, suiker', 'milk'],
    ['water, eipoeder, zout', 'egg'],
    ['suiker, arachideolie', 'peanut'],
    ['suiker, pekannoten', 'tree_nut'],
    ['druiven, zwaveldioxide', 'sulphite'],
    ['tarwebloem, zout', 'wheat'],
    ['sól, mleko krowie', 'milk'],
    ['cukier, mąka pszenna', 'wheat'],
    ['cukier, orzechy laskowe', 'tree_nut'],
    ['cukier, jaja kurze', 'egg'],
    ['woda, ryby', 'fish'],
  ])('%s: %s', (text, allergen) => expect(told(judged(text))).toContain(`al_food(${allergen})`));

  it('Natriumcarbonaat is soda ash, not baking soda', () =>
    expect(judged('Natriumcarbonaat', 'household').ingredients[0]?.name).not.toMatch(/bicarbonate|hydrogen/i));
});

describe('what is no allergen is told to nobody', () => {
  it.each([
    ['Himbeergrieß, Zucker', 'wheat'],
    ['semoule manioc, sel', 'wheat'],
    ['noix de joue de bœuf, sel', 'tree_nut'],
    ['egg-free mayonnaise', 'egg'],
    ['chocolate egg (cocoa mass, sugar, cocoa butter)', 'egg'],
    ['crème de sarrasin, sel', 'milk'],
    ['fromage végétal (huile de coco, amidon)', 'milk'],
    ['gluten-free oats', 'gluten'],
  ])('%s: not %s', (text, allergen) => {
    const critical = judged(text).warnings.filter(
      ({ audience, severity }) => audience === `al_food(${allergen})` && severity === 'CRITICAL',
    );
    expect(critical).toEqual([]);
  });

  it('leche de vaca is milk, not beef', () => {
    const { ingredients } = judged('leche de vaca, sal');
    expect(ingredients[0]?.name).not.toMatch(/beef/i);
  });

  it('a trace of preservative in a cleaner is not critical for a cat', () => {
    const { warnings } = judged(
      'Water, Sodium Laureth Sulfate, Methylchloroisothiazolinone, Methylisothiazolinone, Phenoxyethanol',
      'household',
    );
    expect(warnings.filter(({ audience, severity }) => audience === 'cat' && severity === 'CRITICAL')).toEqual([]);
  });

  it.each(['place', 'movie', 'winner', 'yarn'])('the lone word "%s" is no ingredient', (word) =>
    expect(judged(word).ingredients.filter(({ id }) => id !== null)).toEqual([]),
  );

  it('bone meal is no blood meal', () => expect(judged('bone meal').ingredients[0]?.name ?? '').not.toMatch(/blood/i));

  it.each([
    ['Sugar, milk &amp; salt', 'milk'],
    ['Zucker, N&uuml;sse', 'tree_nut'],
  ])('entities are read: %s', (text, allergen) => expect(told(judged(text))).toContain(`al_food(${allergen})`));
});

describe('sentences say what is so', () => {
  const sentences = (text: string, type: ProductType): string =>
    judged(text, type)
      .warnings.map(({ message }) => message)
      .join('\n');

  it.each(['Water', 'Sunflower oil', 'Sunflower seeds', 'Eau, huile de tournesol'])('%s is not made from soy', (text) =>
    expect(sentences(text, 'food')).not.toMatch(/soy/i),
  );

  it('an infant is not warned of food for a cat', () => {
    const infant = judged('Chicken, salt, taurine', 'pet_food').warnings.filter(({ audience }) => audience === 'inf');
    expect(infant).toEqual([]);
  });
});
