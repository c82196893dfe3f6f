import { useLiveQuery } from 'dexie-react-hooks';
import { useEffect, useState } from 'react';
import { useRested } from '#web/browser/use-rested.ts';
import { useAccount } from '#web/client/client-context.tsx';
import { readMeta } from '#web/offline/tables/account-meta.ts';
import type { CriticalAtHome } from './critical-at-home.ts';

const NOBODY: CriticalAtHome = new Map();

/**
 * For whom some products are CRITICAL, read again when reports, people or pets change. No decision about a finding and
 * no watch that is off changes it: such a product has no score that may stand alone. Empty until it is read, once the
 * page is drawn.
 */
export function useCriticalAtHome(ids: readonly string[]): CriticalAtHome {
  const { db } = useAccount();
  const rested = useRested();
  const [critical, setCritical] = useState(NOBODY);
  const changes = useLiveQuery(
    () => Promise.all([db.members.count(), db.pets.count(), db.criticals.count(), readMeta(db, 'homeChanged')]),
    [db],
  );
  useEffect(() => {
    if (!rested || !changes || ids.length === 0) return;
    const left = new AbortController();
    import('./critical-at-home.ts')
      .then(({ readCritical }) => readCritical(db, ids, left.signal))
      .then((read) => read && setCritical(read))
      // The tables are closed while somebody signs out; code that did not come is asked for at the next change.
      .catch(() => undefined);
    return () => left.abort();
  }, [db, ids, rested, changes]);
  return critical;
}
