import type { MouseEvent } from 'react';
import type { StoredReport } from '#web/offline/tables/account-db.ts';
import { wasWords } from '../report-words.ts';
import { CHANGE_ID } from './change-section.tsx';

/** Scrolls to what changed without a history entry, so that Back still leaves the report. */
function toChange(event: MouseEvent): void {
  event.preventDefault();
  const change = document.getElementById(CHANGE_ID);
  change?.scrollIntoView({ behavior: 'smooth' });
  change?.focus({ preventScroll: true });
}

/** Below the receipt of a recomputed report: the score it had before, and a link to what changed. */
export const PreviousScoreLine = ({ previous }: { previous: NonNullable<StoredReport['previous']> }) => (
  <p className="mt-2 text-ink-2">
    {`${wasWords(previous.report.score, previous.until)} `}
    <a className="link" href={`#${CHANGE_ID}`} onClick={toChange}>
      What changed
    </a>
  </p>
);
