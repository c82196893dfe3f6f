import { foldText } from '../knowledge/names/fold.ts';
import { UNKNOWN_BRAND } from '../products/unknown-brand.ts';

/** Stop words in the languages of the sources: they do not distinguish products. */
const EMPTY = new Set(
  (
    'a an and any are as at be brand brands by co company corp due for from has in inc incl including is it its limited ' +
    'llc ltd made new no not of on or per product products recall recalled recalls sold that the this to various with ' +
    'without llp plc sa sas sarl gmbh kg ag ohg srl spa bv nv size sizes net wt weight each pack packs package packages ' +
    'bag bags box boxes can cans jar jars bottle bottles ct count oz lb lbs g kg ml l mg fl gr gramm gram grams pcs piece ' +
    'und der die das mit von fur im in et le la les de des du au aux en avec pour un une y el los con para e il di da ' +
    'sans marque unknown the group international foods food enterprises industries usa us uk eu hersteller inverkehrbringer'
  ).split(' '),
);

/** A word without its plural ending, so that "wipes" and "wipe" are the same. */
function singular(word: string): string {
  if (word.length < 4 || !word.endsWith('s') || word.endsWith('ss')) return word;
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`;
  if (/(?:ss|sh|ch|x)es$/.test(word)) return word.slice(0, -2);
  return word.slice(0, -1);
}

/** Single letters joined by a symbol: "H-E-B", "H&M". */
const INITIALS = /(?<![\p{L}\d])\p{L}(?:[-&.]\p{L})+(?![\p{L}\d])/gu;
/** Quantities and model numbers, which are compared separately. */
const COUNTED = /^\p{L}?\d+\p{L}{0,3}$/u;

/**
 * The distinguishing words of a name: folded, singular, without duplicates. Whole words only: "art" is not in "smart".
 * @param most maximum number of words
 */
export function tokensOf(name: string, most = 60): string[] {
  const found = new Set<string>();
  const folded = foldText(name.slice(0, 2000))
    .replace(/(\p{L})['’](?=s\b)/gu, '$1')
    .replace(INITIALS, (letters) => letters.replace(/[-&.]/g, ''));
  for (const word of folded.split(/[^\p{L}\d]+/u)) {
    if (word.length < 2 || EMPTY.has(word) || COUNTED.test(word)) continue;
    found.add(singular(word));
    if (found.size >= most) break;
  }
  return [...found];
}

/** The words of a brand; empty if the brand is unknown (product P3.5). */
export const brandTokens = (brand: string | null): string[] =>
  brand === null || brand.trim() === '' || brand === UNKNOWN_BRAND ? [] : tokensOf(brand, 12);

/** Every two adjacent words written as one: "after shave" is also "aftershave". */
export const joinedTokens = (tokens: readonly string[]): string[] =>
  tokens.slice(1).map((token, at) => `${tokens[at]}${token}`);
