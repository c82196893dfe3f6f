/** Parents that CAS names differently from labels and laws: "benzenedicarboxylic acid" is phthalic acid. */
const PARENTS: Readonly<Record<string, readonly string[]>> = {
  '1,2-benzenedicarboxylic acid': ['phthalic acid'],
  '1,4-benzenedicarboxylic acid': ['terephthalic acid'],
  benzenamine: ['aniline'],
  '2-propenoic acid': ['acrylic acid'],
  '2-propenamide': ['acrylamide'],
  'hexanedioic acid': ['adipic acid'],
  'decanedioic acid': ['sebacic acid'],
  'octadecanoic acid': ['stearic acid'],
  'hexadecanoic acid': ['palmitic acid'],
  'dodecanoic acid': ['lauric acid'],
  'ethanoic acid': ['acetic acid'],
};

const SALT =
  /^(?:(mono|di|tri|tetra)?(sodium|potassium|ammonium|calcium|magnesium|zinc|lead|nickel|barium|cobalt|copper|ammonium nickel|calcium nickel|copper nickel)(\([iv0-9+]+\)|\([IV0-9+]+\))?) salt(?: \(.*\))?$/i;
const ESTER = /^((?:(?:mono|di|tri|tetra)?(?:[a-z0-9()',-]+?yl)|[a-z0-9()',-]+yl [a-z0-9()',-]+yl)) ester$/i;
const ADDED =
  /^(?:hydrochloride|dihydrochloride|sulfate|sulphate|monohydrate|dihydrate|trihydrate|branched|linear|homopolymer)$/i;
/** A substituent ends in the hyphen that joined it to its parent: "4-nonyl-", "2,2'-iminobis-". */
const SUBSTITUENT = /^[\p{L}\d'’′(),[\]:. -]+-$/u;

const lower = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** "Benzoic acid" with "methyl ester" becomes "methyl benzoate". */
const ofAcid = (acid: string, front: string): string | null => {
  const stem = /^(.+?)(?:ic|ous) acid$/i.exec(acid)?.[1];
  if (stem === undefined) return null;
  return `${front} ${lower(stem)}${/ous acid$/i.test(acid) ? 'ite' : 'ate'}`;
};

/** Radicals that Chemical Abstracts names differently from the law. */
const RADICALS: readonly (readonly [RegExp, string])[] = [
  [/\(1-methylethylidene\)/g, 'isopropylidene'],
  [/\(1-methylethyl\)/g, 'isopropyl'],
  [/\(1,1-dimethylethyl\)/g, 'tert-butyl'],
  [/\(1,1,3,3-tetramethylbutyl\)/g, 'tert-octyl'],
  [/\(1-methylpropyl\)/g, 'sec-butyl'],
  [/\(2-methylpropyl\)/g, 'isobutyl'],
  [/bis(?=[a-z]+ol$)/g, 'di'],
  [/tris(?=[a-z]+ol$)/g, 'tri'],
  [/nitrilotris?(?=ethanol$)/g, 'nitrilotri'],
];

/** A name, and the same name with the law's radicals. */
const withRadicals = (name: string): readonly string[] => {
  const other = RADICALS.reduce((text, [pattern, word]) => text.replace(pattern, word), name);
  return other === name ? [name] : [name, other];
};

/**
 * Joins substituents and parent in natural order, with a hyphen only next to a digit, so that "bis" joins the parent.
 */
const put = (substituents: readonly string[], parent: string): string => {
  const front = substituents.map((one) => one.slice(0, -1)).join('-');
  const tied = /^\d/.test(parent) || /[\d'’′]$/.test(front) ? '-' : '';
  return front + tied + lower(parent);
};

/**
 * An inverted index name (Chemical Abstracts) in natural order: "Phenol, 4,4'-(1-methylethylidene)bis-" is
 * "4,4'-(1-methylethylidene)bisphenol", "1,2-Benzenedicarboxylic acid, dibutyl ester" is "dibutyl phthalate".
 * @param pieces the name split at its commas, as printed
 * @returns possible names, most literal first; null if it is not an inverted name
 */
export const uninverted = (pieces: readonly string[]): readonly string[] | null => {
  const [parent = '', ...rest] = pieces;
  if (!/^[\p{L}\d'’′(),[\] -]{4,80}$/u.test(parent) || rest.length === 0) return null;
  const substituents: string[] = [];
  const fronts: string[] = [];
  const tails: string[] = [];
  let open = '';
  for (const piece of rest) {
    // "N,N'-dimethyl-" was split at the comma between its locants.
    const one = open === '' ? piece : `${open},${piece}`;
    if (SUBSTITUENT.test(one)) {
      substituents.push(one);
      open = '';
      continue;
    }
    const salt = SALT.exec(one);
    const ester = ESTER.exec(one)?.[1];
    if (salt) fronts.push(`${salt[1] ?? ''}`);
    else if (ester !== undefined) fronts.push(ester);
    else if (ADDED.test(one)) tails.push(one);
    else if (/^(?:[\d'’′]+|N['’]?|[α-ω])$/.test(one)) open = one;
    else return null;
    if (salt || ester !== undefined) open = '';
  }
  if (open !== '' || substituents.length + fronts.length === 0) return null;
  const names: string[] = [];
  for (const head of [parent, ...(PARENTS[parent.toLowerCase()] ?? [])]) {
    const base = substituents.length > 0 ? put(substituents, head) : head;
    const whole = fronts.reduce<string | null>((name, front) => (name === null ? null : ofAcid(name, front)), base);
    if (whole === null) continue;
    const [tail] = tails;
    if (tail !== undefined) names.push(`${whole}, ${tail}`, `${whole} ${tail}`);
    if (tail === undefined || /^(?:branched|linear)$/.test(tail)) names.push(whole);
  }
  return names.length > 0 ? names.flatMap(withRadicals) : null;
};
