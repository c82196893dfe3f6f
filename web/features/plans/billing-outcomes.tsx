import { useCallback, useEffect } from 'react';
import { refreshBilling } from '#domain/plans/billing-calls.ts';
import { PLAN_NAME } from '#domain/plans/entitlements.ts';
import { useAccount, useClient } from '#web/client/client-context.tsx';
import { notePixelEvent } from '#web/client/pixel-events.ts';
import { ServerAnswerView } from '#web/client/server-answer-view.tsx';
import { useServerAnswer } from '#web/client/use-server-answer.ts';
import { paths } from '#web/paths.ts';
import { useScanUsage } from '#web/scanning/scan-usage.ts';
import { Button } from '#web/ui/button.tsx';
import { Page, PageHeader } from '#web/ui/frame/page.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { WhatComesNext } from './bought-plan.tsx';

/** /billing/success: makes the server ask the payment service, and shows the household's plan. */
export function BillingSuccess() {
  const client = useClient();
  const { db } = useAccount();
  const usage = useScanUsage();
  const [asked, again] = useServerAnswer(useCallback(() => client.server.ask(refreshBilling), [client]));
  const bought = asked.state === 'there' ? asked.value.bought : null;
  const tier = bought?.tier ?? null;
  useEffect(() => {
    if (tier && tier !== 'free') void notePixelEvent(db, tier);
  }, [db, tier]);
  // The next pull brings the plan to the phone.
  useEffect(() => {
    if (asked.state !== 'asking') client.syncNow();
  }, [client, asked.state]);
  return (
    <Page title="Your plan">
      <PageHeader title="Your plan" back={paths.billing} />
      {/* Keeps its space for the moment until it is read, so that the button does not move. */}
      <p className="mt-2 min-h-[3rem]">
        {usage && `Your household has the ${PLAN_NAME[usage.subscription.tier]} plan.`}
      </p>
      <LinkButton to={paths.billing} block className="mt-5">
        See billing
      </LinkButton>
      {/* Below the button, so that the button does not move when the answer arrives. */}
      <div className="mt-5">
        <ServerAnswerView asked={asked} again={again}>
          {() =>
            bought ? (
              <WhatComesNext bought={bought} />
            ) : (
              <div className="flex flex-wrap items-center justify-between gap-3">
                <p className="min-w-[min(16ch,100%)] flex-1 text-ink-2">
                  Changes show here as soon as your server knows about them. A payment may take a minute.
                </p>
                <Button size="small" variant="secondary" onClick={again}>
                  Check Again
                </Button>
              </div>
            )
          }
        </ServerAnswerView>
      </div>
    </Page>
  );
}

/** /billing/cancel: the person left the payment page without paying. */
export const BillingCancel = () => (
  <Page title="Nothing changed">
    <PageHeader title="Nothing changed" back={paths.subscription} />
    <p className="mt-2 text-ink-2">Your plan hasn’t changed, and nothing was charged.</p>
    <LinkButton to={paths.subscription} variant="secondary" block className="mt-5">
      See plans
    </LinkButton>
  </Page>
);
