import { Mail, UsersRound } from 'lucide-react';
import { useCallback, useId, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { billing } from '#domain/plans/billing-calls.ts';
import { PLAN_NAME } from '#domain/plans/entitlements.ts';
import { subscription } from '#domain/plans/subscription-calls.ts';
import { useClient } from '#web/client/client-context.tsx';
import { ServerAnswerView } from '#web/client/server-answer-view.tsx';
import { useServerAnswer } from '#web/client/use-server-answer.ts';
import { useSupport } from '#web/client/use-support.ts';
import { paths } from '#web/paths.ts';
import { useScanUsage } from '#web/scanning/scan-usage.ts';
import { ActionBar } from '#web/ui/frame/action-bar.tsx';
import { Notice } from '#web/ui/frame/notice.tsx';
import { Page, PageHeader } from '#web/ui/frame/page.tsx';
import { LinkButton, TextLink } from '#web/ui/link-button.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { UsageBar } from '#web/ui/usage-bar.tsx';
import { BuyPlan } from './buy-plan.tsx';
import { PlanCard, PlanLines } from './plan-card.tsx';
import { FAMILY_LINES, GRANTED, IN_EVERY_PLAN, OFFERED, OFFERED_FAMILY, type OfferedPlan } from './plan-words.ts';
import { usePrices } from './prices.ts';
import './plans.css';

const offeredAs = (name: string | null): OfferedPlan | undefined =>
  [...OFFERED, OFFERED_FAMILY].find(({ tier }) => tier === name);

/** A mail draft to the server's contact address; null if it has none. */
const draft = (email: string | null | undefined, subject: string): string | null =>
  email ? `mailto:${email}?subject=${encodeURIComponent(subject)}` : null;

/** Button to ask for a plan: by mail, or through the contact page. */
function AskFor({ plan, email }: { plan: OfferedPlan; email: string | null | undefined }) {
  const words = `Ask for ${PLAN_NAME[plan.tier]}`;
  const mail = draft(email, `Safeshelf: the ${PLAN_NAME[plan.tier]} plan`);
  return mail ? (
    <a href={mail} className="button button-primary w-full">
      {words}
    </a>
  ) : (
    <LinkButton to={paths.contact} block>
      {words}
    </LinkButton>
  );
}

/** The plans to choose from, with the household's own marked. */
function Plans({ sells }: { sells: boolean }) {
  const usage = useScanUsage();
  const support = useSupport();
  const group = useId();
  const client = useClient();
  const prices = usePrices(sells);
  const ask = useCallback(() => client.server.ask(billing), [client]);
  const [asked, again] = useServerAnswer(ask);
  const counted = (useLocation().state as { counted?: boolean } | null)?.counted === true;
  const [query] = useSearchParams();
  const [picked, setPicked] = useState(() => offeredAs(query.get('plan')));
  const tier = usage?.subscription.tier;
  const chosen = picked ?? offeredAs(tier ?? null) ?? OFFERED[0];
  const asksFor = !sells && chosen && tier && chosen.tier !== tier ? chosen : null;
  const offered = prices.has('family') ? [...OFFERED, OFFERED_FAMILY] : OFFERED;
  const sales = draft(support?.email, 'Safeshelf: the Family plan');
  return (
    <>
      <p className="mt-1 text-ink-2">
        {tier && `You have ${PLAN_NAME[tier]}. `}
        {IN_EVERY_PLAN}
      </p>
      {/* Keeps its space for the moment until it is read, so that the plans do not move. */}
      <div className="mt-5 min-h-11">
        {usage && <UsageBar used={usage.scansUsed} limit={usage.scanLimit} notice={usage.notice} />}
      </div>
      <fieldset className="plan-choice mt-4 grid gap-3">
        <legend className="sr-only">Plan</legend>
        {offered.map((plan) => (
          <PlanCard
            key={plan.tier}
            plan={plan}
            price={prices.get(plan.tier)}
            group={group}
            chosen={plan.tier === chosen?.tier}
            yours={plan.tier === tier}
            onChoose={() => setPicked(plan)}
          />
        ))}
      </fieldset>
      {!prices.has('family') && (
        <div className="panel mt-3 flex flex-wrap items-center gap-x-3 px-4 py-2">
          <Mail size={22} strokeWidth={1.9} aria-hidden="true" />
          <p className="min-w-[min(8rem,100%)] flex-1">
            <span className="title-3">Family</span>
            <span className="small block text-ink-2">No scan limit</span>
          </p>
          {sales ? (
            <a href={sales} className="link">
              Contact Sales
            </a>
          ) : (
            <TextLink to={paths.contact}>Contact Sales</TextLink>
          )}
        </div>
      )}
      {sells && chosen && tier && (
        <div className="mt-4 max-w-[360px] max-lg:max-w-none">
          <ServerAnswerView asked={asked} again={again}>
            {(bill) => <BuyPlan chosen={chosen.tier} tier={tier} billing={bill} counted={counted} />}
          </ServerAnswerView>
        </div>
      )}
      {asksFor && (
        <div className="mt-4 max-w-[360px] max-lg:hidden">
          <AskFor plan={asksFor} email={support?.email} />
        </div>
      )}
      <div className={asksFor ? 'mt-5 grid gap-4 max-lg:pb-24' : 'mt-5 grid gap-4'}>
        {!sells && <Notice>{GRANTED}</Notice>}
        <TextLink to={paths.billing}>Billing</TextLink>
      </div>
      {asksFor && (
        <div className="lg:hidden">
          <ActionBar>
            <AskFor plan={asksFor} email={support?.email} />
          </ActionBar>
        </div>
      )}
    </>
  );
}

/** Shown on servers that give every household the largest plan. */
const Everything = () => (
  <div className="max-w-[640px]">
    <p className="mt-1 text-ink-2">
      Your household has everything Safeshelf offers: no limit on scans, and nothing to pay.
    </p>
    <section className="plan-card plan-card-yours mt-5">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <UsersRound size={22} strokeWidth={1.9} aria-hidden="true" className="text-accent-text" />
        <h2 className="title-3">Family</h2>
        <span className="plan-tag">Your plan</span>
      </div>
      <PlanLines lines={FAMILY_LINES} />
    </section>
    <div className="mt-5 grid gap-4">
      <Notice>{IN_EVERY_PLAN}</Notice>
      <Notice>{GRANTED}</Notice>
    </div>
  </div>
);

/** /subscription: the plans, or what the household has if all on this server get the largest plan (product P6.11). */
export function PlansPage() {
  const client = useClient();
  const usage = useScanUsage();
  const [asked] = useServerAnswer(useCallback(() => client.server.ask(subscription), [client]));
  const largest = usage?.subscription.tier === 'family';
  const offers = asked.state === 'there' ? asked.value.offersPlans : !largest;
  // Nothing is shown that the answer might remove again.
  const isUndecided = asked.state === 'asking' ? !usage || largest : !usage && !offers;
  return (
    <Page title="Plans" wide>
      <PageHeader title="Plans" back={paths.dashboard} />
      {isUndecided ? (
        <Skeleton className="mt-4 h-28" />
      ) : usage && !offers && largest ? (
        <Everything />
      ) : (
        <Plans sells={asked.state === 'there' && asked.value.payments} />
      )}
    </Page>
  );
}
