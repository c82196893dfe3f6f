import { expect, it } from 'vitest';
import { assess } from '#domain/safety/engine.ts';
import type { Report } from '#domain/safety/report.ts';
import type { ProductType } from '#domain/safety/vocabulary.ts';
import { knowledge } from './pack.ts';

const reportOf = (type: ProductType, text: string): Report =>
  assess({ text, types: [type], forms: [], baby: false }, knowledge);

// method M3.4.5: each pair is a label and the same label with an inserted word or number.
it.each([
  [
    'food',
    'Lait écrémé, crème, sucre, jus de banane à base de concentré sirop de sucre inverti',
    'banane',
    'banane 36',
  ],
  ['food', 'Hibiskus, Apfel, Hagebutten, Aroma (Erdbeere, Himbeere), Zimt', 'Aroma', 'Aroma 42.1'],
  ['food', 'Zucker, Kakao, Aromen (enthalten Sojalecithin), Salz', 'Aromen', 'Aromen 1.4'],
  ['food', 'Eau, sel, arômes (céleri), extrait de levure', 'arômes', 'arômes 234'],
  ['food', 'Sucre, amandes, copeaux de chocolat noir et blanc 7,5% (sucre, beurre de cacao)', 'copeaux', 'copeaux 816'],
  [
    'food',
    'Organic dates, organic almonds, vanilla rice protein (brown rice, vanilla, pectin)',
    'vanilla',
    'vanilla 357',
  ],
  ['food', 'Turkey, water, contains less than 2% of: salt, sugar, dextrose', 'less', 'less 6'],
  ['food', 'Turkey, water, contains less than 2% of: salt, sodium phosphate', 'less', 'less daxuquuxisk'],
  ['food', 'Wheat flour, sugar, salt, sodium bicar', 'sodium', 'sodium glamoxask'],
  [
    'food',
    'Sugar, salt, water, vinegar, sodium benzoate and potassium sorbate (preservatives in',
    'preservatives',
    'preservatives 7468',
  ],
  ['leave_on', 'Aqua, Cocos Nucifera (Coconut) Fruit Extract, Glycerin, Parfum', 'Fruit', '9 Fruit'],
  ['leave_on', 'Aqua, Helianthus Annuus (Sunflower) Seed Oil, Glycerin, Parfum', 'Seed', '61 Seed'],
  ['food', 'Water, zeezout, azijn, antioxidant (ascorbinezuur, F-301), suiker', 'antioxidant', 'antioxidant 86'],
  ['food', 'Red bean, sugar, water,', 'Red', 'Red 1977'],
  ['food', 'Sucre, noisettes, émulsifiants (E322, contient du soja), sel', 'du soja', 'du 989.5 soja'],
  ['leave_on', 'Aqua, Stearyl Alcohol, tocopheryl acetate fil.1001. voo', 'acetate', 'acetate gokupyseix'],
  [
    'food',
    'Flour, water, rye flour, 7 grain cereal (cracked wheat, oats, rye grits, barley grits, corn grits, flax), salt',
    'corn grits',
    'corn grits, Plarairun',
  ],
  ['food', 'Salt, sugar, citric acid, disodium inosinate and disodium guan', 'inosinate', 'inosinate drafai'],
  ['food', 'Salt, corn flour, partially hydrogenated vegetable s', 'hydrogenated', 'hydrogenated 5'],
  ['leave_on', 'Aqua, Glycerin, dove is a registered trademark', 'dove', 'dove kovazouk'],
] as const)('%s %s: %s → %s raises neither score nor confidence', (type, label, word, put) => {
  const before = reportOf(type, label);
  const after = reportOf(type, label.replace(word, put));
  expect(after.score ?? 0).toBeLessThanOrEqual(before.score ?? 0);
  expect(after.confidence.value).toBeLessThanOrEqual(before.confidence.value + 1e-9);
});

