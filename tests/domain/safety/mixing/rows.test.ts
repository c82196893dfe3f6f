import { describe, expect, it } from 'vitest';
import { type Item, pair } from './home.ts';

const BLEACH: Item = ['Thick bleach', 'household', 'Water, Sodium Hypochlorite, Sodium Chloride, Sodium Hydroxide'];
const TOILET: Item = ['Toilet descaler', 'household', 'Water, Hydrochloric Acid 10%, Alcohol Ethoxylate'];
const CAL_HYPO: Item = ['Pool shock', 'outdoor', 'Calcium Hypochlorite 65%'];
const TRICHLOR: Item = ['Pool tablets', 'outdoor', 'Trichloroisocyanuric acid 99%'];
const OVEN: Item = ['Oven cleaner gel', 'household', 'Water, Sodium Hydroxide, Alcohol Ethoxylate'];
const DECHLOR: Item = ['Pool dechlorinator', 'outdoor', 'Sodium metabisulfite 95%'];

const CRITICAL: readonly (readonly [string, Item, Item])[] = [
  ['chloramines', BLEACH, ['Glass cleaner', 'household', 'Water, Ammonium Hydroxide, Isopropyl Alcohol']],
  ['chloramines', BLEACH, ['Floor cleaner', 'household', 'Water, Ammonium chloride, Sodium carbonate']],
  [
    'chloramines',
    ['Bleach wipes', 'household', 'Water, Sodium Hypochlorite 0.5%'],
    ['Household ammonia', 'household', 'Water, Ammonia 9%'],
  ],
  ['chlorine', BLEACH, TOILET],
  ['chlorine', BLEACH, ['Rust remover', 'household', 'Oxalic acid 10-15%']],
  ['chlorine', TRICHLOR, ['Pool pH minus', 'outdoor', 'Sodium bisulfate 95%']],
  ['chlorine', BLEACH, ['Spirit vinegar', 'food', 'Spirit vinegar, water']],
  ['chlorine', BLEACH, ['Kettle descaler', 'household', 'Citric acid']],
  ['chlorine', BLEACH, ['Cement film remover', 'household', 'Water, Sulfamic acid 15%']],
  ['chlorine', BLEACH, ['Power cleaner', 'household', 'Water, Phosphoric Acid 12%, Alcohol Ethoxylate']],
  ['chlorine dioxide', ['Disinfectant', 'household', 'Sodium chlorite 5%'], TOILET],
  ['chloroform, chlorinated organics', BLEACH, ['Rubbing alcohol', 'other', 'Isopropyl alcohol 70%, Water']],
  ['chloroform, chlorinated organics', BLEACH, ['Nail polish remover', 'leave_on', 'Acetone, Aqua']],
  ['chloroform, chlorinated organics', BLEACH, ['Hand rub', 'leave_on', 'Alcohol denat. 70%, Aqua, Glycerin']],
  ['fire, explosion, chlorine', CAL_HYPO, TRICHLOR],
  ['fire, explosion, chlorine', CAL_HYPO, ['Bromine tablets', 'outdoor', null]],
  ['fire, explosion', CAL_HYPO, ['Brake fluid DOT 4', 'outdoor', 'Diethylene glycol, polyglycol ethers']],
  ['fire, explosion', CAL_HYPO, ['White spirit', 'outdoor', 'White spirit']],
  ['fire, explosion', CAL_HYPO, ['Antifreeze', 'outdoor', 'Ethylene glycol 90%, water']],
  ['fire, explosion', CAL_HYPO, ['Wood oil', 'outdoor', 'Linseed oil']],
  ['fire, explosion', CAL_HYPO, ['Bait', 'outdoor', 'Sugar 80%']],
  ['fire, explosion, chlorine', CAL_HYPO, ['Pool algicide', 'outdoor', 'Benzalkonium chloride 10%']],
  ['fire, explosion, chlorine', TRICHLOR, ['Pool shock', 'outdoor', 'Sodium dichloroisocyanurate']],
  [
    'violent heat, splashing',
    ['Drain opener', 'household', 'Sodium hydroxide 50%'],
    ['Drain cleaner', 'household', 'Sulfuric acid 90%'],
  ],
  ['violent heat, splashing', ['A', 'household', 'Sodium hydroxide 50%'], ['B', 'household', 'Sulfuric acid 91%']],
  [
    'fire, explosion, chlorine',
    ['A', 'household', 'Sodium dichloroisocyanurate'],
    ['B', 'household', 'Trichloroisocyanuric acid'],
  ],
  ['violent heat, splashing', ['Drain opener A', 'household', null], ['Drain opener B', 'household', null]],
  ['hydrogen sulfide', ['Lime sulfur', 'outdoor', 'Calcium polysulfide 29%'], TOILET],
  ['phosphine', ['Mole killer', 'outdoor', 'Aluminium phosphide 56%'], TOILET],
  ['phosphine', ['Mole killer', 'outdoor', 'Aluminium phosphide 56%'], ['Cleaner', 'household', 'Water, Soap']],
  ['fire, explosion', ['Pond salt', 'outdoor', 'Potassium permanganate'], ['Glycerin', 'leave_on', 'Glycerin']],
  ['fire, explosion', ['Pond salt', 'outdoor', 'Potassium permanganate'], ['Antifreeze', 'outdoor', 'Ethylene glycol']],
  ['chlorine', ['Potassium permanganate', 'other', null], ['Salzsäure', 'household', null]],
  ['unstable peroxides, fire', ['Hydrogen peroxide 12%', 'other', null], ['Acetone', 'outdoor', 'Acetone']],
  [
    'unstable peroxides, fire',
    ['Pool oxygen', 'outdoor', 'Hydrogen peroxide 35%, water'],
    ['Brennspiritus', 'household', 'Ethanol 94%'],
  ],
  ['chloramines, nitrogen trichloride', CAL_HYPO, ['Lawn fertiliser', 'outdoor', 'Ammonium sulphate 60%, Urea 20%']],
  ['bromine', ['Spa bromine tablets', 'outdoor', null], ['Pool pH minus', 'outdoor', 'Sodium bisulfate 95%']],
];

