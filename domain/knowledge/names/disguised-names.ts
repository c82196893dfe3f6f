import { systematicForms } from '../chemistry/systematic-name.ts';
import type { Knowledge } from '../knowledge.ts';
import type { MatchedIngredient, MatchedLabel } from '../matching/matched-label.ts';
import { type GraveName, graveCandidates } from '../misreadings/grave-index.ts';
import { withLatinLetters } from '../misreadings/look-alikes.ts';
import { repairs } from '../misreadings/ocr-repair.ts';
import { isForeignWord } from '../pack/pack-words.ts';
import { normaliseName } from './normalise.ts';

/** Prefixes that makers put before a name without changing the substance. */
const BEFORE =
  /^(?:nano|micro|mikro|bio|eco|oko|phyto|pro|pre|neo|ultra|super|hyper|mega|maxi|multi|omni|aqua|derma|dermo|cosme|kosme|opti|activ|aktiv|active|pure|liposomal|lipo)(?=[a-z]{4})/;
/** Endings that mean something contains, releases or is made from the named substance. */
const BEHIND =
  /(?:haltig|freisetzend|abspaltend|abspalter|spender|releasing|releaser|containing|based|basiert|komplex|complex|verbindung|verbindungen|derivat|derivate|derivative|losung)(?:e[nmrs]?)?$/;
const SHORTEST = 4;
const SHORTEST_ALONE = 5;
/** Shorter names are too close to all kinds of words. */
const SHORTEST_NEAR = 6;
/** From this length a name may have lost its last two letters. */
const SHORTEST_CUT = 8;
/** From this length two letters may be wrong, or missing at the end. */
const TWO_FROM = 10;
const LONGEST = 60;
/** Most items of one label, and most words outside its list, that are compared letter by letter. */
const MOST_ITEMS = 30;
const MOST_WORDS = 40;
const SHORTEST_WORD = 8;

/** Classes that are grave in themselves. Foods that harm only some people or animals are found by their exact names. */
const SEVERE: ReadonlySet<string> = new Set([
  ...['PROHIBITED', 'NOT_PERMITTED', 'MEDICINE', 'CMR_1', 'IARC_1', 'ACUTE_FATAL', 'ACUTE_TOXIC', 'CORROSIVE'],
]);

const isSevere = (id: string, knowledge: Knowledge): boolean => {
  const found = knowledge.ingredient(id);
  if (found === undefined) return false;
  return (
    found.facts.some((fact) => SEVERE.has(fact.class)) ||
    found.audience.some(({ audience, severity }) => audience === 'everyone' && severity !== 'INFO')
  );
};

const joined = (name: string): string => name.replace(/[^\p{L}\p{N}]/gu, '');

/**
 * Edit distance in which a substitution, insertion, deletion or swap of two neighbouring letters costs one each; above
 * the limit, some larger number.
 */
const changes = (one: string, other: string, limit: number): number => {
  if (Math.abs(one.length - other.length) > limit) return limit + 1;
  let beforeLast: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let row = 1; row <= one.length; row += 1) {
    const line = [row];
    let least = row;
    for (let at = 1; at <= other.length; at += 1) {
      const same = one[row - 1] === other[at - 1];
      let cost = Math.min((last[at] ?? 0) + 1, (line[at - 1] ?? 0) + 1, (last[at - 1] ?? 0) + (same ? 0 : 1));
      if (row > 1 && at > 1 && one[row - 1] === other[at - 2] && one[row - 2] === other[at - 1])
        cost = Math.min(cost, (beforeLast[at - 2] ?? 0) + 1);
      line.push(cost);
      least = Math.min(least, cost);
    }
    if (least > limit) return limit + 1;
    beforeLast = last;
    last = line;
  }
  return last[other.length] ?? limit + 1;
};

/** "Warfar": a name of eight or more letters without its last two. */
const isCut = (read: string, name: string): boolean =>
  name.length >= SHORTEST_CUT && name.length - read.length === 2 && name.startsWith(read);

