import { SCAN_LIMIT, type Tier } from '#domain/plans/plan.ts';
import { paths } from '#web/paths.ts';
import { useScanUsage } from '#web/scanning/scan-usage.ts';
import { Notice } from '#web/ui/frame/notice.tsx';
import { Page, PageHeader, Section } from '#web/ui/frame/page.tsx';
import { PanelList } from '#web/ui/frame/panel.tsx';
import { UsageBar } from '#web/ui/usage-bar.tsx';

const PLANS: readonly { tier: Tier; name: string }[] = [
  { tier: 'free', name: 'Free' },
  { tier: 'starter', name: 'Starter' },
  { tier: 'unlimited', name: 'Unlimited' },
  { tier: 'family', name: 'Family' },
];

export function Component() {
  const usage = useScanUsage();
  return (
    <Page title="Plans">
      <PageHeader title="Plans" back={paths.dashboard} />
      {/* Read within a moment: its place is kept, so that the plans do not move. */}
      <div className="mt-5 min-h-11">
        {usage && <UsageBar used={usage.scansUsed} limit={usage.scanLimit} notice={usage.notice} />}
      </div>
      <Section title="Scans a month">
        <PanelList inset={16}>
          {PLANS.map(({ tier, name }) => (
            <li key={tier} className="flex min-h-14 flex-wrap items-center justify-between gap-x-4 px-4">
              <span className="strong">{name}</span>
              <span className="num text-ink-2">
                {usage?.subscription.tier === tier && <b className="mr-3 text-accent-text">Your plan</b>}
                {SCAN_LIMIT[tier] < 0 ? 'Unlimited' : SCAN_LIMIT[tier]}
              </span>
            </li>
          ))}
        </PanelList>
      </Section>
      <div className="mt-5">
        <Notice>
          Payments are not set up on your server: the people who run it decide which plan a household has. Critical
          warnings are part of every plan.
        </Notice>
      </div>
    </Page>
  );
}
