import type { Knowledge } from '../knowledge.ts';
import { mayBeOtherSubstance } from './confusable.ts';
import { editDistance } from './edit-distance.ts';
import { isOtherWord } from './other-word.ts';
import { withConfusionsCorrected } from './with-confusions-corrected.ts';

/** The name that was most likely meant. */
export interface FuzzyHit {
  readonly id: string;
  /** The name in the pack that the reading is close to. */
  readonly readAs: string;
  readonly confidence: number;
}

/** The longest text compared; longer ones are not ingredient names. */
const LONGEST = 120;
/** More words than this are a sentence, or several names run together. */
const MOST_WORDS = 5;
const MARGIN = 0.6;
const BEST = 0.89;
const WORST = 0.7;
/** Two pairs of letters that OCR confuses. */
const SLIP = 0.6;

const LINKS = new Set(['de', 'du', 'des', 'di', 'del', 'da', 'd', 'la', 'le', 'et', 'en', 'of', 'and', 'von', 'mit']);

/** Words on labels that are not ingredients but close to one (arabica, argent, moule, creton, raisin). */
const ORDINARY = new Set(
  'agent affinage breton bretonne moulu moulue arabic arabique raising lattico lattic ground selon origine'.split(' '),
);

/** How far a name may be from its reading (method M3.2.1): 1 up to 8 letters, 2 up to 15, 3 from 16. */
const allowance = (length: number): number => (length < 5 ? 0 : length <= 8 ? 1 : length <= 15 ? 2 : 3);

/** In a food name of this length, one short word may be wrong by a letter. */
const LONG_NAME = 8;

/** How far one word may be from its counterpart; `alone` if it is the whole name. */
const wordAllowance = (word: string, other: string, alone: boolean, easy: boolean): number => {
  const longest = Math.max(word.length, other.length);
  if (longest >= (alone ? 7 : 5)) return allowance(longest);
  if (easy && !alone && longest >= 3) return 1;
  // A letter may be lost or doubled, but not replaced by another.
  const lost = word.length !== other.length && Math.min(word.length, other.length) >= (alone ? 5 : 3);
  return lost ? 1 : SLIP;
};

/**
 * Whether each word is a misreading of its counterpart and not another word. Lone words of fewer than seven letters,
 * and words of fewer than five among others, too often differ by one letter (mango, manzo; peas, teas; MEA, DEA). In
 * these a letter may be lost or confused, but not replaced. If spaces were lost or added, letters may only be confused.
 */
const sameWords = (read: string, name: string, distance: number, knowledge: Knowledge, edible: boolean): boolean => {
  const words = read.split(' ');
  const others = name.split(' ');
  if (words.length !== others.length) {
    // A single letter belongs to its name ("vitamin A") and is not what a lost space leaves over.
    if (others.some((other) => other.length === 1 && !words.includes(other))) return false;
    return distance <= SLIP + 0.2 * Math.abs(words.length - others.length);
  }
  const alone = words.length === 1;
  const easy = edible && name.length >= LONG_NAME && distance <= 1;
  return words.every((word, index) => {
    const other = others[index] ?? '';
    if (word === other) return true;
    // "beurre fe cacao": a misread linking word cannot change the meaning.
    if (LINKS.has(other) && Math.abs(word.length - other.length) <= 1 && knowledge.idOfName(word) === undefined)
      return true;
    const limit = wordAllowance(word, other, alone, easy);
    if (editDistance(word, other, limit) > limit) return false;
    return alone || knowledge.idOfName(word) === undefined;
  });
};

/**
 * The one name within the weighted edit allowance, if it is clearly the best and no other substance could be meant.
 * @param read a normalised name that matched nothing
 * @param edible whether the product is eaten: one letter in a short word distinguishes chemicals (MEA, DEA), rarely
 * foods
 */
export const fuzzyMatch = (read: string, knowledge: Knowledge, edible: boolean): FuzzyHit | null => {
  const limit = allowance(read.length);
  if (limit === 0 || read.length > LONGEST || ORDINARY.has(read)) return null;
  const words = read.split(' ', MOST_WORDS + 1);
  // If every word is a name itself, nothing was misread: the whole is simply another name.
  if (words.length > MOST_WORDS || words.every((word) => knowledge.idOfName(word) !== undefined)) return null;
  let best: { name: string; id: string; distance: number } | null = null;
  const near: { name: string; id: string; distance: number }[] = [];
  for (const { name, id } of knowledge.similarNames(read)) {
    const distance = editDistance(read, name, limit + MARGIN);
    if (distance > limit + MARGIN) continue;
    near.push({ name, id, distance });
    if (best === null || distance < best.distance) best = { name, id, distance };
  }
  if (best === null || best.distance > limit) return null;
  const { name, id, distance } = best;
  if (near.some((other) => other.id !== id && other.distance < distance + MARGIN)) return null;
  if (words.length === 1 && isOtherWord(read, name, distance)) return null;
  if (
    !sameWords(read, name, distance, knowledge, edible) ||
    mayBeOtherSubstance(withConfusionsCorrected(read, name), name)
  )
    return null;
  const confidence = BEST - ((BEST - WORST) * distance) / limit;
  return { id, readAs: name, confidence: Math.round(confidence * 1000) / 1000 };
};
