import type { Db } from '#db/open.ts';
import type { EntityData, EntityName } from '#domain/sync/entity.ts';

/** What the server knows of a row besides its data. */
export interface Stamp {
  readonly rev: number;
  readonly seq: number;
  /** The device of the last change, and the revision of the last change by any other one. */
  readonly changedBy: string;
  readonly otherRev: number;
}

/** A row as it stands in the database. */
export interface Stored<N extends EntityName> extends Stamp {
  readonly id: string;
  readonly deleted: boolean;
  readonly data: EntityData<N>;
}

/** The rows of one entity, owner by owner: a household, or a person where the entity is personal. */
export interface RowStore<N extends EntityName> {
  load(ownerId: string, id: string): Stored<N> | null;
  /** Inserts or replaces. Call inside a write transaction. */
  save(ownerId: string, row: { id: string; deleted: boolean; data: EntityData<N> }, stamp: Stamp): void;
  /** Rows changed after a `seq`, in that order. */
  since(ownerId: string, afterSeq: number, limit: number): Stored<N>[];
}

/** The columns that every synced table begins with, after its owner. */
interface RowColumns {
  id: string;
  rev: number;
  seq: number;
  deleted: number;
  changed_by: string;
  other_rev: number;
}

type Cell = string | number | null;
type Owner = 'household_id' | 'user_id';
type Own<T> = Omit<T, keyof RowColumns | Owner>;

/** How an entity's data lies in its table. */
export interface Mapping<N extends EntityName, T> {
  readonly table: string;
  /** The column that names the owner; the household where it is left out. */
  readonly owner?: Owner;
  readonly columns: readonly (keyof Own<T> & string)[];
  toRow(data: EntityData<N>): Own<T>;
  fromRow(row: T & RowColumns): EntityData<N>;
}

const FIXED = ['id', 'rev', 'seq', 'deleted', 'changed_by', 'other_rev'];

/** The store of an entity whose data lies in the columns of one table. */
export function createRowStore<N extends EntityName, T extends RowColumns>(
  db: Db,
  mapping: Mapping<N, T>,
): RowStore<N> {
  const { table, columns, owner = 'household_id' } = mapping;
  const all = [owner, ...FIXED, ...columns];
  const list = all.join(', ');
  const update = all.slice(2).map((column) => `${column} = excluded.${column}`);
  const one = db.prepare<[string, string], T>(`SELECT ${list} FROM ${table} WHERE ${owner} = ? AND id = ?`);
  const changed = db.prepare<[string, number, number], T>(
    `SELECT ${list} FROM ${table} WHERE ${owner} = ? AND seq > ? ORDER BY seq LIMIT ?`,
  );
  const upsert = db.prepare<Cell[]>(
    `INSERT INTO ${table} (${list}) VALUES (${all.map(() => '?').join(', ')})
     ON CONFLICT (${owner}, id) DO UPDATE SET ${update.join(', ')}`,
  );
  const stored = (row: T): Stored<N> => ({
    id: row.id,
    rev: row.rev,
    seq: row.seq,
    deleted: row.deleted === 1,
    changedBy: row.changed_by,
    otherRev: row.other_rev,
    data: mapping.fromRow(row),
  });
  return {
    load(ownerId, id) {
      const row = one.get(ownerId, id);
      return row ? stored(row) : null;
    },
    save(ownerId, row, stamp) {
      const own = mapping.toRow(row.data);
      upsert.run(
        ownerId,
        row.id,
        stamp.rev,
        stamp.seq,
        row.deleted ? 1 : 0,
        stamp.changedBy,
        stamp.otherRev,
        ...columns.map((column) => own[column] as Cell),
      );
    },
    since: (ownerId, afterSeq, limit) => changed.all(ownerId, afterSeq, limit).map(stored),
  };
}

/**
 * The stamp of the next change of a row.
 * @param device who changes it; two changes in a row by the same device are one person at work
 */
export function nextStamp(before: Stamp | null, device: string, seq: number): Stamp {
  if (!before) return { rev: 1, seq, changedBy: device, otherRev: 0 };
  const otherRev = before.changedBy === device ? before.otherRev : before.rev;
  return { rev: before.rev + 1, seq, changedBy: device, otherRev };
}

/** The revision of the last change that somebody else than this device made. */
export const foreignRev = (stored: Stamp, device: string): number =>
  stored.changedBy === device ? stored.otherRev : stored.rev;
