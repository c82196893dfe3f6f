import { Minus, TrendingDown, TrendingUp } from 'lucide-react';
import { Link } from 'react-router-dom';
import { type HealthDay, type Trend, trendOf } from '#domain/inventory/home-course.ts';
import {
  CATEGORY_GOAL,
  type CategoryHealth,
  categoryProgress,
  categoryStatus,
  type HomeHealth,
  healthStatus,
} from '#domain/inventory/home-health.ts';
import { HOME_CATEGORY_LABELS } from '#domain/products/category.ts';
import { areaPath } from '#web/paths.ts';
import { CATEGORY_ICON } from '#web/product-view/category-icons.tsx';
import { HEALTH_LEVEL, STATUS_WORDS, TREND_WORDS } from '#web/product-view/health-words.ts';
import { Section } from '#web/ui/frame/page.tsx';
import { PanelList } from '#web/ui/frame/panel.tsx';
import { LEVEL_CLASS } from '#web/ui/risk/levels.ts';
import { RiskShape } from '#web/ui/risk/risk-shape.tsx';
import { localToday } from '#web/words/expiry-words.ts';

const ICON = { up: TrendingUp, down: TrendingDown, stable: Minus } as const;

/** How a score has changed. Nothing if there is no earlier score to compare with. */
export function TrendWords({ trend }: { trend: Trend | null }) {
  if (!trend) return null;
  const Icon = ICON[trend];
  return (
    <>
      <Icon strokeWidth={1.9} aria-hidden="true" />
      {TREND_WORDS[trend]} ·{' '}
    </>
  );
}

/** Number of checked products with a score of 70 or more. */
export const safeWords = ({ safe, checked }: Pick<CategoryHealth, 'safe' | 'checked'>): string =>
  `${safe} of ${checked} at 70 or more`;

/** The nine categories, each with its progress, or with its score and trend once complete. */
export function CategoryList({ health, days }: { health: HomeHealth; days: readonly HealthDay[] }) {
  const today = localToday(new Date());
  return (
    <Section title="Categories">
      <PanelList inset={56}>
        {health.categories.map((one) => (
          <CategoryRow key={one.category} of={one} trend={trendOf(days, one.category, one.score, today)} />
        ))}
      </PanelList>
    </Section>
  );
}

function CategoryRow({ of, trend }: { of: CategoryHealth; trend: Trend | null }) {
  const Icon = CATEGORY_ICON[of.category];
  const name = HOME_CATEGORY_LABELS[of.category];
  return (
    <li className="row">
      <Icon size={24} strokeWidth={1.9} aria-hidden="true" className="mx-1 flex-none text-ink-2" />
      <span className="min-w-0 flex-1">
        <span className="flex items-baseline justify-between gap-3">
          <Link to={areaPath(of.category)} className="row-link">
            <span className="row-name">{name}</span>
          </Link>
          {of.score === null ? (
            <span className="num flex-none text-ink-2">
              <b className="strong text-ink">{of.checked}</b>/{CATEGORY_GOAL}
            </span>
          ) : (
            <span
              className={`num strong flex flex-none items-center gap-1.5 text-level-text ${LEVEL_CLASS[HEALTH_LEVEL[healthStatus(of.score)]]}`}
            >
              <RiskShape level={HEALTH_LEVEL[healthStatus(of.score)]} />
              {of.score}
            </span>
          )}
        </span>
        {of.score === null ? (
          <>
            <span className="progress mt-2 block" aria-hidden="true">
              <b style={{ width: `${categoryProgress(of)}%` }} />
            </span>
            {of.checked > 0 && <span className="row-meta block">{safeWords(of)}</span>}
          </>
        ) : (
          <span className="row-meta block">
            <TrendWords trend={trend} />
            {safeWords(of)} · {STATUS_WORDS[categoryStatus(of)]}
          </span>
        )}
      </span>
    </li>
  );
}