const LESSER: readonly (readonly [string, Item, Item])[] = [
  ['WARNING heat, splashing', OVEN, TOILET],
  ['WARNING violent heat, gases', BLEACH, DECHLOR],
  ['WARNING sulfur dioxide', TOILET, DECHLOR],
  [
    'WARNING chloroform, chlorinated organics',
    BLEACH,
    [
      'Floor polish',
      'household',
      'Water, Wax, Acrylic copolymer, Soap, Alcohol Ethoxylate, Sodium Citrate, Xanthan gum, Alcohol',
    ],
  ],
  ['WARNING heat, oxygen, splashing', BLEACH, ['Peroxide spray', 'household', 'Water, Hydrogen peroxide 3%']],
  [
    'WARNING peracetic acid',
    ['Hydrogen peroxide 3%', 'other', 'Water, Hydrogen peroxide 3%'],
    ['White vinegar', 'food', 'Vinegar'],
  ],
  [
    'WARNING unstable nitrogen iodide',
    ['Ammonia', 'household', 'Ammonia 10%'],
    ['Iodine tincture', 'other', 'Iodine 2%, Alcohol'],
  ],
  [
    'WARNING phosgene',
    ['Paint stripper', 'outdoor', 'Dichloromethane 80%, Methanol'],
    ['Scented candle', 'household', 'Paraffin'],
  ],
  ['WARNING phosgene', ['Brake cleaner', 'outdoor', 'Tetrachloroethylene'], ['Fan heater', 'other', null]],
  [
    'CAUTION irritating vapour, disinfectant lost',
    BLEACH,
    ['Disinfectant', 'household', 'Water, Benzalkonium Chloride'],
  ],
  ['INFO not foreseeable', BLEACH, ['Floor cleaner', 'household', 'Water, Alcohol Ethoxylate, Parfum']],
  [
    'INFO disinfectant stops working',
    ['Disinfectant', 'household', 'Water, Benzalkonium Chloride'],
    ['Dish soap', 'household', 'Water, Sodium Laureth Sulfate'],
  ],
  [
    'WARNING chlorinated phenols, irritating vapour',
    BLEACH,
    ['Antiseptic liquid', 'household', 'Chloroxylenol 4.8%, Soap'],
  ],
];

