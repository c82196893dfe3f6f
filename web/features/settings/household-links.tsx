import { useLiveQuery } from 'dexie-react-hooks';
import { ChevronRight, CreditCard, Gift, KeyRound, UsersRound } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { Tier } from '#domain/plans/plan.ts';
import { useAccount } from '#web/client/client-context.tsx';
import { paths } from '#web/paths.ts';
import { useScanUsage } from '#web/scanning/scan-usage.ts';
import { PanelList } from '#web/ui/frame/panel.tsx';

const PLAN: Readonly<Record<Tier, string>> = {
  free: 'Free',
  starter: 'Starter',
  unlimited: 'Unlimited',
  family: 'Family',
};

/** Links to the people and pets, the adults with access, and the plan. */
export function HouseholdLinks() {
  const { db } = useAccount();
  const count = useLiveQuery(async () => (await db.members.count()) + (await db.pets.count()), [db]);
  const usage = useScanUsage();
  const plan = usage && PLAN[usage.subscription.tier];
  const scans = usage && usage.scanLimit >= 0 ? `, ${usage.scansUsed} of ${usage.scanLimit}` : '';
  const rows = [
    { to: paths.familyProfiles, label: 'People and pets', value: count, Icon: UsersRound },
    { to: paths.household, label: 'Adults with access', value: undefined, Icon: KeyRound },
    { to: paths.subscription, label: 'Plan', value: plan && `${plan}${scans}`, Icon: CreditCard },
    { to: paths.referral, label: 'Invite families', value: undefined, Icon: Gift },
  ] as const;
  return (
    <PanelList inset={48}>
      {rows.map(({ to, label, value, Icon }) => (
        <li key={to} className="row min-h-14 px-4">
          <Icon size={20} strokeWidth={1.9} aria-hidden="true" className="text-ink-2" />
          <Link to={to} className="row-link flex-1">
            {label}
          </Link>
          <span className="num text-ink-2">{value}</span>
          <ChevronRight size={20} strokeWidth={1.9} aria-hidden="true" className="-mr-1 text-ink-3" />
        </li>
      ))}
    </PanelList>
  );
}
