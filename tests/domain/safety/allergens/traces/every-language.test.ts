import { describe, expect, it } from 'vitest';
import { assess } from '#domain/safety/engine.ts';
import { knowledge } from '../../pack.ts';

const told = (text: string): readonly string[] =>
  [
    ...new Set(
      assess({ text, types: ['food'], forms: [], baby: false }, knowledge)
        .warnings.filter(({ audience }) => /^al_food\((?:milk|peanut|wheat)\)$/.test(audience))
        .map(({ audience, severity }) => `${audience.slice(8, -1)} ${severity}`),
    ),
  ].toSorted();

/** By language: a list, a statement that it may contain peanuts, and one that it contains no milk. */
const SAID: readonly (readonly [list: string, may: string, denied: string])[] = [
  ['sugar, rice', 'May contain peanuts', 'Does not contain milk'],
  ['Zucker, Reis', 'Enthält möglicherweise Erdnüsse', 'Nicht enthalten: Milch'],
  ['sucre, riz', 'Susceptible de contenir des arachides', 'Ne contient pas de lait'],
  ['azúcar, arroz', 'Puede contener cacahuetes', 'No contiene leche'],
  ['açúcar, arroz', 'Pode conter amendoim', 'Não contém leite'],
  ['cukier, ryż', 'Może zawierać orzeszki ziemne', 'Nie zawiera mleka'],
  ['cukr, rýže', 'Může obsahovat stopy arašídů', 'Neobsahuje mléko'],
  ['cukor, ryža', 'Môže obsahovať arašidy', 'Neobsahuje mlieko'],
  ['cukor, rizs', 'Nyomokban tartalmazhat: földimogyoró', 'Nem tartalmaz tejet'],
  ['socker, ris', 'Kan innehålla jordnötter', 'Innehåller inte mjölk'],
  ['sukker, ris', 'Kan indeholde jordnødder', 'Indeholder ikke mælk'],
  ['sokeri, riisi', 'Saattaa sisältää maapähkinää', 'Ei sisällä maitoa'],
  ['sokeri, riisi', 'Voi sisältää jäämiä maapähkinästä', 'Ei sisällä maitoa'],
  ['сахар, рис', 'Может содержать арахис', 'Без молока'],
  ['захар, ориз', 'Може да съдържа следи от фъстъци', 'Не съдържа мляко'],
  ['zahăr, orez', 'Poate conține arahide', 'Nu conține lapte'],
  ['ζάχαρη, ρύζι', 'Μπορεί να περιέχει αράπικα φιστίκια', 'Χωρίς γάλα'],
  ['šećer, riža', 'Može sadržavati kikiriki', 'Bez mlijeka'],
  ['sladkor, riž', 'Lahko vsebuje sledi arašidov', 'Brez mleka'],
  ['cukr, rýže', 'Vyrobeno v závodě, kde se zpracovávají arašídy', 'Bez mléka'],
];

describe('what may be in a food is a trace wherever its statement stands (method M2.7.2, M2.7.22)', () => {
  const PLACES: readonly ((list: string, may: string) => string)[] = [
    (list, may) => `${list} (${may.toLowerCase()})`,
    (list, may) => `${list}. ${may.toLowerCase()}`,
    (list, may) => `${list} - ${may}`,
    (list, may) => `${list} – ${may.toLowerCase()}`,
    (list, may) => `${list}\n${may}`,
  ];
  it.each(SAID)('%s: %s', (list, may) => {
    for (const place of PLACES) expect(told(place(list, may)), place(list, may)).toEqual(['peanut WARNING']);
  });

  it('its verb may stand last, in capitals, too', () => {
    expect(told('cukor, só, rizs. FÖLDIMOGYORÓT TARTALMAZHAT.')).toEqual(['peanut WARNING']);
    expect(told('Sugar, salt. Süt eser miktarda bulunabilir.')).toEqual(['milk WARNING']);
    expect(told('şeker, pirinç (yer fıstığı içerebilir)')).toEqual(['peanut WARNING']);
  });
});

describe('what a food is said to be without is not in it wherever that stands (method M2.7.4)', () => {
  const PLACES: readonly ((list: string, denied: string) => string)[] = [
    (list, denied) => `${list} (${denied.toLowerCase()})`,
    (list, denied) => `${list}. ${denied}.`,
    (list, denied) => `${list}. ${denied.toLowerCase()}`,
    (list, denied) => `${list}\n${denied}`,
    (list, denied) => `${list}. ${denied.toUpperCase()}.`,
  ];
  it.each(SAID)('%s: %s, %s', (list, _, denied) => {
    for (const place of PLACES) expect(told(place(list, denied)), place(list, denied)).toEqual([]);
  });

  it.each([
    'Mjölkfri. socker, ris',
    'Süt içermez. şeker, pirinç',
    'Tej nélkül. cukor, rizs',
    'Produkt bez mleka. cukier, ryż',
    'sucre, riz. Sans trace de lait.',
  ])('%s', (text) => expect(told(text)).toEqual([]));
});

describe('a food stays what it is beside what its brackets state (method M6.2.2)', () => {
  it.each([
    ['sugar, milk powder (may contain peanuts)', ['milk CRITICAL', 'peanut WARNING']],
    ['sugar, wheat flour (may contain traces of peanuts), salt', ['peanut WARNING', 'wheat CRITICAL']],
    ['Zucker, Milchpulver (kann Spuren von Erdnüssen enthalten)', ['milk CRITICAL', 'peanut WARNING']],
    ['sugar, milk chocolate (contains milk, may contain peanuts)', ['milk CRITICAL', 'peanut WARNING']],
    ['sugar, biscuit (no added sugar, wheat flour, milk)', ['milk CRITICAL', 'wheat CRITICAL']],
    ['сахар, сухое молоко (может содержать арахис)', ['milk CRITICAL', 'peanut WARNING']],
  ])('%s', (text, expected) => expect(told(text)).toEqual(expected));
});

describe('what may be in a food is not what an unknown name beside it means (method M3.4)', () => {
  it('is a trace, and the name stays unknown', () => {
    const report = assess(
      { text: 'sugar, blorfin (may contain peanuts)', types: ['food'], forms: [], baby: false },
      knowledge,
    );
    expect(report.ingredients.map(({ name, level }) => `${name} ${level}`)).toEqual(['Sugar none', 'blorfin unknown']);
    expect(report.traces).toEqual(['peanuts']);
  });

  it('nor does a colour that may be there tell what it is made of', () => {
    const scoreOf = (text: string) =>
      assess({ text, types: ['leave_on'], forms: [], baby: false }, knowledge).confidence.grade;
    expect(scoreOf('Aqua, blorfin (may contain CI 77491)')).toBe(scoreOf('Aqua, blorfin'));
  });
});

describe('a food behind a claim of absence is told by the allergens that are known of it (method M2.7.18)', () => {
  it.each([
    'Ei sisällä gluteenia, sokeri, maitojauhe, suola',
    'Ei sisällä gluteenia: sokeri, maitojauhe, suola',
    'Nem tartalmaz glutént, cukor, tejpor, só',
  ])('%s', (text) => expect(told(text)).toEqual(['milk WARNING']));
});
