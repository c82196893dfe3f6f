import { foldInPlace } from './fold-in-place.ts';
import { saysTraces } from './item-lead.ts';
import { isSpoken } from './left-out.ts';

/** Recognises the names of known ingredients. The label reader itself knows none. */
export type IsName = (text: string) => boolean;

/** This many known names after a stop word mean that the list continues (method M2.1.4). */
export const NAMES_OF_A_LIST = 3;
const LOOK = 20_000;
const LONGEST = 60;
const MOST_ITEMS = 600;
const ITEM = /[^,;•·\n.:]+/g;
const BRACKET = /[([{][^()[\]{}]*[)\]}]?/g;
// "fat 5 g": a line of a table, not a name in a list.
const FIGURE = /\d/;
/** The one unknown item that a row of names may include: one or two words, or a bare number. */
const ONE_UNKNOWN = /^(?:\d{1,4}|[^\s\d]{1,20}(?: [^\s\d]{1,20})?)$/;

const SENTENCE = /[.!?\n]/g;

/** The part of a sentence before a position. */
const sentenceBefore = (text: string, from: number, to: number): string => {
  const words = text.slice(Math.max(from, to - 300), to);
  return words.slice(Math.max(0, ...Array.from(words.matchAll(SENTENCE), ({ index }) => index)));
};

/**
 * Where known names follow each other in a stretch after a stop word.
 * @param text the label
 * @returns the position of the first of three such names, or -1
 */
export const rowOfKnownNames = (text: string, from: number, to: number, isName: IsName): number => {
  let row = 0;
  let first = -1;
  let items = 0;
  let passed = false;
  const seen = new Set<string>();
  for (const { index, 0: item } of text.slice(from, Math.min(to, from + LOOK)).matchAll(ITEM)) {
    const name = item.replace(BRACKET, ' ').trim();
    if (name === '') continue;
    items += 1;
    if (items > MOST_ITEMS) break;
    if (name.length > LONGEST || FIGURE.test(name) || !isName(name)) {
      if (row > 0 && !passed && ONE_UNKNOWN.test(name) && !isSpoken(name)) {
        passed = true;
        continue;
      }
      row = 0;
      passed = false;
      seen.clear();
      continue;
    }
    // One word repeated is not a list.
    if (seen.has(name)) continue;
    seen.add(name);
    if (row === 0) first = from + index + item.length - item.trimStart().length;
    row += 1;
    if (row < NAMES_OF_A_LIST) continue;
    // "Made in a workshop that uses nuts, milk, egg" names traces.
    if (!saysTraces(foldInPlace(sentenceBefore(text, from, first)))) return first;
    row = 0;
    passed = false;
    seen.clear();
  }
  return -1;
};

const SENTENCES = /[^.!?\n]+/g;
/** A sentence of at least this many names and nothing else is also a list. */
const NAMES_OF_A_SENTENCE = 2;
const LONGEST_SENTENCE = 400;
const MOST_SENTENCES = 60;

/**
 * Where a sentence of known names and nothing else follows a stop word ("Produced in Italy. Peanuts, salt"), if no
 * longer row of names does.
 * @param text the label
 * @returns the position of its first name, or -1
 */
export const sentenceOfKnownNames = (text: string, from: number, to: number, isName: IsName): number => {
  let sentences = 0;
  for (const { index, 0: sentence } of text.slice(from, Math.min(to, from + LOOK)).matchAll(SENTENCES)) {
    sentences += 1;
    if (sentences > MOST_SENTENCES) break;
    // The first sentence is the stop word's own.
    if (index === 0 || sentence.length > LONGEST_SENTENCE || !sentence.includes(',')) continue;
    const items = sentence.split(/[,;•·]/).map((item) => item.replace(BRACKET, ' ').trim());
    if (new Set(items).size < NAMES_OF_A_SENTENCE) continue;
    if (items.every((name) => name.length <= LONGEST && !FIGURE.test(name) && isName(name)))
      return from + index + sentence.length - sentence.trimStart().length;
  }
  return -1;
};

// "warning: blorfin, zaquet": a stop word with its colon.
const OWN_COLON = /^[^:,;.!?\n]{2,40}:\s*/;
const MOST_WORDS = 3;
const LONGEST_ITEM = 40;
const WORD = /[^\p{L}'’-]+/u;
// Statements of allergens, of absence and of origin.
const STATES =
  /cont[aei]|enth?al|allerg|alerg|trace|spuren|trazas|tracce|fr(?:ee|ei)\b|origin|herkunft|p[oa]r\b|\bby\b|\bvon\b|\bda\b/;

// Storage conditions: "Storage: cool, dry, dark".
const KEPT =
  /^(?:(?:in|a|an|the|and|or|at|away|from|below|under|im|am|und|au|et|de|la|du|en|un|lugar|y|in|luogo|e|op|een|koel[e]?|droge?)\s)*(?:cool|cold|dry|dark|shade|shady|ambient|room|temperature|room temperature|refrigerat\w*|frozen|freez\w*|fridge|light|sunlight|sun|heat|moisture|clean|closed|sealed|upright|frais|sec|seche?|abri|lumiere|chaleur|humidite|kuhl|trocken|dunkel|lichtgeschutzt|verschlossen|fresco|seco|oscuro|luz|calor|humedad|asciutto|buio|luce|calore|koel|droog|donker|chlodn\w*|such\w*|ciemn\w*)(?: (?:place|lieu|endroit|ort|plats|plaats|conditions?|dry|cool))?$/;

/**
 * Where a list of short items directly follows the colon of a stop word in the middle of a list, even if none of them
 * is known. Each has three words at most, none of speech.
 * @param text the label
 * @returns the position of the first item, or -1
 */
export const itemsAfterColon = (text: string, from: number, to: number): number => {
  const lead = OWN_COLON.exec(text.slice(from, Math.min(to, from + 60)))?.[0].length ?? 0;
  if (lead === 0) return -1;
  const sentence = /^[^.!?\n]*/.exec(text.slice(from + lead, Math.min(to, from + lead + LONGEST_SENTENCE)))?.[0] ?? '';
  const items = sentence.split(/[,;•·]/).map((item) => item.replace(BRACKET, ' ').trim());
  if (
    new Set(items).size < Math.max(NAMES_OF_A_SENTENCE, items.length) ||
    STATES.test(text.slice(from, from + lead) + sentence)
  )
    return -1;
  const isItem = (item: string): boolean => {
    const words = item.split(WORD).filter((word) => word !== '');
    return (
      words.length > 0 &&
      words.length <= MOST_WORDS &&
      item.length <= LONGEST_ITEM &&
      !FIGURE.test(item) &&
      !words.some(isSpoken)
    );
  };
  return items.every(isItem) && !items.some((item) => KEPT.test(item)) ? from + lead : -1;
};
