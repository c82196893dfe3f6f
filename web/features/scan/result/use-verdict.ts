import { useLiveQuery } from 'dexie-react-hooks';
import { useEffect, useState } from 'react';
import type { Household } from '#domain/households/household.ts';
import type { Product } from '#domain/products/product.ts';
import type { Report } from '#domain/safety/report.ts';
import { useAccount } from '#web/client/client-context.tsx';
import { ensureReport } from '#web/offline/tables/report-store.ts';
import { readHousehold } from '#web/product-view/read-household.ts';
import { engine } from '#web/reports/engine.ts';
import { isProductKnownToHousehold } from '#web/scanning/held-back.ts';

export interface Verdict {
  /** The product as stored on this phone; null if it is not. */
  readonly product: Product | null;
  readonly report: Report | null;
  readonly household: Household | null;
  /** Its inventory entry, with the quantity; null if there is none. */
  readonly held: { readonly id: string; readonly quantity: number } | null;
  /**
   * Whether the household knows it: identified in an earlier scan, in the inventory, or the household's own product.
   */
  readonly known: boolean;
  /** Why there is no report, if the engine could not make one. */
  readonly fault: string | null;
}

/** Everything the verdict sheet shows about a product, from this phone. A missing report is made here. */
export function useVerdict(productId: string): Verdict | undefined {
  const { db } = useAccount();
  const [fault, setFault] = useState<string | null>(null);
  const read = useLiveQuery(
    () =>
      db.transaction('r', [db.products, db.reports, db.members, db.pets, db.inventory, db.scans], async () => {
        const product = (await db.products.get(productId)) ?? null;
        const held = (await db.inventory.where('productId').equals(productId).first()) ?? null;
        return {
          product,
          report: (await db.reports.get(productId))?.report ?? null,
          household: await readHousehold(db),
          held,
          known: await isProductKnownToHousehold(db, product ?? { id: productId, own: false }),
        };
      }),
    [db, productId],
  );
  const product = read?.product;
  useEffect(() => {
    if (!product) return;
    let current = true;
    ensureReport(db, product, engine).then(
      () => current && setFault(null),
      (reason: unknown) => current && setFault(reason instanceof Error ? reason.message : String(reason)),
    );
    return () => {
      current = false;
    };
  }, [db, product]);
  return read && { ...read, fault };
}