/** The letters of a name in alphabetical order, which swapping letters does not change. */
const anagram = (name: string): string => [...joined(name)].sort().join('');

/** Lookup tables for grave names. */
interface Grave {
  /** Names of eight and nine letters, by the name without its last two letters. */
  readonly byBeginning: ReadonlyMap<string, readonly GraveName[]>;
  readonly byLetters: ReadonlyMap<string, readonly GraveName[]>;
  readonly ids: ReadonlySet<string>;
}

const graves = new WeakMap<Knowledge, Grave>();

/** Built on first use. */
const graveOf = (knowledge: Knowledge): Grave => {
  const known = graves.get(knowledge);
  if (known !== undefined) return known;
  const names = knowledge.graveNames();
  const byLetters = new Map<string, GraveName[]>();
  const byBeginning = new Map<string, GraveName[]>();
  const file = (map: Map<string, GraveName[]>, key: string, one: GraveName): void => {
    const list = map.get(key);
    if (list === undefined) map.set(key, [one]);
    else list.push(one);
  };
  const ids = new Set<string>();
  for (const place of names.places) {
    const name = names.nameAt(place);
    const id = names.idAt(place);
    ids.add(id);
    // Only short names need this: misspelt, they share too few trigrams with the original.
    if (name.length < SHORTEST_NEAR || name.length > TWO_FROM || /\d/.test(name)) continue;
    file(byLetters, anagram(name), { name, id });
    if (name.length >= SHORTEST_CUT && name.length < TWO_FROM) file(byBeginning, name.slice(0, -2), { name, id });
  }
  const made = { byBeginning, byLetters, ids };
  graves.set(knowledge, made);
  return made;
};

/** A grave name that differs only by cut, swapped or wrong letters, unless a harmless name is closer. */
const nearGrave = (name: string, knowledge: Knowledge, eaten: boolean): string | null => {
  const read = joined(name);
  if (read.length < SHORTEST_NEAR - 1 || read.length > LONGEST || /\d/.test(read)) return null;
  const { byBeginning, byLetters, ids } = graveOf(knowledge);
  const similar = knowledge.similarNames(name);
  const candidates = [
    ...graveCandidates(name, knowledge),
    ...(byLetters.get(anagram(name)) ?? []),
    ...(byBeginning.get(name) ?? []),
    ...similar.filter(({ id }) => ids.has(id)),
  ];
  let best: { readonly id: string; readonly distance: number } | null = null;
  for (const found of candidates) {
    const other = joined(found.name);
    if (other.length < SHORTEST_NEAR || /\d/.test(other)) continue;
    const limit = other.length >= TWO_FROM ? 2 : 1;
    const distance = isCut(read, other) ? 1 : changes(read, other, limit);
    if (distance <= limit && (best === null || distance < best.distance)) best = { id: found.id, distance };
  }
  if (best === null) return null;
  const { id, distance } = best;
  // If both are one letter away, suspect the grave one; farther away, or on food, the harmless one is just as likely.
  const least = distance === 1 && !eaten ? 0 : distance;
  const harmless = similar.some((other) => !ids.has(other.id) && changes(read, joined(other.name), least) <= least);
  return harmless ? null : id;
};

/** What a name may be without its prefix or ending, also with a final e restored or a final s removed. */
const withoutAffixes = (name: string): readonly string[] => {
  const found: string[] = [];
  for (const stem of [
    name.replace(BEFORE, ''),
    name.replace(BEHIND, ''),
    name.replace(BEFORE, '').replace(BEHIND, ''),
  ]) {
    const bare = stem.trim();
    if (bare !== name && bare.length >= SHORTEST) found.push(bare, `${bare}e`, bare.replace(/s$/, ''));
  }
  return found;
};

