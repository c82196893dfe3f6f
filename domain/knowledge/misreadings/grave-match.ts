import type { Knowledge } from '../knowledge.ts';
import { mayBeOtherSubstance } from './confusable.ts';
import { editDistance } from './edit-distance.ts';
import type { FuzzyHit } from './fuzzy.ts';
import { graveAllowance, graveCandidates } from './grave-index.ts';
import { withConfusionsCorrected } from './with-confusions-corrected.ts';

/** A grave name found in a misread text, with the text around it. */
export interface GraveHit extends FuzzyHit {
  readonly before: string;
  readonly after: string;
  /** Whether the name is printed letter for letter, except for a sign that separated it from another item. */
  readonly exact: boolean;
  /** Whether such a sign was read as part of it, before or after the name. */
  readonly stray: boolean;
}

/** Weight of each letter of a name against its distance, when several names match. */
const LENGTH_WORTH = 0.08;
const BEST = 0.89;
const WORST = 0.7;
const LONGEST = 160;
/** The shortest name accepted inside a longer text: short names occur within other names. */
const SHORTEST_INSIDE = 8;
/** How much closer it must be than any other name. */
const MARGIN = 0.3;
// Something made from a substance is not the substance, nor is something a product is free of.
const OTHER_THING =
  /p[o0]l[yv]|p[o0]lym|lymer|resin|acryl|condens|free|without|sans|ohne|sin |senza|\bno\b|frei|copol|\boil\b|extract|flavou?r|aroma/;

/** How far one word of a name may be from its reading. */
const wordAllowance = (length: number): number =>
  length <= 3 ? 0.6 : length <= 8 ? 1 : length <= 12 ? 2 : Math.ceil(length / 5);

/** The share of letters that may also differ if spaces were lost or added. */
const JOINED_SHARE = 0.1;

/** Whether each word is a misreading of its counterpart, and none is a known name itself. */
const sameWords = (read: string, name: string, knowledge: Knowledge): boolean => {
  const words = read.split(' ');
  const others = name.split(' ');
  if (words.length !== others.length) {
    // An extra or missing word makes another name: only spaces may be lost or added.
    const limit = Math.max(0.6, others.join('').length * JOINED_SHARE);
    return editDistance(words.join(''), others.join(''), limit) <= limit;
  }
  return words.every((word, at) => {
    const other = others[at] ?? '';
    if (word === other) return true;
    const limit = wordAllowance(other.length);
    if (editDistance(word, other, limit) > limit) return false;
    return words.length === 1 || knowledge.idOfName(word) === undefined;
  });
};

interface Found {
  readonly id: string;
  readonly name: string;
  readonly distance: number;
  readonly before: string;
  readonly after: string;
}

const asWords = (name: string): string => name.replace(/[()/]/g, ' ').replace(/ {2,}/g, ' ').trim();

/** The run of words closest to a name, with as many words as the name, one more or one less. */
const nearestRun = (words: readonly string[], name: string, limit: number, inside: boolean): Found | null => {
  const count = name.split(' ').length;
  let best: Found | null = null;
  if (!inside) {
    const run = words.join(' ');
    const distance = Math.abs(run.length - name.length) > limit + 2 ? limit + 1 : editDistance(run, name, limit);
    return distance > limit ? null : { id: '', name: run, distance, before: '', after: '' };
  }
  for (let size = Math.max(1, count - 1); size <= Math.min(words.length, count + 1); size += 1) {
    for (let at = 0; at + size <= words.length; at += 1) {
      const run = words.slice(at, at + size).join(' ');
      if (Math.abs(run.length - name.length) > limit + 2) continue;
      const distance = editDistance(run, name, limit);
      if (distance > limit || (best !== null && distance >= best.distance)) continue;
      const before = words.slice(0, at).join(' ');
      best = { id: '', name: run, distance, before, after: words.slice(at + size).join(' ') };
    }
  }
  return best;
};

/** Whether the only difference is a sign that separated it from the next or the previous item. */
const hasStraySign = ({ name: run, before, after }: Found, name: string): boolean =>
  run.length === name.length + 1 &&
  ((after !== '' && run.startsWith(name)) || (before !== '' && run.endsWith(name) && run.charAt(0) !== ' '));

/** Whether another ingredient's name is about as close, so that the text may mean that one. */
const isHarmless = (read: string, id: string, distance: number, knowledge: Knowledge): boolean =>
  knowledge
    .similarNames(read)
    .some((other) => other.id !== id && editDistance(read, other.name, distance + MARGIN) <= distance + MARGIN);

/**
 * The grave ingredient that a text most likely names. Searched harder than other names, so it is reported as "may
 * contain", never as CRITICAL. Still refused if the letters could just as well be another substance.
 * @param text a normalised text that matched nothing
 * @param inside whether it may be among other words
 */
export const graveMatch = (text: string, knowledge: Knowledge, inside: boolean): GraveHit | null => {
  const read = asWords(text);
  if (read.length < 5 || read.length > LONGEST) return null;
  const words = read.split(' ');
  let best: (Found & { readonly readAs: string; readonly limit: number }) | null = null;
  for (const { name, id } of graveCandidates(read, knowledge)) {
    const limit = graveAllowance(name.replaceAll(' ', '').length);
    const run = nearestRun(words, asWords(name), limit, inside);
    if (!run) continue;
    const alone = run.before === '' && run.after === '';
    if (!alone && (!inside || name.length < SHORTEST_INSIDE)) continue;
    // A long name that matches well ranks above a short one within it.
    if (best !== null && run.distance - name.length * LENGTH_WORTH >= best.distance - best.readAs.length * LENGTH_WORTH)
      continue;
    const trusted = hasStraySign(run, name) || !mayBeOtherSubstance(withConfusionsCorrected(run.name, name), name);
    if (!sameWords(run.name, asWords(name), knowledge) || !trusted) continue;
    best = { ...run, id, readAs: name, limit };
  }
  if (best === null) return null;
  const { id, readAs, distance, before, after, limit } = best;
  if ((before !== '' || after !== '') && OTHER_THING.test(`${before} ${after}`)) return null;
  if (isHarmless(best.name, id, distance, knowledge)) return null;
  const confidence = BEST - ((BEST - WORST) * Math.min(distance, limit)) / limit;
  const stray = hasStraySign(best, asWords(readAs));
  const exact = stray || best.name === asWords(readAs);
  return { id, readAs, before, after, exact, stray, confidence: Math.round(confidence * 1000) / 1000 };
};
