import { isNearFrequent } from '../../../knowledge/misreadings/near-frequent.ts';
import { foldText } from '../../../knowledge/names/fold.ts';
import type { ScoredItem } from '../../points.ts';
import { wordsOf } from '../wording/name-words.ts';
import { saysVegan } from './allergen-denial.ts';

/** So many items that were not read to the letter make a label one that was read badly. */
const FEWEST = 2;
/** A name that lies one letter from another word tells little on its own up to this length. */
const SHORT = 4;

/** Short words for fish, roe, game, cheese, honey and sesame in languages whose labels are seldom met, and words that stand on nearly all of those labels. */
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
 * Whether the short words of a label are in doubt: two of its items were not read to the letter, or more (method M3.2.14).
 * @param scored the items of the label
 */
export const isReadBadly = (scored: readonly ScoredItem[]): boolean =>
  scored.filter(({ item }) => item.scored && (item.match.step === 'fuzzy' || item.match.step === 'none')).length >=
  FEWEST;

/** Salt and malt in the languages where they differ by their first letter alone. */
const LIKE_SALT: ReadonlySet<string> = new Set(['malt', 'malz', 'malto']);
const SALT = 'sodium-chloride';

/**
 * Whether a lone word for malt may be salt with a letter misread: the label was read badly, and names no salt (method
 * M3.2.14).
 * @param normalised all that the item says
 * @param scored the items of the label
 */
export const mayBeSalt = (normalised: string, scored: readonly ScoredItem[]): boolean =>
  LIKE_SALT.has(normalised) && isReadBadly(scored) && !scored.some(({ item }) => item.known?.ingredient.id === SALT);

/**
 * Whether a word that names an allergen is short, one letter from a word that stands in most lists, and of a language
 * that the label is not in: "sej" is the Danish saithe, and "sel" misread, "ribe" South Slavic fish, and a currant cut short.
 * @param phrase the word that named it
 * @param text the label
 */
export const isStraySeldomWord = (phrase: string, text: string): boolean =>
  // A name is looked up without its last s: "laks" as "lak".
  [phrase, `${phrase}s`].some((word) => SELDOM.has(word) && isNearFrequent(word)) && !NORTHERN.test(foldText(text));

// One digit where a word begins; more of them are a number or an amount ("E332soia").
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
 * Whether the word that names an allergen goes on in a digit or a sign that stands in no word, wherever it stands: "8œuf"
 * may be "bœuf", "ovo!ne" is "avoine".
 * @param phrase the word that named it
 * @param texts what the places of one ingredient say
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
