import { HardDrive } from 'lucide-react';
import { useNetwork } from '#web/client/client-context.tsx';
import { FoldedRow } from '#web/ui/folded-row.tsx';
import { TimeAgo } from '#web/ui/time-ago.tsx';
import { byteWords } from '#web/words/byte-words.ts';
import { AccountsHere } from './accounts-here.tsx';
import { isNearlyFull } from './nearly-full.ts';
import { StoredHere } from './stored-here.tsx';
import { useStorageRoom } from './use-storage-room.ts';

/** How much this phone stores and how fresh it is; expands to the details and the accounts. */
export function StoredRow() {
  const { lastHeardAt } = useNetwork();
  const { room } = useStorageRoom();
  const full = isNearlyFull(room?.used ?? null, room?.most ?? null);
  return (
    <FoldedRow
      Icon={HardDrive}
      title="Stored for offline use"
      meta={
        full ? (
          'This phone is nearly full'
        ) : lastHeardAt === null ? (
          'Nothing from your server yet'
        ) : (
          <>
            <TimeAgo at={lastHeardAt} /> from your server
          </>
        )
      }
      value={typeof room?.used === 'number' ? byteWords(room.used) : undefined}
    >
      <StoredHere />
      <h3 className="title-3 mt-6 mb-2">Accounts on this phone</h3>
      <AccountsHere />
    </FoldedRow>
  );
}
