import { ofCatalogueByKey } from '#db/catalogue-products.ts';
import type { ProductsTable } from '#db/schema.ts';
import { statement } from '#db/statement.ts';

/** Where a read of the catalogue goes on, and how many rows it takes. */
interface Stretch {
  readonly pk: ProductsTable['pk'];
  readonly limit: number;
}

/** The catalogue's products after one of them, in the order of their numbers: none that belongs to a household. */
export const PRODUCTS_IN_ORDER = statement((q, { pk, limit }: Stretch) =>
  q
    .selectFrom('products')
    .select(['pk', 'data'])
    .where(ofCatalogueByKey)
    .where('deleted', '=', 0)
    .where('pk', '>', pk)
    .orderBy('pk')
    .limit(limit),
);
