import { useLiveQuery } from 'dexie-react-hooks';
import { useEffect, useState } from 'react';
import { useAccount } from '#web/client/client-context.tsx';
import type { AccountDb } from '#web/offline/tables/account-db.ts';
import { readMeta } from '#web/offline/tables/account-meta.ts';
import { CURRENT_VERSIONS } from '#web/workers/engine/current-versions.ts';

/** Up to this many products are queried one by one; for more, the whole table is read in one request. */
const ASKED_ONE_BY_ONE = 20;

/** Those of the given products that have no report on their label by this version's engine and knowledge. */
async function lackingReports(db: AccountDb, ids: readonly string[]): Promise<readonly string[]> {
  const { engine, knowledge } = CURRENT_VERSIONS;
  const written = new Set<string>();
  const risks = ids.length <= ASKED_ONE_BY_ONE ? await db.risks.bulkGet([...ids]) : await db.risks.toArray();
  for (const risk of risks) {
    if (risk?.engine === engine && risk.knowledge === knowledge) written.add(risk.productId);
  }
  return ids.filter((id) => !written.has(id));
}

/** Keys of products on this phone: of the given ones, or of all. */
const keysOf = (db: AccountDb, ids: readonly string[]): Promise<string[]> =>
  (ids.length <= ASKED_ONE_BY_ONE ? db.products.where(':id').anyOf(ids) : db.products.toCollection()).primaryKeys();

/** The given products that are on this phone, and the counter of product changes, as one comparable text. */
async function heldOf(db: AccountDb, key: string): Promise<string> {
  const ids = key === '' ? [] : [...new Set(key.split(' '))];
  if (ids.length === 0) return '0';
  const [held, changes] = [new Set(await keysOf(db, ids)), await readMeta(db, 'homeChanged')];
  return [changes ?? 0, ...ids.filter((id) => held.has(id))].join(' ');
}

/**
 * Has this phone's engine write the reports that these products lack, or have only from an older engine or knowledge or
 * about another label, so that a list gets its tags without opening each product. Checks again when products come, go
 * or change, but not with every report it writes.
 * @returns whether reports are being written
 */
export function useMissingReports(productIds: readonly string[]): boolean {
  const { db } = useAccount();
  const key = productIds.join(' ');
  // A product that has not arrived yet is handled when it has.
  const here = useLiveQuery(() => heldOf(db, key), [db, key]);
  const [reading, setReading] = useState(true);
  useEffect(() => {
    if (here === undefined) return;
    let wanted = true;
    const work = async () => {
      const [, ...ids] = here.split(' ');
      const lacking = ids.length === 0 ? [] : await lackingReports(db, ids);
      if (wanted) setReading(lacking.length > 0);
      // Usually nothing is missing, and then no engine is loaded.
      if (lacking.length > 0) await (await import('./write-missing.ts')).writeMissing(db, lacking, () => wanted);
    };
    // If a report cannot be made, the product page says why; a list shows a dash.
    work()
      .catch(() => undefined)
      .finally(() => wanted && setReading(false));
    return () => {
      wanted = false;
    };
  }, [db, here]);
  return reading;
}
