import { describe, expect, it } from 'vitest';
import { assess } from '#domain/safety/engine.ts';
import { knowledge } from '../pack.ts';

const warned = (text: string) =>
  assess({ text, types: ['other'], forms: ['supplement'], baby: false, name: 'Tabletten' }, knowledge).warnings.map(
    ({ severity, audience }) => `${severity} ${audience}`,
  );

describe('a salt of a medicine is the medicine (method M3.1.14)', () => {
  it.each([
    'Pseudoephedrinhydrochlorid 30 mg',
    'Pseudoephedrin-HCl',
    'Ephedrinsulfat',
    'chlorhydrate de pseudoéphédrine 30 mg',
    'pseudoefedrina cloridrato',
    'clorhidrato de pseudoefedrina',
    'pseudoefedrinehydrochloride',
    'Phenylephrinhydrochlorid',
    'Dextromethorphanhydrobromid-Monohydrat',
  ])('%s beside an MAO inhibitor', (text) => expect(warned(text)).toContain('CRITICAL maoi'));

  it.each([
    'Propranololhydrochlorid 40 mg',
    'Verapamilhydrochlorid',
    'Metoprololsuccinat 47,5 mg',
    'Amlodipinbesilat',
    'Amitriptylinhydrochlorid',
    'Clonidinhydrochlorid 75 µg',
    'Methylphenidathydrochlorid',
    'Morphinsulfat 10 mg',
    'Codeinphosphat-Hemihydrat',
    'fosfato de codeína',
  ])('%s and a child', (text) => expect(warned(text)).toContain('CRITICAL child'));

  it.each(['Ibuprofen-DL-Lysin 684 mg', 'ibuprofène lysine', 'Dexketoprofen-Trometamol', 'Lysinacetylsalicylat'])(
    '%s and a blood thinner',
    (text) => expect(warned(text)).toContain('CRITICAL anticoag'),
  );

  it.each(['Chininhydrochlorid', 'Chininsulfat', 'cloridrato di chinina'])(
    '%s in a drink and G6PD deficiency',
    (salt) => {
      const drink = assess({ text: `Wasser, Zucker, ${salt}`, types: ['food'], forms: [], baby: false }, knowledge);
      expect(drink.warnings.map(({ severity, audience }) => `${severity} ${audience}`)).toContain('WARNING g6pd');
    },
  );

  it.each(['Natriumsulfat', 'Zinkcitrat', 'Kaliumphosphat', 'citrate de calcium', 'Magnesiumhydrogencitrat'])(
    '%s is the salt of none',
    (text) =>
      expect(
        assess({ text, types: ['food'], forms: [], baby: false }, knowledge).warnings.filter(
          ({ severity }) => severity === 'CRITICAL',
        ),
      ).toEqual([]),
  );
});

describe('what ends as a base does and is none (method M3.1.14)', () => {
  it.each(['Chlormagnesium', 'Chlorkalium', 'Chlornatrium', 'Chlorcalcium', 'Chlor-Natrium', 'Jod-Kalium'])(
    '%s is no chlorine',
    (salt) => {
      const cream = assess({ text: `Aqua, ${salt}`, types: ['leave_on'], forms: [], baby: false }, knowledge);
      expect(cream.warnings.filter(({ audience }) => audience === 'everyone')).toEqual([]);
      expect(cream.ingredients.map(({ name }) => name)).not.toContain('Chlorine');
    },
  );

  it('chlorine itself is', () => {
    const cream = assess({ text: 'Aqua, Chlorine', types: ['leave_on'], forms: [], baby: false }, knowledge);
    expect(cream.warnings.map(({ severity, audience }) => `${severity} ${audience}`)).toContain('CRITICAL everyone');
  });
});

describe('a nutrient that is swallowed is no poison by the gram (method M4.2.25)', () => {
  it('vitamin D of 12.5 µg for infants', () => {
    const report = assess(
      {
        text: 'Colecalciferol 12,5 µg, Maisstärke',
        types: ['other'],
        forms: ['supplement'],
        baby: true,
        name: 'Vitamin D Tabletten',
      },
      knowledge,
    );
    expect(report.cap).toBeNull();
    expect(warned('Colecalciferol 12,5 µg')).not.toContain('CRITICAL child');
    expect(warned('Colecalciferol 12,5 µg')).toContain('CRITICAL dog');
  });

  it('as a bait it is one', () => {
    const bait = assess({ text: 'Colecalciferol 0,075 %', types: ['outdoor'], forms: [], baby: false }, knowledge);
    expect(bait.warnings.map(({ severity, audience }) => `${severity} ${audience}`)).toContain('CRITICAL dog');
    expect(bait.deductions.map((one) => JSON.stringify(one)).join()).toContain('ACUTE_FATAL');
  });
});
