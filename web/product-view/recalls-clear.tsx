import { useNetwork } from '#web/client/client-context.tsx';
import type { RecallsChecked } from '#web/offline/recalls/checked.ts';
import { Panel } from '#web/ui/frame/panel.tsx';
import { RiskShape } from '#web/ui/risk/risk-shape.tsx';

/** Why nothing can be said about recalls yet. */
function notYet(offline: boolean, answered: boolean): string {
  if (answered)
    return 'Your server has not read any notices yet. It checks the official sources at the pace they allow.';
  return offline ? 'This phone must reach the server once for that.' : 'Checking with the server now.';
}

interface RecallsClearProps {
  /** The result of the last look-up; null before the first. */
  checked: RecallsChecked | null;
  className?: string;
}

/** Shown if no recall is open: either all clear, or not looked up yet (product P11.10). */
export function RecallsClear({ checked, className = '' }: RecallsClearProps) {
  const { status } = useNetwork();
  return (
    <Panel className={`flex items-center gap-4 ${className}`}>
      {checked && checked.sources.length > 0 ? (
        <>
          <RiskShape level="MINIMAL" size={28} />
          <div className="min-w-0 flex-1">
            <p className="strong">All Clear! No active recalls for your products</p>
            <p className="small text-ink-2">Your inventory is safe</p>
          </div>
        </>
      ) : (
        <div className="min-w-0 flex-1">
          <p className="strong">Recalls have not been looked up yet</p>
          <p className="small text-ink-2">{notYet(status === 'offline', checked !== null)}</p>
        </div>
      )}
    </Panel>
  );
}
