import { ADJECTIVES, GERMAN_ACIDS, RADICALS, SPELLINGS } from './inci-romance-words.ts';

const OF = '(?:de|di|do|da|d|del|du)';
const SALT_OF = new RegExp(
  `^([a-z ]+?)(at[oe]|ur[oe]|eto|id[oe]|it[oe]) ${OF} ([a-z]+(?: glycol| glicol)?(?: \\d+)?)$`,
);
const SALT_ADJECTIVE = /^([a-z ]+?)(at[oe]|ur[oe]|eto|id[oe]|it[oe]) ([a-z]+?)(?:ico|ique)$/;
const SALT_AFTER = /^([a-z]+) ([a-z0-9 ]+?)(ato|uro|ido|ito)$/;
/** "disodio EDTA": acids that have the same name in every language. */
const CATION_FIRST = /^((?:di|tri|tetra)?(?:sodio|potassio|potasio)) (edta|pca)$/;
const OXIDE_OF = new RegExp(`^(di|per|bi|hidr|idr|hydr)?(?:oxid[oe]|oxyd[e]?|ossid[oe]|ox?yde) ${OF} ([a-z]+)$`);
const CHLORIDE_OF = new RegExp(`^(?:cloruro|chlorure|cloreto) ${OF} ([a-z ]+?)$`);
const ACID =
  /^acid[oe] ([a-z ]+?)i(?:co|que)(?: (?:monohidratado|monohydrate|monoidrato|anhidro|anhydre|anidro|monohidrato))?$/;
const ALCOHOL = /^(?:alcohol|alcool) ([a-z]+?)i(?:co|que)$/;
const GUM = new RegExp(`^(?:goma|gomme|gomma) (?:${OF} )?([a-z]+)$`);
const GERMAN_SALT =
  /^(di|tri|tetra|penta)?(natrium|kalium|calcium|kalzium|magnesium|ammonium|zink|aluminium|kupfer|titan|eisen)([a-z]{2,40}?)(at|id|it)$/;
const GERMAN_ACID = /^([a-z]{3,20}?)s?aure$/;
const GERMAN_ALCOHOL = /^([a-z]{4,20})alkohol$/;

// "peg12", "polyquaternium10", "c12 15alkyl benzoate": a space lost next to a number.
const GLUED =
  /\b(peg|ppg|laureth|ceteareth|steareth|ceteth|oleth|trideceth|pareth|polysorbate|polyquaternium|quaternium|polyglyceryl|peptide|poloxamer|benzophenone)(\d{1,3}m?)\b/g;
const GLUED_CARBON = /\b(c\d{1,2}(?: \d{1,2})?)(alkyl|alkane|isoparaffin|olefin|pareth|alcohol)/;

const GERMAN_METALS: Readonly<Record<string, string>> = {
  natrium: 'sodium',
  kalium: 'potassium',
  kalzium: 'calcium',
  calcium: 'calcium',
  magnesium: 'magnesium',
  ammonium: 'ammonium',
  zink: 'zinc',
  aluminium: 'aluminum',
  kupfer: 'copper',
  titan: 'titanium',
  eisen: 'iron',
};

/** A stem in INCI spelling: "estear" is "stear", "hialuron" is "hyaluron". */
const inInci = (stem: string): string =>
  SPELLINGS.reduce((word, [from, to]) => word.replace(from, to), stem).replace(/ (?:eter|ether) /, ' ether ');

const ENDING: Readonly<Record<string, string>> = { at: 'ate', ur: 'ide', et: 'ide', id: 'ide', it: 'ite' };
const withEnding = (stem: string, ending: string): string => inInci(stem) + (ENDING[ending.slice(0, 2)] ?? '');

/**
 * "isopropilo", "etilhexilo", "glicerilo", "cetyle": a radical with one of a closed list of endings, in INCI spelling.
 */
const radical = (word: string): string | null => {
  if (Object.hasOwn(RADICALS, word)) return RADICALS[word] ?? null;
  const found = /^([a-z]{2,20}?)(?:ilo|ila|ile|yle|il)$/.exec(word);
  if (found) return inInci(`${found[1]}il`).replace(/il$/, 'yl');
  const onium = /^([a-z]{3,20}?)(?:onio|onium)$/.exec(word);
  return onium ? `${inInci(onium[1] ?? '')}onium` : null;
};

