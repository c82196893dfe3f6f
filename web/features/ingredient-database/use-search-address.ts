import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { IngredientLevel } from '#domain/safety/vocabulary.ts';
import type { SearchFilters } from '#web/workers/search-messages.ts';
import { SOURCE_LISTS } from '#web/workers/source-lists.ts';

/** What is searched for. It stands in the address, so that Back from an ingredient finds the list as it was. */
export interface SearchAddress {
  readonly text: string;
  readonly filters: SearchFilters;
  /** Anything narrows the list. */
  readonly narrowed: boolean;
  setText(text: string): void;
  setFilter(name: keyof SearchFilters, value: string | null): void;
  clear(): void;
}

/** Follows the search in the address. Typing replaces the entry of the history; it does not add one for each letter. */
export function useSearchAddress(): SearchAddress {
  const [query, setQuery] = useSearchParams();
  const text = query.get('q') ?? '';
  const filters = useMemo((): SearchFilters => {
    const level = IngredientLevel.safeParse(query.get('level'));
    return {
      level: level.success ? level.data : null,
      purpose: query.get('purpose'),
      audience: query.get('audience'),
      list: SOURCE_LISTS.find((list) => list === query.get('list')) ?? null,
    };
  }, [query]);
  const set = useCallback(
    (name: string, value: string | null) =>
      setQuery(
        (before) => {
          const next = new URLSearchParams(before);
          if (value === null || value === '') next.delete(name);
          else next.set(name, value);
          return next;
        },
        { replace: true },
      ),
    [setQuery],
  );
  return {
    text,
    filters,
    narrowed: text.trim() !== '' || Object.values(filters).some((value) => value !== null),
    setText: (value) => set('q', value),
    setFilter: set,
    clear: () => setQuery({}, { replace: true }),
  };
}
