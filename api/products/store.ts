import type { Reads } from '#db/handles.ts';
import type { ProductsTable } from '#db/schema.ts';
import { type Queries, statement } from '#db/statement.ts';
import { Product } from '#domain/products/product.ts';
import { type EntityStore, LIVE, type Stored } from '../sync/entity-store.ts';

/** A product as of one moment: its key, to which its stored report belongs, and the commit that last changed it. */
export interface ProductState {
  readonly pk: number;
  readonly seq: number;
}

/** The same with the product's data. */
export interface SeenProduct extends ProductState {
  readonly product: Product;
}

export interface ProductStore extends EntityStore<'product'> {
  /** The product a household sees under an id: its own entry takes precedence over the catalogue's. */
  find(reads: Reads, householdId: string, id: string): Promise<SeenProduct | null>;
}

/** Converts a table row to the row of an entity. */
export const storedProduct = (row: ProductsTable): Stored<'product'> => ({
  id: row.id,
  rev: row.rev,
  seq: row.seq,
  deleted: row.deleted === 1,
  changedBy: row.changed_by,
  otherRev: row.other_rev,
  data: Product.parse(JSON.parse(row.data)),
});

const ownProducts = (q: Queries, householdId: string) =>
  q.selectFrom('products').where('household_id', '=', householdId);

/** The product that a household sees under an id: its own entry takes precedence over the catalogue's. */
export const visibleProduct = (q: Queries, householdId: string, id: string) =>
  q
    .selectFrom('products as p')
    .where('p.deleted', '=', 0)
    .where('p.pk', '=', (eb) =>
      eb.fn.coalesce(
        ownProducts(q, householdId).where('id', '=', id).where('deleted', '=', 0).select('pk'),
        eb.selectFrom('products').where('id', '=', id).where('household_id', 'is', null).select('pk'),
      ),
    );

const ONE = statement((q, { householdId, id }: { householdId: string; id: string }) =>
  ownProducts(q, householdId).selectAll().where('id', '=', id),
);
const VISIBLE = statement((q, { householdId, id }: { householdId: string; id: string }) =>
  visibleProduct(q, householdId, id).select(['p.pk', 'p.seq', 'p.data']),
);
const SINCE = statement((q, { householdId, seq, limit }: { householdId: string; seq: number; limit: number }) =>
  ownProducts(q, householdId).selectAll().where('seq', '>', seq).orderBy('seq').limit(limit),
);
const OLDEST = statement((q, { householdId, limit }: { householdId: string; limit: number }) =>
  ownProducts(q, householdId).selectAll().where('deleted', '=', 0).orderBy('seq').limit(limit),
);
const HELD = statement((q, { householdId }: { householdId: string }) =>
  q
    .selectFrom('products')
    .select((eb) => [LIVE.as('live'), eb.fn.countAll<number>().as('all')])
    .where('household_id', '=', householdId),
);
const UPSERT = statement((q, row: Omit<ProductsTable, 'pk'>) =>
  q
    .insertInto('products')
    .values({
      household_id: row.household_id,
      id: row.id,
      rev: row.rev,
      seq: row.seq,
      deleted: row.deleted,
      changed_by: row.changed_by,
      other_rev: row.other_rev,
      data: row.data,
    })
    .onConflict((on) =>
      on.columns(['id', 'household_id']).doUpdateSet((eb) => ({
        rev: eb.ref('excluded.rev'),
        seq: eb.ref('excluded.seq'),
        deleted: eb.ref('excluded.deleted'),
        changed_by: eb.ref('excluded.changed_by'),
        other_rev: eb.ref('excluded.other_rev'),
        data: eb.ref('excluded.data'),
      })),
    )
    .returning('pk'),
);
const FORGET = statement((q, { householdId, seq, limit }: { householdId: string; seq: number; limit: number }) =>
  q
    .deleteFrom('products')
    .where('pk', 'in', (eb) =>
      eb
        .selectFrom('products')
        .select('pk')
        .where('household_id', '=', householdId)
        .where('deleted', '=', 1)
        .where('seq', '<=', seq)
        .limit(limit),
    ),
);
/** Deletes the report of a product: it is about an earlier label. */
export const DROP_REPORT = statement((q, { pk }: { pk: number }) =>
  q.deleteFrom('reports').where('product_pk', '=', pk),
);

/** Parsed products by their stored text, so that one that is scanned or added repeatedly is not parsed again. */
const parsed = new Map<string, Product>();
const MOST_PARSED = 50;
const LONGEST_PARSED = 20_000;
function parse(data: string): Product {
  const known = parsed.get(data);
  if (known) return known;
  const product = Product.parse(JSON.parse(data));
  if (data.length > LONGEST_PARSED) return product;
  if (parsed.size >= MOST_PARSED) parsed.clear();
  parsed.set(data, product);
  return product;
}

/** The products of households. Only `find` looks in the catalogue as well. */
export const productStore: ProductStore = {
  async find(reads, householdId, id) {
    const row = await reads.first(VISIBLE, { householdId, id });
    return row ? { pk: row.pk, seq: row.seq, product: parse(row.data) } : null;
  },
  async load(reads, householdId, id) {
    const row = await reads.first(ONE, { householdId, id });
    return row ? storedProduct(row) : null;
  },
  async save(tx, householdId, { id, deleted, data }, { rev, seq, changedBy, otherRev }) {
    const saved = await tx.first(UPSERT, {
      household_id: householdId,
      ...{ id, rev, seq, deleted: deleted ? 1 : 0, changed_by: changedBy, other_rev: otherRev },
      data: JSON.stringify(data),
    });
    if (saved && rev > 1) await tx.run(DROP_REPORT, { pk: saved.pk });
  },
  since: async (reads, householdId, seq, limit) =>
    (await reads.all(SINCE, { householdId, seq, limit })).map(storedProduct),
  held: async (reads, householdId) => (await reads.first(HELD, { householdId })) ?? { live: 0, all: 0 },
  oldest: async (reads, householdId, limit) => (await reads.all(OLDEST, { householdId, limit })).map(storedProduct),
  forget: (tx, householdId, seq, limit) => tx.run(FORGET, { householdId, seq, limit }),
};
