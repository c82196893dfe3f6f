import { z } from 'zod';
import type { Db } from '#db/open.ts';
import { ENTITIES, type EntityData, type EntityName, productFieldOf, SCHEMAS } from '#domain/sync/entities.ts';
import { OWNER_COLUMN } from './actor.ts';
import { type Cell, type Column, columnsOf, snakeCase } from './columns.ts';
import type { EntityStore, Held, Stored } from './entity-store.ts';

/** The columns that every synced table begins with. */
interface RowColumns {
  readonly owner: string;
  readonly id: string;
  readonly rev: number;
  readonly seq: number;
  readonly deleted: number;
  readonly changed_by: string;
  readonly other_rev: number;
}

type TableRow = RowColumns & Readonly<Record<string, Cell>>;

/** How the table of an entity differs from what its schema says. */
export interface TableShape {
  /** Its name, where it is not that of the phone's table. */
  readonly table?: string;
  /** Fields of the entity that are no columns of its table. */
  readonly leaveOut?: readonly string[];
  /** The columns, where the schema is no object that they can be taken from. */
  readonly columns?: readonly Column[];
  /** The field that is the id. */
  readonly idField?: string;
  /** Fields read from other tables, added to the row of an owner. */
  readonly alsoHolds?: (ownerId: string, id: string) => object;
}

const FIXED = ['id', 'rev', 'seq', 'deleted', 'changed_by', 'other_rev'];

function columnsFor(entity: EntityName, { columns, leaveOut }: TableShape): readonly Column[] {
  if (columns) return columns;
  const { data } = SCHEMAS[entity];
  if (!(data instanceof z.ZodObject)) throw new Error(`The schema of ${entity} has no fields to make columns of.`);
  return columnsOf(data, leaveOut);
}

/** The store of an entity in a table of its own, whose columns follow from its schema. */
export function createRowStore<N extends EntityName>(db: Db, entity: N, shape: TableShape = {}): EntityStore<N> {
  const { phone, scope } = ENTITIES[entity];
  const productField = productFieldOf(entity);
  const { table = snakeCase(phone.name), idField = 'id', alsoHolds } = shape;
  const columns = columnsFor(entity, shape);
  const owner = OWNER_COLUMN[scope];
  const names = [owner, ...FIXED, ...columns.map(({ name }) => name)];
  const list = `${owner} AS owner, ${names.slice(1).join(', ')}`;
  const update = names.slice(2).map((name) => `${name} = excluded.${name}`);
  const one = db.prepare<[string, string], TableRow>(`SELECT ${list} FROM ${table} WHERE ${owner} = ? AND id = ?`);
  const changed = db.prepare<[string, number, number], TableRow>(
    `SELECT ${list} FROM ${table} WHERE ${owner} = ? AND seq > ? ORDER BY seq LIMIT ?`,
  );
  const held = db.prepare<[string], Held>(
    `SELECT coalesce(sum(1 - deleted), 0) AS live, count(*) AS "all" FROM ${table} WHERE ${owner} = ?`,
  );
  const oldest = db.prepare<[string, number], TableRow>(
    `SELECT ${list} FROM ${table} WHERE ${owner} = ? AND deleted = 0 ORDER BY seq LIMIT ?`,
  );
  const upsert = db.prepare<Cell[]>(
    `INSERT INTO ${table} (${names.join(', ')}) VALUES (${names.map(() => '?').join(', ')})
     ON CONFLICT (${owner}, id) DO UPDATE SET ${update.join(', ')}`,
  );
  const products = productField === undefined ? null : snakeCase(productField);
  const ledTo =
    products === null
      ? null
      : db
          .prepare<[string], string>(`SELECT DISTINCT ${products} FROM ${table} WHERE ${owner} = ? AND deleted = 0`)
          .pluck();
  const schema = SCHEMAS[entity].data;
  const stored = (row: TableRow): Stored<N> => {
    const fields = columns.map(({ field, name, read }) => [field, read(row[name] ?? null)] as const);
    const data = { [idField]: row.id, ...Object.fromEntries(fields), ...alsoHolds?.(row.owner, row.id) };
    return {
      id: row.id,
      rev: row.rev,
      seq: row.seq,
      deleted: row.deleted === 1,
      changedBy: row.changed_by,
      otherRev: row.other_rev,
      // The schema of this very entity has read it.
      data: schema.parse(data) as EntityData<N>,
    };
  };
  return {
    load(ownerId, id) {
      const row = one.get(ownerId, id);
      return row ? stored(row) : null;
    },
    save(ownerId, { id, deleted, data }, { rev, seq, changedBy, otherRev }) {
      const values = data as Readonly<Record<string, unknown>>;
      const own = columns.map(({ field, write }) => write(values[field]));
      upsert.run(ownerId, id, rev, seq, deleted ? 1 : 0, changedBy, otherRev, ...own);
    },
    *since(ownerId, afterSeq, limit) {
      for (const row of changed.iterate(ownerId, afterSeq, limit)) yield stored(row);
    },
    held: (ownerId) => held.get(ownerId) ?? { live: 0, all: 0 },
    oldest: (ownerId, limit) => oldest.all(ownerId, limit).map(stored),
    ...(ledTo && { leadsTo: (ownerId: string) => ledTo.all(ownerId) }),
  };
}
