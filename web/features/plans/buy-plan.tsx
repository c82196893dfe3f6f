import { Lock, Undo2 } from 'lucide-react';
import { type BillingAnswer, buyPlan, type PaidTier } from '#domain/plans/billing-calls.ts';
import { isLarger, PLAN_NAME } from '#domain/plans/entitlements.ts';
import type { Tier } from '#domain/plans/plan.ts';
import { useAnalytics } from '#web/client/analytics-context.tsx';
import { useClient } from '#web/client/client-context.tsx';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/frame/notice.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { usePlanTask } from './use-plan-task.ts';

interface BuyPlanProps {
  chosen: Tier;
  /** The household's current plan. */
  tier: Tier;
  billing: BillingAnswer;
  /** Whether the upgrade event was already recorded, at the scan limit that led here. */
  counted: boolean;
}

/** Button to the page where a plan is paid for or changed (product P6.24). */
export function BuyPlan({ chosen, tier, billing: { mayChange, bought }, counted }: BuyPlanProps) {
  const client = useClient();
  const analytics = useAnalytics();
  const { pending, run } = usePlanTask();
  if (chosen === (bought?.tier ?? tier)) return null;
  if (!mayChange) return <Notice>Only the owner of your household can change its plan.</Notice>;
  if (chosen === 'free') {
    if (!bought) return null;
    return (
      <LinkButton to={paths.billing} variant="secondary" block>
        Cancel your plan in Billing
      </LinkButton>
    );
  }
  if (!bought && !isLarger(chosen, tier)) {
    return <Notice>Your household already has {PLAN_NAME[tier]}, without paying.</Notice>;
  }
  const words = `${isLarger(chosen, tier) ? 'Upgrade' : 'Change'} to ${PLAN_NAME[chosen]}`;
  const buy = (plan: PaidTier) => {
    if (!counted && isLarger(plan, tier)) {
      void analytics.record({ name: 'subscription.upgrade_started', properties: { from: tier, to: plan } });
    }
    return run(
      'buy',
      () => client.server.ask(buyPlan, { body: { plan } }),
      ({ url }) => location.assign(url),
    );
  };
  return (
    <>
      <Button block pending={pending !== null} onClick={() => void buy(chosen)}>
        {pending === null ? words : 'Opening the payment page…'}
      </Button>
      <p className="small mt-2 flex flex-wrap justify-center gap-x-6 gap-y-1 text-ink-2">
        <span className="inline-flex items-center gap-2">
          <Lock size={18} strokeWidth={1.9} aria-hidden="true" />
          Secure checkout
        </span>
        <span className="inline-flex items-center gap-2">
          <Undo2 size={18} strokeWidth={1.9} aria-hidden="true" />
          Cancel anytime
        </span>
      </p>
    </>
  );
}
