import type { Report } from '#domain/safety/report.ts';
import { paths } from '#web/paths.ts';
import { DEMO_INPUT, DEMO_PRODUCT } from '#web/product-view/demo-product.ts';
import { engine } from '#web/reports/engine.ts';
import { NoKnowledge } from '#web/reports/no-knowledge.tsx';
import { useEngineAnswer } from '#web/reports/use-engine-answer.ts';
import { Page, PageHeader, Section } from '#web/ui/frame/page.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { LineExample } from './line-example.tsx';
import { MethodRules } from './method-rules.tsx';
import { ScaleList } from './scale-list.tsx';
import { ScoreStairs } from './score-stairs.tsx';
import { SeriesTable } from './series-table.tsx';
import './method.css';

const assessDemo = () => engine.assess(DEMO_INPUT);

function Example({ report }: { report: Report }) {
  const [costliest] = report.deductions;
  if (report.score === null) return null;
  return (
    <>
      <Section title={`From 100 to ${report.score}`} className="mt-6">
        <p className="mb-3 text-ink-2">
          {`${DEMO_PRODUCT.name}, a sample: ${report.deductions.length} of its ${report.ingredients.length} ingredients take points off.`}
        </p>
        <ScoreStairs report={report} score={report.score} />
        <p className="small mt-2.5 text-ink-2">Worked out just now, by the engine on this device.</p>
      </Section>
      {costliest && (
        <Section title="What one ingredient costs">
          <p className="mb-3 text-ink-2">
            Each known hazard has points. How many count depends on how people come into contact with it, and how much
            there is.
          </p>
          <LineExample deduction={costliest} />
        </Section>
      )}
      <Section title="How the ingredients add up">
        <p className="mb-3 text-ink-2">
          The costliest counts in full, the next at 80 percent, the one after at 64, and so on. A long list isn’t worse
          just because it’s long.
        </p>
        <SeriesTable report={report} score={report.score} />
        <p className="small mt-2.5 text-ink-2">{`Engine ${report.versions.engine}, knowledge ${report.versions.knowledge}. The same label gives the same score on every phone and on the server.`}</p>
      </Section>
    </>
  );
}

/** How a score is calculated, in plain words, with an example that the engine computes on the spot. */
export function MethodPage() {
  const { state, retry } = useEngineAnswer(assessDemo);
  return (
    <Page title="How the score works" className="method">
      <PageHeader
        title="How the score works"
        back={paths.home}
        subtitle="A score shows how much of concern was found on a label. Every point has a source."
      />
      {state.status === 'asking' && (
        <div className="mt-6 grid min-h-dvh content-start gap-3" role="status" aria-busy="true">
          <span className="sr-only">Working out the example</span>
          <Skeleton className="h-7 w-48" />
          <Skeleton className="h-[430px] w-full rounded-panel" />
        </div>
      )}
      {state.status === 'answered' && <Example report={state.value} />}
      {(state.status === 'no_knowledge' || state.status === 'failed') && (
        <NoKnowledge message={state.status === 'failed' ? state.message : null} onRetry={retry} />
      )}
      <Section title="What the number means">
        <ScaleList />
      </Section>
      <MethodRules />
    </Page>
  );
}
