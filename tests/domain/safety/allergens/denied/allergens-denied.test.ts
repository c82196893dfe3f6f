import { describe, expect, it } from 'vitest';
import { assess } from '#domain/safety/engine.ts';
import { householdView } from '#domain/safety/household-view.ts';
import { home, knowledge, member } from '../../pack.ts';

// Method M6.2.8.
const grave = (text: string, allergen: string): readonly string[] =>
  householdView(
    assess({ text, types: ['food'], forms: [], baby: false }, knowledge),
    home([member('Ana', { allergens: [allergen] })]),
  )
    .warnings.filter(
      ({ subject, severity }) => subject === 'Ana' && (severity === 'CRITICAL' || severity === 'WARNING'),
    )
    .map(({ severity }) => severity);

const MILK = 'milk|lait|Milch|leche|latte|melk|leite|mleko|mjölk|mælk'.split('|');
const SOY = 'soya|soja|Soja|soja|soia|soja|soja|soja|soja|soja'.split('|');

describe('an allergen that was printed without a space', () => {
  it.each([...MILK.map((word) => [word, 'milk']), ...SOY.map((word) => [word, 'soy'])])(
    '%s beside an E number or a percentage is told',
    (word, allergen) => {
      for (const glued of [`E332${word}`, `E150d${word}`, `5%${word}`, `12.5%${word}`, `${word}E330`, `${word}5%`])
        expect([glued, ...grave(`Rice, ${glued}, salt`, allergen)]).toContain('CRITICAL');
    },
  );

  it.each([
    ['Suiker, melk en ei', 'egg'],
    ['Suiker, melk en ei', 'milk'],
    ['Zucker, Milch und Ei', 'egg'],
    ['Socker, mjölk och ägg', 'egg'],
    ['Cukier, mleko i jaja', 'egg'],
    ['crab-free mix (prawns)', 'crustacean'],
    ['almond-free nut mix (cashews)', 'tree_nut'],
    ['wheat-free rye bread', 'gluten'],
    ['butter-free cream', 'milk'],
  ])('%s is told to somebody allergic to %s', (text, allergen) => {
    expect(grave(`${text}, salt`, allergen)).toContain('CRITICAL');
  });
});

describe('an absence is believed, in the languages of the allergen words', () => {
  it.each([
    'neither milk nor egg',
    'weder Milch noch Ei',
    'ni lait ni oeuf',
    'ni leche ni huevo',
    'né latte né uova',
    'noch melk noch ei',
    'nem leite nem ovo',
    'ani mleka ani jaj',
    'varken mjölk eller ägg',
    'hverken mælk eller æg',
  ])('%s', (text) => {
    expect(grave(`Rice, ${text}`, 'milk')).toEqual([]);
    expect(grave(`Rice, ${text}`, 'egg')).toEqual([]);
  });

  it.each([
    'Milk: no',
    'Lait : non',
    'Milch: nein',
    'Leche: no',
    'Latte: no',
    'Melk: nee',
    'Leite: não',
    'Mleko: nie',
    'Mjölk: nej',
    'Mælk: nej',
  ])('%s', (text) => {
    expect(grave(`Rice, salt. ${text}`, 'milk')).toEqual([]);
    expect(grave(`${MILK.join(', ')}, salt. ${text}`, 'milk')).toContain('CRITICAL');
  });

  it('a statement that goes on is another', () => {
    expect(grave('Rice, Milk: no sugar added', 'milk')).not.toEqual([]);
  });
});

describe('what only stands in for a food, or bears its name', () => {
  it.each([
    ['egg replacer', 'egg'],
    ['milk substitute', 'milk'],
    ['Ei-Ersatz', 'egg'],
    ['Milchersatz', 'milk'],
    ['substitut de lait', 'milk'],
    ["substitut d'œuf", 'egg'],
    ['sustituto de huevo', 'egg'],
    ['sostituto del latte', 'milk'],
    ['eivervanger', 'egg'],
    ['substituto de leite', 'milk'],
    ['zamiennik mleka', 'milk'],
  ])('%s may hold %s and is not told as it', (text, allergen) => {
    expect(grave(`Rice, ${text}`, allergen)).not.toContain('CRITICAL');
  });

  it.each([
    'butternut squash',
    'Butterkürbis',
    'Butternusskürbis',
    'courge butternut',
    'calabaza mantequilla',
    'zucca butternut',
    'boternootpompoen',
    'abóbora manteiga',
    'dynia maślana',
    'smörpumpa',
    'smørsquash',
  ])('%s is a pumpkin', (name) => {
    for (const allergen of ['milk', 'tree_nut', 'peanut']) expect(grave(`${name}, salt`, allergen)).toEqual([]);
  });
});
