import type { Knowledge } from '#domain/knowledge/knowledge.ts';
import { LEVEL_ORDER } from './level-order.ts';
import type { IndexEntry } from './search-index.ts';
import type { KnowledgeCounts, Share } from './search-messages.ts';
import { SOURCE_LISTS } from './source-lists.ts';

const counted = (keys: Iterable<string>): Map<string, number> => {
  const counts = new Map<string, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
};

/** Keys with their counts, most frequent first; ties sorted by key. */
const shares = (keys: Iterable<string>): readonly Share[] =>
  [...counted(keys)]
    .map(([key, count]) => ({ key, count }))
    .sort((a, b) => b.count - a.count || (a.key < b.key ? -1 : 1));

/** Counts of the given keys, in their order, without those that do not occur. */
const sharesOf = <K extends string>(order: readonly K[], keys: Iterable<string>): readonly Share<K>[] => {
  const counts = counted(keys);
  return order.flatMap((key) => {
    const count = counts.get(key);
    return count === undefined ? [] : [{ key, count }];
  });
};

/** Counts what a pack contains, from its index. */
export function knowledgeCounts(knowledge: Knowledge, index: readonly IndexEntry[]): KnowledgeCounts {
  let spellings = 0;
  let facts = 0;
  for (const { ingredient } of index) {
    spellings += ingredient.synonyms?.length ?? 0;
    facts += ingredient.facts.length;
  }
  return {
    version: knowledge.version,
    ingredients: index.length,
    spellings,
    withFacts: index.filter(({ ingredient }) => ingredient.facts.length > 0).length,
    withWarnings: index.filter(({ audiences }) => audiences.size > 0).length,
    facts,
    levels: sharesOf(
      LEVEL_ORDER,
      index.map(({ level }) => level),
    ),
    purposes: shares(index.flatMap(({ ingredient }) => ingredient.functions)),
    audiences: shares(index.flatMap(({ audiences }) => [...audiences])),
    lists: sharesOf(
      SOURCE_LISTS,
      index.flatMap(({ lists }) => lists),
    ),
  };
}