it('shows the word beside the item as what nobody knows', () => {
  const report = reportOf('food', 'Hibiskus, Apfel, Hagebutten, Aroma 42.1 (Erdbeere, Himbeere), Zimt');
  expect(report.ingredients.find(({ raw }) => raw === '42.1')?.match.step).toBe('none');
});

it.each(['yellow 5', 'red 40', 'E 330', 'Polysorbate 20', 'Vitamin B12'])(
  'leaves the number of %s to its name',
  (name) => {
    const report = reportOf('food', `Sugar, water, ${name}, salt`);
    expect(report.ingredients).toHaveLength(4);
    expect(report.ingredients.every(({ match }) => match.step !== 'none')).toBe(true);
  },
);

it('leaves a part of a compound to its name: Rote Speisezwiebeln', () => {
  const report = reportOf('food', 'Rote Speisezwiebeln, Salz');
  expect(report.ingredients.map(({ match }) => match.step)).not.toContain('none');
});

it.each(['', ' 10', ' xovaku'])('finds a grave name with “%s” in it beside the list (method M2.1.11)', (put) => {
  const label = `Alcohol Denat - Aqua (Water)- Parfum (Fragrance)- Hydroxyisohexyl 3-Cyclohexene${put} Carboxaldehyde-Limonene Coumarin-Citral`;
  const report = reportOf('leave_on', label);
  expect(report.ingredients.slice(0, 3).map(({ name }) => name)).toEqual(['Ethanol', 'Water', 'Fragrance']);
  expect(report.notes.join(' ')).toContain('Hydroxyisohexyl 3-Cyclohexene Carboxaldehyde');
  expect(report.confidence.grade).not.toBe('A');
});

it('reads what stands behind a name that its bracket says again', () => {
  const names = reportOf('leave_on', 'Aqua, Parfum (Fragrance) Limonene').ingredients.map(({ name }) => name);
  expect(names).toEqual(['Water', 'Fragrance', 'Limonene']);
});

it('judges a misreading no milder beside unknown names (method M3.2.10)', () => {
  const label = 'Aqua, Glycerin, 2-Bromo-2-Nitropropane-1,3-Dioi, Panthenol, Tocopherol, Allantoin';
  const doubts = reportOf('leave_on', label).notes.filter((note) => note.includes('grave'));
  const noisy = reportOf('leave_on', label.replace('Glycerin', 'Glycerin, xovaku, zuberik, dromilka'));
  expect(noisy.notes.filter((note) => note.includes('grave'))).toEqual(doubts);
});

it("is no list that was cut off where the commas are a name's own (method M2.1.14)", () => {
  const report = reportOf('household', 'Water, Glycerin, Benzene, Residues (petroleum), vacuum, light');
  expect(report.notes.join(' ')).not.toContain('cut off');
});

// method M2.1.13
it.each(['Warfar', 'Minoxid', 'Tretino'])(
  'a name of eight letters and more that lost its last two is a doubt: %s',
  (cut) => {
    const report = reportOf('leave_on', `Aqua, Glycerin, ${cut}`);
    expect(report.notes.join(' ')).toContain('grave risk');
    expect(report.confidence.grade).toBe('C');
  },
);

it('knows glycol as the glycol of INCI, which is ethylene glycol', () => {
  const report = reportOf('leave_on', 'Aqua, Glycol, Glycerin');
  expect(report.ingredients[1]?.id).toBe('ethylene-glycol');
  expect(report.score).toBeLessThan(70);
});

it('begins the list of the next product of a set at its name', () => {
  const report = reportOf(
    'leave_on',
    'Day cream ingredients: Aqua, Parfum, Glycerin Night cream ingredients: Aqua, Urea, Glycerin',
  );
  expect(report.ingredients.map(({ name }) => name)).toEqual([
    'Water',
    'Fragrance',
    'Glycerin',
    'Water',
    'Urea',
    'Glycerin',
  ]);
  expect(report.warnings.filter(({ audience }) => audience === 'al_food(milk)')).toEqual([]);
});
