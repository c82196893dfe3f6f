import type { Knowledge } from '../knowledge.ts';
import { mayDiffer } from './confusable.ts';
import { editDistance } from './edit-distance.ts';
import { isOtherWord } from './other-word.ts';
import { towards } from './towards.ts';

/** A name that was most likely meant. */
export interface FuzzyHit {
  readonly id: string;
  /** The pack's spelling that the reading is close to. */
  readonly readAs: string;
  readonly confidence: number;
}

/** Longest name worth a distance; longer stretches are no ingredient names. */
const LONGEST = 120;
/** More words than this are a sentence, or several names run together. */
const MOST_WORDS = 5;
const MARGIN = 0.6;
const BEST = 0.89;
const WORST = 0.7;
/** Two letters that an optical reading confuses. */
const SLIP = 0.6;

const LINKS = new Set(['de', 'du', 'des', 'di', 'del', 'da', 'd', 'la', 'le', 'et', 'en', 'of', 'and', 'von', 'mit']);

/** Words of labels that are no ingredient and lie near the name of one (arabica, argent, moule, creton, raisin). */
const ORDINARY = new Set(
  'agent affinage breton bretonne moulu moulue arabic arabique raising lattico lattic ground selon origine'.split(' '),
);

/** How far a name may be from its reading (method M3.2.1): 1 up to 8 letters, 2 up to 15, 3 from 16. */
const allowance = (length: number): number => (length < 5 ? 0 : length <= 8 ? 1 : length <= 15 ? 2 : 3);

/** A name long enough that one short word of it may be wrong by a letter, where food is named. */
const LONG_NAME = 8;

/** How far one word may be from its counterpart, `alone` when it is the whole name. */
const wordAllowance = (word: string, other: string, alone: boolean, easy: boolean): number => {
  const longest = Math.max(word.length, other.length);
  if (longest >= (alone ? 7 : 5)) return allowance(longest);
  if (easy && !alone && longest >= 3) return 1;
  // A letter lost or doubled, not another letter.
  const lost = word.length !== other.length && Math.min(word.length, other.length) >= (alone ? 5 : 3);
  return lost ? 1 : SLIP;
};

/**
 * Whether each word is a misreading of its counterpart, not another word. Lone words of fewer than seven letters, and
 * words of fewer than five beside others, lie one letter apart too often (mango, manzo; peas, teas; MEA, DEA): there a
 * letter may be lost or confused, not be another one. Where spaces were lost or added, only confused.
 */
const sameWords = (read: string, name: string, distance: number, knowledge: Knowledge, edible: boolean): boolean => {
  const words = read.split(' ');
  const others = name.split(' ');
  if (words.length !== others.length) {
    // A lone letter is a name's own ("vitamin A"), not what a lost space leaves over.
    if (others.some((other) => other.length === 1 && !words.includes(other))) return false;
    return distance <= SLIP + 0.2 * Math.abs(words.length - others.length);
  }
  const alone = words.length === 1;
  const easy = edible && name.length >= LONG_NAME && distance <= 1;
  return words.every((word, index) => {
    const other = others[index] ?? '';
    if (word === other) return true;
    // "beurre fe cacao": a link between words carries no meaning that could be another.
    if (LINKS.has(other) && Math.abs(word.length - other.length) <= 1 && knowledge.idOfName(word) === undefined)
      return true;
    const limit = wordAllowance(word, other, alone, easy);
    if (editDistance(word, other, limit) > limit) return false;
    return alone || knowledge.idOfName(word) === undefined;
  });
};

/**
 * The one name within the weighted edit allowance, if it is clearly the best and cannot be taken for another substance.
 * @param read a normalised name that matched nothing
 * @param edible whether the product is eaten: a letter of a short word tells chemicals apart (MEA, DEA), foods seldom
 */
export const fuzzyMatch = (read: string, knowledge: Knowledge, edible: boolean): FuzzyHit | null => {
  const limit = allowance(read.length);
  if (limit === 0 || read.length > LONGEST || ORDINARY.has(read)) return null;
  const words = read.split(' ', MOST_WORDS + 1);
  // Words that are names themselves were not misread: the name as a whole is another one.
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
  if (!sameWords(read, name, distance, knowledge, edible) || mayDiffer(towards(read, name), name)) return null;
  const confidence = BEST - ((BEST - WORST) * distance) / limit;
  return { id, readAs: name, confidence: Math.round(confidence * 1000) / 1000 };
};
