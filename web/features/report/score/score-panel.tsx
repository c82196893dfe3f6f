import { ArrowDown } from 'lucide-react';
import type { MouseEvent, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Report } from '#domain/safety/report.ts';
import { shownRisk } from '#domain/safety/shown-risk.ts';
import { paths } from '#web/paths.ts';
import { RiskChip } from '#web/ui/risk/risk-chip.tsx';
import { ScoreRing } from '#web/ui/risk/score-ring.tsx';
import { confidenceMeaning, identifiedWords } from '#web/words/confidence-words.ts';
import { useRingSize } from './use-ring-size.ts';

/** Element id of the receipt. */
export const RECEIPT_ID = 'receipt';

/** Scrolls to the receipt without a history entry, so that Back still leaves the report. */
function toReceipt(event: MouseEvent): void {
  event.preventDefault();
  const receipt = document.getElementById(RECEIPT_ID);
  receipt?.scrollIntoView({ behavior: 'smooth' });
  receipt?.focus({ preventScroll: true });
}

/** The verdict: ring, level, confidence, and a link to the receipt. */
export function ScorePanel({ report }: { report: Report }) {
  const ringSize = useRingSize();
  const risk = shownRisk(report);
  return (
    <ScoreFrame
      ring={
        <Link to={paths.method} className="ring-link" title="How the score works">
          <ScoreRing risk={risk} size={ringSize} draw />
          <span className="sr-only">How the score works</span>
        </Link>
      }
    >
      <RiskChip level={risk.level} />
      {risk.level === 'NOT_ENOUGH' && <p className="small mt-1">Unknown does not mean harmless.</p>}
      {risk.provisional && <p className="small-strong mt-1">Provisional</p>}
      {report.score !== null && (
        <p className="mt-1.5">
          <strong className="strong">{`Confidence ${report.confidence.grade}`}</strong>
          <span className="text-ink-2">{`, ${confidenceMeaning(report.confidence.grade)}`}</span>
        </p>
      )}
      <p className="small num text-ink-2">{identifiedWords(risk.known, risk.total)}</p>
      {report.score !== null && (
        <a className="link" href={`#${RECEIPT_ID}`} onClick={toReceipt}>
          {risk.score === null ? 'What is known' : `Why ${risk.score}?`}
          <ArrowDown aria-hidden="true" strokeWidth={1.9} />
        </a>
      )}
    </ScoreFrame>
  );
}

/** The frame of the verdict, the same size before and after it is loaded, so that nothing moves. */
export function ScoreFrame({ ring, children }: { ring: ReactNode; children: ReactNode }) {
  return (
    <div className="panel flex min-h-[176px] flex-wrap items-center gap-x-[22px] gap-y-3 p-[18px] max-[359px]:gap-4 max-[359px]:p-4">
      {ring}
      <div className="grid min-w-[min(8rem,100%)] flex-1 justify-items-start gap-0.5">{children}</div>
    </div>
  );
}
