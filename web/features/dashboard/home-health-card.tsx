import {
  CATEGORY_GOAL,
  type CategoryHealth,
  type HealthStatus,
  type HomeHealth,
  healthStatus,
} from '#domain/inventory/home-health.ts';
import { HOME_CATEGORY_LABELS } from '#domain/products/category.ts';
import { classNames } from '#web/ui/class-names.ts';
import { Section } from '#web/ui/frame/page.tsx';
import { Panel } from '#web/ui/frame/panel.tsx';
import { LEVEL_CLASS, type RiskLevel } from '#web/ui/risk/levels.ts';
import { RiskShape } from '#web/ui/risk/risk-shape.tsx';
import { ShareRing } from '#web/ui/risk/share-ring.tsx';
import { CATEGORY_ICON } from './category-icons.tsx';
import { useHomeHealth } from './use-home-health.ts';

const LEVEL: Readonly<Record<HealthStatus, RiskLevel>> = { great: 'LOW', caution: 'MODERATE', danger: 'HIGH' };
const WORDS: Readonly<Record<HealthStatus, string>> = {
  great: 'Your home is very safe!',
  caution: 'Room for improvement in some areas',
  danger: 'Several areas need attention',
};

/** The nine categories of the home: how far each is checked, and how it stands once it is complete. */
export function HomeHealthCard() {
  const health = useHomeHealth();
  if (!health) return null;
  const goal = CATEGORY_GOAL * health.categories.length;
  const value = health.score === null ? `${health.complete}/${health.categories.length}` : `${health.score}`;
  return (
    <Section title="Home Health Score">
      <Panel>
        <div className="flex flex-wrap items-center gap-4 lg:gap-6">
          <ShareRing
            name={health.score === null ? `${value} categories scored` : `Home health ${value} of 100`}
            value={value}
            caption={health.score === null ? 'scored' : 'of 100'}
            parts={health.categories.map((one) => ({
              key: one.category,
              share: Math.min(1, one.checked / CATEGORY_GOAL),
              level: one.score === null ? 'progress' : LEVEL[healthStatus(one.score)],
            }))}
          />
          <Summary health={health} goal={goal} />
        </div>
        <ul className="category-grid">
          {health.categories.map((one) => (
            <CategoryCell key={one.category} {...one} />
          ))}
        </ul>
      </Panel>
    </Section>
  );
}

function Summary({ health, goal }: { health: HomeHealth; goal: number }) {
  if (health.score === null) {
    return (
      <div className="min-w-[12ch] flex-1">
        <p className="strong num">
          {health.checked} of {goal} checked
        </p>
        <p className="small mt-0.5 text-ink-2">
          Your home gets its score when all {health.categories.length} categories have {CATEGORY_GOAL} products.
        </p>
      </div>
    );
  }
  const status = healthStatus(health.score);
  return (
    <p className={classNames('title-3 flex min-w-[12ch] flex-1 gap-2 text-level-text', LEVEL_CLASS[LEVEL[status]])}>
      <RiskShape level={LEVEL[status]} size={20} className="mt-0.5" />
      {WORDS[status]}
    </p>
  );
}

function CategoryCell({ category, checked, score }: CategoryHealth) {
  const Icon = CATEGORY_ICON[category];
  const level = score === null ? null : LEVEL[healthStatus(score)];
  return (
    <li className={classNames('category-cell', level && LEVEL_CLASS[level])}>
      <Icon size={20} strokeWidth={1.9} aria-hidden="true" className="text-ink-2" />
      {level ? (
        <span className="flex items-center gap-1 text-level-text">
          <RiskShape level={level} size={13} />
          <b>{score}</b>
        </span>
      ) : (
        <span className="text-ink-2">
          <b className="text-ink">{Math.min(CATEGORY_GOAL, checked)}</b>/{CATEGORY_GOAL}
        </span>
      )}
      <span className="category-name">{HOME_CATEGORY_LABELS[category]}</span>
    </li>
  );
}
