import type { Db } from '#db/open.ts';
import type { ReplacedValuesTable } from '#db/schema.ts';
import { ReplacedValue } from '#domain/inventory/replaced-value.ts';
import { createRowStore, type RowStore } from '../sync/row-store.ts';

/** Values of inventory entries that lost against another phone's edit. Append-only. */
export const createReplacedStore = (db: Db): RowStore<'history'> =>
  createRowStore<'history', ReplacedValuesTable>(db, {
    table: 'replaced_values',
    columns: ['item_id', 'product_id', 'field', 'lost', 'won', 'won_by', 'won_device', 'at'],
    toRow: (data) => ({
      item_id: data.itemId,
      product_id: data.productId,
      field: data.field,
      lost: JSON.stringify(data.lost),
      won: JSON.stringify(data.won),
      won_by: data.wonBy,
      won_device: data.wonDevice,
      at: data.at,
    }),
    fromRow: (row) =>
      ReplacedValue.parse({
        id: row.id,
        itemId: row.item_id,
        productId: row.product_id,
        field: row.field,
        lost: JSON.parse(row.lost),
        won: JSON.parse(row.won),
        wonBy: row.won_by,
        wonDevice: row.won_device,
        at: row.at,
      }),
  });
