import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { CATEGORY_GOAL, type CategoryHealth, type HomeHealth } from '#domain/inventory/home-health.ts';
import { HOME_CATEGORY_LABELS } from '#domain/products/category.ts';
import { areaPath } from '#web/paths.ts';
import { CATEGORY_ICON } from '#web/product-view/category-icons.tsx';
import type { HomeHealthRead } from '#web/product-view/use-home-health.ts';
import { Section } from '#web/ui/frame/page.tsx';
import { LaterSwaps } from './later-swaps.tsx';

/** The complete category with the lowest score. */
export const lowestArea = ({ categories }: HomeHealth): CategoryHealth | null =>
  categories.reduce<CategoryHealth | null>(
    (low, one) => (one.score !== null && one.score < (low?.score ?? 101) ? one : low),
    null,
  );

/** The category closest to complete, among those that have at least one checked product. */
const nearestArea = ({ categories }: HomeHealth): CategoryHealth | null =>
  categories.reduce<CategoryHealth | null>(
    (near, one) => (one.score === null && one.checked > 0 && one.checked > (near?.checked ?? 0) ? one : near),
    null,
  );

/** What to do next: complete the closest category, and replace what lowers the worst score. */
export function NextStep({ read }: { read: HomeHealthRead }) {
  const near = nearestArea(read.health);
  const low = lowestArea(read.health);
  return (
    <Section title="What to do next">
      <div className="grid gap-3">
        {near && <AlmostThere of={near} />}
        {low && <LaterSwaps area={low.category} withLink />}
        {!near && !low && (
          <p className="text-ink-2">
            Products with a known ingredient list count. Photograph the label of any without one.
          </p>
        )}
      </div>
    </Section>
  );
}

function AlmostThere({ of: { category, checked } }: { of: CategoryHealth }) {
  const Icon = CATEGORY_ICON[category];
  const left = CATEGORY_GOAL - checked;
  return (
    <div className="next-step">
      <Icon size={24} strokeWidth={1.9} aria-hidden="true" />
      <span className="min-w-0 flex-1">
        <Link to={areaPath(category)} className="row-link">
          <span className="strong">
            {HOME_CATEGORY_LABELS[category]} is {left === 1 ? '1 product' : `${left} products`} away
          </span>
        </Link>
        <span className="small block text-ink-2">
          {checked} of {CATEGORY_GOAL} checked. The tenth gives it a score.
        </span>
      </span>
      <ChevronRight size={20} strokeWidth={1.9} aria-hidden="true" />
    </div>
  );
}
