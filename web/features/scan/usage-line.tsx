import type { ScanUsage } from '#domain/plans/plan.ts';
import { paths } from '#web/paths.ts';
import { Notice } from '#web/ui/frame/notice.tsx';
import { TextLink } from '#web/ui/link-button.tsx';

/** Scans of this month below the viewfinder: a sentence, a thin bar, and a notice at the last one and at the limit. */
export function UsageLine({ usage }: { usage: ScanUsage | undefined }) {
  if (!usage) return <div className="min-h-9" />;
  const { scansUsed, scanLimit, hasReachedLimit } = usage;
  const unlimited = scanLimit < 0;
  const last = !unlimited && scansUsed === scanLimit - 1;
  return (
    <div className="grid min-h-9 content-center gap-2">
      {hasReachedLimit ? (
        <Notice level="WARNING">
          <span className="flex items-center justify-between gap-3">
            <span>Scan limit reached.</span>
            <TextLink to={paths.subscription}>View upgrade options</TextLink>
          </span>
        </Notice>
      ) : (
        last && <Notice level="CAUTION">{scanLimit === 5 ? 'Last free scan' : 'Last scan this month'}</Notice>
      )}
      <p className="small num text-ink-2">
        {unlimited ? 'Unlimited Scans' : `${scansUsed} of ${scanLimit} scans this month`}
      </p>
      {!unlimited && (
        <div
          className={`progress ${hasReachedLimit ? 'level-high' : last ? 'level-caution' : ''}`}
          role="progressbar"
          aria-label="Scans this month"
          aria-valuemin={0}
          aria-valuemax={scanLimit}
          aria-valuenow={Math.min(scansUsed, scanLimit)}
        >
          <b style={{ width: `${Math.min(100, (scansUsed / Math.max(1, scanLimit)) * 100)}%` }} />
        </div>
      )}
    </div>
  );
}
