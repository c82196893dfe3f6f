import type { ScanUsage } from '#domain/plans/plan.ts';
import { paths } from '#web/paths.ts';
import { Notice } from '#web/ui/frame/notice.tsx';
import { TextLink } from '#web/ui/link-button.tsx';

const isLast = ({ scansUsed, scanLimit }: ScanUsage): boolean => scanLimit >= 0 && scansUsed === scanLimit - 1;

/** This month's scans below the scanner's title: a sentence and a thin bar. */
export function UsageLine({ usage }: { usage: ScanUsage | undefined }) {
  if (!usage) return <p className="usage-line">&nbsp;</p>;
  const { scansUsed, scanLimit, hasReachedLimit } = usage;
  if (scanLimit < 0) return <p className="usage-line">{`${scansUsed} of ∞ scans this month`}</p>;
  return (
    <div className="usage-line">
      <p>{`${scansUsed} of ${scanLimit} scans this month`}</p>
      <div
        className={`progress ${hasReachedLimit ? 'level-high' : isLast(usage) ? 'level-caution' : ''}`}
        role="progressbar"
        aria-label="Scans this month"
        aria-valuemin={0}
        aria-valuemax={scanLimit}
        aria-valuenow={Math.min(scansUsed, scanLimit)}
      >
        <b style={{ width: `${Math.min(100, (scansUsed / Math.max(1, scanLimit)) * 100)}%` }} />
      </div>
    </div>
  );
}

/** Warns before the next scan that it is the last one, or that none is left. */
export function UsageNotice({ usage }: { usage: ScanUsage | undefined }) {
  if (usage?.hasReachedLimit) {
    return (
      <Notice level="WARNING">
        <span className="flex flex-wrap items-center justify-between gap-x-3">
          <span>Scan limit reached.</span>
          <TextLink to={paths.subscription}>View upgrade options</TextLink>
        </span>
      </Notice>
    );
  }
  if (!usage || !isLast(usage)) return null;
  return <Notice level="CAUTION">{usage.scanLimit === 5 ? 'Last free scan' : 'Last scan this month'}</Notice>;
}
