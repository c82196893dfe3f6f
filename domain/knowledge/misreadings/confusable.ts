import { editDistance } from './edit-distance.ts';

// Endings and stems of chemical names in which one letter makes another substance.
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
  'us',
].sort((a, b) => b.length - a.length);
const STEMS =
  /methyl|ethyl|propyl|butyl|pentyl|hexyl|metil|etil|metan|etan|clor|pyrethr|pyretr|piretr|piper|meth|eth|prop|but|pent|hex|hept|oct|non|dec|lau?r|myr|cet|stear|ole|chlor|brom|fluor|iod|sulf|nitr|phosph|arsen|amin|amid|imid|hydroxy|hydro|oxy|ox|thio|per|hypo|mono|di|tri|tetra|penta|iso|neo|bis|tris|sorb|benz|phen|tolu|xyl|acryl|acet|form|carb|cyan/g;

const endingOf = (word: string): string =>
  ENDINGS.find((ending) => word.length > ending.length && word.endsWith(ending)) ?? '';
const digitsOf = (name: string): string => (name.match(/\d+/g) ?? []).join(' ');

/** "unmodified" is not "modified". */
const isNegated = (word: string, other: string): boolean =>
  word.endsWith(other) && /^(?:un|non|de|des|dis|re|in|im|ir|an|a|bi)$/.test(word.slice(0, word.length - other.length));

const stemsOf = (word: string): string[] => word.match(STEMS) ?? [];

/** The stems of one list that the other lacks, each as often as it is missing. */
const missing = (from: readonly string[], other: readonly string[]): string[] => {
  const left = [...other];
  return from.filter((stem) => {
    const at = left.indexOf(stem);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
};

/** Besides the stem, two letters that OCR confuses may also differ. */
const NEAR = 0.6;

/** Whether changing, adding or removing one chemical stem turns one word into the other (methyl, ethyl; per-, di-). */
const differInStem = (word: string, other: string): boolean => {
  const stems = stemsOf(word);
  const otherStems = stemsOf(other);
  const mine = missing(stems, otherStems);
  const theirs = missing(otherStems, stems);
  const becomes = (from: string, stem: string, instead: string, to: string): boolean =>
    editDistance(from.replace(stem, instead), to, NEAR) <= NEAR;
  return (
    theirs.some((stem) => ['', ...mine].some((instead) => becomes(other, stem, instead, word))) ||
    mine.some((stem) => becomes(word, stem, '', other))
  );
};

const wordsDiffer = (word: string, other: string): boolean => {
  if (word === other) return false;
  const [ending, otherEnding] = [endingOf(word), endingOf(other)];
  // A garbled ending is not a different ending ("-umide" still ends like "-amide").
  const garbled = ending.endsWith(otherEnding) || otherEnding.endsWith(ending);
  if (!garbled) return true;
  return isNegated(word, other) || isNegated(other, word) || differInStem(word, other);
};

/**
 * Whether two similar names may be different substances, so that the reading must not be trusted: they differ in
 * digits, in a chemical stem (ethanol, methanol; chlorite, perchlorite) or in the ending of a word (sorbate, sorbitol;
 * -ane, -ene, -ine, -one).
 * @param read the normalised name as read, with letters that OCR confuses already corrected
 * @param candidate a normalised name of the pack
 */
export const mayBeOtherSubstance = (read: string, candidate: string): boolean => {
  if (digitsOf(read) !== digitsOf(candidate)) return true;
  const words = read.split(' ');
  const others = candidate.split(' ');
  if (words.length !== others.length) return wordsDiffer(words.join(''), others.join(''));
  return words.some((word, index) => wordsDiffer(word, others[index] ?? ''));
};
