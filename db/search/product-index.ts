import type { SearchWords } from '#domain/catalogue/search/search-words.ts';
import type { HomeCategory } from '#domain/products/category.ts';

/** A product as the index stores it. */
export interface IndexedProduct {
  /** Its key in the products table. */
  readonly pk: number;
  readonly id: string;
  readonly name: string;
  readonly brand: string;
  readonly emoji: string;
  readonly area: HomeCategory;
}

/** A product for the index, with its ingredient list; null removes it. */
export interface IndexEntry {
  readonly pk: number;
  readonly product: (Omit<IndexedProduct, 'pk'> & { readonly list: string }) | null;
}

/**
 * The search index of the catalogue. It can be rebuilt from the catalogue, so it is kept outside the database and its
 * backups.
 */
export interface ProductIndex {
  /** The number of the last catalogue change that it contains; 0 for a new index. */
  upTo(): number;
  /**
   * Adds changes of the catalogue, all or nothing. Does nothing if another process is writing, or has added changes
   * since these were read, so neither waits for the other.
   * @param from the value of `upTo` when they were read
   * @param upTo the number of the last of them
   * @returns whether it added them
   */
  put(entries: readonly IndexEntry[], from: number, upTo: number): boolean;
  /** Products whose name, brand or code may match, the likelier group first; unordered within a group. */
  find(search: SearchWords, area: HomeCategory | null, most: number): IndexedProduct[];
  /** Products whose ingredient list contains every word. */
  withIngredients(search: SearchWords, area: HomeCategory | null, most: number): IndexedProduct[];
  close(): void;
}
