import { useMemo } from 'react';
import { drawingOf } from '#domain/products/drawing.ts';
import { productSlug } from '#domain/products/slug.ts';
import { type EnvironmentalLine, environmentalData } from '#domain/safety/environmental-data.ts';
import { shownMetric, shownRisk } from '#domain/safety/shown-risk.ts';
import { paths, productPath } from '#web/paths.ts';
import { CitationLine } from '#web/product-view/citation-line.tsx';
import { type AtHome, useHomeProducts } from '#web/product-view/home-products.ts';
import { PlanNote } from '#web/scanning/plan-note.tsx';
import { usePlanIncludes } from '#web/scanning/use-plan-includes.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Notice } from '#web/ui/frame/notice.tsx';
import { Page, PageHeader, Section } from '#web/ui/frame/page.tsx';
import { PanelList } from '#web/ui/frame/panel.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { ProductRowContent } from '#web/ui/product-row.tsx';
import type { Risk } from '#web/ui/risk/levels.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { classWords } from '#web/words/class-words.ts';

const TITLE = 'Environmental impact';
/** Maximum number of products shown; a home may have thousands. */
const MOST_SHOWN = 50;

interface Impact {
  readonly at: AtHome;
  readonly value: number;
  readonly lines: readonly EnvironmentalLine[];
}

/** Products at home whose environment metric is below 100 for a listed reason, lowest first. */
function impactsOf(home: readonly AtHome[]): readonly Impact[] {
  const found = home.flatMap((at): Impact[] => {
    const value = at.home.report.metrics.environment;
    const lines = environmentalData(at.home.report);
    return value === null || lines.length === 0 ? [] : [{ at, value, lines }];
  });
  return found.sort((one, other) => one.value - other.value);
}

/** The metric as a tag; without a number if too little of the ingredient list is known. */
function tagOf({ at: { home }, value }: Impact): Risk {
  const level = shownMetric(value, home.report);
  const { known, total } = shownRisk(home.report);
  return { level, score: level === 'NOT_ENOUGH' ? null : value, provisional: false, known, total };
}

/** /environmental-impact: hazards of products at home to water, soil and air, or the plan needed (product P6.33). */
export function EnvironmentPage() {
  const holds = usePlanIncludes('environmentalData');
  return (
    <Page title={TITLE}>
      <PageHeader title={TITLE} subtitle="What’s listed about ingredients at home" back={paths.homeHealth} />
      <div className="mt-5">
        {holds === undefined && <Skeleton className="h-72 w-full" />}
        {holds === false && (
          <PlanNote entitlement="environmentalData">
            For each product at home, the ingredients listed for harm to water, soil and air, with sources. The
            environmental metric is in every report.
          </PlanNote>
        )}
        {holds && <Impacts />}
      </div>
    </Page>
  );
}

function Impacts() {
  const home = useHomeProducts();
  const impacts = useMemo(() => home && impactsOf(home), [home]);
  if (!home || !impacts) return <Skeleton className="h-72 w-full" />;
  if (home.length === 0) {
    return (
      <EmptyState
        title="No products at home yet"
        text="Scan what you have. Products with a known ingredient list count."
        action={<LinkButton to={paths.scan}>Scan a product</LinkButton>}
      />
    );
  }
  const shown = impacts.slice(0, MOST_SHOWN);
  return (
    <>
      {shown.length === 0 ? (
        <p className="text-ink-2">
          No ingredient at home is listed for harm to the environment in the sources checked.
        </p>
      ) : (
        <Section title="Lowest metric first" aside={`${impacts.length} of ${home.length} at home`}>
          <PanelList>
            {shown.map((impact) => (
              <Row key={impact.at.product.id} impact={impact} />
            ))}
          </PanelList>
          {impacts.length > shown.length && (
            <p className="small mt-2 text-ink-2">{`Showing the first ${shown.length} of ${impacts.length}.`}</p>
          )}
        </Section>
      )}
      <div className="mt-5">
        <Notice>
          Counted from labels that could be read. Ingredients that are unknown, or that no source lists, aren’t shown.
        </Notice>
      </div>
    </>
  );
}

const Row = ({ impact }: { impact: Impact }) => (
  <li className="px-4 py-3">
    <div className="relative flex items-center gap-3">
      <ProductRowContent
        name={impact.at.product.name}
        to={productPath(productSlug(impact.at.product))}
        meta={impact.at.home.place ?? impact.at.product.brand}
        drawing={drawingOf(impact.at.product)}
        risk={tagOf(impact)}
      />
    </div>
    <details className="mt-1">
      <summary className="link inline-flex min-h-11 items-center">
        {impact.lines.length === 1 ? '1 ingredient counts' : `${impact.lines.length} ingredients count`}
      </summary>
      <ul className="grid gap-3 pb-2">
        {impact.lines.map(({ ingredient, entries }) => (
          <li key={ingredient}>
            <p className="strong [overflow-wrap:anywhere]">{ingredient}</p>
            {entries.map((entry) => (
              <p key={entry.class} className="mt-1">
                {classWords(entry.class)}
                <CitationLine sources={entry.sources} />
              </p>
            ))}
          </li>
        ))}
      </ul>
    </details>
  </li>
);
