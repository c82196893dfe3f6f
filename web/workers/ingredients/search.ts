import { LEVEL_ORDER } from './level-order.ts';
import { searchForm } from './search-form.ts';
import type { IndexEntry } from './search-index.ts';
import type { IngredientHit, SearchFilters, SearchQuestion, SearchResult } from './search-messages.ts';

/** How well an entry matches, best first: exact name, its first word, its beginning, then words and any part of it. */
const RANKS = 9;
const NO_FIT = -1;

const holdsAll = (name: string, others: string, words: readonly string[]): boolean =>
  words.every((word) => name.includes(word) || others.includes(word));

/** An entry's rank for the search term; below 0 if it does not match. */
function rankOf({ name, others }: IndexEntry, typed: string, words: readonly string[]): number {
  const inName = name.includes(typed);
  const inOthers = others.includes(typed);
  // Most entries do not contain the term anywhere: these two checks rule them out.
  if (!inName && !inOthers) return words.length > 1 && holdsAll(name, others, words) ? 8 : NO_FIT;
  if (name === typed) return 0;
  if (inOthers && others.includes(`\n${typed}\n`)) return 1;
  if (inName && name.startsWith(`${typed} `)) return 2;
  if (inName && name.startsWith(typed)) return 3;
  if (inOthers && others.includes(`\n${typed}`)) return 4;
  if (inName && name.includes(` ${typed}`)) return 5;
  if (inOthers && others.includes(` ${typed}`)) return 6;
  return 7;
}

/**
 * How much is known about an entry: facts, warnings, other names. Common substances are well studied, so this puts
 * limonene before a plant of which only the name is known.
 */
const knownOf = ({ ingredient, otherNames }: IndexEntry): number =>
  3 * (ingredient.facts.length + ingredient.audience.length) + otherNames.length;

const passes = (entry: IndexEntry, { level, purpose, audience, list }: SearchFilters): boolean =>
  (level === null || entry.level === level) &&
  (purpose === null || entry.ingredient.functions.includes(purpose)) &&
  (audience === null || entry.audiences.has(audience)) &&
  (list === null || entry.lists.includes(list));

/** The synonym or number through which an entry was found, as written. Null if its name explains the match. */
function foundBy({ name, others, otherNames }: IndexEntry, typed: string): string | null {
  if (typed === '' || name.startsWith(typed) || name.includes(` ${typed}`)) return null;
  const forms = others.slice(1, -1).split('\n');
  const at = [
    (form: string) => form === typed,
    (form: string) => form.startsWith(typed),
    (form: string) => form.includes(` ${typed}`),
    (form: string) => form.includes(typed) && !name.includes(typed),
  ]
    .map((fits) => forms.findIndex(fits))
    .find((found) => found >= 0);
  return at === undefined ? null : (otherNames[at] ?? null);
}

const hitOf = (entry: IndexEntry, typed: string): IngredientHit => ({
  id: entry.id,
  name: entry.ingredient.name,
  level: entry.level,
  purpose: entry.ingredient.functions,
  foundBy: foundBy(entry, typed),
});

/**
 * Searches the index. Case, accents and punctuation do not matter. Without a text only the filters apply, and the
 * highest levels come first.
 * @param index entries by name
 */
export function search(index: readonly IndexEntry[], { text, filters, limit }: SearchQuestion): SearchResult {
  const typed = searchForm(text);
  const words = typed.split(' ');
  const found: IndexEntry[][] = Array.from({ length: RANKS }, () => []);
  let total = 0;
  for (const entry of index) {
    const rank = typed === '' ? LEVEL_ORDER.indexOf(entry.level) : rankOf(entry, typed, words);
    if (rank === NO_FIT || !passes(entry, filters)) continue;
    found[rank]?.push(entry);
    total += 1;
  }
  const best: IndexEntry[] = [];
  for (const entries of found) {
    if (best.length >= limit) break;
    // The sort is stable: entries of which equally much is known stay in the order of their names.
    const ordered = typed === '' ? entries : entries.sort((one, other) => knownOf(other) - knownOf(one));
    best.push(...ordered.slice(0, limit - best.length));
  }
  return { total, hits: best.map((entry) => hitOf(entry, typed)) };
}
