import { useLiveQuery } from 'dexie-react-hooks';
import { useEffect, useState } from 'react';
import { useAccount } from '#web/client/client-context.tsx';
import type { AccountDb } from '#web/offline/tables/account-db.ts';
import { readMeta } from '#web/offline/tables/account-meta.ts';
import { CURRENT_VERSIONS } from '#web/workers/engine/current-versions.ts';

/** So many products are asked for one by one; of more, the keys of the whole table are read by one request. */
const ASKED_ONE_BY_ONE = 20;

/** Those of some products that have no report of their label by the engine and knowledge of this page. */
async function lackingReports(db: AccountDb, ids: readonly string[]): Promise<readonly string[]> {
  const { engine, knowledge } = CURRENT_VERSIONS;
  const written = new Set<string>();
  const risks = ids.length <= ASKED_ONE_BY_ONE ? await db.risks.bulkGet([...ids]) : await db.risks.toArray();
  for (const risk of risks) {
    if (risk?.engine === engine && risk.knowledge === knowledge) written.add(risk.productId);
  }
  return ids.filter((id) => !written.has(id));
}

/** The keys of the products on this phone, at least of these. */
const keysOf = (db: AccountDb, ids: readonly string[]): Promise<string[]> =>
  (ids.length <= ASKED_ONE_BY_ONE ? db.products.where(':id').anyOf(ids) : db.products.toCollection()).primaryKeys();

/** Which of these products are on this phone, and how often products changed: one text, so that it is compared at once. */
async function heldOf(db: AccountDb, key: string): Promise<string> {
  const ids = key === '' ? [] : [...new Set(key.split(' '))];
  if (ids.length === 0) return '0';
  const [held, changes] = [new Set(await keysOf(db, ids)), await readMeta(db, 'homeChanged')];
  return [changes ?? 0, ...ids.filter((id) => held.has(id))].join(' ');
}

/**
 * Has the engine on this phone write the reports that these products lack, or have of an older engine or knowledge or of
 * another label, so that a list gets its tags without being opened. Looks again when products come, go or change, and not
 * with every report it writes.
 * @returns whether reports are on their way
 */
export function useMissingReports(productIds: readonly string[]): boolean {
  const { db } = useAccount();
  const key = productIds.join(' ');
  // A product that has not arrived yet is looked at when it has.
  const here = useLiveQuery(() => heldOf(db, key), [db, key]);
  const [reading, setReading] = useState(true);
  useEffect(() => {
    if (here === undefined) return;
    let wanted = true;
    const work = async () => {
      const [, ...ids] = here.split(' ');
      const lacking = ids.length === 0 ? [] : await lackingReports(db, ids);
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
