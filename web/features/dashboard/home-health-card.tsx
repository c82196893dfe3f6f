import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { CATEGORY_GOAL, type CategoryHealth, type HomeHealth, healthStatus } from '#domain/inventory/home-health.ts';
import { HOME_CATEGORY_LABELS } from '#domain/products/category.ts';
import { useIdleOnceReady } from '#web/browser/use-idle-once-ready.ts';
import { areaPath, paths } from '#web/paths.ts';
import { CATEGORY_ICON } from '#web/product-view/category-icons.tsx';
import { HealthRing } from '#web/product-view/health-ring.tsx';
import { HEALTH_LEVEL, HEALTH_WORDS } from '#web/product-view/health-words.ts';
import { useHealthNow, useLastHealth } from '#web/product-view/use-home-health.ts';
import { classNames } from '#web/ui/class-names.ts';
import { Section } from '#web/ui/frame/page.tsx';
import { Panel } from '#web/ui/frame/panel.tsx';
import { LinkButton, TextLink } from '#web/ui/link-button.tsx';
import { LEVEL_CLASS } from '#web/ui/risk/levels.ts';
import { RiskShape } from '#web/ui/risk/risk-shape.tsx';
import { ScanMark } from '#web/ui/scan-mark.tsx';

/**
 * The nine categories of the home: how far each is checked, and its health once complete.
 * First shows the last computed result, so that it is there at once; the tables are read after that has rendered.
 * @param children what follows below; rendered together with the card, so that it never moves
 */
export function HomeHealthCard({ children }: { children?: ReactNode }) {
  const last = useLastHealth();
  const drawn = useIdleOnceReady(last !== undefined && last !== null);
  const read = useHealthNow(drawn || last === null);
  const health = read?.health ?? last;
  if (!health) return null;
  const empty = health.categories.every(({ products }) => products === 0);
  return (
    <>
      <Section title="Home Health Score" aside={<TextLink to={paths.homeHealth}>Details</TextLink>}>
        <Panel>
          <div className="flex flex-wrap items-center gap-4 lg:gap-6">
            <HealthRing health={health} />
            {empty ? <SetUp /> : <Summary health={health} />}
          </div>
          <ul className="category-grid">
            {health.categories.map((one) => (
              <CategoryCell key={one.category} {...one} />
            ))}
          </ul>
        </Panel>
      </Section>
      {children}
    </>
  );
}

/** Shown if nothing has been added yet. */
const SetUp = () => (
  <div className="min-w-[12ch] flex-1">
    <p className="strong">Set up your home</p>
    <p className="small mt-0.5 mb-3 text-ink-2">
      Scan what’s in your kitchen, bathroom and cupboards. {CATEGORY_GOAL} products complete a category.
    </p>
    <LinkButton to={paths.scan} variant="soft" size="small" icon={<ScanMark size={20} />}>
      Scan a product
    </LinkButton>
  </div>
);

function Summary({ health }: { health: HomeHealth }) {
  const goal = CATEGORY_GOAL * health.categories.length;
  if (health.score === null) {
    return (
      <div className="min-w-[12ch] flex-1">
        <p className="strong num">
          {health.checked} of {goal} checked
        </p>
        <p className="small mt-0.5 text-ink-2">
          Your home gets its score when all {health.categories.length} categories have {CATEGORY_GOAL} products.
        </p>
        <TextLink to={paths.homeHealth} className="mt-1">
          See what’s next <ArrowRight size={16} strokeWidth={1.9} aria-hidden="true" className="inline" />
        </TextLink>
      </div>
    );
  }
  const level = HEALTH_LEVEL[healthStatus(health.score)];
  const lowest = health.categories.reduce((a, b) => ((b.score ?? 0) < (a.score ?? 0) ? b : a));
  return (
    <div className="min-w-[12ch] flex-1">
      <p className={classNames('title-3 flex gap-2 text-level-text', level && LEVEL_CLASS[level])}>
        <RiskShape level={level} size={20} className="mt-0.5" />
        {HEALTH_WORDS[healthStatus(health.score)]}
      </p>
      <p className="small mt-1.5 text-ink-2">
        Each part of the ring is one category. {HOME_CATEGORY_LABELS[lowest.category]} has the lowest score.
      </p>
      <TextLink to={areaPath(lowest.category)} className="mt-1">
        Open {HOME_CATEGORY_LABELS[lowest.category]}{' '}
        <ArrowRight size={16} strokeWidth={1.9} aria-hidden="true" className="inline" />
      </TextLink>
    </div>
  );
}

function CategoryCell({ category, checked, score }: CategoryHealth) {
  const Icon = CATEGORY_ICON[category];
  const level = score === null ? null : HEALTH_LEVEL[healthStatus(score)];
  return (
    <li>
      <Link to={areaPath(category)} className={classNames('category-cell', level && LEVEL_CLASS[level])}>
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
      </Link>
    </li>
  );
}
