import { TextLink } from './link-button.tsx';

interface UsageBarProps {
  used: number;
  /** -1 is no limit. */
  limit: number;
  notice: 'none' | 'near' | 'reached' | 'unlimited' | 'hidden';
  /** "Starter plan". */
  plan?: string;
  /** Link to manage plans; left out on that page itself. */
  manageTo?: string;
}

const LEVEL = { none: '', near: 'level-caution', reached: 'level-high' } as const;

/** This month's scans: a bar and a sentence; amber from 80%, red at the limit. Nothing while the usage is unknown. */
export function UsageBar({ used, limit, notice, plan, manageTo }: UsageBarProps) {
  if (notice === 'hidden') return null;
  if (notice === 'unlimited') {
    return (
      <p className="flex items-center justify-between gap-3 px-1 small">
        <span>
          <strong className="small-strong">Unlimited Scans</strong>
          {plan && <span className="text-ink-2"> · {plan}</span>}
        </span>
        {manageTo && <TextLink to={manageTo}>Manage</TextLink>}
      </p>
    );
  }
  const left = limit - used;
  return (
    <div className={`grid gap-1.5 px-1 ${LEVEL[notice]}`}>
      <p className="flex items-center justify-between gap-3 small">
        <span>
          {notice === 'reached' ? (
            <strong className="small-strong">Scan limit reached.</strong>
          ) : (
            <>
              <strong className="small-strong num">
                {used} of {limit}
              </strong>
              <span className="text-ink-2"> scans this month{plan && ` · ${plan}`}</span>
            </>
          )}
        </span>
        {manageTo && <TextLink to={manageTo}>{notice === 'reached' ? 'Upgrade to continue' : 'Manage'}</TextLink>}
      </p>
      <div
        className="progress"
        role="progressbar"
        aria-label="Scans this month"
        aria-valuemin={0}
        aria-valuemax={limit}
        aria-valuenow={Math.min(used, limit)}
      >
        <b style={{ width: `${Math.min(100, (used / limit) * 100)}%` }} />
      </div>
      {notice === 'near' && (
        <p className="small text-level-text">
          <strong className="small-strong">
            {left === 1 ? '1 scan remaining this month' : `${left} scans remaining this month`}
          </strong>
          <span className="block">Almost at your limit! Upgrade for unlimited scans</span>
        </p>
      )}
    </div>
  );
}
