import type { DateStanding, ScoreStanding } from '#domain/inventory/standing.ts';
import type { HomeCategory } from '#domain/products/category.ts';

export type InventorySort = 'added' | 'name' | 'score' | 'useFirst';
export type InventoryFilter = 'all' | 'attention' | HomeCategory;

/** The search, filters and order of the list. */
export interface ListQuery {
  readonly search: string;
  readonly filter: InventoryFilter;
  readonly score: ScoreStanding | 'any';
  readonly date: DateStanding | 'any';
  /** Null is any place, the empty string is no place. */
  readonly place: string | null;
  readonly sort: InventorySort;
  readonly byPlace: boolean;
}

/** The whole list, newest first. */
export const EVERYTHING: ListQuery = {
  search: '',
  filter: 'all',
  score: 'any',
  date: 'any',
  place: null,
  sort: 'added',
  byPlace: false,
};

/** How many filters of the sheet are on. */
export const countActiveFilters = ({ score, date, place }: ListQuery): number =>
  [score !== 'any', date !== 'any', place !== null].filter(Boolean).length;

/** Whether search or filters leave entries out. */
export const isNarrowed = (ask: ListQuery): boolean =>
  ask.search.trim() !== '' || ask.filter !== 'all' || countActiveFilters(ask) > 0;
