import type { z } from 'zod';
import type { Problem } from '../problem.ts';
import type { Product } from '../products/product.ts';
import type { RowBounds } from './row-bounds.ts';

/** The owner of rows: a person, a household, a group, or the whole instance. */
export type Scope = 'person' | 'household' | 'group' | 'instance';

/** The schemas of an entity: the data of a row, and the payload of each operation, by type. */
export interface EntitySchemas {
  readonly data: z.ZodType;
  readonly operations: Readonly<Record<string, z.ZodType>>;
}

/** The fields of every operation besides its payload. */
export interface OperationHead {
  /** UUIDv7 generated when the person acts: the idempotency key. */
  readonly opId: string;
  readonly userId: string;
  readonly entityId: string;
  /** The server revision that the person was looking at. */
  readonly baseRev: number | null;
  /** Device clock, for display only. */
  readonly createdAt: number;
}

/** An operation as passed to its rule, with the payload parsed. */
export interface OperationOn<S extends EntitySchemas, T extends keyof S['operations']> extends OperationHead {
  readonly type: T;
  readonly payload: z.output<S['operations'][T]>;
}

/** The row an operation names, in its state before the operation. */
export interface RowBefore<D> {
  readonly id: string;
  readonly rev: number;
  readonly deleted: boolean;
  readonly data: D;
}

/** Everything besides the row that a rule may read. */
export interface RuleContext {
  /** The product that the operation's barcode or product id refers to; null if there is none. */
  readonly product: Product | null;
  /** Who acts, and the time by the clock of the side that applies the operation. The server's is authoritative. */
  readonly userId: string;
  readonly nowMs: number;
  /** The phone that acts. Absent when the phone itself applies: it has seen whatever it replaces. */
  readonly deviceId?: string;
  /** Whether the server has the photo that the operation names. Absent when the phone itself applies. */
  readonly photoStored?: boolean;
  /**
   * Revision of the last change to the row by another device. Only the server knows it; if it is absent, nobody else is
   * assumed to have changed anything.
   */
  readonly foreignRev?: number;
  /** The same for the single element (allergy, allergen, condition) that a member operation names. */
  readonly elementForeignRev?: number;
}

/**
 * The input of a rule besides the operation. It is read before the rule runs, so that the rule stays pure: on the
 * server inside the writing transaction, in the page from the local tables.
 */
export interface RuleWorld<D> extends RuleContext {
  /** The row the operation names, including a tombstone; null if there is none. */
  readonly row: RowBefore<D> | null;
}

/** A row that a rule returns, without `rev` and `seq`, which only the server assigns. */
export interface RowAfter {
  readonly entity: string;
  readonly id: string;
  readonly deleted: boolean;
  readonly data: object;
}

/** The outcome of an operation. `counts` is true if it uses up one scan of the month. */
export type OutcomeOf<R> =
  | { readonly status: 'applied'; readonly rows: readonly R[]; readonly counts: boolean }
  | { readonly status: 'rejected'; readonly problem: Problem }
  | { readonly status: 'conflict'; readonly problem: Problem }
  /** Something has to reach the server first, such as a photo: nothing happened, and it can be sent again. */
  | { readonly status: 'retry'; readonly problem: Problem };

export type RuleOutcome = OutcomeOf<RowAfter>;

/** The rule of one operation of an entity. */
export interface OperationRule<S extends EntitySchemas, T extends keyof S['operations']> {
  /** What the person did, in words that the outbox shows. */
  readonly words: string;
  /**
   * The phone derives the operation from rows it holds. Any phone with these rows derives it again, so losing one loses
   * nothing that the person entered (product P2.10.3).
   */
  readonly workedOut?: true;
  /** Applies it. Pure; never throws on input that a person or a phone can send. */
  readonly apply: (operation: OperationOn<S, T>, world: RuleWorld<z.output<S['data']>>) => RuleOutcome;
  /** The id of the product it refers to: {@link RuleContext.product} must contain it. */
  readonly productId?: (operation: OperationOn<S, T>) => string | null;
  /** The SHA-256 of the photo it refers to: {@link RuleContext.photoStored} is about this photo. */
  readonly photo?: (operation: OperationOn<S, T>) => string | null;
  /**
   * Set if the operation can also be made by a direct call, where the server generates the row id. Retries are then
   * compared without that id, by the payload that this function normalises.
   */
  readonly asksFor?: (payload: Readonly<Record<string, unknown>>) => unknown;
}

/** The phone's table of an entity, from which screens read. */
export interface PhoneTable {
  readonly name: string;
  /** Its key and indexes, in Dexie's syntax. */
  readonly indexes: string;
  /** The version of the phone's database schema (`SCHEMA_VERSION`) that introduced it. */
  readonly since: number;
}

/** The definition of an entity apart from its schemas. It also runs in the service worker, so it imports no schemas. */
export interface EntityRules<S extends EntitySchemas> {
  readonly scope: Scope;
  /** 1 for a new entity; raised when rows get a new field, or a field gets values that older pages cannot read. */
  readonly revision: number;
  readonly phone: PhoneTable;
  /**
   * The field of a row that contains a product id, if any: the product is then sent to the phone along with the row.
   */
  readonly productField?: keyof z.output<S['data']> & string;
  /** How much of it one owner may store. */
  readonly bounds: RowBounds;
  /**
   * If set, the oldest row is evicted at the row limit instead of the new one being refused. Returns what is kept of
   * the evicted row's data.
   */
  readonly bury?: (data: z.output<S['data']>) => z.output<S['data']>;
  /** Whether the id of an operation's row has the right form. */
  readonly fitsId: (operation: OperationHead & { readonly payload: unknown }) => boolean;
  readonly operations: { readonly [T in keyof S['operations']]: OperationRule<S, T> };
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** The id rule of most entities: a UUID chosen by the phone. */
export const namedByUuid = ({ entityId }: { readonly entityId: string }): boolean => UUID.test(entityId);
