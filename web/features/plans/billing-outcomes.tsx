import { useEffect } from 'react';
import { PLAN_NAME } from '#domain/plans/entitlements.ts';
import { useClient } from '#web/client/client-context.tsx';
import { paths } from '#web/paths.ts';
import { useScanUsage } from '#web/scanning/scan-usage.ts';
import { Page, PageHeader } from '#web/ui/frame/page.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';

/** /billing/success: says which plan the server gives the household, and never more than that. */
export function BillingSuccess() {
  const client = useClient();
  const usage = useScanUsage();
  useEffect(() => client.syncNow(), [client]);
  return (
    <Page title="Your plan">
      <PageHeader title="Your plan" back={paths.billing} />
      {/* Read within a moment: its place is kept, so that the button does not move. */}
      <p className="mt-2 min-h-[3rem]">
        {usage && `Your household has the ${PLAN_NAME[usage.subscription.tier]} plan.`}
      </p>
      <p className="text-ink-2">A change shows here as soon as your server knows of it.</p>
      <LinkButton to={paths.billing} block className="mt-5">
        See billing
      </LinkButton>
    </Page>
  );
}

/** /billing/cancel: whoever turned back. */
export const BillingCancel = () => (
  <Page title="Nothing changed">
    <PageHeader title="Nothing changed" back={paths.subscription} />
    <p className="mt-2 text-ink-2">Your plan is as it was, and nothing was charged.</p>
    <LinkButton to={paths.subscription} variant="secondary" block className="mt-5">
      See plans
    </LinkButton>
  </Page>
);