describe('the mixing table', () => {
  it.each(CRITICAL)('CRITICAL %s: %j and %j', (result, one, other) => {
    expect(pair(one, other)).toBe(`CRITICAL ${result}`);
    expect(pair(other, one)).toBe(`CRITICAL ${result}`);
  });

  it.each(LESSER)('%s: %j and %j', (expected, one, other) => {
    expect(pair(one, other)).toBe(expected);
    expect(pair(other, one)).toBe(expected);
  });
});

const BLEACH_NAMES =
  'Bleach, Thick Bleach, Eau de Javel, Javel 2,6%, Gel WC javel, Chlorreiniger, Chlorbleiche, Lejía tradicional, Limpiador con lejía, Candeggina classica, Varechina, Toilet bleach gel, Cleaner with bleach, Hygienereiniger mit Chlor, Gel con candeggina, Domestic bleach 5 L, Ipoclorito di sodio'.split(
    /, (?=\p{Lu})/u,
  );
const ACID_NAMES =
  'Vinegar, White vinegar, Vinaigre blanc ménager 14°, Essigessenz, Essigreiniger, Vinagre de limpieza, Aceto bianco, Acido citrico, Zitronensäure Pulver, Limescale remover, Détartrant, Entkalker, Antical, Anticalcare spray, Urinsteinlöser, Rostentferner, Rust remover, Antirouille gel, Quitaóxido, pH minus, pH-Minus, pH moins, Zementschleierentferner, Acide chlorhydrique 23%, Salzsäure, Salfumán, Acido muriatico, Muriatic acid, Spirits of salts, Battery acid, Toilet descaler'.split(
    ', ',
  );
const HARMLESS_NAMES =
  'Bleach-free bathroom cleaner, Oxygen bleach, Colour-safe bleach, Nettoyant sans javel, Chlorfrei Reiniger, Limpiador sin lejía, Detersivo senza candeggina, Candeggina delicata, Hair bleach kit, Crème décolorante, Unbleached baking paper, Chlorine neutraliser'.split(
    ', ',
  );

describe('products known by their name alone', () => {
  it.each(BLEACH_NAMES)('%s is chlorine bleach', (name) => {
    expect(pair([name, 'household', null], TOILET)).toBe('CRITICAL chlorine');
  });

  it.each(ACID_NAMES)('%s is an acid', (name) => {
    expect(pair(BLEACH, [name, name.includes('vinegar') ? 'food' : 'household', null])).toBe('CRITICAL chlorine');
  });

  it.each(HARMLESS_NAMES)('%s is no chlorine bleach', (name) => {
    expect(pair([name, 'household', null], ['Toilet descaler', 'household', 'Hydrochloric acid 10%'])).not.toContain(
      'CRITICAL',
    );
  });

  it('says "may" of what the kind only makes likely, and is then never CRITICAL', () => {
    expect(pair(BLEACH, ['WC-Reiniger', 'household', null])).toBe('WARNING chlorine');
    expect(pair(TOILET, ['Schimmelentferner', 'household', null])).toBe('WARNING chlorine');
  });

  it.each([
    ['Chlortabletten für den Pool', 'Pool-Algizid'],
    ['Galets de chlore piscine', 'Anti-algues piscine'],
    ['Pastillas de cloro', 'Alguicida'],
    ['Cloro in pastiglie', 'Antialghe piscina'],
    ['Chlorine tablets', 'Algaecide'],
    ['Chlore choc', 'Galets de chlore lent'],
    ['Pool shock granules', 'Chlorine tablets'],
  ])('%s and %s must not meet', (one, other) => {
    expect(pair([one, 'outdoor', null], [other, 'outdoor', null])).toBe('CRITICAL fire, explosion, chlorine');
  });
});
