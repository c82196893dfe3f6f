import { useId, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Household } from '#domain/households/household.ts';
import { SCAN_LIMIT, type Tier } from '#domain/plans/plan.ts';
import type { Warning } from '#domain/safety/report.ts';
import { useAnalytics } from '#web/client/analytics-context.tsx';
import { paths } from '#web/paths.ts';
import { useScanUsage } from '#web/scanning/scan-usage.ts';
import { Button } from '#web/ui/button.tsx';
import { Pick } from '#web/ui/form/pick.tsx';
import { Sheet } from '#web/ui/frame/sheet.tsx';
import { WarningCard, WarningText } from '#web/ui/risk/warning-card.tsx';
import { avatarOf, whoIsWarned } from '#web/words/audience-words.ts';

const OFFERED = [
  { tier: 'starter', name: 'Starter' },
  { tier: 'unlimited', name: 'Unlimited' },
] as const satisfies readonly { tier: Tier; name: string }[];

const NOBODY: Household = { members: [], pets: [] };

interface LimitModalProps {
  message: string;
  /** Name of the scanned product; null if unknown. */
  name: string | null;
  /** The product's CRITICAL warnings for this household, which no plan holds back. */
  critical: readonly Warning[];
  household: Household | null;
  /** Whether they are still being loaded. */
  looking: boolean;
  onClose: () => void;
}

/**
 * Shown at the monthly scan limit (product P7.3): the warnings that no plan holds back, then the plans if any are sold,
 * with the button to go on without one as visible as the upgrade. Otherwise only that the limit resets next month.
 */
export function LimitModal({ message, name, critical, household, looking, onClose }: LimitModalProps) {
  const navigate = useNavigate();
  const analytics = useAnalytics();
  const usage = useScanUsage();
  const group = useId();
  const [chosen, setChosen] = useState<(typeof OFFERED)[number]>(OFFERED[0]);
  const free = usage?.subscription.tier !== 'starter';
  // If plans are granted and not sold, nothing can be bought here: only next month helps.
  const sells = usage?.sells === true;
  const upgrade = () => {
    if (usage) {
      const properties = { from: usage.subscription.tier, to: chosen.tier };
      void analytics.record({ name: 'subscription.upgrade_started', properties });
    }
    onClose();
    void navigate(`${paths.subscription}?plan=${chosen.tier}`, { state: { counted: true } });
  };
  const goOn = () => {
    localStorage.setItem('upgrade_prompt_dismissed', new Date().toISOString());
    onClose();
  };
  return (
    <Sheet open onClose={onClose} title={free ? 'You’ve Hit Your Free Scan Limit' : 'You’ve Hit Your Scan Limit'}>
      <p className="text-ink-2">
        {usage && usage.scanLimit > 0 && `${usage.scansUsed} of ${usage.scanLimit} this month. `}
        Products you already have stay readable.
      </p>
      <p className="small mt-1 text-ink-2">
        {free && sells
          ? "You've used all your free scans this month. Upgrade to continue protecting your family."
          : message}
      </p>
      <div className="mt-4 grid gap-2.5" aria-live="polite" aria-busy={looking}>
        {critical.map((warning) => (
          <WarningCard
            key={`${warning.audience} ${warning.subject} ${warning.ingredient} ${warning.kind}`}
            severity="CRITICAL"
            who={whoIsWarned(warning)}
            kind={avatarOf(warning, household ?? NOBODY)}
          >
            <WarningText
              message={name === null ? warning.message : `${name}: ${warning.message}`}
              action={warning.action}
            />
          </WarningCard>
        ))}
        {!looking && critical.length === 0 && (
          <p className="small">
            {name === null
              ? 'Nothing is known about this product here. That does not mean it is harmless.'
              : `No CRITICAL warning was found for ${name}. Nothing else about it was checked.`}
          </p>
        )}
      </div>
      {sells && (
        <fieldset className="mt-4">
          <legend className="sr-only">Plan</legend>
          <div className="picks">
            {OFFERED.map((plan) => (
              <Pick
                key={plan.tier}
                group={group}
                label={`${plan.name}: ${SCAN_LIMIT[plan.tier] < 0 ? 'unlimited scans' : `${SCAN_LIMIT[plan.tier]} scans a month`}`}
                checked={chosen.tier === plan.tier}
                onChange={() => setChosen(plan)}
              />
            ))}
          </div>
        </fieldset>
      )}
      <div className="mt-4 grid gap-2">
        {sells && (
          <Button block onClick={upgrade}>
            {`Upgrade to ${chosen.name} Plan`}
          </Button>
        )}
        <Button variant={sells ? 'secondary' : 'primary'} block onClick={goOn}>
          {free ? 'Continue with free plan (resets next month)' : 'Continue (resets next month)'}
        </Button>
      </div>
    </Sheet>
  );
}
