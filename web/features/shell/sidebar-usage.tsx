import { useScanUsage } from '#web/scanning/scan-usage.ts';

/** This month's scans as a line of text and a bar, at the bottom of the sidebar. */
export function SidebarUsage() {
  const usage = useScanUsage();
  if (!usage) return null;
  if (usage.scanLimit < 0) return <p className="small-strong mb-3">Unlimited Scans</p>;
  const level = usage.notice === 'reached' ? 'level-high' : usage.notice === 'near' ? 'level-caution' : '';
  return (
    <div className={`mb-3 ${level}`}>
      <p className="small">
        <strong className="small-strong num">
          {usage.scansUsed} of {usage.scanLimit}
        </strong>{' '}
        <span className="text-ink-2">scans this month</span>
      </p>
      <div className="progress mt-2" aria-hidden="true">
        <b style={{ width: `${Math.min(100, (usage.scansUsed / usage.scanLimit) * 100)}%` }} />
      </div>
    </div>
  );
}
