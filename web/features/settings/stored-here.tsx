import { useLiveQuery } from 'dexie-react-hooks';
import { useState } from 'react';
import { useAccount, useClient, useNetwork } from '#web/client/client-context.tsx';
import { fetchAllAgain } from '#web/offline/tables/clear-stored.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/frame/notice.tsx';
import { PanelList } from '#web/ui/frame/panel.tsx';
import { showToast } from '#web/ui/frame/toast.ts';
import { byteWords } from '#web/words/byte-words.ts';
import { ClearDialog } from './clear-dialog.tsx';
import { isNearlyFull } from './nearly-full.ts';
import { useStorageRoom } from './use-storage-room.ts';

/** How many of each kind of thing this phone holds. */
function useCounts() {
  const { db } = useAccount();
  return useLiveQuery(async () => {
    const [products, items, scans, reports, people, pets, photos] = await Promise.all([
      db.products.count(),
      db.inventory.count(),
      db.scans.count(),
      db.reports.count(),
      db.members.count(),
      db.pets.count(),
      db.photos.count(),
    ]);
    return { products, items, scans, reports, household: people + pets, photos };
  }, [db]);
}

const PERSISTED = {
  true: 'Promised',
  false: 'Not promised',
  null: 'Not told',
} as const;

/** What this phone holds of the household, how large it is, whether it will be kept, and ways to renew it. */
export function StoredHere() {
  const { db } = useAccount();
  const client = useClient();
  const { status } = useNetwork();
  const counts = useCounts();
  const { room, look, keep } = useStorageRoom();
  const [clearing, setClearing] = useState(false);
  const offline = status === 'offline';
  const lines = [
    { name: 'Products', value: counts?.products },
    { name: 'Inventory entries', value: counts?.items },
    { name: 'Scans', value: counts?.scans },
    { name: 'Reports made on this phone', value: counts?.reports },
    { name: 'People and pets', value: counts?.household },
    { name: 'Photos', value: counts?.photos },
    {
      name: 'Space used',
      value: !room ? '' : room.used === null ? 'Not told' : byteWords(room.used),
    },
    { name: 'The browser keeps it', value: room ? PERSISTED[`${room.persisted}`] : '' },
  ];
  const ask = async () => {
    const kept = await keep();
    showToast(
      kept
        ? { title: 'The browser keeps it', description: 'What is on this phone is not evicted.', variant: 'success' }
        : {
            title: 'Not promised',
            description: 'Browsers often agree once the app is installed and used for a while.',
            variant: 'info',
          },
    );
  };
  const refresh = async () => {
    await fetchAllAgain(db);
    client.syncNow();
    look();
  };
  return (
    <>
      {isNearlyFull(room?.used ?? null, room?.most ?? null) && (
        <div className="mb-3">
          <Notice level="WARNING">This phone is nearly full. New scans may not be saved. Free some space.</Notice>
        </div>
      )}
      <PanelList inset={16}>
        {lines.map(({ name, value }) => (
          <li key={name} className="flex min-h-12 flex-wrap items-center justify-between gap-x-4 px-4 py-2.5">
            <span>{name}</span>
            <span className="num text-end text-ink-2">{value}</span>
          </li>
        ))}
      </PanelList>
      <div className="mt-3 flex flex-wrap gap-2">
        {room?.persisted !== true && room?.persisted !== null && (
          // Keeps its place while the browser is asked: what stands below does not move.
          <Button size="small" variant="soft" className={room ? undefined : 'invisible'} onClick={ask}>
            Ask the browser to keep it
          </Button>
        )}
        <Button size="small" variant="secondary" disabled={offline} onClick={refresh}>
          Fetch everything anew
        </Button>
        <Button size="small" variant="danger" disabled={offline} onClick={() => setClearing(true)}>
          Clear
        </Button>
      </div>
      {offline && <p className="small mt-2 text-ink-2">Without a connection nothing could be fetched again.</p>}
      {clearing && <ClearDialog onClose={() => setClearing(false)} onCleared={look} />}
    </>
  );
}
