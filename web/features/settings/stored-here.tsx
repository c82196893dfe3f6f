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

/** Number of rows of each kind on this phone. */
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
  true: 'Guaranteed',
  false: 'Not guaranteed',
  null: 'Unknown',
} as const;

/** What this phone stores of the household, its size, whether the browser may evict it, and buttons to refresh it. */
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
      value: !room ? '' : room.used === null ? 'Unknown' : byteWords(room.used),
    },
    { name: 'Kept by the browser', value: room ? PERSISTED[`${room.persisted}`] : '' },
  ];
  const ask = async () => {
    const kept = await keep();
    showToast(
      kept
        ? {
            title: 'Your browser will keep it',
            description: 'What’s on this phone won’t be deleted to free up space.',
            variant: 'success',
          }
        : {
            title: 'Not guaranteed',
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
          <Notice level="WARNING">This phone is nearly full. New scans may not be saved. Free up some space.</Notice>
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
          // Keeps its space while the browser is asked, so that nothing below moves.
          <Button size="small" variant="soft" className={room ? undefined : 'invisible'} onClick={ask}>
            Ask the browser to keep it
          </Button>
        )}
        <Button size="small" variant="secondary" disabled={offline} onClick={refresh}>
          Download everything again
        </Button>
        <Button size="small" variant="danger" disabled={offline} onClick={() => setClearing(true)}>
          Clear
        </Button>
      </div>
      {offline && <p className="small mt-2 text-ink-2">Without a connection, nothing can be downloaded again.</p>}
      {clearing && <ClearDialog onClose={() => setClearing(false)} onCleared={look} />}
    </>
  );
}
