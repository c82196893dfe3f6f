import { Calculator, Check, FlaskConical, Info, ScanSearch } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { REPORT_STAGE_MESSAGE, type ReportStage } from '#domain/contract/report-progress.ts';
import { Button } from '#web/ui/button.tsx';
import { LOADING_FACTS } from './loading-facts.ts';
import './report-loading.css';

/** Actual progress of a report, here or on the server. */
export interface ReportWork {
  /** Null while the knowledge is being opened, which is not one of the stages. */
  readonly stage: ReportStage | null;
  /** Share of the stages that are done, 0 to 100. */
  readonly progress: number;
  /** Estimated seconds left, from earlier reports; null if none was measured. */
  readonly estimatedTime: number | null;
}

/** How long a fact is shown (product P2.6.2). */
const FACT_MS = 3000;

const ICON: Readonly<Record<ReportStage, ReactNode>> = {
  scanning: <ScanSearch strokeWidth={1.9} />,
  analyzing: <FlaskConical strokeWidth={1.9} />,
  scoring: <Calculator strokeWidth={1.9} />,
  finalizing: <Check strokeWidth={1.9} />,
  complete: <Check strokeWidth={1.9} />,
};

/** Facts and tips, one after the other. Not announced by screen readers: they would talk over the progress. */
function Facts() {
  // The first one varies, without randomness: the minute decides.
  const [at, setAt] = useState(() => new Date().getMinutes() % LOADING_FACTS.length);
  useEffect(() => {
    const timer = setInterval(() => setAt((now) => (now + 1) % LOADING_FACTS.length), FACT_MS);
    return () => clearInterval(timer);
  }, []);
  const fact = LOADING_FACTS[at];
  if (!fact) return null;
  return (
    <div className="loading-fact" aria-live="off">
      <p className="small-strong">{fact.kind}</p>
      <p className="mt-1">{fact.text}</p>
      <p className="caption mt-1 flex items-start gap-1.5 text-ink-2">
        <Info aria-hidden="true" size={16} strokeWidth={1.9} className="mt-px flex-none" />
        {fact.source}
      </p>
    </div>
  );
}

/** A report that is ready within this time needs no loading screen. */
const AT_ONCE_MS = 300;

/** Whether the wait has been long enough to show a loading screen. */
export function useLongWait(): boolean {
  const [long, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), AT_ONCE_MS);
    return () => clearTimeout(timer);
  }, []);
  return long;
}

/** For a product not known on this phone: the first stage is to find out what it is. */
export const LOOKING_UP: ReportWork = { stage: 'scanning', progress: 0, estimatedTime: null };

const left = (seconds: number): string => (seconds === 1 ? 'About 1 second' : `About ${seconds} seconds`);

interface ReportLoadingProps {
  /** The product's name, or its barcode while the name is not known; null if neither is. */
  name: string | null;
  work: ReportWork;
  /** Shows what is already known about the product. Left out if nothing is. */
  onSkip?: () => void;
}

/** Progress of a report being made: the current stage, the share done, and something to read meanwhile. */
export function ReportLoading({ name, work, onSkip }: ReportLoadingProps) {
  const { stage, estimatedTime } = work;
  const progress = Math.round(Math.min(100, Math.max(0, work.progress)));
  const message = stage === null ? REPORT_STAGE_MESSAGE.complete : REPORT_STAGE_MESSAGE[stage];
  return (
    <div className="report-loading" aria-busy="true">
      <span className="loading-icon" aria-hidden="true">
        {stage === null ? <ScanSearch strokeWidth={1.9} /> : ICON[stage]}
      </span>
      {name !== null && <p className="title-3 num [overflow-wrap:anywhere]">{name}</p>}
      <p className="text-ink-2" role="status">
        {message}
      </p>
      <div
        className="progress mt-4"
        role="progressbar"
        aria-label={message}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={progress}
      >
        <b style={{ width: `${progress}%` }} />
      </div>
      <p className="caption num mt-1.5 flex justify-between gap-3 text-ink-2">
        <span>{progress}%</span>
        {estimatedTime !== null && <span>{left(estimatedTime)}</span>}
      </p>
      <Facts />
      {onSkip && (
        <Button variant="quiet" block className="mt-3" onClick={onSkip}>
          Skip and view product details
        </Button>
      )}
    </div>
  );
}
