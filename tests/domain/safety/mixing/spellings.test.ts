import { describe, expect, it } from 'vitest';
import { type Item, pair } from './home.ts';

const H = 'household' as const;
const BLEACH: Item = ['Cleaner X', H, 'Water, Sodium Hypochlorite, Sodium Hydroxide'];
const ACID: Item = ['Toilet descaler', H, 'Hydrochloric acid 10%'];
const AMMONIA: Item = ['Ammonia', H, 'Water, Ammonia 9%'];
const CAL_HYPO: Item = ['Pool chlorine granules', 'outdoor', 'Calcium hypochlorite 70%'];

/** The labels that do not give the expected result together with one product. */
const misses = (expected: string, one: Item, others: readonly Item[]): readonly string[] =>
  others
    .map((other) => ({ other, said: pair(one, other) }))
    .filter(({ said }) => !said.startsWith(expected))
    .map(({ other, said }) => `${other.join(' / ')}: ${said}`);
const called = (name: string, texts: readonly string[]): readonly Item[] => texts.map((text) => [name, H, text]);

const HYPOCHLORITES = [
  'Natriumhypochlorit <5%',
  'Aqua, hypochlorite de sodium',
  'Agua, hipoclorito sódico',
  'Acqua, ipoclorito di sodio',
  'Sodium hypochlorite solution 5% Cl active',
  '7681-52-9',
  '<5% chlorine-based bleaching agents',
  '< 5 % Bleichmittel auf Chlorbasis',
  'moins de 5% agents de blanchiment chlorés',
  '<5% blanqueantes clorados',
  '<5% sbiancanti a base di cloro',
  'Sodium dichloroisocyanurate dihydrate',
  'NaDCC',
  'Trichloro-s-triazinetrione 99%',
  'Calcium hypochlorite',
  'Lithium hypochlorite 35%',
  'Potassium hypochlorite 3%',
  'Chloramine-T',
  'Symclosene',
  'Troclosene sodium',
  'Dichloroisocyanurate de sodium',
  'Trichlorisocyanursäure',
  'Ácido tricloroisocianúrico',
  'Wasser, Bleichlauge',
  'active chlorine 4.6%',
  'Aktivchlor 4,8 %',
  'chlore actif 2,6 %',
  'cloro attivo 5%',
  'cloro activo 40 g/l',
  'NaOCl 5%',
  'Chlorinated TSP',
  '1,3,5-Trichlor-1,3,5-triazin-2,4,6-trion',
  '<5% branqueadores clorados',
  '<5% chloorbleekmiddelen',
  '<5% związki wybielające na bazie chloru',
  '<5% bělicí činidla na bázi chloru',
  '<5% klorbaserade blekmedel',
  '<5% klooripohjaiset valkaisuaineet',
];
/** Bleach, and below products that must not be mixed with it, by name alone. */
const BLEACH_NAMES = [
  'Lixívia',
  'Água sanitária',
  'Bleekmiddel',
  'Klorin',
  'Белизна',
  'Χλωρίνη',
  'Domestos',
  'Clorox',
  'Milton sterilising fluid',
];
const ACID_NAMES = ['Kleesalz', 'Weinsäure', 'Viakal', 'Durgol', 'Bar Keepers Friend', 'Harpic', 'Odvápňovač'];
const AMMONIA_NAMES = ['Salmiak', 'Nettoyant vitres', 'Windex', 'Нашатырный спирт'];
const ACIDS: readonly Item[] = [
  ['Toilet cleaner', H, 'Sulfamic acid 5-15%'],
  ['Limescale spray', H, 'Water, citric acid, lactic acid'],
  ['WC-Reiniger', H, 'Aqua, Amidosulfonsäure, Nichtionische Tenside'],
  ['Anticalcare', H, 'Acqua, acido citrico, tensioattivi non ionici'],
  ['Antical', H, 'Agua, ácido fosfórico'],
  ['Détartrant WC', H, 'Eau, acide chlorhydrique 9%'],
  ['Brick cleaner', 'outdoor', 'Hydrochloric acid 15%'],
  ['Rust remover gel', H, 'Water, phosphoric acid'],
  ['Wheel cleaner', 'outdoor', 'Hydrofluoric acid 2%, sulfuric acid 5%'],
  ['Cleaning vinegar', H, 'Vinegar 8%'],
  ['Bathroom cleaner', H, 'Water, formic acid 5%'],
  ['Descaler', H, 'Maleic acid 10%, sulfamic acid'],
  ['pH down', 'outdoor', 'Sodium hydrogen sulfate'],
  ['pH minus', 'outdoor', 'Natriumhydrogensulfat'],
  ['Pool acid', 'outdoor', 'Muriatic acid 31.45%'],
  ['Drain acid', H, 'Sulfuric acid 93%'],
  ['Coffee machine descaler', H, 'Citric acid 20%'],
  ['Urinal stone remover', H, 'Glycolic acid 10%'],
  ['Dishwasher cleaner', H, 'Citric acid 30-50%'],
  ['Toilet block', H, 'Citric acid, anionic surfactants 5-15%'],
];
const AMMONIAS: readonly Item[] = [
  ['Window cleaner', H, 'Water, ammonium hydroxide'],
  ['Salmiakgeist', H, 'Ammoniakwasser 9%'],
  ['Ammoniaque', H, 'Ammoniaque 13%'],
  ['Amoniaco', H, null],
  ['Floor stripper', H, 'Water, Ammonia, ethanolamine'],
  ['Jewellery cleaner', H, 'Ammonium hydroxide 5%'],
  ['Polish remover', H, 'Ammonium chloride, sodium hydroxide'],
  ['Limpiacristales', H, null],
  ['Glasreiniger', H, null],
  ['Nettoyant vitres', H, null],
  ['Lavavetri', H, null],
];
const SOLVENTS: readonly Item[] = [
  ['Spirit', H, 'Ethanol 96%'],
  ['Isopropanol', H, 'Isopropyl alcohol 99%'],
  ['Methylated spirits', H, null],
  ['Alcool à brûler', H, null],
  ['Brennspiritus', H, null],
  ['Alcohol de quemar', H, null],
  ['Alcool denaturato', H, null],
  ['Acetone', H, 'Acetone'],
  ['Glass cleaner', H, 'Water, Isopropyl Alcohol, Alcohol Ethoxylate'],
  ['Screenwash', 'outdoor', 'Ethanol 20-30%, water'],
  ['Nail polish remover', 'leave_on', null],
  ['Nagellackentferner', 'leave_on', 'Aceton, Aqua'],
  ['Disinfectant spray', H, 'Alcohol 70%, water'],
  ['Surface disinfectant', H, 'Propan-2-ol 60%'],
];
const FUELS: readonly Item[] = [
  ['DOT 4 brake fluid', 'outdoor', null],
  ['Bremsflüssigkeit', 'outdoor', null],
  ['Motor oil', 'outdoor', 'Mineral oil'],
  ['Antifreeze', 'outdoor', 'Propylene glycol, water'],
  ['Liquide de refroidissement', 'outdoor', null],
  ['White spirit', H, null],
  ['Aguarrás', H, null],
  ['Turpentine', H, null],
  ['Linseed oil', H, 'Linseed oil'],
  ['Petrol', 'outdoor', null],
  ['Kerosene', 'outdoor', 'Kerosene'],
  ['Wasp bait', 'outdoor', 'Sucrose'],
  ['Lamp oil', H, 'Paraffin oil'],
  ['Glycerin', H, 'Glycerin'],
  ['Diesel fuel', 'outdoor', 'Diesel'],
  ['Paint thinner', 'outdoor', 'Toluene, xylene'],
  ['Bromine tablets', 'outdoor', 'BCDMH 96%'],
  ['Spa sanitiser', 'outdoor', '1-bromo-3-chloro-5,5-dimethylhydantoin'],
  ['Algaecide', 'outdoor', 'Polixetonium chloride'],
  ['Pool algicide', 'outdoor', 'Copper sulfate'],
  ['Liquid pool chlorine', 'outdoor', 'Sodium hypochlorite 12.5%'],
];

