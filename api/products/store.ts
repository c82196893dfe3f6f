import type { Db } from '#db/open.ts';
import type { ProductsTable } from '#db/schema.ts';
import { Product } from '#domain/products/product.ts';
import type { EntityStore, Held, Stored } from '../sync/entity-store.ts';

/** A product with its place in the table, which its stored report hangs on. */
export interface FoundProduct {
  readonly pk: number;
  readonly product: Product;
}

/** The same with the commit that made it what it is. */
export interface SeenProduct extends FoundProduct {
  readonly seq: number;
}

export interface ProductStore extends EntityStore<'product'> {
  /** The product a household sees under an id: its own entry before the catalogue's. */
  find(householdId: string, id: string): SeenProduct | null;
}

/** A row of the table as the row of an entity. */
export const storedProduct = (row: ProductsTable): Stored<'product'> => ({
  id: row.id,
  rev: row.rev,
  seq: row.seq,
  deleted: row.deleted === 1,
  changedBy: row.changed_by,
  otherRev: row.other_rev,
  data: Product.parse(JSON.parse(row.data)),
});

/** The product that a household sees, by its id and the household: its own entry before the catalogue's. */
export const VISIBLE = `WHERE id = ? AND deleted = 0 AND (household_id = ? OR household_id IS NULL)
    ORDER BY household_id IS NULL LIMIT 1`;

/** The products of households: `find` alone looks into the catalogue as well. */
export function createProductStore(db: Db): ProductStore {
  const own = db.prepare<[string, string], ProductsTable>('SELECT * FROM products WHERE household_id = ? AND id = ?');
  const visible = db.prepare<[string, string], Pick<ProductsTable, 'pk' | 'seq' | 'data'>>(`
    SELECT pk, seq, data FROM products ${VISIBLE}`);
  const upsert = db
    .prepare<[string, string, number, number, number, string, number, string], number>(`
    INSERT INTO products (household_id, id, rev, seq, deleted, changed_by, other_rev, data)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?)
    ON CONFLICT (id, household_id) DO UPDATE SET rev = excluded.rev, seq = excluded.seq, deleted = excluded.deleted,
      changed_by = excluded.changed_by, other_rev = excluded.other_rev, data = excluded.data
    RETURNING pk`)
    .pluck();
  const dropReport = db.prepare<[number]>('DELETE FROM reports WHERE product_pk = ?');
  const changed = db.prepare<[string, number, number], ProductsTable>(
    'SELECT * FROM products WHERE household_id = ? AND seq > ? ORDER BY seq LIMIT ?',
  );
  const held = db.prepare<[string], Held>(
    'SELECT coalesce(sum(1 - deleted), 0) AS live, count(*) AS "all" FROM products WHERE household_id = ?',
  );
  const oldest = db.prepare<[string, number], ProductsTable>(
    'SELECT * FROM products WHERE household_id = ? AND deleted = 0 ORDER BY seq LIMIT ?',
  );
  return {
    held: (householdId) => held.get(householdId) ?? { live: 0, all: 0 },
    oldest: (householdId, limit) => oldest.all(householdId, limit).map(storedProduct),
    find(householdId, id) {
      const row = visible.get(id, householdId);
      return row ? { pk: row.pk, seq: row.seq, product: Product.parse(JSON.parse(row.data)) } : null;
    },
    load(householdId, id) {
      const row = own.get(householdId, id);
      return row ? storedProduct(row) : null;
    },
    save(householdId, { id, deleted, data }, { rev, seq, changedBy, otherRev }) {
      const pk = upsert.get(householdId, id, rev, seq, deleted ? 1 : 0, changedBy, otherRev, JSON.stringify(data));
      // Its report was about the earlier label.
      if (pk !== undefined && rev > 1) dropReport.run(pk);
    },
    *since(household, after, limit) {
      for (const row of changed.iterate(household, after, limit)) yield storedProduct(row);
    },
  };
}
