import { useLiveQuery } from 'dexie-react-hooks';
import { useEffect, useState } from 'react';
import { ENGINE_VERSION } from '#engine-version';
import { useAccount } from '#web/client/client-context.tsx';

/**
 * Has the engine on this phone write the reports that these products lack, or have of an older engine, one after the
 * other, so that a list gets its tags without being opened.
 * @returns whether reports are on their way
 */
export function useMissingReports(productIds: readonly string[]): boolean {
  const { db } = useAccount();
  const key = productIds.join(' ');
  const missing = useLiveQuery(async () => {
    const ids = key === '' ? [] : key.split(' ');
    const [reports, products] = [await db.reports.bulkGet(ids), await db.products.bulkGet(ids)];
    // A product that has not arrived yet is looked at when it has.
    const lacks = (_: string, index: number) =>
      products[index] !== undefined && reports[index]?.report.versions.engine !== ENGINE_VERSION;
    return ids.filter(lacks).join(' ');
  }, [db, key]);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    setFailed(false);
    if (!missing) return;
    let wanted = true;
    const work = async () => {
      // Nothing is missing most of the time: a start does without the engine.
      const [{ engine }, { ensureReport }] = await Promise.all([
        import('./engine.ts'),
        import('#web/offline/tables/report-store.ts'),
      ]);
      for (const product of await db.products.bulkGet(missing.split(' '))) {
        if (!wanted) return;
        if (product) await ensureReport(db, product, engine);
      }
    };
    // The product page says why a report cannot be made; a list shows a dash.
    work().catch(() => wanted && setFailed(true));
    return () => {
      wanted = false;
    };
  }, [db, missing]);
  return !failed && missing !== '';
}
