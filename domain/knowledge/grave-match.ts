import { mayDiffer } from './confusable.ts';
import { editDistance } from './edit-distance.ts';
import type { FuzzyHit } from './fuzzy.ts';
import { graveAllowance, graveCandidates } from './grave-index.ts';
import type { Knowledge } from './knowledge.ts';
import { towards } from './towards.ts';

/** A grave name found in a text that was misread, and what stands around it. */
export interface GraveHit extends FuzzyHit {
  readonly before: string;
  readonly after: string;
}

const BEST = 0.89;
const WORST = 0.7;
const LONGEST = 160;
/** A name inside a longer text must be long: short ones stand in other names. */
const SHORTEST_INSIDE = 8;
/** How much nearer than a harmless name it must be. */
const MARGIN = 0.3;
// What a substance is part of is not the substance; nor is what a product is free of.
const OTHER_THING =
  /p[o0]l[yv]|p[o0]lym|lymer|resin|acryl|condens|free|without|sans|ohne|sin |senza|\bno\b|frei|copol|\boil\b|extract|flavou?r|aroma/;

/** How far one word of a name may be from its reading. */
const wordAllowance = (length: number): number =>
  length <= 3 ? 0.6 : length <= 8 ? 1 : length <= 12 ? 2 : Math.ceil(length / 5);

/** Whether each word is a misreading of its counterpart, and none is a known name of its own. */
const sameWords = (read: string, name: string, knowledge: Knowledge): boolean => {
  const words = read.split(' ');
  const others = name.split(' ');
  if (words.length !== others.length) return Math.abs(words.length - others.length) <= 2;
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

/** The nearest run of words to a name, by as many words as it has, one more or one less. */
const nearestRun = (words: readonly string[], name: string, limit: number): Found | null => {
  const count = name.split(' ').length;
  let best: Found | null = null;
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

/** Whether a harmless name is as near, so that the reading may as well be that. */
const isHarmless = (read: string, id: string, distance: number, knowledge: Knowledge): boolean =>
  knowledge
    .similarNames(read)
    .some((other) => other.id !== id && editDistance(read, other.name, distance + MARGIN) <= distance + MARGIN);

/**
 * The grave ingredient that a text was most likely meant to name, searched harder than other names: it is told as "may
 * contain", never as CRITICAL. Refused as ever where the letters may as well be those of another substance.
 * @param read a normalised text that matched nothing
 * @param inside whether it may stand among other words
 */
export const graveMatch = (read: string, knowledge: Knowledge, inside: boolean): GraveHit | null => {
  if (read.length < 5 || read.length > LONGEST) return null;
  const words = read.split(' ');
  let best: (Found & { readonly readAs: string; readonly limit: number }) | null = null;
  for (const { name, id } of graveCandidates(read, knowledge)) {
    const limit = graveAllowance(name.replaceAll(' ', '').length);
    const run = nearestRun(words, name, limit);
    if (!run) continue;
    const alone = run.before === '' && run.after === '';
    if (!alone && (!inside || name.length < SHORTEST_INSIDE)) continue;
    if (best !== null && run.distance >= best.distance + (name.length < best.readAs.length ? 0 : 0.5)) continue;
    if (!sameWords(run.name, name, knowledge) || mayDiffer(towards(run.name, name), name)) continue;
    best = { ...run, id, readAs: name, limit };
  }
  if (best === null) return null;
  const { id, readAs, distance, before, after, limit } = best;
  if ((before !== '' || after !== '') && OTHER_THING.test(`${before} ${after}`)) return null;
  if (isHarmless(best.name, id, distance, knowledge)) return null;
  const confidence = BEST - ((BEST - WORST) * Math.min(distance, limit)) / limit;
  return { id, readAs, before, after, confidence: Math.round(confidence * 1000) / 1000 };
};
