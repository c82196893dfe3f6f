import { useLiveQuery } from 'dexie-react-hooks';
import { Flag } from 'lucide-react';
import type { Mistake } from '#domain/mistakes/mistake.ts';
import { useAccount } from '#web/client/client-context.tsx';
import { Notice } from '#web/ui/frame/notice.tsx';
import { TimeAgo } from '#web/ui/time-ago.tsx';
import { MISTAKE_WORDS } from './mistake-words.ts';

interface ReportedHereProps {
  /** Selects the household's reports that concern what is on the screen. */
  concerns: (mistake: Mistake) => boolean;
}

/** What this household has reported about what is on the screen, and whether it has been sent. */
export function ReportedHere({ concerns }: ReportedHereProps) {
  const { db } = useAccount();
  const mistakes = useLiveQuery(() => db.mistakes.orderBy('reportedAt').reverse().toArray(), [db]);
  const here = mistakes?.filter(concerns) ?? [];
  if (here.length === 0) return null;
  return (
    <Notice icon={<Flag strokeWidth={1.9} aria-hidden="true" />}>
      <ul className="grid gap-1">
        {here.map((one) => (
          <li key={one.id}>
            {`You reported: ${MISTAKE_WORDS[one.kind].label.toLowerCase()}. `}
            {one.pending === 1 ? (
              'Saved on this phone, will be sent.'
            ) : (
              <>
                {one.state === 'settled' ? 'Reviewed and settled, sent ' : 'Sent '}
                <TimeAgo at={one.reportedAt} />.
              </>
            )}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
