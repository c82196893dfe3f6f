import { ChevronRight } from 'lucide-react';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import type { Household } from '#domain/households/household.ts';
import { pairsForPlan } from '#domain/plans/pairs-for-plan.ts';
import type { Product } from '#domain/products/product.ts';
import type { Interaction } from '#domain/safety/mixing/interaction.ts';
import { interactionsWith } from '#domain/safety/mixing/interactions.ts';
import type { Report } from '#domain/safety/report.ts';
import { homeProduct, useHomeProducts } from '#web/product-view/home-products.ts';
import { usePlanIncludes } from '#web/scanning/use-plan-includes.ts';
import { LEVEL_CLASS } from '#web/ui/risk/levels.ts';
import { SeverityShape } from '#web/ui/risk/risk-shape.tsx';

interface HomePairsProps {
  product: Product;
  report: Report;
  household: Household;
  /** Link to the full list: the report of this product. */
  to: string;
}

/** How many of the worst pairs are shown; the others are counted. */
const SHOWN = 2;

const named = ({ keys, products }: Interaction, own: string): string => {
  const at = keys.findIndex((key) => key !== own);
  return at < 0 ? 'Check what you have at home' : `Never mix with ${products[at] ?? ''}`;
};

/** What at home must not be mixed with the scanned product, shown in the shop before it is bought. */
export function HomePairs({ product, report, household, to }: HomePairsProps) {
  const home = useHomeProducts();
  const entitled = usePlanIncludes('interactionWarnings');
  const grave = useMemo(() => {
    if (!home) return [];
    const others = home.map((one) => one.home);
    const place = home.find((one) => one.product.id === product.id)?.home.place ?? null;
    const found = interactionsWith(homeProduct(product, report, place), others, household);
    // Pairs that every plan shows do not wait for the plan to load.
    return pairsForPlan(found, entitled ?? false).told.filter(
      ({ severity }) => severity === 'CRITICAL' || severity === 'WARNING',
    );
  }, [home, entitled, product, report, household]);
  const more = grave.length - SHOWN;
  return grave.slice(0, SHOWN).map((pair, at) => (
    <Link
      key={[...pair.keys, pair.result].join(' ')}
      to={to}
      className={`verdict-bar mt-2 ${LEVEL_CLASS[pair.severity]}`}
      aria-label={`${pair.severity}: ${named(pair, product.id)}. ${pair.message}`}
    >
      <SeverityShape level={pair.severity} size={20} />
      <span className="min-w-0 flex-1">
        <span className="small-strong block text-level-text [overflow-wrap:anywhere]">{named(pair, product.id)}</span>
        <span className="small">
          {`At home. Together: ${pair.result}`}
          {at === SHOWN - 1 && more > 0 && `. ${more} more in the report`}
        </span>
      </span>
      <ChevronRight aria-hidden="true" size={20} strokeWidth={1.9} />
    </Link>
  ));
}
