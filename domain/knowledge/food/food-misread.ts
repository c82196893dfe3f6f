import type { Knowledge } from '../knowledge.ts';
import { mayBeOtherSubstance } from '../misreadings/confusable.ts';
import { editDistance } from '../misreadings/edit-distance.ts';
import { withConfusionsCorrected } from '../misreadings/with-confusions-corrected.ts';
import { germanParts } from './food-compound.ts';
import { type FoodForm, foodForm } from './food-form.ts';
import { FLAVOUR_HEADS, FORM_WORDS } from './food-form-words.ts';
import { LINK_WORDS, ORIGIN_WORDS } from './food-link-words.ts';
import { QUALITY_WORDS } from './food-quality-words.ts';

/** The form of a food that a name with misread words most likely means. */
export interface MisreadFood {
  readonly form: FoodForm;
  /** The name with the misread words corrected. */
  readonly readAs: string;
}

const MOST_WORDS = 8;
/** Two pairs of letters that OCR confuses. */
const SLIP = 0.6;
const MARGIN = 0.5;
/** Shorter words are one letter away from many others. */
const SHORTEST_LETTER = 7;
const SHORTEST_SLIP = 4;

const LISTED = [...new Set([...QUALITY_WORDS, ...FORM_WORDS, ...FLAVOUR_HEADS, ...LINK_WORDS, ...ORIGIN_WORDS])];
const CLOSED: ReadonlySet<string> = new Set(LISTED);

/** A bitmask of the letters in a word. */
const lettersOf = (word: string): number => {
  let bits = 0;
  for (let at = 0; at < word.length; at += 1) bits |= 1 << (word.charCodeAt(at) % 31);
  return bits;
};
const LETTERS = Int32Array.from(LISTED, lettersOf);
const LENGTHS = Uint8Array.from(LISTED, ({ length }) => length);

/** Whether at most three bits are set. */
const isFew = (bits: number): boolean => {
  const less = bits & (bits - 1);
  const least = less & (less - 1);
  return (least & (least - 1)) === 0;
};

const HYDROGEN = /h[yi]dr.?[o0]g/;
const SHARE = /^\d{1,3}(?:[.,]\d{1,2})?%?$/;

const isKnown = (word: string, knowledge: Knowledge): boolean =>
  CLOSED.has(word) ||
  SHARE.test(word) ||
  knowledge.idOfName(word) !== undefined ||
  germanParts(word, knowledge) !== null;

interface Candidate {
  readonly word: string;
  readonly distance: number;
}

/** How far a word may be from what it is read as: one letter in a long word, only confused letters in a short one. */
const allowed = (read: string): number =>
  read.length >= SHORTEST_LETTER ? 1 : read.length >= SHORTEST_SLIP ? SLIP : 0;

/** Words of the closed lists, and one-word names, that are close to the word read; nearest first. */
const candidates = (read: string, knowledge: Knowledge): readonly Candidate[] => {
  const limit = allowed(read);
  const found: Candidate[] = [];
  if (limit === 0) return found;
  const seen = new Set<string>();
  const consider = (word: string): void => {
    if (Math.abs(word.length - read.length) > 1 || word.length < SHORTEST_SLIP || seen.has(word)) return;
    seen.add(word);
    const distance = editDistance(read, word, limit);
    // A different first letter makes a different word ("rillettes", "galettes").
    if (distance > SLIP && word.charAt(0) !== read.charAt(0)) return;
    if (distance <= limit && !mayBeOtherSubstance(withConfusionsCorrected(read, word), word))
      found.push({ word, distance });
  };
  const letters = lettersOf(read);
  const { length } = read;
  for (let at = 0; at < LISTED.length; at += 1) {
    // One letter replaced, or one read as two: at most three letters occur in only one of the words.
    if (Math.abs((LENGTHS[at] as number) - length) < 2 && isFew(letters ^ (LETTERS[at] as number)))
      consider(LISTED[at] as string);
  }
  for (const { name } of knowledge.similarNames(read)) if (!name.includes(' ')) consider(name);
  return found.sort((a, b) => a.distance - b.distance || (a.word < b.word ? -1 : 1));
};

/** Links that lose the space to the next word. Not "per": "persill" is parsley, not herring. */
const LOST = ['de', 'des', 'du', 'di', 'del', 'en', 'et', 'au', 'la', 'les', 'of', 'and', 'von'];

/** "desoja", "enpoudre": splits a link from the word it ran into. */
const apart = (read: string, knowledge: Knowledge): string | null => {
  for (const first of LOST) {
    const rest = read.startsWith(first) ? read.slice(first.length) : '';
    if (rest.length >= SHORTEST_SLIP && isKnown(rest, knowledge)) return `${first} ${rest}`;
  }
  return null;
};

const sameFood = (one: FoodForm, other: FoodForm): boolean =>
  one.of === other.of && one.kept.join() === other.kept.join() && one.others.join() === other.others.join();

/**
 * Two misread words among others. Each must have one clearly nearest reading; a short one may only differ by confused
 * letters.
 */
const bothMisread = (
  words: readonly string[],
  unknown: readonly number[],
  knowledge: Knowledge,
): MisreadFood | null => {
  if (words.length < 3) return null;
  const put = [...words];
  for (const at of unknown) {
    const [best, next] = candidates(words[at] ?? '', knowledge);
    if (best === undefined || (next !== undefined && next.distance < best.distance + MARGIN)) return null;
    put[at] = best.word;
  }
  const readAs = put.join(' ');
  const form = foodForm(readAs, knowledge);
  return form === null ? null : { form, readAs };
};

/**
 * Reads a name in which one word is misread, and all others are known, as a form of a food ("lécithine desoja", "pommes
 * de tcrre en cubes", "huile de touresol"). Two words may be misread if each has only one reading. Null if two readings
 * would give two foods.
 * @param name a normalised name that matched nothing
 */
export const misreadFood = (name: string, knowledge: Knowledge): MisreadFood | null => {
  const words = name
    .replace(/[()/]/g, ' ')
    .split(' ')
    .filter((word) => word !== '');
  if (words.length < 2 || words.length > MOST_WORDS) return null;
  const unknown: number[] = [];
  for (const [index, word] of words.entries()) {
    if (isKnown(word, knowledge)) continue;
    if (unknown.length === 2 || /\d/.test(word)) return null;
    unknown.push(index);
  }
  const [at, second] = unknown;
  const read = words[at ?? -1];
  // Whether and how far something is hydrogenated is never guessed.
  if (at === undefined || read === undefined || HYDROGEN.test(name)) return null;
  if (second !== undefined) return bothMisread(words, unknown, knowledge);
  const withWord = (word: string): string => [...words.slice(0, at), word, ...words.slice(at + 1)].join(' ');
  const split = apart(read, knowledge);
  if (split !== null) {
    const readAs = withWord(split);
    const form = foodForm(readAs, knowledge);
    if (form) return { form, readAs };
  }
  let best: (MisreadFood & { readonly distance: number }) | null = null;
  for (const { word, distance } of candidates(read, knowledge)) {
    if (best !== null && distance > best.distance + MARGIN) break;
    const readAs = withWord(word);
    const form = foodForm(readAs, knowledge);
    if (form === null) continue;
    if (best === null) best = { form, readAs, distance };
    else if (!sameFood(best.form, form)) return null;
  }
  return best;
};
