import { CATEGORY_GOAL, type HomeHealth, healthStatus } from '#domain/inventory/home-health.ts';
import { paths } from '#web/paths.ts';
import { HealthRing } from '#web/product-view/health-ring.tsx';
import { HEALTH_LEVEL, HEALTH_WORDS } from '#web/product-view/health-words.ts';
import { useHealthDays } from '#web/product-view/use-health-days.ts';
import { type HomeHealthRead, useHomeHealth } from '#web/product-view/use-home-health.ts';
import { classNames } from '#web/ui/class-names.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Page, PageHeader } from '#web/ui/frame/page.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { LEVEL_CLASS } from '#web/ui/risk/levels.ts';
import { RiskShape } from '#web/ui/risk/risk-shape.tsx';
import { ScanMark } from '#web/ui/scan-mark.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { CategoryList } from './category-list.tsx';
import { CourseSection } from './course-section.tsx';
import { HomePlan } from './home-plan.tsx';
import { NextStep } from './next-step.tsx';
import './home-health.css';

const Waiting = () => (
  <div className="mt-5 grid justify-items-center gap-4" role="status" aria-busy="true">
    <span className="sr-only">Loading your products</span>
    <Skeleton className="h-48 w-48 rounded-full" />
    <Skeleton className="h-24 w-full" />
    <Skeleton className="h-60 w-full" />
  </div>
);

/** The health of the whole home, and what to do next. */
export function HomeHealthPage() {
  const read = useHomeHealth();
  return (
    <Page title="Home Health Score" wide>
      <PageHeader title="Home Health Score" back={paths.dashboard} />
      {read ? <Known read={read} /> : <Waiting />}
    </Page>
  );
}

function Known({ read }: { read: HomeHealthRead }) {
  const days = useHealthDays();
  const { health, products } = read;
  if (products.length === 0) {
    return (
      <EmptyState
        title="No products at home yet"
        text={`Scan what you have. ${CATEGORY_GOAL} products complete a category, and nine complete categories give your home its score.`}
        action={
          <LinkButton to={paths.scan} icon={<ScanMark />}>
            Scan your first product
          </LinkButton>
        }
      />
    );
  }
  return (
    <div className="lg:grid lg:grid-cols-2 lg:grid-rows-[auto_1fr] lg:items-start lg:gap-x-8">
      <div>
        <div className="mt-4 grid justify-items-center gap-4">
          <HealthRing health={health} size={192} />
          <Legend />
          <Summary health={health} />
        </div>
        <NextStep read={read} />
        <LinkButton to={paths.ledger} variant="secondary" block className="mt-3">
          What reaches whom
        </LinkButton>
        <LinkButton to={paths.environment} variant="secondary" block className="mt-3">
          Environmental impact
        </LinkButton>
      </div>
      <div className="lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:-mt-2">
        <CategoryList health={health} days={days ?? []} />
      </div>
      <div>
        <HomePlan health={health} />
        {days && <CourseSection days={days} of="home" now={health.score} />}
      </div>
    </div>
  );
}

const BANDS = [
  ['LOW', '80 or more'],
  ['MODERATE', '60 to 79'],
  ['HIGH', 'below 60'],
] as const;

const Legend = () => (
  <ul className="small flex flex-wrap justify-center gap-x-4 gap-y-1 text-ink-2">
    {BANDS.map(([level, words]) => (
      <li key={level} className="flex items-center gap-1.5">
        <RiskShape level={level} />
        {words}
      </li>
    ))}
  </ul>
);

function Summary({ health }: { health: HomeHealth }) {
  const areas = health.categories.length;
  if (health.score === null) {
    return (
      <p className="max-w-[38ch] text-center text-ink-2">
        {health.checked} of {CATEGORY_GOAL * areas} products checked. Your home gets one score when all {areas}{' '}
        categories are complete.
      </p>
    );
  }
  const status = healthStatus(health.score);
  return (
    <p className={classNames('title-3 flex gap-2 text-level-text', LEVEL_CLASS[HEALTH_LEVEL[status]])}>
      <RiskShape level={HEALTH_LEVEL[status]} size={20} className="mt-0.5" />
      {HEALTH_WORDS[status]}
    </p>
  );
}
