import type { Knowledge } from '#domain/knowledge/knowledge.ts';
import { editDistance } from '#domain/knowledge/misreadings/edit-distance.ts';
import { normaliseName } from '#domain/knowledge/names/normalise.ts';
import { search } from './search.ts';
import { searchForm } from './search-form.ts';
import type { IndexEntry } from './search-index.ts';
import type { Suggestion } from './search-messages.ts';

/** Edits beyond which two names are no misreading of one another; the pack offers none further apart. */
const FURTHEST = 4;
/** Letters from which the beginning of a name says what is meant. */
const ENOUGH = 3;
/** Places kept for names that are near in letters, where there are any. */
const LEFT_FOR_NEAR = 2;
/** Names with one beginning that are compared. */
const MOST_BEGUN = 64;
const NO_FILTER = { level: null, purpose: null, audience: null, list: null } as const;

/** The spelling of a name as it stands in the pack: a label's own language is kept. */
function spellingOf(normalised: string, id: string, knowledge: Knowledge): Suggestion | null {
  const ingredient = knowledge.ingredient(id);
  if (!ingredient) return null;
  if (normaliseName(ingredient.name) === normalised) return { text: ingredient.name, name: null };
  const written = ingredient.synonyms?.find((synonym) => normaliseName(synonym) === normalised) ?? normalised;
  return { text: written, name: ingredient.name };
}

/** Names that begin with what was typed, the shortest first: it is the one the others are made of. */
function begunBy(reading: string, index: readonly IndexEntry[]): (Suggestion & { readonly id: string })[] {
  const typed = searchForm(reading);
  if (typed.length < ENOUGH) return [];
  return search(index, { text: typed, filters: NO_FILTER, limit: MOST_BEGUN })
    .hits.map(({ id, name, foundBy }) => ({ id, text: foundBy ?? name, name: foundBy && name }))
    .filter(({ text }) => searchForm(text).startsWith(typed))
    .sort((one, other) => one.text.length - other.text.length);
}

/**
 * Names that may have been meant by a reading, in any language the pack holds: those that begin like it, as while
 * somebody types, and the nearest in letters. None where it is a name already.
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
