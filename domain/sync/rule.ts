import type { z } from 'zod';
import type { Problem } from '../problem.ts';
import type { Product } from '../products/product.ts';
import type { RowBounds } from './row-bounds.ts';

/** Whose rows these are: one person's, a household's, a group's, or the whole instance's. */
export type Scope = 'person' | 'household' | 'group' | 'instance';

/** The schemas of an entity: what one of its rows holds, and the payload of each of its operations, by type. */
export interface EntitySchemas {
  readonly data: z.ZodType;
  readonly operations: Readonly<Record<string, z.ZodType>>;
}

/** What every operation carries besides its payload. */
export interface OperationHead {
  /** UUIDv7 made at the tap: the idempotency key. */
  readonly opId: string;
  readonly userId: string;
  readonly entityId: string;
  /** The server revision the person was looking at. */
  readonly baseRev: number | null;
  /** Device clock, for display only. */
  readonly createdAt: number;
}

/** An operation as its rule sees it: the payload was parsed. */
export interface OperationOn<S extends EntitySchemas, T extends keyof S['operations']> extends OperationHead {
  readonly type: T;
  readonly payload: z.output<S['operations'][T]>;
}

/** The row that an operation names, as it stands before it. */
export interface RowBefore<D> {
  readonly id: string;
  readonly rev: number;
  readonly deleted: boolean;
  readonly data: D;
}

/** Everything that is not the row, and that a rule may look at. */
export interface Surroundings {
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

/**
 * What a rule sees. Read before it runs, so that it stays pure: on the server inside the writing transaction, in the
 * page from the local tables.
 */
export interface RuleWorld<D> extends Surroundings {
  /** The row the operation names, tombstones included. */
  readonly row: RowBefore<D> | null;
}

/** A row as a rule leaves it, without `rev` and `seq`, which only the server gives. */
export interface RowAfter {
  readonly entity: string;
  readonly id: string;
  readonly deleted: boolean;
  readonly data: object;
}

/** How an operation ended. `counts` is true when it uses up one scan of the month. */
export type OutcomeOf<R> =
  | { readonly status: 'applied'; readonly rows: readonly R[]; readonly counts: boolean }
  | { readonly status: 'rejected'; readonly problem: Problem }
  | { readonly status: 'conflict'; readonly problem: Problem }
  /** Something must reach the server first, such as a photo: nothing happened, and it may come again. */
  | { readonly status: 'retry'; readonly problem: Problem };

export type RuleOutcome = OutcomeOf<RowAfter>;

/** One operation of an entity. */
export interface OperationRule<S extends EntitySchemas, T extends keyof S['operations']> {
  /** What the person did, in their words: what the outbox shows. */
  readonly words: string;
  /**
   * The phone writes it by itself, from rows it holds: any phone that holds them writes it again, so nothing of the
   * person's is lost with it (product P2.10.3).
   */
  readonly workedOut?: true;
  /** Applies it. Pure, and never throws for what a person or a phone can send. */
  readonly apply: (operation: OperationOn<S, T>, world: RuleWorld<z.output<S['data']>>) => RuleOutcome;
  /** The id of the product it leads to: what {@link Surroundings.product} must hold. */
  readonly productId?: (operation: OperationOn<S, T>) => string | null;
  /** The SHA-256 of the photo that it shows: what {@link Surroundings.photoStored} tells of. */
  readonly photo?: (operation: OperationOn<S, T>) => string | null;
  /**
   * Given where the operation can also come as a call of its own, whose made-up id does not belong to what must be the
   * same when it is sent again: what it asks for, however its payload was spelled.
   */
  readonly asksFor?: (payload: Readonly<Record<string, unknown>>) => unknown;
}

/** The table of the phone that screens read an entity from. */
export interface PhoneTable {
  readonly name: string;
  /** Its key and indexes, as Dexie writes them. */
  readonly indexes: string;
  /** The schema of the phone's database (`SCHEMA_VERSION`) that brought it. */
  readonly since: number;
}

/** What is known of an entity besides its schemas. Runs in the service worker too, so no schema is reached from here. */
export interface EntityRules<S extends EntitySchemas> {
  readonly scope: Scope;
  /** 1 for a new entity; raised when its rows get a field, or a field takes a value that older pages cannot read. */
  readonly revision: number;
  readonly phone: PhoneTable;
  /** The field of a row that holds the id of a product, where there is one: the product comes to the phone with the row. */
  readonly productField?: keyof z.output<S['data']> & string;
  /** How much of it one owner may hold. */
  readonly bounds: RowBounds;
  /**
   * Given where the oldest row gives way to one that is too many, instead of the new one being refused: what is left of
   * its data.
   */
  readonly bury?: (data: z.output<S['data']>) => z.output<S['data']>;
  /** Whether an operation names a row by an id of the right kind. */
  readonly fitsId: (operation: OperationHead & { readonly payload: unknown }) => boolean;
  readonly operations: { readonly [T in keyof S['operations']]: OperationRule<S, T> };
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** The id rule of most entities: a UUID that the phone chose. */
export const namedByUuid = ({ entityId }: { readonly entityId: string }): boolean => UUID.test(entityId);
