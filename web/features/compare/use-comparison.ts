import { useLiveQuery } from 'dexie-react-hooks';
import { useEffect, useMemo, useState } from 'react';
import type { Household } from '#domain/households/household.ts';
import type { Product } from '#domain/products/product.ts';
import { type ComparedProduct, compareProducts } from '#domain/shopping/compare.ts';
import { useAccount, useClient } from '#web/client/client-context.tsx';
import { readHousehold } from '#web/product-view/read-household.ts';
import { useMissingReports } from '#web/reports/missing-reports.ts';

export interface Column extends ComparedProduct {
  readonly product: Product;
}

export interface Comparison {
  readonly columns: readonly Column[];
  readonly household: Household;
  /** Whether reports are still being made, so that ranks may change. */
  readonly reading: boolean;
}

/**
 * Compares products stored on this phone or shipped with the app. Undefined while they are read.
 * @param ids of the products, without duplicates
 */
export function useComparison(ids: readonly string[]): Comparison | undefined {
  const { db } = useAccount();
  const client = useClient();
  const key = ids.join(',');
  const [taken, setTaken] = useState<string | null>(null);
  useEffect(() => {
    let current = true;
    const end = () => current && setTaken(key);
    client.takeProducts(key.split(',').filter(Boolean)).then(end, end);
    return () => {
      current = false;
    };
  }, [client, key]);
  const reading = useMissingReports(taken === key ? ids : []);
  const read = useLiveQuery(async () => {
    const wanted = key.split(',').filter(Boolean);
    const [products, reports] = [await db.products.bulkGet(wanted), await db.reports.bulkGet(wanted)];
    const household = await readHousehold(db);
    return { products, reports, household };
  }, [db, key]);
  return useMemo(() => {
    if (!read || taken !== key) return undefined;
    const known = read.products.flatMap((product, at) =>
      product ? [{ key: product.id, product, report: read.reports[at]?.report ?? null }] : [],
    );
    const columns = compareProducts(known, read.household).flatMap((column) => {
      const found = known.find((one) => one.key === column.key);
      return found ? [{ ...column, product: found.product }] : [];
    });
    return { columns, household: read.household, reading };
  }, [read, taken, key, reading]);
}
