import { useLiveQuery } from 'dexie-react-hooks';
import { useEffect, useState } from 'react';
import type { Household } from '#domain/households/household.ts';
import type { Gtin } from '#domain/products/gtin.ts';
import type { Product } from '#domain/products/product.ts';
import type { Report } from '#domain/safety/report.ts';
import { useAccount, useClient } from '#web/client/client-context.tsx';
import { ensureReport } from '#web/offline/tables/report-store.ts';
import { readHousehold } from '#web/product-view/read-household.ts';
import { engine } from '#web/reports/engine.ts';

/** What this phone knows about one code. */
export interface SeenVerdict {
  readonly product: Product;
  /** Null until this phone's engine has made it. */
  readonly report: Report | null;
}

/** What this phone knows about several codes at once, and the household. Asks no server. */
export function useSeenVerdicts(gtins: readonly Gtin[]): {
  readonly known: ReadonlyMap<string, SeenVerdict>;
  readonly household: Household | null;
  /** False while loading. */
  readonly looked: boolean;
} {
  const client = useClient();
  const { db } = useAccount();
  const key = gtins.join(' ');
  /** The codes already looked up among the products that come with the app. */
  const [taken, setTaken] = useState('');
  useEffect(() => {
    let current = true;
    const done = () => {
      if (current) setTaken(key);
    };
    client.takeProducts(key === '' ? [] : key.split(' ')).then(done, done);
    return () => {
      current = false;
    };
  }, [client, key]);
  const read = useLiveQuery(
    () =>
      db.transaction('r', [db.products, db.reports, db.members, db.pets], async () => {
        const ids = key === '' ? [] : key.split(' ');
        const [products, reports] = [await db.products.bulkGet(ids), await db.reports.bulkGet(ids)];
        const known = new Map<string, SeenVerdict>();
        for (const [at, product] of products.entries())
          if (product) known.set(product.id, { product, report: reports[at]?.report ?? null });
        return { known, household: await readHousehold(db) };
      }),
    [db, key],
  );
  const known = read?.known;
  useEffect(() => {
    for (const { product, report } of known?.values() ?? []) {
      // The scan result explains why a report cannot be made.
      if (report === null) ensureReport(db, product, engine).catch(() => undefined);
    }
  }, [db, known]);
  return { known: known ?? new Map(), household: read?.household ?? null, looked: read !== undefined && taken === key };
}
