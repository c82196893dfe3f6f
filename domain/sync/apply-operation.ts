import type { Problem } from '../problem.ts';
import type { Product } from '../products/product.ts';
import type { Change, EntityData, EntityName } from './entity.ts';
import type { Operation } from './operation.ts';

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
}

/** A row as the operation leaves it, without `rev` and `seq`, which only the server gives. */
export type NextRow = {
  [N in EntityName]: { entity: N; id: string; deleted: boolean; data: EntityData<N> };
}[EntityName];

export type Outcome =
  | { readonly status: 'applied'; readonly rows: readonly NextRow[]; readonly counts: boolean }
  | { readonly status: 'rejected'; readonly problem: Problem }
  | { readonly status: 'conflict'; readonly problem: Problem };

/** Applies one operation to the world. Pure: optimistic in the page, with authority on the server. */
export type ApplyOperation = (operation: Operation, world: World) => Outcome;

/** What the server answers for one operation. */
export type AppliedChange = Change;
