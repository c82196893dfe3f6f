import { Download } from 'lucide-react';
import { useState } from 'react';
import {
  type BillingAnswer,
  type BoughtPlan as Bought,
  billingPortal,
  endPlan,
  type PlanPayment,
} from '#domain/plans/billing-calls.ts';
import { PLAN_NAME } from '#domain/plans/entitlements.ts';
import { useClient } from '#web/client/client-context.tsx';
import { Button } from '#web/ui/button.tsx';
import { formatDay } from '#web/ui/formats.ts';
import { Dialog } from '#web/ui/frame/dialog.tsx';
import { Notice } from '#web/ui/frame/notice.tsx';
import { PanelList } from '#web/ui/frame/panel.tsx';
import { money } from './prices.ts';
import { usePlanTask } from './use-plan-task.ts';

/** What comes next for a bought plan: a payment, its end, or a failed payment to fix (product P6.27 and P6.28). */
export function WhatComesNext({
  bought: { state, periodEndsAt, endsWithPeriod, graceEndsAt, tier },
}: {
  bought: Bought;
}) {
  if (state === 'failing' && graceEndsAt !== null) {
    return (
      <Notice level="WARNING">
        {graceEndsAt > Date.now()
          ? `A payment failed. Your household keeps ${PLAN_NAME[tier]} until ${formatDay(graceEndsAt)}. Update your payment method before then.`
          : `A payment failed, and ${PLAN_NAME[tier]} has been off since ${formatDay(graceEndsAt)}. Update your payment method to get it back, or cancel it.`}
      </Notice>
    );
  }
  if (periodEndsAt === null) return null;
  return (
    <p className="small text-ink-2">
      {endsWithPeriod
        ? `Ends on ${formatDay(periodEndsAt)} and won’t renew`
        : `Next payment on ${formatDay(periodEndsAt)}`}
    </p>
  );
}

const WORDS: Readonly<Record<PlanPayment['state'], string>> = {
  paid: 'Paid',
  failed: 'Not paid, payment failed',
  refunded: 'Refunded',
  disputed: 'Disputed through your bank, not decided yet',
  reversed: 'Reversed by your bank',
};

/** Payments and refunds, newest first. */
export const Payments = ({ payments }: { payments: readonly PlanPayment[] }) =>
  payments.length === 0 ? (
    <p className="text-ink-2">No payments.</p>
  ) : (
    <PanelList label="Payments" inset={16}>
      {payments.map(({ id, at, amount, currency, state, tier, url }) => (
        <li key={id} className="flex items-center gap-3 py-2 pr-2 pl-4">
          <span className="min-w-0 flex-1">
            {formatDay(at)}
            <span className="small block text-ink-2">
              {WORDS[state]}
              {tier !== null && `, ${PLAN_NAME[tier]}`}
            </span>
          </span>
          <span className="num">
            {(state === 'refunded' || state === 'reversed') && '\u2212'}
            {money(amount, currency)}
          </span>
          {url !== null && (
            <a
              href={url}
              target="_blank"
              rel="noopener noreferrer"
              className="icon-button"
              aria-label={`Invoice for ${formatDay(at)}`}
            >
              <Download strokeWidth={1.9} aria-hidden="true" />
            </a>
          )}
        </li>
      ))}
    </PanelList>
  );

interface ManageProps {
  billing: BillingAnswer;
  onChange: (billing: BillingAnswer) => void;
}

/** Buttons to change the payment method and to end the plan; only for people who may change it. */
export function ManagePlan({ billing: { bought, mayChange }, onChange }: ManageProps) {
  const client = useClient();
  const { pending, run } = usePlanTask();
  const [ending, setEnding] = useState(false);
  if (!bought) return null;
  if (!mayChange) return <Notice>Only the owner of your household can change its plan.</Notice>;
  const end = (ends: boolean) =>
    run(
      'end',
      () => client.server.ask(endPlan, { body: { ends } }),
      (answer) => {
        setEnding(false);
        onChange(answer);
      },
    );
  const pay = () =>
    run(
      'pay',
      () => client.server.ask(billingPortal),
      ({ url }) => location.assign(url),
    );
  const until = bought.periodEndsAt === null ? 'the end of the paid period' : formatDay(bought.periodEndsAt);
  return (
    <div className="mt-3 grid gap-2">
      <Button variant="secondary" block pending={pending === 'pay'} onClick={() => void pay()}>
        Update payment method
      </Button>
      {bought.endsWithPeriod ? (
        <Button variant="secondary" block pending={pending === 'end'} onClick={() => void end(false)}>
          {`Keep ${PLAN_NAME[bought.tier]}`}
        </Button>
      ) : (
        <Button variant="quiet" block onClick={() => setEnding(true)}>
          Cancel plan
        </Button>
      )}
      <Dialog
        open={ending}
        onClose={() => setEnding(false)}
        title={`Cancel ${PLAN_NAME[bought.tier]}?`}
        description={`Your household keeps it until ${until} and pays nothing more. Nothing you entered is deleted, and warnings continue.`}
        actions={
          <>
            <Button variant="danger" block pending={pending === 'end'} onClick={() => void end(true)}>
              Cancel plan
            </Button>
            <Button variant="secondary" block onClick={() => setEnding(false)}>
              Keep it
            </Button>
          </>
        }
      />
    </div>
  );
}
