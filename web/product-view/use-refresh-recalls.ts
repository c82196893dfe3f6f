import { useLiveQuery } from 'dexie-react-hooks';
import { useEffect } from 'react';
import { useAccount, useClient, useNetwork } from '#web/client/client-context.tsx';
import type { AccountDb } from '#web/offline/tables/account-db.ts';

/** Fetched after what is shown: it carries the schemas of the answers. */
const loadRefresh = () => import('#web/offline/recalls/refresh.ts');

/** Look-ups under way: several parts of a page ask for the same. */
const running = new WeakMap<AccountDb, Promise<boolean>>();

/** Looks recalls up again when it is time, or other products came home, and once the server can be had again. */
export function useRefreshRecalls(): void {
  const client = useClient();
  const { db } = useAccount();
  const { status } = useNetwork();
  const held = useLiveQuery(() => db.inventory.count(), [db]);
  useEffect(() => {
    if (held === undefined || status === 'offline' || running.has(db)) return;
    const work = loadRefresh()
      .then(({ refreshRecalls }) => refreshRecalls(client.askInAccount, db, Date.now()))
      // The tables are closed while somebody signs out.
      .catch(() => false)
      .finally(() => running.delete(db));
    running.set(db, work);
  }, [client, db, status, held]);
}
