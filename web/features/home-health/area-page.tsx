import { FolderInput } from 'lucide-react';
import { useState } from 'react';
import { type Trend, trendOf } from '#domain/inventory/home-course.ts';
import {
  CATEGORY_GOAL,
  type CategoryHealth,
  categoryProgress,
  categoryStatus,
  healthStatus,
} from '#domain/inventory/home-health.ts';
import { HOME_CATEGORIES, HOME_CATEGORY_LABELS, type HomeCategory } from '#domain/products/category.ts';
import { drawingOf } from '#domain/products/drawing.ts';
import { paths, productPath } from '#web/paths.ts';
import { CATEGORY_ICON } from '#web/product-view/category-icons.tsx';
import { HEALTH_LEVEL, STATUS_WORDS } from '#web/product-view/health-words.ts';
import type { AreaProduct } from '#web/product-view/home-read.ts';
import { rowRisk } from '#web/product-view/row-risk.ts';
import { useHealthDays } from '#web/product-view/use-health-days.ts';
import { type HomeHealthRead, useHomeHealth } from '#web/product-view/use-home-health.ts';
import { IconButton } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Page, PageHeader, Section } from '#web/ui/frame/page.tsx';
import { Panel, PanelList } from '#web/ui/frame/panel.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { ProductRow } from '#web/ui/product-row.tsx';
import { LEVEL_CLASS, rowWord } from '#web/ui/risk/levels.ts';
import { RiskShape } from '#web/ui/risk/risk-shape.tsx';
import { ScanMark } from '#web/ui/scan-mark.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { localToday } from '#web/words/expiry-words.ts';
import { AreaSheet } from './area-sheet.tsx';
import { safeWords, TrendWords } from './category-list.tsx';
import { CourseSection } from './course-section.tsx';
import { LaterSwaps } from './later-swaps.tsx';
import { WhyMoved } from './why-moved.tsx';
import './home-health.css';

const isArea = (name: string): name is HomeCategory => (HOME_CATEGORIES as readonly string[]).includes(name);

/** One area of the home, or a message that no area has that name. */
export function AreaPage({ name }: { name: string }) {
  const read = useHomeHealth();
  if (!isArea(name)) {
    return (
      <Page title="Category not found">
        <PageHeader title="Category not found" back={paths.homeHealth} />
        <EmptyState
          title="This category doesn’t exist"
          text="You’ll find all nine categories on your home’s score page."
          action={<LinkButton to={paths.homeHealth}>See all categories</LinkButton>}
        />
      </Page>
    );
  }
  const health = read?.health.categories.find(({ category }) => category === name);
  return (
    <Page title={HOME_CATEGORY_LABELS[name]} wide>
      <PageHeader title={HOME_CATEGORY_LABELS[name]} back={paths.homeHealth} />
      {read && health ? (
        <Known read={read} health={health} />
      ) : (
        <div className="mt-5 grid gap-3" role="status" aria-busy="true">
          <span className="sr-only">Loading your products</span>
          <Skeleton className="h-24 w-full" />
          <Skeleton className="h-60 w-full" />
        </div>
      )}
    </Page>
  );
}

function Known({ read, health }: { read: HomeHealthRead; health: CategoryHealth }) {
  const { category } = health;
  const days = useHealthDays();
  const [moved, setMoved] = useState<AreaProduct | null>(null);
  const own = read.products.filter(({ area }) => area === category);
  const scored = own
    .filter(({ risk }) => risk?.score != null)
    .sort((a, b) => (a.risk?.score ?? 0) - (b.risk?.score ?? 0));
  const unchecked = own.filter(({ risk }) => risk?.score == null);
  const trend = trendOf(days ?? [], category, health.score, localToday(new Date()));
  return (
    <div className="lg:grid lg:grid-cols-2 lg:items-start lg:gap-8">
      <div>
        <Standing health={health} trend={trend} />
        {(trend === 'up' || trend === 'down') && <WhyMoved area={category} trend={trend} />}
        {health.score !== null && (
          <Section title="What to do next">
            <LaterSwaps area={category} />
          </Section>
        )}
        {days && <CourseSection days={days} of={category} now={health.score} />}
      </div>
      <div>
        {own.length === 0 && (
          <EmptyState
            title="No products in this category yet"
            text={`Scan ${CATEGORY_GOAL} to complete it.`}
            action={
              <LinkButton to={paths.scan} icon={<ScanMark />}>
                Scan a product
              </LinkButton>
            }
          />
        )}
        <Products title="Lowest score first" products={scored} reading={read.reading} onMove={setMoved} />
        <Products title="Without a score" products={unchecked} reading={read.reading} onMove={setMoved} />
      </div>
      {moved && <AreaSheet of={moved} onClose={() => setMoved(null)} />}
    </div>
  );
}

function Standing({ health, trend }: { health: CategoryHealth; trend: Trend | null }) {
  const Icon = CATEGORY_ICON[health.category];
  const level = health.score === null ? null : HEALTH_LEVEL[healthStatus(health.score)];
  return (
    <Panel className="mt-4 flex items-center gap-4">
      <Icon size={32} strokeWidth={1.9} aria-hidden="true" className="flex-none text-ink-2" />
      <div className="min-w-0 flex-1">
        {level ? (
          <p className={`title-2 num flex items-center gap-2 text-level-text ${LEVEL_CLASS[level]}`}>
            <RiskShape level={level} size={20} />
            {health.score}
            <span className="small text-ink-2">of 100</span>
          </p>
        ) : (
          <>
            <p className="strong num">
              {Math.min(CATEGORY_GOAL, health.checked)} of {CATEGORY_GOAL} checked
            </p>
            <span className="progress mt-2 block" aria-hidden="true">
              <b style={{ width: `${categoryProgress(health)}%` }} />
            </span>
          </>
        )}
        <p className="row-meta">
          <TrendWords trend={trend} />
          {STATUS_WORDS[categoryStatus(health)]}
          {health.checked > 0 && ` · ${safeWords(health)}`}
        </p>
      </div>
    </Panel>
  );
}

interface ProductsProps {
  title: string;
  products: readonly AreaProduct[];
  reading: boolean;
  onMove: (one: AreaProduct) => void;
}

function Products({ title, products, reading, onMove }: ProductsProps) {
  if (products.length === 0) return null;
  return (
    <Section title={title} aside={`${products.length}`}>
      <PanelList>
        {products.map((one) => {
          const risk = rowRisk(one.product, one.risk, reading);
          return (
            <ProductRow
              key={one.product.id}
              name={one.product.name}
              to={productPath(one.product.id)}
              drawing={drawingOf(one.product)}
              meta={[one.chosen ? 'You moved it here' : null, rowWord(risk)].filter(Boolean).join(' · ')}
              risk={risk}
              actions={
                <IconButton label={`Move ${one.product.name} to another category`} onClick={() => onMove(one)}>
                  <FolderInput strokeWidth={1.9} />
                </IconButton>
              }
            />
          );
        })}
      </PanelList>
    </Section>
  );
}
