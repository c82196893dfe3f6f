// Endings and stems of chemical names where one letter is another substance.
const ENDINGS = [
  'sorbate',
  'sorbitol',
  'ane',
  'ene',
  'ine',
  'one',
  'yne',
  'anol',
  'enol',
  'ol',
  'al',
  'ate',
  'ite',
  'ide',
  'ic',
  'ous',
  'yl',
  'oyl',
  'ose',
  'ase',
  'amide',
  'imide',
  'amine',
  'in',
  'ium',
  'ur',
  'an',
  'en',
  'on',
  'at',
  'it',
  'id',
  'ato',
  'ito',
  'ido',
  'uro',
  'ico',
  'oso',
  'eto',
  'ure',
  'ique',
  'eux',
].sort((a, b) => b.length - a.length);
const STEMS =
  /methyl|ethyl|propyl|butyl|pentyl|hexyl|meth|eth|prop|but|pent|hex|hept|oct|non|dec|lau?r|myr|cet|stear|ole|chlor|brom|fluor|iod|sulf|nitr|phosph|arsen|amin|amid|imid|hydroxy|hydro|oxy|ox|thio|per|hypo|mono|di|tri|tetra|penta|iso|neo|bis|tris|sorb|benz|phen|tolu|xyl|acryl|acet|form|carb|cyan/g;

const endingOf = (word: string): string =>
  ENDINGS.find((ending) => word.length > ending.length && word.endsWith(ending)) ?? '';
const stemsOf = (name: string): string => (name.match(STEMS) ?? []).sort().join(' ');
const digitsOf = (name: string): string => (name.match(/\d+/g) ?? []).join(' ');

/** "unmodified" is not "modified". */
const isNegated = (word: string, other: string): boolean =>
  word.endsWith(other) && /^(?:un|non|de|des|in|im|ir|an|a)$/.test(word.slice(0, word.length - other.length));

/**
 * Whether two close names may be different substances: their digits differ, a chemical stem differs (ethanol,
 * methanol), or the ending of a word does (sorbate, sorbitol; -ane, -ene, -ine, -one). Then a reading is not trusted.
 * @param read the normalised name as read, letters that optical readings confuse already set right
 * @param candidate a normalised name of the pack
 */
export const mayDiffer = (read: string, candidate: string): boolean => {
  if (digitsOf(read) !== digitsOf(candidate)) return true;
  const a = read.replace(/[ -]/g, '');
  const b = candidate.replace(/[ -]/g, '');
  if (stemsOf(a) !== stemsOf(b)) return true;
  const words = read.split(' ');
  const others = candidate.split(' ');
  if (words.length !== others.length) return endingOf(a) !== endingOf(b);
  return words.some((word, index) => {
    const other = others[index] ?? '';
    if (word === other) return false;
    return endingOf(word) !== endingOf(other) || isNegated(word, other) || isNegated(other, word);
  });
};
