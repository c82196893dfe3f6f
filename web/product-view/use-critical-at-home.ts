import { useLiveQuery } from 'dexie-react-hooks';
import { useEffect, useState } from 'react';
import { useIdleOnceReady } from '#web/browser/use-idle-once-ready.ts';
import { useAccount } from '#web/client/client-context.tsx';
import { readMeta } from '#web/offline/tables/account-meta.ts';
import type { CriticalAtHome } from './critical-at-home.ts';

const NOBODY: CriticalAtHome = new Map();

/**
 * For whom each of some products is CRITICAL, read again when reports, people or pets change. Neither a decision about
 * a finding nor a switched-off watch affects it: the score of a product that is CRITICAL for somebody must not be shown
 * alone. Empty until it is read, which waits until the page is drawn.
 */
export function useCriticalAtHome(ids: readonly string[]): CriticalAtHome {
  const { db } = useAccount();
  const rested = useIdleOnceReady();
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
      // The tables are closed during sign-out. If the code failed to load, the next change tries again.
      .catch(() => undefined);
    return () => left.abort();
  }, [db, ids, rested, changes]);
  return critical;
}
