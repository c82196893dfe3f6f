import { oneTypo, oneTypoInBeginning } from './one-typo.ts';
import { type SearchWords, wordsOf } from './search-words.ts';

/** The part of a product that is searched. */
export interface Searched {
  readonly id: string;
  readonly name: string;
  readonly brand: string;
}

/** In a shorter word a typo cannot be told from another word. */
const SHORTEST_WITH_TYPO = 4;

/** How well a search word fits a word of a product, 0 to 4. */
function wordFit(word: string, other: string, isLast: boolean): number {
  if (word === other) return 4;
  if (other.startsWith(word)) return isLast ? 3.5 : 3;
  if (word.length >= 3 && other.includes(word)) return 2;
  if (word.length < SHORTEST_WITH_TYPO) return 0;
  if (oneTypo(word, other)) return 1.5;
  return isLast && oneTypoInBeginning(word, other) ? 1 : 0;
}

/** Whether a code starts with the digits as printed: leading zeros of a GTIN-14 are not on the pack. */
const codeFits = (id: string, digits: string): boolean =>
  /^\d{14}$/.test(id) && ['', '0', '00', '000000'].some((zeros) => id.startsWith(zeros + digits));

/**
 * How well a product fits a search (product P14.7). Each search word of four or more letters must fit a word of its
 * name or brand. Whole words rank above beginnings, beginnings above parts, and these above words with one typo. A name
 * that starts like the search ranks higher, and so does a shorter name.
 * @returns 0 if it does not fit
 */
export function fitOf({ words, code }: SearchWords, { id, name, brand }: Searched): number {
  if (code !== null && codeFits(id, code)) return 100;
  const own = wordsOf(name);
  const all = [...own, ...wordsOf(brand)];
  let sum = 0;
  for (const [at, word] of words.entries()) {
    let best = 0;
    for (const other of all) best = Math.max(best, wordFit(word, other, at === words.length - 1));
    // A short word may be a typo that cannot be recognised: let the other words decide.
    if (best === 0 && (word.length >= SHORTEST_WITH_TYPO || words.length === 1)) return 0;
    sum += best;
  }
  if (sum === 0) return 0;
  const [said, typed] = [own.join(' '), words.join(' ')];
  const begins = `${said} `.startsWith(`${typed} `) ? 1.5 : said.startsWith(typed) ? 0.4 : 0;
  const together = ` ${said}`.includes(` ${typed}`) ? 0.5 : 0;
  return sum / words.length + begins + together - Math.min(2, 0.05 * all.length);
}

/** The products that fit, best first; ties are ordered by name, then by id. */
export function ranked<T extends Searched>(search: SearchWords, products: readonly T[]): T[] {
  return products
    .map((product) => ({ product, fit: fitOf(search, product) }))
    .filter(({ fit: value }) => value > 0)
    .sort(
      (a, b) =>
        b.fit - a.fit ||
        (a.product.name === b.product.name
          ? a.product.id < b.product.id
            ? -1
            : 1
          : a.product.name < b.product.name
            ? -1
            : 1),
    )
    .map(({ product }) => product);
}
