import { searchable, words } from './word-search.ts';

/** What the label text suggests about the kind of product: the number of signs of each kind, and some flags. */
export interface LabelSigns {
  readonly food: number;
  readonly cosmetic: number;
  readonly household: number;
  /** An acid, alkali or solvent that is the active of a cleaner, and of which cosmetics hold a little at most. */
  readonly corrosive: boolean;
  /** A cleansing surfactant near the beginning of the list: a rinse-off product. */
  readonly cleansing: boolean;
  /** Fluoride, saccharin, silica: a product for the mouth. */
  readonly oral: boolean;
  /** Phrases printed only on medicines that are swallowed, never on those put on the skin. */
  readonly swallowed: boolean;
  /** Excipients of tablets and capsules. */
  readonly pressed: boolean;
  /** A dose after a name, as on pills: "80 mg", "100 µg", "1000 IU". */
  readonly dosed: boolean;
  /** A propellant gas: the product is an aerosol, whatever its name says. */
  readonly propellant: boolean;
}

const FOOD = words(
  'sugar, flour, salt, milk, cocoa, yeast, starch, wheat, egg, rice, tomato, onion, vinegar, emulsifier, acidity regulator, ' +
    'raising agent, flavouring, nutrition, serving, energy, may contain traces, sucre, farine, sel, lait, beurre, levure, ' +
    'amidon, blé, émulsifiant, arôme, zucker, mehl, salz, milch, butter, hefe, stärke, weizen, emulgator, säuerungsmittel, ' +
    'azúcar, harina, sal, leche, levadura, almidón, emulgente, zucchero, farina, sale, latte, burro, lievito, amido, ' +
    'emulsionante, vegetable oil, glucose syrup, high fructose corn syrup, natural flavor',
);
const COSMETIC = words(
  'aqua, parfum, glycerin, phenoxyethanol, dimethicone, tocopherol, cetearyl alcohol, linalool, hexyl cinnamal, ' +
    'sodium laureth sulfate, cocamidopropyl betaine, carbomer, panthenol, butyrospermum parkii, caprylic capric triglyceride, ' +
    'glyceryl stearate, ethylhexylglycerin, methylparaben, sodium hyaluronate, alpha isomethyl ionone, butylene glycol, paraffinum liquidum',
);
const HOUSEHOLD = words(
  'anionic surfactants, nonionic surfactants, non ionic surfactants, cationic surfactants, amphoteric surfactants, ' +
    'phosphonates, oxygen based bleaching agents, optical brighteners, enzymes, sodium hypochlorite, alcohol ethoxylate, ' +
    'benzalkonium chloride, epa reg, biocide, benzisothiazolinone, quaternary ammonium, tensioactifs anioniques, ' +
    'tensioactifs non ioniques, anionische tenside, nichtionische tenside, tensioactivos aniónicos, ' +
    'tensioactivos no iónicos, tensioattivi anionici, tensioattivi non ionici, agents de blanchiment, bleichmittel',
);
const CORROSIVE = words(
  'hydrochloric acid, muriatic acid, sulfamic acid, sulphamic acid, amidosulfonic acid, formic acid, phosphoric acid, oxalic acid, ' +
    'sulfuric acid, sulphuric acid, nitric acid, hydrofluoric acid, ammonium hydroxide, ammonia, 2 butoxyethanol, butoxyethanol, ' +
    'butyl glycol, methanol, methylated spirit, acide chlorhydrique, acide sulfamique, acide formique, acide phosphorique, acide sulfurique, ' +
    'ammoniaque, salzsäure, amidosulfonsäure, sulfaminsäure, ameisensäure, phosphorsäure, schwefelsäure, ammoniak, salmiakgeist, ' +
    'butylglykol, ácido clorhídrico, ácido sulfámico, ácido fórmico, ácido fosfórico, amoniaco, acido cloridrico, acido solfammico, ' +
    'acido formico, acido fosforico, ammoniaca, ácido clorídrico, amoníaco',
);
const CLEANSING = words(
  'sodium laureth sulfate, sodium lauryl sulfate, ammonium lauryl sulfate, ammonium laureth sulfate, sodium coco sulfate, ' +
    'cocamidopropyl betaine, sodium cocoyl isethionate, sodium palmate, sodium cocoate, sodium palm kernelate, ' +
    'sodium tallowate, coco glucoside, lauryl glucoside, sodium c14 16 olefin sulfonate, sodium myreth sulfate',
);
const ORAL = words(
  'sodium fluoride, sodium monofluorophosphate, stannous fluoride, olaflur, fluorure, fluoruro de sodio, natriumfluorid, ' +
    'sodium saccharin, saccharin sodium, hydrated silica, zinc citrate, zahnpasta',
);
const FLUORIDE_OR_SWEET = words(
  'fluoride, fluorure, fluoruro, fluorid, saccharin, sodium monofluorophosphate, olaflur, aroma, flavor, flavour',
);
const SWALLOWED = words(
  'teaspoonful, in each tablet, in each capsule, in each caplet, in each 5 ml, swallow whole, supplement facts, ' +
    'chew tablets, antacid, heartburn, pain reliever fever reducer, cough suppressant',
);
const PRESSED = words(
  'magnesium stearate, microcrystalline cellulose, croscarmellose sodium, gelatin capsule, capsule shell, ' +
    'hypromellose, maltodextrin, stéarate de magnésium, magnesiumstearat, estearato de magnesio, stearato di magnesio',
);
const PROPELLANT = words('butane, isobutane, propane, dimethyl ether, 1 1 difluoroethane, hydrofluorocarbon 152a');
/** Not a concentration ("10 mg/g"), and not a line of a nutrition table. */
const DOSE =
  /(?<![\d.,])\d+(?:[.,]\d+)?\s?(?:mg|mcg|[µμ]g|ug|IU|I\.E\.|UI)(?![\p{L}\d])(?!\s?(?:\/|per |pro |par |por ))/u;
const PER_100 = /per 100|pro 100|pour 100|por 100|kcal|kj\b|nutrition|nährwert|serving/iu;
/** A cleansing surfactant within this many characters of the start characterises the whole product. */
const BEGINNING = 300;

const count = (text: string, list: readonly string[]): number => list.filter((word) => text.includes(word)).length;

/** Reads the signs of a label. E numbers count as food, colour index numbers as cosmetic, % ranges as household. */
export function labelSigns(label: string): LabelSigns {
  const text = searchable(label);
  const eNumbers = label.match(/\bE ?\d{3}[a-z]?\b/g)?.length ?? 0;
  const colours = label.match(/\bCI ?\d{5}\b/gi)?.length ?? 0;
  const ranges = label.match(/(\d ?- ?\d{1,2} ?%|[<≥] ?\d{1,2} ?%)/g)?.length ?? 0;
  return {
    food: count(text, FOOD) + Math.min(eNumbers, 3),
    cosmetic: count(text, COSMETIC) + Math.min(colours, 3),
    household: 2 * count(text, HOUSEHOLD) + Math.min(ranges, 2),
    corrosive: count(text, CORROSIVE) > 0,
    cleansing: count(text.slice(0, BEGINNING), CLEANSING) > 0,
    oral: count(text, ORAL) > 1 && count(text, FLUORIDE_OR_SWEET) > 1,
    swallowed: count(text, SWALLOWED) > 0,
    pressed: count(text, PRESSED) > 0,
    dosed: DOSE.test(label) && !PER_100.test(label),
    propellant: count(text, PROPELLANT) > 0,
  };
}
