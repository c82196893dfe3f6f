import type { Reads, Tx } from '#db/handles.ts';
import type { ProductsTable } from '#db/schema.ts';
import { type Queries, statement } from '#db/statement.ts';
import type { Product } from '#domain/products/product.ts';
import type { ChangeOf } from '#domain/sync/entity.ts';
import { changeOf } from '../sync/entity-store.ts';
import { DROP_REPORT, storedProduct } from './store.ts';

/** Value of `changed_by` for rows of the starter catalogue. */
export const STARTER_CATALOGUE = 'starter catalogue';
/** Value of `changed_by` for rows that reviewers decided about: a later release or import does not overwrite them. */
export const REVIEW = 'catalogue review';

/** A row of the catalogue. */
export type CatalogueRow = Pick<ProductsTable, 'pk' | 'id' | 'data' | 'deleted' | 'changed_by'>;

/** The products that belong to no household. */
export interface CatalogueRows {
  find(reads: Reads, id: string): Promise<CatalogueRow | null>;
  /** The rows last changed by a source, without deleted ones. */
  madeBy(reads: Reads, source: string): Promise<CatalogueRow[]>;
  /** Adds a product that the catalogue does not have. @returns its key */
  add(tx: Tx, product: Product, source: string, seq: number): Promise<number>;
  /** Replaces a product and deletes its report, which was about the earlier facts. */
  change(tx: Tx, pk: number, product: Product, source: string, seq: number): Promise<void>;
  /** Leaves a tombstone. */
  bury(tx: Tx, pk: number, seq: number): Promise<void>;
  /**
   * Those of the given products that changed after a `seq` of the instance, in `seq` order, including tombstones.
   * Products of which the household has its own row are left out.
   */
  among(reads: Reads, householdId: string, ids: readonly string[], afterSeq: number): Promise<ChangeOf<'product'>[]>;
}

const inCatalogue = (q: Queries) =>
  q.selectFrom('products').select(['pk', 'id', 'data', 'deleted', 'changed_by']).where('household_id', 'is', null);

const ONE = statement((q, { id }: { id: string }) => inCatalogue(q).where('id', '=', id));
const MADE_BY = statement((q, { source }: { source: string }) =>
  inCatalogue(q).where('changed_by', '=', source).where('deleted', '=', 0),
);
type NewRow = Pick<ProductsTable, 'id' | 'seq' | 'changed_by' | 'data'>;
const INSERT = statement((q, { id, seq, changed_by, data }: NewRow) =>
  q.insertInto('products').values({ id, household_id: null, rev: 1, seq, changed_by, data }).returning('pk'),
);
type ChangedRow = Pick<ProductsTable, 'pk' | 'seq' | 'changed_by' | 'data'>;
const UPDATE = statement((q, { pk, seq, changed_by, data }: ChangedRow) =>
  q
    .updateTable('products')
    .set((eb) => ({ rev: eb('rev', '+', 1), seq, deleted: 0, changed_by, data }))
    .where('pk', '=', pk),
);
const BURY = statement((q, { pk, seq }: { pk: number; seq: number }) =>
  q
    .updateTable('products')
    .set((eb) => ({ rev: eb('rev', '+', 1), seq, deleted: 1 }))
    .where('pk', '=', pk),
);
// Looked up one id at a time: there are only as many as a household has, not as many as the catalogue.
const CHANGED = statement((q, { householdId, id, seq }: { householdId: string; id: string; seq: number }) =>
  q
    .selectFrom('products as c')
    .selectAll()
    .where('c.id', '=', id)
    .where('c.household_id', 'is', null)
    .where('c.seq', '>', seq)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('products as o')
            .select('o.pk')
            .whereRef('o.id', '=', 'c.id')
            .where('o.household_id', '=', householdId)
            .where('o.deleted', '=', 0),
        ),
      ),
    ),
);

/** The catalogue's part of the table of products. */
export const catalogueRows: CatalogueRows = {
  find: async (reads, id) => (await reads.first(ONE, { id })) ?? null,
  madeBy: (reads, source) => reads.all(MADE_BY, { source }),
  async add(tx, product, source, seq) {
    const row = { id: product.id, seq, changed_by: source, data: JSON.stringify(product) };
    const made = await tx.first(INSERT, row);
    if (!made) throw new Error('A product was added to the catalogue without a key.');
    return made.pk;
  },
  async change(tx, pk, product, source, seq) {
    await tx.run(UPDATE, { pk, seq, changed_by: source, data: JSON.stringify(product) });
    await tx.run(DROP_REPORT, { pk });
  },
  bury: async (tx, pk, seq) => void (await tx.run(BURY, { pk, seq })),
  async among(reads, householdId, ids, seq) {
    const rows: ProductsTable[] = [];
    for (const id of ids) {
      const row = await reads.first(CHANGED, { householdId, id, seq });
      if (row) rows.push(row);
    }
    return rows
      .sort((one, other) => one.seq - other.seq)
      .map((row) => {
        const product = storedProduct(row);
        return { ...changeOf('product', product, product), scope: 'instance' };
      });
  },
};
