import { Check } from 'lucide-react';
import { inventoryRules } from '#domain/inventory/item-rules.ts';
import { startWords } from '#domain/open-pages/start-words.ts';
import { ENTITLEMENT_NAME, entitlementsOf } from '#domain/plans/entitlements.ts';
import { SCAN_LIMIT, type Tier } from '#domain/plans/plan.ts';
import { paths, signUpPath } from '#web/paths.ts';
import { LinkButton } from '#web/ui/link-button.tsx';

interface Plan {
  readonly tier: Tier;
  readonly name: string;
  readonly price: string;
  /** Billing period; null if the price is agreed individually. */
  readonly per: string | null;
}

const PLANS: readonly Plan[] = [
  { tier: 'free', name: 'Free', price: '$0', per: '/month' },
  { tier: 'starter', name: 'Starter', price: '$10', per: '/month' },
  { tier: 'unlimited', name: 'Unlimited', price: '$25', per: '/month' },
  { tier: 'family', name: 'Family', price: 'Ask us', per: null },
];

const scanWords = (tier: Tier): string =>
  SCAN_LIMIT[tier] < 0 ? 'No limit on scans' : `${SCAN_LIMIT[tier]} scans a month`;

/** The inventory limit of a plan (product P10.3). */
const holdWords = (tier: Tier): string =>
  `${inventoryRules.bounds.rows[tier].toLocaleString('en-GB')} products in your inventory`;

/** Lines that describe the smaller plans; larger plans include them too. */
const FIRST: Readonly<Partial<Record<Tier, readonly string[]>>> = {
  free: ['Basic safety ratings', 'Recall alerts', 'Community access'],
  starter: ['Everything in Free'],
  unlimited: ['Everything in Starter'],
};

const linesOf = (tier: Tier): readonly string[] => [
  scanWords(tier),
  holdWords(tier),
  ...(FIRST[tier] ?? []),
  // Features that only some plans include, as the server enforces them (product P6.10).
  ...entitlementsOf(tier).map((entitlement) => ENTITLEMENT_NAME[entitlement]),
];

const Line = ({ text }: { text: string }) => (
  <li>
    <Check size={18} strokeWidth={1.9} aria-hidden="true" className="mt-px shrink-0 text-accent-text" />
    {text}
  </li>
);

/** The plans as the server enforces them, and how they are paid for or granted on this server. */
export const Pricing = ({ sells }: { sells: boolean }) => (
  <section id="pricing" className="landing-section">
    <h2 className="landing-title">Pricing</h2>
    <p className="mt-1 max-w-[40em] text-ink-2" data-drawn="payments">
      {startWords(sells).payments}
    </p>
    <ul className="landing-plans">
      {PLANS.map(({ tier, name, price, per }) => (
        <li key={tier} className="landing-plan">
          <h3 className="title-3">{name}</h3>
          <p>
            <b className="landing-price num">{price}</b>
            {per && <span className="text-ink-2">{per}</span>}
          </p>
          <ul className="landing-plan-lines small">
            {linesOf(tier).map((line) => (
              <Line key={line} text={line} />
            ))}
          </ul>
          {tier === 'free' && (
            <LinkButton to={signUpPath} variant="secondary" block className="landing-signed-out">
              <span data-drawn="start">{startWords(sells).start}</span>
            </LinkButton>
          )}
          {tier === 'family' && (
            <LinkButton to={paths.contact} variant="secondary" block>
              Contact Sales
            </LinkButton>
          )}
        </li>
      ))}
    </ul>
    <p className="strong mt-5">In every plan</p>
    <ul className="landing-every small text-ink-2">
      <Line text="CRITICAL warnings, even past the monthly limit" />
      <Line text="Recall alerts for what’s at home" />
      <Line text="The emergency card" />
      <Line text="Full receipts and sources" />
      <Line text="Profiles for people and pets" />
      <Line text="Products at home that give off a gas together" />
      <Line text="Verdicts without a signal" />
    </ul>
  </section>
);
