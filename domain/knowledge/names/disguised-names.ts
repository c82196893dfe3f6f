import { systematicForms } from '../chemistry/systematic-name.ts';
import type { Knowledge } from '../knowledge.ts';
import type { MatchedIngredient, MatchedLabel } from '../matching/matched-label.ts';
import { type GraveName, graveCandidates } from '../misreadings/grave-index.ts';
import { withLatinLetters } from '../misreadings/look-alikes.ts';
import { repairs } from '../misreadings/ocr-repair.ts';
import { isForeignWord } from '../pack/pack-words.ts';
import { normaliseName } from './normalise.ts';

/** What makers put before a name without making another substance of it. */
const BEFORE =
  /^(?:nano|micro|mikro|bio|eco|oko|phyto|pro|pre|neo|ultra|super|hyper|mega|maxi|multi|omni|aqua|derma|dermo|cosme|kosme|opti|activ|aktiv|active|pure|liposomal|lipo)(?=[a-z]{4})/;
/** What says of a name that it is held, set free or made of. */
const BEHIND =
  /(?:haltig|freisetzend|abspaltend|abspalter|spender|releasing|releaser|containing|based|basiert|komplex|complex|verbindung|verbindungen|derivat|derivate|derivative|losung)(?:e[nmrs]?)?$/;
const SHORTEST = 4;
const SHORTEST_ALONE = 5;
/** Names of fewer letters lie too near to words of every kind. */
const SHORTEST_NEAR = 6;
/** From this length a name may have lost its last two letters. */
const SHORTEST_CUT = 8;
/** From this length two letters may be wrong, or lost at the end. */
const TWO_FROM = 10;
const LONGEST = 60;
/** Items of one label, and words beside its list, that are compared letter by letter. */
const MOST_ITEMS = 30;
const MOST_WORDS = 40;
const SHORTEST_WORD = 8;

/** Classes of what is grave by itself: food, which harms some people or animals, is told by its own words. */
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
 * How many letters differ, where two that changed places, a lost, an added and a wrong letter are one each; beyond the
 * limit some greater number.
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

/** "Warfar": a name of eight letters and more whose last two were cut off. */
const isCut = (read: string, name: string): boolean =>
  name.length >= SHORTEST_CUT && name.length - read.length === 2 && name.startsWith(read);

/** The letters of a name in the order of the alphabet: the same where letters changed places. */
const anagram = (name: string): string => [...joined(name)].sort().join('');

/** Grave names by their letters, and their ingredients. */
interface Grave {
  /** By what is left when the last two letters are cut off: names of eight and nine letters. */
  readonly byBeginning: ReadonlyMap<string, readonly GraveName[]>;
  readonly byLetters: ReadonlyMap<string, readonly GraveName[]>;
  readonly ids: ReadonlySet<string>;
}

const graves = new WeakMap<Knowledge, Grave>();

/** Made at the first question. */
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
    // Only short names share too few runs of letters with what they became.
    if (name.length < SHORTEST_NEAR || name.length > TWO_FROM || /\d/.test(name)) continue;
    file(byLetters, anagram(name), { name, id });
    if (name.length >= SHORTEST_CUT && name.length < TWO_FROM) file(byBeginning, name.slice(0, -2), { name, id });
  }
  const made = { byBeginning, byLetters, ids };
  graves.set(knowledge, made);
  return made;
};

/** A grave name that differs by letters cut, swapped or wrong, where no harmless name lies nearer. */
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
  // Of two that lie one letter away the grave one is asked about; farther away, or in food, the harmless one is as likely.
  const least = distance === 1 && !eaten ? 0 : distance;
  const harmless = similar.some((other) => !ids.has(other.id) && changes(read, joined(other.name), least) <= least);
  return harmless ? null : id;
};

/** What a word may be once its prefix or its ending is off; the ending may have taken an e with it. */
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

/** The ingredient whose exact name is inside of a disguise. */
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

// A sign within a word stands for a letter; a word that is spelled out letter by letter is one.
const HIDDEN_LETTER = /(?<=\p{L})[*_•·](?=\p{L})/gu;
const SPELLED_OUT = /(?<![\p{L}\p{N}])(?:\p{L}[ .-]){3,}\p{L}(?![\p{L}\p{N}])/gu;

const HAS_OTHER_LETTERS = /[\p{Script=Cyrillic}\p{Script=Greek}]/u;

const forms = (raw: string): readonly string[] => {
  const plain = raw.replace(HIDDEN_LETTER, '').replace(SPELLED_OUT, (run) => run.replace(/[ .-]/g, ''));
  return plain === raw ? [raw] : [raw, plain];
};

/** A name of known words alone is no misspelling: it is a part of another, or another thing. */
const nearOf = (text: string, knowledge: Knowledge, eaten: boolean): string | null =>
  text.split(/[\s-]+/).some((word) => isForeignWord(word, knowledge) || HAS_OTHER_LETTERS.test(word))
    ? nearGrave(normaliseName(text), knowledge, eaten)
    : null;

/**
 * The ingredients that a label may name in a disguise (method M2.1.13): in look-alike letters of another script, with a
 * maker's prefix or "-haltig" glued to them, with letters cut, swapped, hidden or wrong. Searched in items that nobody
 * knows and in words beside the list that no name of the pack has. It is a doubt, never told as a fact.
 * @param label after matching
 * @param stretches what stands beside the list, without what is said to be absent
 * @param eaten whether the product is food or feed
 * @param spoken what an item says once its denials are taken out
 * @returns ids, in the order of the label
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
