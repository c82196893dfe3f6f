import { useLiveQuery } from 'dexie-react-hooks';
import { useEffect, useMemo } from 'react';
import type { InventoryItem } from '#domain/inventory/item.ts';
import type { Product } from '#domain/products/product.ts';
import type { ShownRisk } from '#domain/safety/shown-risk.ts';
import type { Scan } from '#domain/scanning/scan.ts';
import { useAccount } from '#web/client/client-context.tsx';
import type { AccountDb, Shown } from '#web/offline/tables/account-db.ts';

/** One entry as the list shows it. */
export interface InventoryRow {
  readonly item: Shown<InventoryItem>;
  /** Null while the phone has the entry but not yet its product. */
  readonly product: Shown<Product> | null;
  /** Null if this phone has made no report yet. */
  readonly risk: ShownRisk | null;
}

export interface InventoryRead {
  /** Newest first. */
  readonly rows: readonly InventoryRow[];
  /** Scans that have not reached the server, newest first. */
  readonly waiting: readonly WaitingScan[];
}

export interface WaitingScan {
  readonly scan: Shown<Scan>;
  readonly product: Product | null;
  readonly risk: ShownRisk | null;
}

const byId = <T extends { readonly id: string }>(rows: readonly T[]): ReadonlyMap<string, T> =>
  new Map(rows.map((row) => [row.id, row]));

/** Scans whose operation has not reached the server. Found by the outbox, since there may be 100,000 other scans. */
async function readWaiting(db: AccountDb): Promise<readonly Shown<Scan>[]> {
  const queue = await db.outbox.where('state').noneOf(['acked']).toArray();
  const ids = queue.flatMap(({ operation, entityId }) => (operation.type.startsWith('scan.') ? [entityId] : []));
  const scans = await db.scans.bulkGet([...new Set(ids)]);
  return scans
    .flatMap((scan) => (scan?.pending === 1 ? [scan] : []))
    .sort((one, other) => other.createdAt - one.createdAt);
}

/** The last result, so that a page opened again shows it at once. */
const lastRead = new WeakMap<AccountDb, InventoryRead>();

/**
 * The household's inventory with products and shown risks. Undefined only during the first load since the account was
 * opened. Each table has its own live query and is read whole: one request for two thousand rows takes a tenth of the
 * time of two thousand requests.
 */
export function useInventory(): InventoryRead | undefined {
  const { db } = useAccount();
  const items = useLiveQuery(() => db.inventory.toArray(), [db]);
  const products = useLiveQuery(() => db.products.toArray().then(byId), [db]);
  const risks = useLiveQuery(() => db.risks.toArray(), [db]);
  const waiting = useLiveQuery(() => db.transaction('r', db.outbox, db.scans, () => readWaiting(db)), [db]);
  const read = useMemo((): InventoryRead | undefined => {
    if (!items || !products || !risks || !waiting) return undefined;
    const riskOf = new Map(risks.map((risk): [string, ShownRisk] => [risk.productId, risk]));
    const both = (id: string | null) => ({
      product: (id !== null && products.get(id)) || null,
      risk: (id !== null && riskOf.get(id)) || null,
    });
    const newestFirst = [...items].sort((one, other) => other.addedAt - one.addedAt);
    return {
      rows: newestFirst.map((item) => ({ item, ...both(item.productId) })),
      waiting: waiting.map((scan) => ({ scan, ...both(scan.productId) })),
    };
  }, [items, products, risks, waiting]);
  useEffect(() => {
    if (read) lastRead.set(db, read);
  }, [db, read]);
  return read ?? lastRead.get(db);
}

const NONE: readonly string[] = [];

/** Product ids of the inventory, as the same array while nothing changes. */
export const useProductIds = (read: InventoryRead | undefined): readonly string[] =>
  useMemo(() => read?.rows.map(({ item }) => item.productId) ?? NONE, [read]);
