import { type Kysely, sql } from 'kysely';
import { z } from 'zod';
import type { Reads } from '#db/handles.ts';
import { type Queries, statement } from '#db/statement.ts';
import { ENTITIES, type EntityData, type EntityName, productFieldOf, SCHEMAS } from '#domain/sync/entities.ts';
import { OWNER_COLUMN } from './actor.ts';
import { type Cell, type Column, columnsOf, snakeCase } from './columns.ts';
import { type EntityStore, LIVE, type Stored } from './entity-store.ts';

/** The query type of a synced entity's table, whose columns are derived from its schema. */
interface SyncedTables {
  readonly synced: Record<string, Cell>;
}

/** How an entity's table differs from what its schema implies. */
export interface TableShape {
  /** The table's name, if it is not that of the phone's table. */
  readonly table?: string;
  /** Fields of the entity that are not columns of its table. */
  readonly leaveOut?: readonly string[];
  /** The columns, if the schema is not an object from which they can be derived. */
  readonly columns?: readonly Column[];
  /** The field that is the id. */
  readonly idField?: string;
  /** Fields that are read from other tables and added to an owner's row. */
  readonly alsoHolds?: (reads: Reads, ownerId: string, id: string) => Promise<object>;
}

const FIXED = ['id', 'rev', 'seq', 'deleted', 'changed_by', 'other_rev'];

function columnsFor(entity: EntityName, { columns, leaveOut }: TableShape): readonly Column[] {
  if (columns) return columns;
  const { data } = SCHEMAS[entity];
  if (!(data instanceof z.ZodObject)) throw new Error(`The schema of ${entity} has no fields to make columns of.`);
  return columnsOf(data, leaveOut);
}

/** A row as stored in its table. */
type TableRow = Readonly<Record<string, Cell>>;

/** The SQL statements of an entity's store. */
function statementsOf(entity: EntityName, table: string, owner: string, columns: readonly Column[]) {
  // The name comes from the entity's schema: the query types know one table for all of these.
  const from = table as 'synced';
  const of = (q: Queries) => q as unknown as Kysely<SyncedTables>;
  const names = [owner, ...FIXED, ...columns.map(({ name }) => name)];
  const rowsOf = (q: Queries, ownerId: string) => of(q).selectFrom(from).select(names).where(owner, '=', ownerId);
  const productField = productFieldOf(entity);
  const product = productField === undefined ? null : snakeCase(productField);
  return {
    one: statement((q, { ownerId, id }: { ownerId: string; id: string }) => rowsOf(q, ownerId).where('id', '=', id), {
      hold: 100,
    }),
    since: statement((q, { ownerId, seq, limit }: { ownerId: string; seq: number; limit: number }) =>
      rowsOf(q, ownerId).where('seq', '>', seq).orderBy('seq').limit(limit),
    ),
    oldest: statement((q, { ownerId, limit }: { ownerId: string; limit: number }) =>
      rowsOf(q, ownerId).where('deleted', '=', 0).orderBy('seq').limit(limit),
    ),
    held: statement((q, { ownerId }: { ownerId: string }) =>
      of(q)
        .selectFrom(from)
        .select((eb) => [LIVE.as('live'), eb.fn.countAll<number>().as('all')])
        .where(owner, '=', ownerId),
    ),
    upsert: statement((q, row: TableRow) =>
      of(q)
        .insertInto(from)
        .values(Object.fromEntries(names.map((name) => [name, row[name] ?? null])))
        .onConflict((on) =>
          on
            .columns([owner, 'id'])
            .doUpdateSet(Object.fromEntries(names.slice(2).map((name) => [name, sql.ref(`excluded.${name}`)]))),
        ),
    ),
    forget: statement((q, { ownerId, seq, limit }: { ownerId: string; seq: number; limit: number }) =>
      of(q)
        .deleteFrom(from)
        .where(owner, '=', ownerId)
        .where('id', 'in', (eb) =>
          eb
            .selectFrom(from)
            .select('id')
            .where(owner, '=', ownerId)
            .where('deleted', '=', 1)
            .where('seq', '<=', seq)
            .limit(limit),
        ),
    ),
    ledTo:
      product === null
        ? null
        : statement((q, { ownerId }: { ownerId: string }) =>
            of(q)
              .selectFrom(from)
              .select(product)
              .distinct()
              .where(owner, '=', ownerId)
              .where('deleted', '=', 0)
              .where(product, 'is not', null),
          ),
    product: product ?? '',
  };
}

/** The store of an entity in a table of its own, whose columns are derived from its schema. */
export function createRowStore<N extends EntityName>(entity: N, shape: TableShape = {}): EntityStore<N> {
  const { phone, scope } = ENTITIES[entity];
  const { table = snakeCase(phone.name), idField = 'id', alsoHolds } = shape;
  const columns = columnsFor(entity, shape);
  const owner = OWNER_COLUMN[scope];
  const { one, since, oldest, held, upsert, forget, ledTo, product } = statementsOf(entity, table, owner, columns);
  const schema = SCHEMAS[entity].data;
  const stored = async (reads: Reads, row: TableRow): Promise<Stored<N>> => {
    const id = String(row.id);
    const data: Record<string, unknown> = { [idField]: id };
    for (const { field, name, read } of columns) data[field] = read(row[name] ?? null);
    if (alsoHolds) Object.assign(data, await alsoHolds(reads, String(row[owner]), id));
    return {
      id,
      rev: Number(row.rev),
      seq: Number(row.seq),
      deleted: row.deleted === 1,
      changedBy: String(row.changed_by),
      otherRev: Number(row.other_rev),
      // Parsed with the schema of this very entity.
      data: schema.parse(data) as EntityData<N>,
    };
  };
  const storedAll = async (reads: Reads, rows: readonly TableRow[]): Promise<Stored<N>[]> => {
    const all: Stored<N>[] = [];
    for (const row of rows) all.push(await stored(reads, row));
    return all;
  };
  return {
    async load(reads, ownerId, id) {
      const row = await reads.first(one, { ownerId, id });
      return row ? stored(reads, row) : null;
    },
    async save(tx, ownerId, { id, deleted, data }, { rev, seq, changedBy, otherRev }) {
      const values = data as Readonly<Record<string, unknown>>;
      const row: Record<string, Cell> = {
        [owner]: ownerId,
        ...{ id, rev, seq, deleted: deleted ? 1 : 0, changed_by: changedBy, other_rev: otherRev },
      };
      for (const { field, name, write } of columns) row[name] = write(values[field]);
      await tx.run(upsert, row);
    },
    since: async (reads, ownerId, seq, limit) => storedAll(reads, await reads.all(since, { ownerId, seq, limit })),
    held: async (reads, ownerId) => (await reads.first(held, { ownerId })) ?? { live: 0, all: 0 },
    oldest: async (reads, ownerId, limit) => storedAll(reads, await reads.all(oldest, { ownerId, limit })),
    forget: (tx, ownerId, seq, limit) => tx.run(forget, { ownerId, seq, limit }),
    ...(ledTo && {
      leadsTo: async (reads: Reads, ownerId: string) =>
        (await reads.all(ledTo, { ownerId })).map((row) => String(row[product])),
    }),
  };
}