/** The ingredient whose exact name is left once the disguise is removed. */
const unmasked = (raw: string, knowledge: Knowledge): string | null => {
  const latin = withLatinLetters(raw);
  const name = normaliseName(latin ?? raw);
  if (name.length < SHORTEST || name.length > LONGEST) return null;
  const readings = latin === null ? [] : [name];
  if (/\d/.test(name)) readings.push(...repairs(name));
  for (const reading of readings) {
    const id = knowledge.idOfName(reading);
    if (id !== undefined) return id;
  }
  for (const bare of [...withoutAffixes(name), ...systematicForms(name)]) {
    const id = knowledge.idOfName(bare);
    if (id !== undefined && isSevere(id, knowledge)) return id;
  }
  return null;
};

const isUnknown = ({ match, id, classMatch }: MatchedIngredient): boolean =>
  match.step === 'none' || match.step === 'fuzzy' || (id === null && classMatch === null);

// A sign inside a word stands for a letter; letters spelled out one by one are one word.
const HIDDEN_LETTER = /(?<=\p{L})[*_•·](?=\p{L})/gu;
const SPELLED_OUT = /(?<![\p{L}\p{N}])(?:\p{L}[ .-]){3,}\p{L}(?![\p{L}\p{N}])/gu;

const HAS_OTHER_LETTERS = /[\p{Script=Cyrillic}\p{Script=Greek}]/u;

const forms = (raw: string): readonly string[] => {
  const plain = raw.replace(HIDDEN_LETTER, '').replace(SPELLED_OUT, (run) => run.replace(/[ .-]/g, ''));
  return plain === raw ? [raw] : [raw, plain];
};

/** The nearest grave name. A text made only of known words is not a misspelling but another name, or part of one. */
const nearOf = (text: string, knowledge: Knowledge, eaten: boolean): string | null =>
  text.split(/[\s-]+/).some((word) => isForeignWord(word, knowledge) || HAS_OTHER_LETTERS.test(word))
    ? nearGrave(normaliseName(text), knowledge, eaten)
    : null;

/**
 * Ingredients that a label may name in disguise (method M2.1.13): in look-alike letters of another script, with a
 * maker's prefix or "-haltig" attached, or with letters cut, swapped, hidden or wrong. Searches items that were not
 * identified, and words outside the list that occur in no name of the pack. The result is a suspicion, never reported
 * as a fact.
 * @param label after matching
 * @param stretches texts outside the list, without denials ("free from …")
 * @param eaten whether the product is food or feed
 * @param spoken returns an item's text without its denials
 * @returns ids, in label order
 */
export const disguisedNames = (
  label: MatchedLabel,
  stretches: readonly string[],
  eaten: boolean,
  spoken: (raw: string) => string,
  knowledge: Knowledge,
): readonly string[] => {
  const found = new Set<string>();
  const add = (id: string | null): void => {
    if (id !== null) found.add(id);
  };
  for (const item of label.ingredients.filter(isUnknown).slice(0, MOST_ITEMS)) {
    const text = item.text;
    if (text.length > LONGEST || joined(text).length < SHORTEST_ALONE) continue;
    if (spoken(text).trim().length < text.trim().length) continue;
    for (const form of forms(text)) add(unmasked(form, knowledge) ?? nearOf(form, knowledge, eaten));
    for (const word of text.split(/\s+/)) if (word !== text) add(unmasked(word, knowledge));
  }
  let compared = 0;
  for (const stretch of stretches) {
    for (const word of stretch.split(/[\s,;:()[\]{}"“”«»!?]+/)) {
      if (word.length < SHORTEST_ALONE || word.length > LONGEST) continue;
      if (withLatinLetters(word) === null && !isForeignWord(word, knowledge)) continue;
      const id = unmasked(word, knowledge);
      if (id !== null) add(id);
      else if (word.length >= SHORTEST_WORD && compared < MOST_WORDS) {
        compared += 1;
        const near = nearGrave(normaliseName(word), knowledge, true);
        if (near !== null && isSevere(near, knowledge)) add(near);
      }
    }
  }
  return [...found];
};
