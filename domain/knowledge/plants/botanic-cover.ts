import { BOTANIC_QUALITIES, PLANT_PARTS, PREPARATIONS, TREATMENTS } from './botanic-words.ts';

/** Words between or after names that carry no meaning: links, taxonomic ranks, botanists' names. */
const FILLERS = new Set(
  `and et und y e x var ssp subsp f spp sp cv de d du des di del of from the tree miller mill linn lam dc willd roxb
  thunb l kunth gaertn burm hook wall nees oliv ex subspecie variety species specie hybrid hybride hybrida`.split(
    /\s+/,
  ),
);
/** The longest plant name, in words ("citrus aurantium var amara"). */
const MOST_WORDS = 5;

/** The words of a name, sorted by role. */
export interface BotanicCover {
  /** Ids of the plants, in name order. */
  readonly plants: readonly string[];
  /** The words that named them. */
  readonly texts: readonly string[];
  readonly parts: readonly string[];
  readonly preparations: readonly string[];
  /** Parts and preparations after the last plant, as printed ("leaf oil"). */
  readonly tail: string;
  /** The pack's entry for a plant preparation that is named as a whole ("grape seed oil"). */
  readonly prepared: string | null;
  /** The parts and preparations at the end of that name ("seed oil"). */
  readonly preparedTail: string;
}

const isForm = (word: string): boolean => PLANT_PARTS.has(word) || PREPARATIONS.has(word);

/** The parts and preparations a span ends with. */
const tailOf = (span: readonly string[]): string => {
  let from = span.length;
  while (from > 0 && isForm(span[from - 1] ?? '')) from -= 1;
  return span.slice(from).join(' ');
};

/**
 * Covers every word of a name with known plants, parts, preparations and qualities; null if a word is left over or no
 * plant is named.
 * @param words the words of a normalised name, already split at slashes and brackets
 * @param plantAt the id of the plant that a text names, if any
 */
export const coverPlants = (
  words: readonly string[],
  plantAt: (text: string) => string | undefined,
): BotanicCover | null => {
  const plants: string[] = [];
  const texts: string[] = [];
  const parts: string[] = [];
  const preparations: string[] = [];
  let tail: string[] = [];
  let prepared: string | null = null;
  let preparedTail = '';
  let at = 0;
  while (at < words.length) {
    let taken = 0;
    for (let size = Math.min(MOST_WORDS, words.length - at); size > 0 && taken === 0; size -= 1) {
      const span = words.slice(at, at + size);
      // Parts and preparations alone are not a plant, even if the pack has an entry for "nut", "oil" or "seed oil".
      if (span.every(isForm)) continue;
      const text = span.join(' ');
      const id = plantAt(text);
      if (id === undefined) continue;
      taken = size;
      tail = [];
      if (size > 1 && PREPARATIONS.has(words[at + size - 1] ?? '')) {
        prepared ??= id;
        preparedTail = tailOf(span);
      } else {
        plants.push(id);
        texts.push(text);
      }
    }
    if (taken > 0) {
      at += taken;
      continue;
    }
    const word = words[at] ?? '';
    const part = PLANT_PARTS.has(word);
    const preparation = PREPARATIONS.has(word);
    if (part) parts.push(word);
    if (preparation) preparations.push(word);
    if (part || preparation) tail.push(word);
    else if (!FILLERS.has(word) && !BOTANIC_QUALITIES.has(word) && !TREATMENTS.has(word)) return null;
    at += 1;
  }
  return plants.length > 0
    ? { plants, texts, parts, preparations, tail: tail.join(' '), prepared, preparedTail }
    : null;
};
