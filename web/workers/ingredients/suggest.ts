import type { Knowledge } from '#domain/knowledge/knowledge.ts';
import { editDistance } from '#domain/knowledge/misreadings/edit-distance.ts';
import { normaliseName } from '#domain/knowledge/names/normalise.ts';
import { search } from './search.ts';
import { searchForm } from './search-form.ts';
import type { IndexEntry } from './search-index.ts';
import type { Suggestion } from './search-messages.ts';

/** Maximum edit distance between a name and its misreading; the pack offers no names further apart. */
const FURTHEST = 4;
/** Minimum number of characters before suggesting names that begin with them. */
const ENOUGH = 3;
/** Suggestions reserved for names within the edit distance, if there are any. */
const LEFT_FOR_NEAR = 2;
/** Maximum number of names with the typed beginning that are compared. */
const MOST_BEGUN = 64;
const NO_FILTER = { level: null, purpose: null, audience: null, list: null } as const;

/** A name as spelled in the pack, in the label's own language. */
function spellingOf(normalised: string, id: string, knowledge: Knowledge): Suggestion | null {
  const ingredient = knowledge.ingredient(id);
  if (!ingredient) return null;
  if (normaliseName(ingredient.name) === normalised) return { text: ingredient.name, name: null };
  const written = ingredient.synonyms?.find((synonym) => normaliseName(synonym) === normalised) ?? normalised;
  return { text: written, name: ingredient.name };
}

/** Names that begin with what was typed, shortest first, since the others usually extend it. */
function begunBy(reading: string, index: readonly IndexEntry[]): (Suggestion & { readonly id: string })[] {
  const typed = searchForm(reading);
  if (typed.length < ENOUGH) return [];
  return search(index, { text: typed, filters: NO_FILTER, limit: MOST_BEGUN })
    .hits.map(({ id, name, foundBy }) => ({ id, text: foundBy ?? name, name: foundBy && name }))
    .filter(({ text }) => searchForm(text).startsWith(typed))
    .sort((one, other) => one.text.length - other.text.length);
}

/**
 * Names that a misread or half-typed one may stand for, in any language of the pack: those that begin with it, and the
 * nearest by edit distance. Empty if it is already a known name.
 * @param index entries by name
 */
export function suggest(
  reading: string,
  limit: number,
  knowledge: Knowledge,
  index: readonly IndexEntry[],
): readonly Suggestion[] {
  const read = normaliseName(reading);
  if (read === '' || knowledge.idOfName(read) !== undefined) return [];
  const near = knowledge
    .similarNames(read)
    .map(({ name, id }) => ({ name, id, distance: editDistance(read, name, FURTHEST) }))
    .filter(({ distance }) => distance <= FURTHEST)
    .sort((one, other) => one.distance - other.distance || (one.name < other.name ? -1 : 1));
  const found = new Map<string, Suggestion>();
  const forNear = Math.min(LEFT_FOR_NEAR, near.length);
  for (const { id, text, name } of begunBy(reading, index)) {
    if (found.size < limit - forNear && !found.has(id)) found.set(id, { text, name });
  }
  for (const { name, id } of near) {
    const suggestion = found.has(id) ? null : spellingOf(name, id, knowledge);
    if (suggestion && found.size < limit) found.set(id, suggestion);
  }
  return [...found.values()];
}
