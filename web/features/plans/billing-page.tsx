import { useCallback, useState } from 'react';
import { type BillingAnswer, billing } from '#domain/plans/billing-calls.ts';
import { PLAN_NAME } from '#domain/plans/entitlements.ts';
import { nextQuotaMonth } from '#domain/plans/plan.ts';
import { subscriptionUsage } from '#domain/plans/subscription-calls.ts';
import { useClient } from '#web/client/client-context.tsx';
import { ServerAnswerView } from '#web/client/server-answer-view.tsx';
import { useServerAnswer } from '#web/client/use-server-answer.ts';
import { paths } from '#web/paths.ts';
import { useScanUsage } from '#web/scanning/scan-usage.ts';
import { Notice } from '#web/ui/frame/notice.tsx';
import { Page, PageHeader, Section } from '#web/ui/frame/page.tsx';
import { Panel } from '#web/ui/frame/panel.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { UsageBar } from '#web/ui/usage-bar.tsx';
import { ManagePlan, Payments, WhatComesNext } from './bought-plan.tsx';
import { GRANTED } from './plan-words.ts';

const day = new Intl.DateTimeFormat(undefined, { day: 'numeric', month: 'short', timeZone: 'UTC' });

const inHousehold = (members: number): string =>
  members === 1 ? '1 in your household' : `${members} in your household`;

/** /billing: the plan, its usage, and who may change it (product P6.11). */
export function BillingPage() {
  const client = useClient();
  const usage = useScanUsage();
  const [asked, again] = useServerAnswer(useCallback(() => client.server.ask(subscriptionUsage), [client]));
  const [told, tellAgain] = useServerAnswer(useCallback(() => client.server.ask(billing), [client]));
  const [changed, setChanged] = useState<BillingAnswer | null>(null);
  const bill = changed ?? (told.state === 'there' ? told.value : null);
  return (
    <Page title="Billing">
      <PageHeader title="Billing" back={paths.subscription} />
      <div className="mt-4">
        <Panel>
          <h2 className="title-2">{usage ? PLAN_NAME[usage.subscription.tier] : 'Your plan'}</h2>
          {bill?.bought && (
            <div className="mt-1">
              <WhatComesNext bought={bill.bought} />
            </div>
          )}
          <div className="mt-3 grid gap-2">
            {/* Keeps its space while it is read. */}
            <div className="min-h-8">
              {usage && <UsageBar used={usage.scansUsed} limit={usage.scanLimit} notice={usage.notice} />}
            </div>
            {/* As high as its placeholder, so that nothing below moves. */}
            <div className="min-h-14">
              <ServerAnswerView asked={asked} again={again}>
                {({ familyMembers }) => (
                  <p className="small px-1 text-ink-2">
                    {inHousehold(Math.max(1, familyMembers))}
                    {usage && usage.scanLimit >= 0 && ` · Resets on ${day.format(nextQuotaMonth(Date.now()))}`}
                  </p>
                )}
              </ServerAnswerView>
            </div>
          </div>
        </Panel>
      </div>
      <LinkButton to={paths.subscription} variant="secondary" block className="mt-3">
        Change plan
      </LinkButton>
      {bill && <ManagePlan billing={bill} onChange={setChanged} />}
      <Section title="Payments">
        <ServerAnswerView asked={changed ? { state: 'there', value: changed } : told} again={tellAgain}>
          {({ payments, sells }) => (
            <>
              <Payments payments={payments} />
              {!sells && (
                <div className="mt-3">
                  <Notice>{GRANTED}</Notice>
                </div>
              )}
            </>
          )}
        </ServerAnswerView>
      </Section>
    </Page>
  );
}
