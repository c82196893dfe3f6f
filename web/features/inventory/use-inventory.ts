import { useLiveQuery } from 'dexie-react-hooks';
import type { InventoryItem } from '#domain/inventory/item.ts';
import type { Product } from '#domain/products/product.ts';
import type { Report } from '#domain/safety/report.ts';
import type { Scan } from '#domain/scanning/scan.ts';
import { useAccount } from '#web/client/client-context.tsx';
import type { AccountDb, Shown } from '#web/offline/tables/account-db.ts';

/** One entry as the list shows it. */
export interface InventoryRow {
  readonly item: Shown<InventoryItem>;
  /** Null while the phone has the entry but not yet its product. */
  readonly product: Shown<Product> | null;
  /** Null where no report was made on this phone yet. */
  readonly report: Report | null;
}

export interface InventoryRead {
  readonly rows: readonly InventoryRow[];
  /** Scans that have not reached the server, newest first. */
  readonly waiting: readonly WaitingScan[];
}

export interface WaitingScan {
  readonly scan: Shown<Scan>;
  readonly product: Product | null;
  readonly report: Report | null;
}

async function readInventory(db: AccountDb): Promise<InventoryRead> {
  const items = await db.inventory.orderBy('addedAt').reverse().toArray();
  const scans = (await db.scans.orderBy('createdAt').reverse().toArray()).filter((scan) => scan.pending === 1);
  const ids = [...new Set([...items, ...scans].map((one) => one.productId ?? '').filter((id) => id !== ''))];
  const products = new Map<string, Shown<Product>>();
  for (const product of await db.products.bulkGet(ids)) if (product) products.set(product.id, product);
  const reports = new Map<string, Report>();
  for (const stored of await db.reports.bulkGet(ids)) if (stored) reports.set(stored.productId, stored.report);
  const both = (id: string | null) => ({
    product: (id !== null && products.get(id)) || null,
    report: (id !== null && reports.get(id)) || null,
  });
  return {
    rows: items.map((item) => ({ item, ...both(item.productId) })),
    waiting: scans.map((scan) => ({ scan, ...both(scan.productId) })),
  };
}

/** The household's inventory with products and reports. Undefined while the tables are read. */
export function useInventory(): InventoryRead | undefined {
  const { db } = useAccount();
  return useLiveQuery(
    () => db.transaction('r', [db.inventory, db.products, db.reports, db.scans], () => readInventory(db)),
    [db],
  );
}
