import { useLiveQuery } from 'dexie-react-hooks';
import type { OperationType } from '#domain/sync/operation.ts';
import { useAccount } from '#web/client-context.tsx';
import { PanelList } from '#web/ui/panel.tsx';
import { Sheet } from '#web/ui/sheet.tsx';
import { TimeAgo } from '#web/ui/time-ago.tsx';

const WORDS: Readonly<Record<OperationType, string>> = {
  'scan.create': 'Scan',
  'product.create': 'Product entered by hand',
  'inventory.add': 'Product added to the inventory',
  'inventory.adjust': 'Quantity changed',
  'inventory.setCount': 'Quantity set',
  'inventory.edit': 'Inventory entry edited',
  'inventory.delete': 'Product removed from the inventory',
  'inventory.restore': 'Product put back into the inventory',
  'member.create': 'Family member added',
  'member.edit': 'Family member edited',
  'member.addElement': 'Allergy or condition added',
  'member.removeElement': 'Allergy or condition removed',
  'member.delete': 'Family member removed',
  'pet.create': 'Pet added',
  'pet.delete': 'Pet removed',
};

/** The changes the server did not take, and what it said. They stay on this phone. */
export function NotSentSheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { db } = useAccount();
  const entries = useLiveQuery(() => db.outbox.where('state').anyOf('dead', 'held').sortBy('n'), [db]);
  return (
    <Sheet open={open} onClose={onClose} title="Not sent">
      <p className="small mb-3 text-ink-2">The server did not take these changes. They are kept on this phone.</p>
      <PanelList inset={16}>
        {entries?.map((entry) => (
          <li key={entry.opId} className="px-4 py-3">
            <p className="strong">{WORDS[entry.operation.type]}</p>
            <p className="small text-ink-2">
              <TimeAgo at={entry.operation.createdAt} />
              {entry.lastError && ` · ${entry.lastError.message}`}
            </p>
          </li>
        ))}
      </PanelList>
    </Sheet>
  );
}
