import { useLiveQuery } from 'dexie-react-hooks';
import { useEffect } from 'react';
import { ENGINE_VERSION } from '#engine-version';
import { useAccount } from '#web/client/client-context.tsx';

/**
 * Has the engine on this phone write the reports that these products lack, or have of an older engine, one after the
 * other, so that a list gets its tags without being opened.
 */
export function useMissingReports(productIds: readonly string[]): void {
  const { db } = useAccount();
  const key = productIds.join(' ');
  const missing = useLiveQuery(async () => {
    const ids = key === '' ? [] : key.split(' ');
    const reports = await db.reports.bulkGet(ids);
    return ids.filter((_, index) => reports[index]?.report.versions.engine !== ENGINE_VERSION).join(' ');
  }, [db, key]);
  useEffect(() => {
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
    work().catch(() => undefined);
    return () => {
      wanted = false;
    };
  }, [db, missing]);
}
