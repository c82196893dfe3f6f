import type { Problem } from '../problem.ts';
import type { Product } from '../products/product.ts';
import type { EntityData, EntityName } from './entity.ts';

/** A row as it stands before an operation. */
export interface Row<N extends EntityName = EntityName> {
  readonly entity: N;
  readonly id: string;
  readonly rev: number;
  readonly deleted: boolean;
  readonly data: EntityData<N>;
}

/**
 * Everything an operation may look at. Read before the rule runs, so that the rule stays pure: on the server inside
 * the writing transaction, in the page from the local tables.
 */
export interface World {
  /** The row the operation names, tombstones included. */
  readonly row: Row | null;
  /** The product that the operation's barcode or product id leads to. */
  readonly product: Product | null;
  /** Who acts, and when by the clock of whoever applies: the server's is the one that counts. */
  readonly userId: string;
  readonly nowMs: number;
  /** The phone that acts. Left out where the phone itself applies: what it replaces it has seen. */
  readonly deviceId?: string;
  /** Whether the server holds the photo that the operation names. Left out where the phone itself applies. */
  readonly photoStored?: boolean;
  /**
   * Revision of the last change that another device made to the row. Only the server knows it; where it is left out
   * nobody else is taken to have changed anything.
   */
  readonly foreignRev?: number;
  /** The same for the one element (allergy, allergen, condition) that a member operation names. */
  readonly elementForeignRev?: number;
}

/** A row as the operation leaves it, without `rev` and `seq`, which only the server gives. */
export type NextRow = {
  [N in EntityName]: { entity: N; id: string; deleted: boolean; data: EntityData<N> };
}[EntityName];

/** How an operation ended. `counts` is true when it uses up one scan of the month. */
export type Outcome =
  | { readonly status: 'applied'; readonly rows: readonly NextRow[]; readonly counts: boolean }
  | { readonly status: 'rejected'; readonly problem: Problem }
  | { readonly status: 'conflict'; readonly problem: Problem }
  /** Something must reach the server first, such as a photo: nothing happened, and it may come again. */
  | { readonly status: 'retry'; readonly problem: Problem };
