import type { DateStanding, ScoreStanding } from '#domain/inventory/standing.ts';
import type { HomeCategory } from '#domain/products/category.ts';

export type InventorySort = 'added' | 'name' | 'score' | 'useFirst';
export type InventoryFilter = 'all' | 'attention' | HomeCategory;

/** What a person searches, filters and orders the list by. */
export interface Ask {
  readonly search: string;
  readonly filter: InventoryFilter;
  readonly score: ScoreStanding | 'any';
  readonly date: DateStanding | 'any';
  /** Null is every place; the empty text is none. */
  readonly place: string | null;
  readonly sort: InventorySort;
  readonly byPlace: boolean;
}

/** The whole list, newest first. */
export const EVERYTHING: Ask = {
  search: '',
  filter: 'all',
  score: 'any',
  date: 'any',
  place: null,
  sort: 'added',
  byPlace: false,
};

/** How many of the filters of the sheet are on. */
export const filtersOn = ({ score, date, place }: Ask): number =>
  [score !== 'any', date !== 'any', place !== null].filter(Boolean).length;

/** Whether anything leaves entries out. */
export const isNarrowed = (ask: Ask): boolean => ask.search.trim() !== '' || ask.filter !== 'all' || filtersOn(ask) > 0;
