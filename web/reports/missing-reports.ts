import { useLiveQuery } from 'dexie-react-hooks';
import { useEffect, useState } from 'react';
import { ENGINE_VERSION } from '#engine-version';
import { useAccount } from '#web/client/client-context.tsx';
import type { AccountDb } from '#web/offline/tables/account-db.ts';

/** Those of some products that have no report of this engine. */
async function lackingReports(db: AccountDb, ids: readonly string[]): Promise<readonly string[]> {
  const written = new Set<string>();
  for (const { productId, engine } of await db.risks.toArray()) if (engine === ENGINE_VERSION) written.add(productId);
  return ids.filter((id) => !written.has(id));
}

/**
 * Has the engine on this phone write the reports that these products lack, or have of an older engine, so that a list
 * gets its tags without being opened. Looks again when products come or go, and not with every report it writes.
 * @returns whether reports are on their way
 */
export function useMissingReports(productIds: readonly string[]): boolean {
  const { db } = useAccount();
  const key = productIds.join(' ');
  // A product that has not arrived yet is looked at when it has.
  const here = useLiveQuery(async () => {
    const held = new Set(await db.products.toCollection().primaryKeys());
    return [...new Set(key.split(' '))].filter((id) => held.has(id)).join(' ');
  }, [db, key]);
  const [reading, setReading] = useState(true);
  useEffect(() => {
    if (here === undefined) return;
    let wanted = true;
    const work = async () => {
      const lacking = await lackingReports(db, here === '' ? [] : here.split(' '));
      if (wanted) setReading(lacking.length > 0);
      // Nothing is missing most of the time: no engine is loaded then.
      if (lacking.length > 0) await (await import('./write-missing.ts')).writeMissing(db, lacking, () => wanted);
    };
    // The product page says why a report cannot be made; a list shows a dash.
    work()
      .catch(() => undefined)
      .finally(() => wanted && setReading(false));
    return () => {
      wanted = false;
    };
  }, [db, here]);
  return reading;
}
