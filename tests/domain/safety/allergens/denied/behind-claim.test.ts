import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { assess } from '#domain/safety/engine.ts';
import type { Report } from '#domain/safety/report.ts';
import { shownRisk } from '#domain/safety/shown-risk.ts';
import type { ProductType } from '#domain/safety/vocabulary.ts';
import { knowledge } from '../../pack.ts';
import { NONSENSE } from '../../random-labels.ts';

const reportOf = (text: string, type: ProductType = 'food'): Report =>
  assess({ text, types: [type], forms: [], baby: false }, knowledge);
const severityFor = (report: Report, audience: string): string | undefined =>
  report.warnings.find((one) => one.audience === audience)?.severity;

/** In six languages: a claim in the middle of a list, and the words for peanut, milk and egg. */
const LANGUAGES = [
  ['sugar, contains no preservatives', 'peanuts', 'milk', 'egg'],
  ['sucre, ne contient pas de conservateurs', 'arachides', 'lait', 'œuf'],
  ['zucker, enthält keine Konservierungsstoffe', 'Erdnüsse', 'Milch', 'Hühnerei'],
  ['azúcar, no contiene conservantes', 'cacahuetes', 'leche', 'huevo'],
  ['zucchero, non contiene conservanti', 'arachidi', 'latte', 'uova'],
  ['suiker, bevat geen conserveermiddelen', "pinda's", 'melk', 'eieren'],
] as const;

describe('what follows an absence in the middle of a list (method M2.7.7)', () => {
  it.each(LANGUAGES)('%s, %s, %s, %s', (claim, peanut, milk, egg) => {
    const report = reportOf(`${claim}, ${peanut}, ${milk}, ${egg}`);
    for (const allergen of ['peanut', 'milk', 'egg'])
      expect(severityFor(report, `al_food(${allergen})`), allergen).toBe('CRITICAL');
    expect(shownRisk(report).band).not.toBe('green');
  });

  it('is claimed most likely where the claim begins with an allergen', () => {
    const report = reportOf('sugar, contains no milk, egg, peanuts');
    expect(severityFor(report, 'al_food(egg)')).not.toBe('CRITICAL');
    expect(shownRisk(report).band).not.toBe('green');
  });

  it.each([
    'Aqua, Glycerin, free from parabens, silicones, mineral oil',
    'Aqua, Glycerin, enthält keine Parabene, Silikone, Farbstoffe',
    'Aqua, Glycerin, ne contient pas de parabènes, silicones et colorants',
    'Aqua, Glycerin. Free from parabens, hydroquinone, lead.',
  ])('leaves usual claims trusted: %s', (text) => {
    const report = reportOf(text, 'leave_on');
    expect(report.ingredients).toHaveLength(2);
    expect(report.confidence.grade).toBe('A');
  });

  it('is never green where nobody knows it', () => {
    const unknown = fc.uniqueArray(fc.constantFrom(...NONSENSE), { minLength: 1, maxLength: 4 });
    const claim = fc.constantFrom(
      'free from parabens',
      'contains no colours',
      'frei von Silikonen',
      'libre de alcohol',
    );
    fc.assert(
      fc.property(claim, unknown, (words, names) => {
        expect(shownRisk(reportOf(`Aqua, Glycerin, ${words}, ${names.join(', ')}`, 'leave_on')).band).not.toBe('green');
      }),
      { numRuns: 60, seed: 2 },
    );
  });
});

describe('a list that begins within an absence (method M2.7.11)', () => {
  it.each([
    'Free from parabens, SLS, silicones, Aqua, Glycerin, Methylisothiazolinone',
    'Frei von Parabenen, Silikonen, Wasser, Glycerin, Methylisothiazolinone',
    'Sans parabènes, silicones, Aqua/Water/Eau, Glycerin, Methylisothiazolinone',
    'Free from parabens, SLS and silicones Aqua, Glycerin, Methylisothiazolinone',
  ])('begins with its water: %s', (text) => {
    const report = reportOf(text, 'leave_on');
    expect(report.ingredients.map(({ id }) => id)).toEqual(['water', 'glycerin', 'methylisothiazolinone']);
    expect(severityFor(report, 'al_skin')).toBe('WARNING');
  });

  it.each([
    ['Free from dairy, egg, nuts, Wheat flour, Water, Milk powder, Salt', ['wheat', 'milk']],
    ['free from gluten, lactose, colours, Rice, milk powder, peanuts, hazelnuts', ['milk', 'peanut', 'tree_nut']],
    ['Free from artificial colours, flavours, preservatives, Peanuts, Sugar', ['peanut']],
    ['frei von Gluten, Laktose, Zucker, Weizenmehl, Haselnüsse', ['wheat', 'tree_nut']],
    ['Contains no nuts, gluten, palm oil, cocoa butter, milk powder', ['milk']],
  ])('tells of the allergens behind what no claim names: %s', (text, allergens) => {
    const report = reportOf(text);
    for (const allergen of allergens) expect(severityFor(report, `al_food(${allergen})`), allergen).toBeDefined();
    expect(shownRisk(report).band).not.toBe('green');
  });

  it.each([
    'Free from gluten, milk, egg and soy',
    'Ohne Milch, Eier und Soja',
    'Free from: milk, soy, peanuts, colours',
  ])('is none where a claim of allergens is all that there is: %s', (text) => {
    const report = reportOf(text);
    expect(report.warnings).toEqual([]);
    expect(report.score).toBeNull();
  });
});