const adjective = (word: string): string | null => ADJECTIVES[word] ?? null;

const romance = (name: string): string | null => {
  const oxide = OXIDE_OF.exec(name);
  if (oxide) {
    const [, kind = '', whose = ''] = oxide;
    const metal = radical(whose);
    const head = { di: 'dioxide', bi: 'dioxide', per: 'peroxide', hidr: 'hydroxide', idr: 'hydroxide' }[kind];
    return metal === null ? null : `${metal} ${head ?? (kind === 'hydr' ? 'hydroxide' : 'oxide')}`;
  }
  const of = SALT_OF.exec(name);
  if (of) {
    const [, stem = '', ending = '', whose = ''] = of;
    const first = /^peg \d+$/.test(whose) ? whose : radical(whose);
    return first === null ? null : `${first} ${withEnding(stem, ending)}`;
  }
  const described = SALT_ADJECTIVE.exec(name);
  if (described) {
    const [, stem = '', ending = '', whose = ''] = described;
    const first = adjective(whose);
    if (first !== null) return `${first} ${withEnding(stem, ending)}`;
  }
  const acid = ACID.exec(name);
  if (acid) return `${inInci(acid[1] ?? '')}ic acid`;
  const alcohol = ALCOHOL.exec(name);
  if (alcohol) return `${inInci(alcohol[1] ?? '').replace(/il$/, 'yl')} alcohol`;
  const gum = GUM.exec(name);
  if (gum) return `${(gum[1] ?? '').replace(/an[ae]?$/, 'an')} gum`;
  const first = CATION_FIRST.exec(name);
  if (first) return `${RADICALS[first[1] ?? ''] ?? first[1]} ${first[2]}`;
  const after = SALT_AFTER.exec(name);
  if (after) {
    // Italian: "sodio benzoato", "magnesio stearato".
    const metal = Object.hasOwn(RADICALS, after[1] ?? '') ? RADICALS[after[1] ?? ''] : undefined;
    return metal === undefined ? null : `${metal} ${withEnding(after[2] ?? '', after[3] ?? '')}`;
  }
  return null;
};

const german = (name: string): string | null => {
  const salt = GERMAN_SALT.exec(name);
  if (salt) {
    const [, many = '', metal = '', stem = '', ending = ''] = salt;
    return `${many}${GERMAN_METALS[metal] ?? metal} ${stem}${ENDING[ending] ?? ''}`;
  }
  const acid = GERMAN_ACID.exec(name);
  if (acid) {
    const root = acid[1] ?? '';
    const known = GERMAN_ACIDS[root];
    if (known !== undefined) return `${known} acid`;
    return `${root.replace(/in$/, '')}${root.endsWith('ic') ? '' : 'ic'} acid`;
  }
  const alcohol = GERMAN_ALCOHOL.exec(name);
  return alcohol ? `${alcohol[1]} alcohol` : null;
};

/**
 * The INCI form of a Spanish, Portuguese, Italian, French or German chemical name: "palmitato de isopropilo", "chlorure
 * de sodium", "sodio benzoato", "Natriumbenzoat", "acide stéarique". This only transforms words: whether the ingredient
 * exists is decided by the pack or the grammar of systematic names.
 * @param name a normalised name
 * @returns null if the name has none of these forms
 */
export const inciFromOtherLanguage = (name: string): string | null => {
  if (name.length < 5 || name.length > 80) return null;
  const glued = name.replace(GLUED, '$1 $2').replace(GLUED_CARBON, '$1 $2');
  if (glued !== name) return glued;
  const chloride = CHLORIDE_OF.exec(name);
  if (chloride) {
    const whose = chloride[1] ?? '';
    const last = whose.slice(whose.lastIndexOf(' ') + 1);
    const first = radical(last);
    if (first !== null) return `${inInci(whose.slice(0, whose.length - last.length))}${first} chloride`;
  }
  return romance(name) ?? german(name);
};
