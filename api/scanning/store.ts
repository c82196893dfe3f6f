import type { Db } from '#db/open.ts';
import type { ScansTable } from '#db/schema.ts';
import { Scan } from '#domain/scanning/scan.ts';
import { createRowStore, type RowStore } from '../sync/row-store.ts';

/** The scans of a household. Append-only. */
export const createScanStore = (db: Db): RowStore<'scan'> =>
  createRowStore<'scan', ScansTable>(db, {
    table: 'scans',
    columns: ['gtin', 'product_id', 'outcome', 'mode', 'input', 'created_at', 'scanned_by', 'counted'],
    toRow: (scan) => ({
      gtin: scan.gtin,
      product_id: scan.productId,
      outcome: scan.outcome,
      mode: scan.mode,
      input: scan.input,
      created_at: scan.createdAt,
      scanned_by: scan.scannedBy,
      counted: scan.counted ? 1 : 0,
    }),
    fromRow: (row) =>
      Scan.parse({
        id: row.id,
        gtin: row.gtin,
        productId: row.product_id,
        outcome: row.outcome,
        mode: row.mode,
        input: row.input,
        createdAt: row.created_at,
        scannedBy: row.scanned_by,
        counted: row.counted === 1,
      }),
  });
