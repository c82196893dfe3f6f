import { sql } from 'kysely';
import type { Reads, Tx } from '#db/handles.ts';
import type { EntityData, EntityName } from '#domain/sync/entities.ts';
import type { ChangeOf } from '#domain/sync/entity.ts';
import type { Operation } from '#domain/sync/operation.ts';
import type { RuleContext } from '#domain/sync/rule.ts';
import type { Actor } from './actor.ts';

/** The metadata that the server keeps of a row. */
export interface Stamp {
  readonly rev: number;
  readonly seq: number;
  /** The device of the last change, and the revision of the last change by any other device. */
  readonly changedBy: string;
  readonly otherRev: number;
}

/** A row as stored in the database. */
export interface Stored<N extends EntityName> extends Stamp {
  readonly id: string;
  readonly deleted: boolean;
  readonly data: EntityData<N>;
}

/** A row as an operation leaves it. */
export interface Saved<N extends EntityName> {
  readonly id: string;
  readonly deleted: boolean;
  readonly data: EntityData<N>;
}

/** How many rows an owner has: those that are not deleted, and all of them including tombstones. */
export interface Held {
  readonly live: number;
  readonly all: number;
}

/** SQL for the number of rows of a synced table that are not deleted: `deleted` is 0 or 1. */
export const LIVE = sql<number>`coalesce(sum(1 - deleted), 0)`;

/** The rows of one entity by owner, and what its room adds to its operations. */
export interface EntityStore<N extends EntityName> {
  load(reads: Reads, ownerId: string, id: string): Promise<Stored<N> | null>;
  /** Inserts or replaces. */
  save(tx: Tx, ownerId: string, row: Saved<N>, stamp: Stamp): Promise<void>;
  /** The first rows changed after a `seq`, in `seq` order. */
  since(reads: Reads, ownerId: string, afterSeq: number, limit: number): Promise<Stored<N>[]>;
  held(reads: Reads, ownerId: string): Promise<Held>;
  /** The rows that are not deleted and whose last change is oldest. */
  oldest(reads: Reads, ownerId: string, limit: number): Promise<Stored<N>[]>;
  /** Deletes tombstones up to a `seq` of their owner. @returns how many */
  forget(tx: Tx, ownerId: string, upToSeq: number, limit: number): Promise<number>;
  /** The products that rows of this entity refer to, each once; left out if they refer to none. */
  leadsTo?(reads: Reads, ownerId: string): Promise<readonly string[]>;
  /** Data that an operation of this entity may look at in addition to what every operation sees. */
  surroundings?(reads: Reads, actor: Actor, operation: Operation): Promise<Partial<RuleContext>>;
  /** Called after an operation saved a row of this entity, in its transaction. */
  saved?(tx: Tx, actor: Actor, operation: Operation, row: Saved<N>, stamp: Stamp): Promise<void>;
}

/** Every entity that is stored in rows of its own; usage is a counter. */
export type StoredEntity = Exclude<EntityName, 'usage'>;

/** The stores of all entities. */
export type EntityStores = { readonly [N in StoredEntity]: EntityStore<N> };

/** A row as it is sent. Its data was parsed when it was read or saved. */
export const changeOf = <N extends EntityName>(
  entity: N,
  { id, deleted, data }: Saved<N>,
  { rev, seq }: Pick<Stamp, 'rev' | 'seq'>,
): ChangeOf<N> =>
  // A member of the union: the name and its data match through N.
  ({ entity, id, rev, seq, deleted, data: deleted ? null : data }) as ChangeOf<N>;

/**
 * The stamp of the next change of a row.
 * @param device who changes it; consecutive changes by the same device are the work of one person
 */
export function nextStamp(before: Stamp | null, device: string, seq: number): Stamp {
  if (!before) return { rev: 1, seq, changedBy: device, otherRev: 0 };
  const otherRev = before.changedBy === device ? before.otherRev : before.rev;
  return { rev: before.rev + 1, seq, changedBy: device, otherRev };
}

/** The revision of the last change by another device. */
export const foreignRev = (stored: Stamp, device: string): number =>
  stored.changedBy === device ? stored.otherRev : stored.rev;
