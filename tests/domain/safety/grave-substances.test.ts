import { describe, expect, it } from 'vitest';
import { assess } from '#domain/safety/engine.ts';
import type { Report } from '#domain/safety/report.ts';
import type { ProductType } from '#domain/safety/vocabulary.ts';
import { knowledge } from './pack.ts';

const judged = (type: ProductType, text: string): Report =>
  assess({ text, types: [type], forms: [], baby: false }, knowledge);

const scoreOf = (type: ProductType, text: string): number => judged(type, text).score ?? -1;

const toldTo = (type: ProductType, text: string, audience: string): readonly string[] =>
  judged(type, text)
    .warnings.filter((warning) => warning.audience === audience)
    .map(({ severity }) => severity);

describe('what is prohibited is known by the names of trade and tradition (method M1.4.2, M4.5.1)', () => {
  it.each([
    'Galena',
    'Lead Sulphide',
    'Bleiweiß',
    'Céruse',
    'White Lead',
    'Litharge',
    'Minium',
    'Realgar',
    'Orpiment',
    'Cinnabar',
    'Ammoniated Mercury',
    'Methoxsalen',
    '8-Methoxypsoralen',
    'Trioxysalen',
    'Bergapten',
    '17β-Estradiol',
    'Dibutylphthalat',
  ])('%s in a cosmetic', (name) => {
    expect(scoreOf('leave_on', `Talc, ${name}, Glycerin`)).toBeLessThanOrEqual(20);
    expect(toldTo('leave_on', `Talc, ${name}, Glycerin`, 'everyone')).toContain('CRITICAL');
  });

  it('lead and cyanide by what the list says of all their compounds, at home too (method M4.5.2, M4.5.4)', () => {
    for (const name of ['White Lead', 'Galena', 'Lead Carbonate'])
      expect(scoreOf('household', `Linseed Oil, ${name}`), name).toBeLessThanOrEqual(39);
    for (const name of ['Potassium Cyanide', 'Sodium Cyanide', 'Cyankali', 'Natriumcyanid']) {
      expect(scoreOf('household', `Water, ${name}`), name).toBeLessThanOrEqual(29);
      expect(toldTo('household', `Water, ${name}`, 'child'), name).toContain('CRITICAL');
    }
  });
});

describe('what experts warn everyone of is never green (method M6.1.2, M4.5.14)', () => {
  it.each([
    ['leave_on', 'Aqua, Glycerin, Isopropyl Cloprostenate'],
    ['leave_on', 'Aqua, Glycerin, Dechloro Dihydroxy Difluoro Ethylcloprostenolamide'],
    ['leave_on', 'Aqua, Glycerin, Bimatoprost'],
    ['leave_on', 'Kohl, Olea Europaea Fruit Oil'],
    ['leave_on', 'Surma, Olea Europaea Fruit Oil'],
    ['leave_on', 'Petrolatum, Birch Tar Oil'],
    ['leave_on', 'Petrolatum, Oleum Rusci'],
    ['leave_on', 'Petrolatum, Juniperus Oxycedrus Wood Tar'],
    ['leave_on', 'Aqua, Ethylene Glycol, Glycerin'],
    ['leave_on', 'Active ingredient: Clobetasol Propionate 0.05%. Inactive ingredients: Petrolatum, Water'],
    ['leave_on', 'Active ingredient: Betamethasone Dipropionate 0.05%. Inactive ingredients: Petrolatum, Water'],
    ['household', 'Perchloroethylene'],
    ['household', 'Water, Tetrachlorethylen'],
  ] as const)('%s: %s', (type, text) => {
    expect(scoreOf(type, text)).toBeLessThanOrEqual(69);
    expect(toldTo(type, text, 'everyone').some((severity) => severity === 'WARNING' || severity === 'CRITICAL')).toBe(
      true,
    );
  });

  it('says law where the law says it, and experts else (method M6.7.8)', () => {
    const messageOf = (text: string): string =>
      judged('leave_on', text).warnings.find(({ audience }) => audience === 'everyone')?.message ?? '';
    expect(messageOf('Aqua, Methanol')).toContain('prohibited');
    expect(messageOf('Aqua, Isopropyl Cloprostenate')).not.toContain('prohibited');
    expect(messageOf('Active ingredient: Clobetasol Propionate. Inactive ingredients: Petrolatum')).toContain(
      'medicine',
    );
  });

  it('a mild corticosteroid that pharmacies sell, a sunscreen and a cabbage are not among them', () => {
    expect(
      scoreOf('leave_on', 'Active ingredient: Hydrocortisone 1%. Inactive ingredients: Petrolatum'),
    ).toBeGreaterThan(84);
    expect(
      scoreOf('leave_on', 'Active ingredient: Zinc Oxide 10%. Inactive ingredients: Water, Glycerin'),
    ).toBeGreaterThan(84);
    expect(judged('food', 'Kohl, Salz').ingredients[0]?.id).toBe('cabbage');
    expect(judged('leave_on', 'Kohl, Talc').ingredients[0]?.id).toBe('kohl-eye-cosmetic');
  });

  it('a prostaglandin that no list has is a medicine by its name (method M1.4.8, M4.5.22)', () => {
    const report = judged('leave_on', 'Aqua, Glycerin, Cetyl Alcohol, Panthenol, Fluoro Norprostenolamide');
    expect(report.score).toBeLessThanOrEqual(69);
    expect(report.warnings.some(({ audience, severity }) => audience === 'everyone' && severity === 'WARNING')).toBe(
      true,
    );
  });
});

it('flumethrin, which collars for cats hold, is a caution for a cat and a danger to fish (method M6.1.14, M6.1.18)', () => {
  expect(toldTo('pet_topical', 'Imidacloprid, Flumethrin', 'cat')).not.toContain('CRITICAL');
  expect(toldTo('pet_topical', 'Permethrin', 'cat')).toContain('CRITICAL');
  expect(toldTo('pet_topical', 'Imidacloprid, Flumethrin', 'fish')).toContain('CRITICAL');
});

describe('a number says what it is however it is printed (method M2.9.2)', () => {
  it.each(['CAS 123-31-9', 'CAS no. 123-31-9', 'CAS 123 31 9', 'CAS-Nr.: 123-31-9', 'CAS RN 123-31-9', 'EC 204 617 8'])(
    '%s',
    (printed) => {
      expect(judged('leave_on', `Aqua, ${printed}`).ingredients.map(({ id }) => id)).toContain('hydroquinone');
    },
  );

  it.each(['CAS: 123 - 31 - 9', 'No CAS 123-31-9'])('%s, which the reader sets apart, is never green', (printed) => {
    const { confidence, notes } = judged('leave_on', `Aqua, ${printed}`);
    expect(confidence.value).toBeLessThan(0.75);
    expect(notes.join(' ')).toMatch(/Hydroquinone/);
  });

  it('digits in blanks without the word, or with a wrong check digit, are no number', () => {
    for (const printed of ['123 31 9', 'CAS 123 31 8'])
      expect(judged('leave_on', `Aqua, ${printed}`).ingredients.map(({ id }) => id)).not.toContain('hydroquinone');
  });
});
