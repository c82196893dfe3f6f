import { isNearFrequent } from '../../../knowledge/misreadings/near-frequent.ts';
import { foldText } from '../../../knowledge/names/fold.ts';
import type { ScoredItem } from '../../points.ts';
import { wordsOf } from '../wording/name-words.ts';
import { saysVegan } from './allergen-denial.ts';

/** With this many items not read exactly, a label counts as badly read. */
const FEWEST = 2;
/** Shorter words are one letter from too many others. */
const SHORT = 4;

/**
 * Short words for fish, roe, game, cheese, honey and sesame in languages whose labels are rare, and words that are on
 * nearly all labels in those languages.
 */
const SELDOM: ReadonlySet<string> = new Set([
  'sej',
  'lax',
  'peste',
  'ryba',
  'hal',
  'kala',
  'roe',
  'rogn',
  'rom',
  'sild',
  'ton',
  'til',
  'laks',
  'mato',
  'hase',
  'reh',
  'ribe',
  'ribas',
  'mel',
]);
const NORTHERN =
  /(?:^|[^\p{L}])(?:og|och|vand|vann|vatten|sukker|socker|m[ae]lk|mjolk|olie|olja|sare|zahar|apa|ulei|voda|woda|cukier|acucar|farinha|leite|suola|vesi|sokeri|sastojci|sastav|sestavine|sladkor|secer|ulje|mlijeko|mleko)(?=$|[^\p{L}])|(?:hvede|hvete|rug|vete)m(?:el|jol)/u;

/**
 * Whether a label was read so badly that its short words are in doubt: at least two of its items were not read exactly
 * (method M3.2.14).
 * @param scored the items of the label
 */
export const isReadBadly = (scored: readonly ScoredItem[]): boolean =>
  scored.filter(({ item }) => item.scored && (item.match.step === 'fuzzy' || item.match.step === 'none')).length >=
  FEWEST;

/** Malt, in the languages where it differs from salt in the first letter only. */
const LIKE_SALT: ReadonlySet<string> = new Set(['malt', 'malz', 'malto']);
const SALT = 'sodium-chloride';

/**
 * Whether a lone word for malt may be salt with a letter misread: the label was badly read, and names no salt (method
 * M3.2.14).
 * @param normalised the whole text of the item
 * @param scored the items of the label
 */
export const mayBeSalt = (normalised: string, scored: readonly ScoredItem[]): boolean =>
  LIKE_SALT.has(normalised) && isReadBadly(scored) && !scored.some(({ item }) => item.known?.ingredient.id === SALT);

/**
 * Whether a word that names an allergen is short, one letter from a word of most lists, and not in the label's
 * language: "sej" is Danish saithe or a misread "sel", "ribe" South Slavic fish or a currant cut short.
 * @param phrase the word that named it
 * @param text the label
 */
export const isDoubtfulForeignWord = (phrase: string, text: string): boolean =>
  // Names are looked up without their final s: "laks" as "lak".
  [phrase, `${phrase}s`].some((word) => SELDOM.has(word) && isNearFrequent(word)) && !NORTHERN.test(foldText(text));

// One digit at the start of a word; more digits are a number or an amount ("E332soia").
const SPOILT_SIGN = /(?<![\p{L}\d.,])\d(?=\p{L}{2})|\p{L}{2}[!|](?=\p{L})/u;

const isInSpoiltWord = (phrase: string, printed: string): boolean => {
  if (!SPOILT_SIGN.test(printed)) return false;
  const text = foldText(printed);
  for (let at = text.indexOf(phrase); at >= 0; at = text.indexOf(phrase, at + 1))
    if (
      /(?:^|[^\p{L}\d.,])\d$/u.test(text.slice(Math.max(0, at - 2), at)) ||
      /[!|]/.test(text.charAt(at + phrase.length))
    )
      return true;
  return false;
};

/**
 * Whether the word that names an allergen touches, at every mention, a digit or sign that is part of no word: "8œuf"
 * may be "bœuf", "ovo!ne" is "avoine".
 * @param phrase the word that named it
 * @param texts the texts of one ingredient's mentions
 */
export const isOnlyInSpoiltWords = (phrase: string, texts: readonly string[]): boolean => {
  const naming = texts.filter((text) => foldText(text).includes(phrase));
  return naming.length > 0 && naming.every((text) => isInSpoiltWord(phrase, text));
};

/** "Veyan cheddar flavour": most likely vegan, with a letter misread. */
export const isNearlyVegan = (normalised: string): boolean =>
  wordsOf(normalised).some(
    (word) =>
      word.length >= SHORT &&
      !saysVegan(word) &&
      /^.egan[eo]?s?$|^v.gan[eo]?s?$|^ve.an[eo]?s?$|^veg.n[eo]?s?$|^vega.[eo]?s?$/.test(word),
  );
