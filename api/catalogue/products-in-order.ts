import { isCatalogueProduct } from '#db/catalogue-products.ts';
import type { ProductsTable } from '#db/schema.ts';
import { statement } from '#db/statement.ts';

/** The key after which a read of the catalogue continues, and how many rows it takes. */
interface Stretch {
  readonly pk: ProductsTable['pk'];
  readonly limit: number;
}

/** The catalogue's products after a given key, in key order; none that belong to a household. */
export const PRODUCTS_IN_ORDER = statement((q, { pk, limit }: Stretch) =>
  q
    .selectFrom('products')
    .select(['pk', 'data'])
    .where(isCatalogueProduct)
    .where('deleted', '=', 0)
    .where('pk', '>', pk)
    .orderBy('pk')
    .limit(limit),
);
