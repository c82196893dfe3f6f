import { Link } from 'react-router-dom';
import { CATEGORY_GOAL, type CategoryHealth, type HomeHealth, healthStatus } from '#domain/inventory/home-health.ts';
import { HOME_CATEGORY_LABELS } from '#domain/products/category.ts';
import { areaPath } from '#web/paths.ts';
import { CATEGORY_ICON } from '#web/product-view/category-icons.tsx';
import { HEALTH_LEVEL } from '#web/product-view/health-words.ts';
import { Section } from '#web/ui/frame/page.tsx';
import { LEVEL_CLASS } from '#web/ui/risk/levels.ts';
import { RiskShape } from '#web/ui/risk/risk-shape.tsx';

/** The home as a plan: nine areas as rooms to tap, each with its score. */
export const HomePlan = ({ health }: { health: HomeHealth }) => (
  <Section title="Your home">
    <ul className="home-plan" aria-label="Plan of your home">
      {health.categories.map((one) => (
        <li key={one.category} className={`home-room home-room-${one.category.replace('_', '-')}`}>
          <Room of={one} />
        </li>
      ))}
    </ul>
  </Section>
);

function Room({ of: { category, checked, score } }: { of: CategoryHealth }) {
  const Icon = CATEGORY_ICON[category];
  const level = score === null ? null : HEALTH_LEVEL[healthStatus(score)];
  return (
    <Link to={areaPath(category)} className="home-room-link">
      <Icon size={20} strokeWidth={1.9} aria-hidden="true" className="text-ink-3" />
      <span className="home-room-name">{HOME_CATEGORY_LABELS[category]}</span>
      {level ? (
        <span className={`num strong flex items-center gap-1.5 text-level-text ${LEVEL_CLASS[level]}`}>
          <RiskShape level={level} />
          {score}
        </span>
      ) : (
        <span className="num small text-ink-2">
          {Math.min(CATEGORY_GOAL, checked)}/{CATEGORY_GOAL}
        </span>
      )}
    </Link>
  );
}