describe('the same substance in other words', () => {
  it('chlorine is CRITICAL beside an acid and beside ammonia', () => {
    expect(misses('CRITICAL', ACID, called('Product', HYPOCHLORITES))).toEqual([]);
    expect(misses('CRITICAL', AMMONIA, called('Product', HYPOCHLORITES))).toEqual([]);
  });

  it.each([
    ['an acid', ACIDS, 'CRITICAL chlorine'],
    ['ammonia', AMMONIAS, 'CRITICAL chloramines'],
    ['a solvent', SOLVENTS, 'CRITICAL chloroform'],
  ] as const)('bleach is CRITICAL beside %s', (_, others, expected) => {
    expect(misses(expected, BLEACH, others)).toEqual([]);
  });

  it('calcium hypochlorite is CRITICAL beside whatever burns, and beside other pool chemicals', () => {
    expect(misses('CRITICAL fire, explosion', CAL_HYPO, FUELS)).toEqual([]);
  });

  it('bleach is WARNING beside amines and oxygen bleach, CAUTION beside a quat', () => {
    const amines = called('Degreaser', [
      'Water, Ethanolamine, Alcohol Ethoxylate',
      'Aqua, Triethanolamine, Parfum',
      'Wasser, Monoethanolamin',
      'Eau, Diéthanolamine',
      'Agua, trietanolamina',
      'Acqua, monoetanolammina',
      'Water, 2-aminoethanol',
      'Water, MEA, Soap',
    ]);
    const oxygen = called('Cleaner Y', [
      'Hydrogen peroxide 3%',
      'Sodium percarbonate 30%, sodium carbonate',
      '5-15% oxygen-based bleaching agents',
      'Peracetic acid 5%',
      'Sodium perborate',
      'Natriumpercarbonat',
    ]);
    const quats = called('Disinfectant', [
      'Water, Benzalkonium Chloride',
      'Water, Didecyldimethylammonium chloride',
      'Water, Alkyl (C12-16) dimethylbenzyl ammonium chloride',
      'Wasser, quartäre Ammoniumverbindungen',
      '<5% cationic surfactants',
      'Water, quaternary ammonium compounds',
    ]);
    expect(misses('WARNING chlorinated amines', BLEACH, amines)).toEqual([]);
    expect(misses('WARNING heat, oxygen', BLEACH, oxygen)).toEqual([]);
    expect(misses('CAUTION', BLEACH, quats)).toEqual([]);
  });

  it('names alone are enough, in each language, with no type given', () => {
    const pairs: readonly (readonly [string, string])[] = [
      ['Bleach', 'Vinegar'],
      ['Eau de Javel', 'Vinaigre blanc'],
      ['Chlorreiniger', 'Essig'],
      ['Lejía', 'Amoniaco'],
      ['Candeggina', 'Aceto'],
    ];
    expect(
      pairs.filter(([one, other]) => !pair([one, null, null], [other, null, null]).startsWith('CRITICAL')),
    ).toEqual([]);
  });

  it('a name on two lines says what it says on one', () => {
    const pool: Item = ['Bayrol\nPool Schock 5 kg', H, null];
    expect(pair(pool, ['Vinegar', H, null])).toBe(pair(['Bayrol Pool Schock 5 kg', H, null], ['Vinegar', H, null]));
    expect(pair(pool, ['Vinegar', H, null])).toMatch(/^CRITICAL/);
  });
});

describe('names of cleaners, and brands that say what they hold (method M7.1.10)', () => {
  const none = (one: Item, names: readonly string[]): readonly string[] =>
    names.filter((name) => !/^(?:CRITICAL|WARNING)/.test(pair(one, [name, H, null])));
  it('bleach beside an acid', () => expect(none(ACID, BLEACH_NAMES)).toEqual([]));
  it('acids beside bleach', () => expect(none(BLEACH, ACID_NAMES)).toEqual([]));
  it('ammonia beside bleach', () => expect(none(BLEACH, AMMONIA_NAMES)).toEqual([]));
  it('not what is called hypoallergenic, or a list that says otherwise', () => {
    expect(pair(ACID, ['Hypo-allergenic cleaner', H, null])).not.toMatch(/^(?:CRITICAL|WARNING)/);
    expect(pair(ACID, ['Domestos', H, 'Water, citric acid, alcohol ethoxylate'])).not.toMatch(/^(?:CRITICAL|WARNING)/);
  });
});
