import { Check } from 'lucide-react';
import { PLAN_NAME } from '#domain/plans/entitlements.ts';
import type { OfferedPlan } from './plan-words.ts';
import type { ShownPrice } from './prices.ts';

interface PlanCardProps {
  plan: OfferedPlan;
  /** The price actually charged, if the server knows it. */
  price?: ShownPrice | undefined;
  /** Radio group name, the same for all cards of one choice. */
  group: string;
  chosen: boolean;
  /** Whether it is the household's plan. */
  yours: boolean;
  onChoose: () => void;
}

/** What a plan includes, one item per line. */
export const PlanLines = ({ lines }: { lines: readonly string[] }) => (
  <span className="small mt-2 grid grid-cols-[minmax(0,1fr)] gap-1 pl-[34px]">
    {lines.map((line) => (
      <span key={line} className="flex gap-2.5">
        <Check size={18} strokeWidth={1.9} aria-hidden="true" className="mt-px shrink-0 text-accent-text" />
        <span className="min-w-0 [overflow-wrap:anywhere]">{line}</span>
      </span>
    ))}
  </span>
);

/** A plan to choose: name, price and what it includes, as a list if it is selected or there is room for all. */
export const PlanCard = ({
  plan: { tier, lines, popular, price: advertised },
  price,
  group,
  chosen,
  yours,
  onChoose,
}: PlanCardProps) => (
  <label className="plan-card">
    <input type="radio" name={group} checked={chosen} onChange={onChoose} />
    <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <span className="pick-box pick-box-round" aria-hidden="true">
        <Check size={16} strokeWidth={2.6} />
      </span>
      <span className="title-3">{PLAN_NAME[tier]}</span>
      {popular && <span className="plan-tag plan-tag-popular">Most Popular</span>}
      {yours && <span className="plan-tag">Your plan</span>}
      <span className="ml-auto">
        <b className="title-3 num">{price?.text ?? advertised}</b>
        <span className="text-ink-2">/{price?.interval ?? 'month'}</span>
      </span>
    </span>
    <span className="plan-whole">
      <PlanLines lines={lines} />
    </span>
    <span className="plan-short small mt-1 pl-[34px] text-ink-2">{lines.join(', ')}</span>
  </label>
);
