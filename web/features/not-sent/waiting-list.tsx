import { CloudUpload } from 'lucide-react';
import { Section } from '#web/ui/frame/page.tsx';
import { PanelList } from '#web/ui/frame/panel.tsx';
import { TimeAgo } from '#web/ui/time-ago.tsx';
import { OPERATION_WORDS } from '#web/words/operation-words.ts';
import type { Unsent } from './use-not-sent.ts';

/** Rows shown; the rest is only counted. */
const MOST = 20;

/** Changes that will be sent automatically: nothing to decide here. */
export function WaitingList({ waiting }: { waiting: readonly Unsent[] }) {
  if (waiting.length === 0) return null;
  return (
    <Section title="Waiting to be sent" aside={<span className="num">{waiting.length}</span>}>
      <PanelList inset={48}>
        {waiting.slice(0, MOST).map(({ entry, subject }) => (
          <li key={entry.opId} className="flex gap-3 px-4 py-3">
            <CloudUpload size={20} strokeWidth={1.9} aria-hidden="true" className="mt-0.5 flex-none text-ink-2" />
            <div className="min-w-0">
              <p className="strong wrap-anywhere">{subject ?? OPERATION_WORDS[entry.operation.type]}</p>
              <p className="small text-ink-2">
                {subject && `${OPERATION_WORDS[entry.operation.type]} \u00b7 `}
                <TimeAgo at={entry.operation.createdAt} />
              </p>
            </div>
          </li>
        ))}
      </PanelList>
      {waiting.length > MOST && (
        <p className="small mt-2 text-ink-2">Showing the first {MOST}. All of them will be sent.</p>
      )}
    </Section>
  );
}
