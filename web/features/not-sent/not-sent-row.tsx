import { Download, Ellipsis, Pencil, RefreshCw, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useClient } from '#web/client/client-context.tsx';
import type { OutboxEntry } from '#web/offline/tables/account-db.ts';
import { paths } from '#web/paths.ts';
import { Button, IconButton } from '#web/ui/button.tsx';
import { Popover } from '#web/ui/frame/popover.tsx';
import { LinkButton, TextLink } from '#web/ui/link-button.tsx';
import { TimeAgo } from '#web/ui/time-ago.tsx';
import { OPERATION_WORDS } from '#web/words/operation-words.ts';
import { whyNotSent } from '#web/words/why-not-sent.ts';
import { CorrectSheet } from './correct-sheet.tsx';
import { DiscardDialog } from './discard-dialog.tsx';
import { exportUnsent } from './export-unsent.ts';
import { payloadFields } from './payload-fields.ts';
import { needsRestore } from './try-again.ts';
import { UnsentFacts } from './unsent-facts.tsx';
import type { Unsent } from './use-not-sent.ts';
import { useTryAgain } from './use-try-again.ts';

const sign = { strokeWidth: 1.9, 'aria-hidden': true } as const;

/** Button to correct a change: opens the product's own form or a form of its values; nothing if no value can change. */
function Edit({ unsent, onEdit }: { unsent: Unsent; onEdit: () => void }) {
  const { operation, opId } = unsent.entry;
  if (operation.type === 'product.create') {
    return (
      <LinkButton
        to={paths.manualEntry}
        state={{ correcting: { opId, entityId: operation.entityId, product: operation.payload } }}
        size="small"
        variant="secondary"
        icon={<Pencil {...sign} />}
      >
        Edit
      </LinkButton>
    );
  }
  if (payloadFields(operation).length === 0) return null;
  return (
    <Button size="small" variant="secondary" icon={<Pencil {...sign} />} onClick={onEdit}>
      Edit
    </Button>
  );
}

const againWords = (entry: OutboxEntry): string => {
  if (entry.state === 'held') return 'Send again';
  return needsRestore(entry) ? 'Restore it and try again' : 'Try again';
};

/** One change that the server did not accept: what, when, why, and what can be done. */
export function NotSentRow({ unsent }: { unsent: Unsent }) {
  const client = useClient();
  const again = useTryAgain();
  const [open, setOpen] = useState<'edit' | 'discard' | null>(null);
  const { entry, subject } = unsent;
  const words = OPERATION_WORDS[entry.operation.type];
  const held = entry.state === 'held';
  return (
    <li className="px-4 py-3.5">
      <div className="flex items-start gap-2">
        <div className="min-w-0 flex-1">
          <h3 className="strong wrap-anywhere">{subject ?? words}</h3>
          <p className="small text-ink-2">
            {subject && `${words} \u00b7 `}
            <TimeAgo at={entry.operation.createdAt} />
          </p>
        </div>
        <Popover
          label="More"
          className="top-full right-0 max-w-60"
          trigger={(props) => (
            <IconButton label={`More for ${subject ?? words}`} className="-mt-1.5 -mr-2.5 text-ink-2" {...props}>
              <Ellipsis strokeWidth={1.9} />
            </IconButton>
          )}
        >
          {(close) => (
            <ul className="p-1.5">
              <li>
                <button
                  type="button"
                  className="menu-item"
                  onClick={() => {
                    close();
                    exportUnsent([entry]);
                  }}
                >
                  <Download {...sign} />
                  Export as JSON
                </button>
              </li>
              <li>
                <button
                  type="button"
                  className="menu-item text-high-text"
                  onClick={() => {
                    close();
                    setOpen('discard');
                  }}
                >
                  <Trash2 {...sign} />
                  Discard
                </button>
              </li>
            </ul>
          )}
        </Popover>
      </div>
      <UnsentFacts operation={entry.operation} />
      <p className="small mt-2 wrap-anywhere">{whyNotSent(entry)}</p>
      {held && (
        <TextLink to={paths.subscription} className="mt-1">
          View upgrade options
        </TextLink>
      )}
      <div className="mt-3 flex flex-wrap gap-2">
        <Button size="small" variant="soft" icon={<RefreshCw {...sign} />} onClick={() => again([unsent])}>
          {againWords(entry)}
        </Button>
        {!held && <Edit unsent={unsent} onEdit={() => setOpen('edit')} />}
      </div>
      {open === 'edit' && <CorrectSheet unsent={unsent} onClose={() => setOpen(null)} />}
      {open === 'discard' && (
        <DiscardDialog
          what={subject ? `${words}: ${subject}` : words}
          onClose={() => setOpen(null)}
          onDiscard={() => {
            setOpen(null);
            void client.discard(entry.opId);
          }}
        />
      )}
    </li>
  );
}
