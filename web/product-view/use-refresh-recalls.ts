import { useLiveQuery } from 'dexie-react-hooks';
import { useEffect } from 'react';
import { useAccount, useClient, useNetwork } from '#web/client/client-context.tsx';
import type { AccountDb } from '#web/offline/tables/account-db.ts';

/** Loaded after the first render: it contains the schemas of the responses. */
const loadRefresh = () => import('#web/offline/recalls/refresh.ts');

/** Look-ups in progress, since several parts of a page ask for the same one. */
const running = new WeakMap<AccountDb, Promise<boolean>>();

/** Looks recalls up again when they are due or other products came home, and once the server is reachable again. */
export function useRefreshRecalls(): void {
  const client = useClient();
  const { db } = useAccount();
  const { status } = useNetwork();
  const held = useLiveQuery(() => db.inventory.count(), [db]);
  useEffect(() => {
    if (held === undefined || status === 'offline' || running.has(db)) return;
    const work = loadRefresh()
      .then(({ refreshRecalls }) => refreshRecalls(client.askInAccount, db, Date.now()))
      // The tables are closed during sign-out.
      .catch(() => false)
      .finally(() => running.delete(db));
    running.set(db, work);
  }, [client, db, status, held]);
}
