import type { Db } from '#db/open.ts';
import type { ProductsTable } from '#db/schema.ts';
import type { Product } from '#domain/products/product.ts';
import type { ChangeOf } from '#domain/sync/entity.ts';
import { changeOf } from '../sync/entity-store.ts';
import { storedProduct } from './store.ts';

/** A row of the catalogue. */
export type CatalogueRow = Pick<ProductsTable, 'pk' | 'id' | 'data' | 'deleted'>;

/** The products that belong to no household. Everything that writes is called inside a write transaction. */
export interface CatalogueRows {
  find(id: string): CatalogueRow | null;
  /** The rows that a source made and that are still there. */
  madeBy(source: string): CatalogueRow[];
  /** Puts in a product that the catalogue does not hold. @returns its key */
  add(product: Product, source: string, seq: number): number;
  /** Gives a product other facts; its report was about the earlier ones. */
  change(pk: number, product: Product, seq: number): void;
  /** Leaves a tombstone. */
  bury(pk: number, seq: number): void;
  /**
   * Of these products, those changed after a `seq` of the instance, in that order, tombstones included. What the
   * household has a row of its own of is left out.
   */
  among(householdId: string, ids: readonly string[], afterSeq: number): ChangeOf<'product'>[];
}

/** The catalogue's part of the table of products. */
export function createCatalogueRows(db: Db): CatalogueRows {
  const one = db.prepare<[string], CatalogueRow>(
    'SELECT pk, id, data, deleted FROM products WHERE household_id IS NULL AND id = ?',
  );
  const made = db.prepare<[string], CatalogueRow>(
    'SELECT pk, id, data, deleted FROM products WHERE household_id IS NULL AND changed_by = ? AND deleted = 0',
  );
  const insert = db
    .prepare<[string, number, string, string], number>(`
      INSERT INTO products (id, household_id, rev, seq, changed_by, data) VALUES (?, NULL, 1, ?, ?, ?) RETURNING pk`)
    .pluck();
  const update = db.prepare<[number, string, number]>(
    'UPDATE products SET rev = rev + 1, seq = ?, deleted = 0, data = ? WHERE pk = ?',
  );
  const dropReport = db.prepare<[number]>('DELETE FROM reports WHERE product_pk = ?');
  const bury = db.prepare<[number, number]>('UPDATE products SET rev = rev + 1, seq = ?, deleted = 1 WHERE pk = ?');
  // Looked up id by id: there are a household's, not a catalogue's, many of them.
  const changed = db.prepare<[string, number, string], ProductsTable>(`
    SELECT * FROM products c WHERE id = ? AND household_id IS NULL AND seq > ?
      AND NOT EXISTS (SELECT 1 FROM products o WHERE o.id = c.id AND o.household_id = ? AND o.deleted = 0)`);
  return {
    find: (id) => one.get(id) ?? null,
    madeBy: (source) => made.all(source),
    add(product, source, seq) {
      const pk = insert.get(product.id, seq, source, JSON.stringify(product));
      if (pk === undefined) throw new Error('A product was put into the catalogue and has no key.');
      return pk;
    },
    change(pk, product, seq) {
      update.run(seq, JSON.stringify(product), pk);
      dropReport.run(pk);
    },
    bury: (pk, seq) => void bury.run(seq, pk),
    among: (householdId, ids, afterSeq) =>
      ids
        .flatMap((id) => changed.get(id, afterSeq, householdId) ?? [])
        .sort((one, other) => one.seq - other.seq)
        .map((row) => {
          const product = storedProduct(row);
          return { ...changeOf('product', product, product), scope: 'instance' };
        }),
  };
}
