import { useLiveQuery } from 'dexie-react-hooks';
import { useState } from 'react';
import { useAccount, useClient } from '#web/client-context.tsx';
import type { OutboxEntry } from '#web/offline/account-db.ts';
import { Button } from '#web/ui/button.tsx';
import { PanelList } from '#web/ui/panel.tsx';
import { Sheet } from '#web/ui/sheet.tsx';
import { TimeAgo } from '#web/ui/time-ago.tsx';
import { OPERATION_WORDS } from './operation-words.ts';

/** The changes the server did not take, and what it said. They stay on this phone until somebody decides. */
export function NotSentSheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { db } = useAccount();
  const entries = useLiveQuery(() => db.outbox.where('state').anyOf('dead', 'held').sortBy('n'), [db]);
  return (
    <Sheet open={open} onClose={onClose} title="Not sent">
      <p className="small mb-3 text-ink-2">The server did not take these changes. They are kept on this phone.</p>
      <PanelList inset={16}>
        {entries?.map((entry) => (
          <NotSent key={entry.opId} entry={entry} />
        ))}
      </PanelList>
    </Sheet>
  );
}

function NotSent({ entry }: { entry: OutboxEntry }) {
  const client = useClient();
  const [asking, setAsking] = useState(false);
  return (
    <li className="px-4 py-3">
      <p className="strong">{OPERATION_WORDS[entry.operation.type]}</p>
      <p className="small text-ink-2">
        <TimeAgo at={entry.operation.createdAt} />
        {entry.lastError && ` · ${entry.lastError.message}`}
      </p>
      <div className="mt-2 flex flex-wrap gap-2">
        {asking ? (
          <>
            <Button size="small" variant="danger" onClick={() => client.discard(entry.opId)}>
              Discard for good
            </Button>
            <Button size="small" variant="secondary" onClick={() => setAsking(false)}>
              Keep
            </Button>
          </>
        ) : (
          <>
            <Button size="small" variant="soft" onClick={() => client.sendAgain(entry.opId)}>
              Send again
            </Button>
            <Button size="small" variant="danger" onClick={() => setAsking(true)}>
              Discard
            </Button>
          </>
        )}
      </div>
    </li>
  );
}
