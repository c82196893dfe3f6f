import type { SearchWords } from '#domain/catalogue/search/search-words.ts';
import type { HomeCategory } from '#domain/products/category.ts';

/** A product as the index holds it. */
export interface IndexedProduct {
  /** Its key in the table of products. */
  readonly pk: number;
  readonly id: string;
  readonly name: string;
  readonly brand: string;
  readonly emoji: string;
  readonly area: HomeCategory;
}

/** A product for the index, with its list; null takes it out. */
export interface IndexEntry {
  readonly pk: number;
  readonly product: (Omit<IndexedProduct, 'pk'> & { readonly list: string }) | null;
}

/**
 * What the catalogue is searched by. It is made from the catalogue and can be made again from it, so it lies apart from
 * the database and outside of its backups.
 */
export interface ProductIndex {
  /** The number of the last change of the catalogue that it holds; 0 for a new one. */
  upTo(): number;
  /**
   * Takes changes of the catalogue in, all or nothing, unless another process is writing, or took them in since they were
   * read. Nobody waits for the other.
   * @param from what `upTo` told when they were read
   * @param upTo the number of the last of them
   * @returns whether it took them in
   */
  put(entries: readonly IndexEntry[], from: number, upTo: number): boolean;
  /** Products whose name, brand or code may fit, the likelier first; in no order among themselves. */
  find(search: SearchWords, area: HomeCategory | null, most: number): IndexedProduct[];
  /** Products whose list holds every word. */
  withIngredients(search: SearchWords, area: HomeCategory | null, most: number): IndexedProduct[];
  close(): void;
}
