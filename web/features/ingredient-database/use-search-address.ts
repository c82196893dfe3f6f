import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { IngredientLevel } from '#domain/safety/vocabulary.ts';
import type { SearchFilters } from '#web/workers/ingredients/search-messages.ts';
import { SOURCE_LISTS } from '#web/workers/ingredients/source-lists.ts';

/** The current search. Also kept in the address, so that Back from an ingredient restores the list. */
export interface SearchAddress {
  readonly text: string;
  readonly filters: SearchFilters;
  /** Whether a text or any filter is set. */
  readonly narrowed: boolean;
  setText(text: string): void;
  setFilter(name: keyof SearchFilters, value: string | null): void;
  clear(): void;
}

interface Asked {
  readonly text: string;
  readonly filters: SearchFilters;
}

const OPEN: SearchFilters = { level: null, purpose: null, audience: null, list: null };
const NAMES = ['level', 'audience', 'purpose', 'list'] as const;

const filtersOf = (value: (name: keyof SearchFilters) => string | null): SearchFilters => {
  const level = IngredientLevel.safeParse(value('level'));
  return {
    level: level.success ? level.data : null,
    purpose: value('purpose'),
    audience: value('audience'),
    list: SOURCE_LISTS.find((list) => list === value('list')) ?? null,
  };
};

const queryOf = ({ text, filters }: Asked): string => {
  const query = new URLSearchParams(text === '' ? {} : { q: text });
  for (const name of NAMES) if (filters[name] !== null) query.set(name, filters[name]);
  return query.toString();
};

/**
 * Holds the search and writes it to the address. The field follows typing at once; the address follows a moment later
 * and replaces its history entry, so that there is not one per character.
 */
export function useSearchAddress(): SearchAddress {
  const [query, setQuery] = useSearchParams();
  const [asked, setAsked] = useState<Asked>(() => ({
    text: query.get('q') ?? '',
    filters: filtersOf((name) => query.get(name)),
  }));
  const wanted = queryOf(asked);
  useEffect(() => {
    if (query.toString() !== wanted) setQuery(wanted, { replace: true });
  }, [query, wanted, setQuery]);
  return {
    ...asked,
    narrowed: asked.text.trim() !== '' || NAMES.some((name) => asked.filters[name] !== null),
    setText: (text) => setAsked((before) => ({ ...before, text })),
    setFilter: (name, value) =>
      setAsked((before) => ({
        ...before,
        filters: filtersOf((one) => (one === name ? value : before.filters[one])),
      })),
    clear: () => setAsked({ text: '', filters: OPEN }),
  };
}
