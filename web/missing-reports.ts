import { useLiveQuery } from 'dexie-react-hooks';
import { useEffect } from 'react';
import { useAccount } from './client-context.tsx';

/**
 * Has the engine on this phone write the reports that these products lack, one after the other, so that a list gets its
 * tags without being opened.
 */
export function useMissingReports(productIds: readonly string[]): void {
  const { db } = useAccount();
  const key = productIds.join(' ');
  const missing = useLiveQuery(async () => {
    const ids = key === '' ? [] : key.split(' ');
    const reports = await db.reports.bulkGet(ids);
    return ids.filter((_, index) => reports[index] === undefined).join(' ');
  }, [db, key]);
  useEffect(() => {
    if (!missing) return;
    let wanted = true;
    const work = async () => {
      // Nothing is missing most of the time: a start does without the engine.
      const [{ engine }, { ensureReport }] = await Promise.all([
        import('./engine.ts'),
        import('./offline/report-store.ts'),
      ]);
      for (const product of await db.products.bulkGet(missing.split(' '))) {
        if (!wanted) return;
        if (product) await ensureReport(db, product, engine);
      }
    };
    // Why a report cannot be made is said where it is opened; in a list the dash says enough.
    work().catch(() => undefined);
    return () => {
      wanted = false;
    };
  }, [db, missing]);
}