describe('a name behind a cross (method M2.7.14)', () => {
  it.each([
    'Rice, sugar. ✓ Organic ✗ Nuts',
    'Rice, sugar. ❌ Nuts ❌ Colours',
    'Rice, sugar, ✗ nuts',
    'Rice, sugar. ✖ Nuts',
  ])('is neither in the food nor absent: %s', (text) => {
    const report = reportOf(text);
    expect(report.ingredients.map(({ id }) => id)).not.toContain('tree-nuts');
    expect(severityFor(report, 'al_food(tree_nut)')).toBeDefined();
    expect(shownRisk(report).band).not.toBe('green');
  });

  it('is told as contained in a statement of what the food contains', () => {
    const report = reportOf('Rice, sugar. Allergens: ✗ Milk ✗ Egg');
    for (const allergen of ['milk', 'egg']) expect(severityFor(report, `al_food(${allergen})`)).toBe('CRITICAL');
  });

  it('is absent where products usually boast of that, and a tick leaves everything as it is', () => {
    const report = reportOf('Rice, sugar. ✗ preservatives ✗ colours ✓ gluten free ✓ milk');
    expect(report.ingredients.map(({ id }) => id)).toEqual(['rice', 'sugar', 'milk']);
    expect(report.confidence.grade).toBe('A');
  });
});

// method M2.7.4
describe('an absence in further languages', () => {
  it.each([
    'Pirinç unu, şeker. Süt içermez.',
    'Pirinç unu, şeker. Fındık ve süt içermez.',
    'Rizsliszt, cukor. Tejet nem tartalmaz.',
    'Rizsliszt, cukor. Tejmentes, gluténmentes.',
    'Rismel, sukker. Uden mælk, æg og nødder.',
    'Riisijauho, sokeri. Ei sisällä maitoa.',
    'Făină de orez, zahăr. Nu conține lapte.',
    'Rižino brašno, šećer. Ne sadrži mlijeko.',
  ])('names nothing that is in the food: %s', (text) => {
    const report = reportOf(text);
    expect(report.ingredients.map(({ id }) => id)).toEqual(['rice', 'sugar']);
    expect(report.warnings.filter(({ audience }) => audience.startsWith('al_food'))).toEqual([]);
  });

  it.each([
    ['Mistura de sementes, sal', ['Mistura de sementes', 'Sodium Chloride']],
    ['Tejet nem tartalmaz, cukor, mogyoró', ['Sugar', 'Hazelnut']],
  ])('takes no name away that only looks so, and none behind it: %s', (text, names) => {
    expect(reportOf(text).ingredients.map(({ name }) => name)).toEqual(names);
  });
});

describe('an absence in a list that dashes or bullets part (method M2.7.7, M2.7.11)', () => {
  it.each([
    'Rice, sugar - free from milk - peanuts - egg',
    'Rice, sugar • free from milk • peanuts • egg',
    'Contains: milk. Free from nuts, gluten, Rice, peanuts',
  ])('hides no allergen behind it: %s', (text) => {
    const report = reportOf(text);
    expect(severityFor(report, 'al_food(peanut)')).toBeDefined();
    expect(shownRisk(report).band).not.toBe('green');
  });

  it('is believed of allergens alone behind a list', () => {
    const report = reportOf('Rice, sugar. Free from wheat, barley, rye, hazelnuts, almonds');
    expect(report.warnings.filter(({ audience }) => audience.startsWith('al_food'))).toEqual([]);
    expect(report.confidence.grade).toBe('A');
  });
});
