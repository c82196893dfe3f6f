import { useLiveQuery } from 'dexie-react-hooks';
import { useEffect, useState } from 'react';
import { useAccount, useClient, useNetwork } from '#web/client-context.tsx';
import { Button } from '#web/ui/button.tsx';
import { PanelList } from '#web/ui/panel.tsx';
import { TimeAgo } from '#web/ui/time-ago.tsx';

const megabytes = (bytes: number): string => `${(bytes / 1_000_000).toFixed(1)} MB`;

/** What this phone holds of the household, how large it is, and how old. */
export function StoredHere() {
  const { db } = useAccount();
  const client = useClient();
  const { lastHeardAt } = useNetwork();
  const [bytes, setBytes] = useState<number | null>(null);
  const counts = useLiveQuery(async () => {
    const [products, items, reports] = await Promise.all([
      db.products.count(),
      db.inventory.count(),
      db.reports.count(),
    ]);
    return { products, items, reports };
  }, [db]);
  useEffect(() => {
    navigator.storage?.estimate?.().then(
      (estimate) => setBytes(estimate.usage ?? null),
      () => setBytes(null),
    );
  }, []);
  const lines = [
    { name: 'Products', value: counts?.products },
    { name: 'Inventory entries', value: counts?.items },
    { name: 'Reports', value: counts?.reports },
    { name: 'Space used by this page', value: bytes === null ? 'Not told by this browser' : megabytes(bytes) },
    { name: 'Last heard from the server', value: lastHeardAt === null ? 'Never' : <TimeAgo at={lastHeardAt} /> },
  ];
  return (
    <>
      <PanelList inset={16}>
        {lines.map(({ name, value }) => (
          <li key={name} className="flex justify-between gap-4 px-4 py-3">
            <span>{name}</span>
            <span className="num text-ink-2">{value}</span>
          </li>
        ))}
      </PanelList>
      <Button variant="secondary" className="mt-3" onClick={() => client.syncNow()}>
        Sync now
      </Button>
    </>
  );
}
