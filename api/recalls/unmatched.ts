import type { Reads, Tx } from '#db/handles.ts';
import type { UnmatchedNoticesTable, UnmatchedProductsTable } from '#db/schema.ts';
import { statement } from '#db/statement.ts';

const ADD_NOTICE = statement((q, { id }: { id: string }) =>
  q
    .insertInto('unmatched_notices')
    .values({ notice_id: id })
    .onConflict((on) =>
      on.column('notice_id').doUpdateSet((eb) => ({ changes: eb('unmatched_notices.changes', '+', 1) })),
    ),
);
const NOTICES = statement((q, { limit }: { limit: number }) =>
  q.selectFrom('unmatched_notices').selectAll().limit(limit),
);
const PRODUCTS = statement((q, { limit }: { limit: number }) =>
  q.selectFrom('unmatched_products').selectAll().limit(limit),
);
const DROP_NOTICE = statement((q, { notice_id, changes }: UnmatchedNoticesTable) =>
  q.deleteFrom('unmatched_notices').where('notice_id', '=', notice_id).where('changes', '=', changes),
);
const DROP_PRODUCT = statement((q, { household_id, product_id, changes }: UnmatchedProductsTable) =>
  q
    .deleteFrom('unmatched_products')
    .where('household_id', '=', household_id)
    .where('product_id', '=', product_id)
    .where('changes', '=', changes),
);

/**
 * What has not been compared yet: notices that arrived or changed, and products that came home or whose label changed.
 * Database triggers record the products (migration 2026-12-11).
 */
export const unmatched = {
  addNotice: async (tx: Tx, id: string): Promise<void> => void (await tx.run(ADD_NOTICE, { id })),
  notices: (reads: Reads, limit: number): Promise<UnmatchedNoticesTable[]> => reads.all(NOTICES, { limit }),
  products: (reads: Reads, limit: number): Promise<UnmatchedProductsTable[]> => reads.all(PRODUCTS, { limit }),
  /** Removes the row of a notice that was compared, unless it changed meanwhile. */
  dropNotice: async (tx: Tx, row: UnmatchedNoticesTable): Promise<void> => void (await tx.run(DROP_NOTICE, row)),
  dropProduct: async (tx: Tx, row: UnmatchedProductsTable): Promise<void> => void (await tx.run(DROP_PRODUCT, row)),
};
