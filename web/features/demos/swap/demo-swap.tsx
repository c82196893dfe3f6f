import { useCallback, useMemo, useState } from 'react';
import { drawingOf } from '#domain/products/drawing.ts';
import type { Product } from '#domain/products/product.ts';
import type { Report } from '#domain/safety/report.ts';
import { alternativeFilter } from '#domain/safety/same-use.ts';
import { shownRisk } from '#domain/safety/shown-risk.ts';
import { AlternativeRows } from '#web/product-view/alternative-rows.tsx';
import { NoKnowledge } from '#web/reports/no-knowledge.tsx';
import { Pick } from '#web/ui/form/pick.tsx';
import { Section } from '#web/ui/frame/page.tsx';
import { Panel, PanelList } from '#web/ui/frame/panel.tsx';
import { ProductDrawing } from '#web/ui/product-drawing.tsx';
import { LEVEL_CLASS } from '#web/ui/risk/levels.ts';
import { points } from '#web/ui/risk/receipt.tsx';
import { RiskChip } from '#web/ui/risk/risk-chip.tsx';
import { SeverityShape } from '#web/ui/risk/risk-shape.tsx';
import { ScoreRing } from '#web/ui/risk/score-ring.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { whoIsWarned } from '#web/words/audience-words.ts';
import { classWords } from '#web/words/class-words.ts';
import { identifiedWords } from '#web/words/confidence-words.ts';
import { LodgerPicks } from '../lodger-picks.tsx';
import { householdOf } from '../lodgers.ts';
import { SignUpOffer } from '../sign-up-offer.tsx';
import { type JudgedProduct, usePackReports } from '../use-pack-reports.ts';
import { SWAP_LODGERS, SWAP_PACKS } from './packs.ts';
import { type Swap, swapOf } from './swap-of.ts';

/** Maximum number of reasons shown of each kind. */
const MOST_REASONS = 3;

/** The chosen product with its score. */
function Chosen({ product, report }: JudgedProduct) {
  const risk = shownRisk(report);
  return (
    <div className="panel mt-4 flex flex-wrap items-center gap-3.5 p-3.5">
      <ScoreRing risk={risk} size={80} />
      <div className="grid min-w-0 flex-[1_1_9rem] justify-items-start gap-1">
        <h2 className="title-3 [overflow-wrap:anywhere]">{product.name}</h2>
        <p className="small num text-ink-2">{identifiedWords(risk.known, risk.total)}</p>
        <RiskChip level={risk.level} small />
      </div>
      <span className="thumb flex-none max-[359px]:hidden">
        <ProductDrawing kind={drawingOf(product)} />
      </span>
    </div>
  );
}

/** Why it scores low: warnings for the household first, then the largest deductions. */
function Why({ report, warnings }: { report: Report; warnings: Swap['warnings'] }) {
  const costs = [...report.deductions].sort((one, other) => other.applied - one.applied).slice(0, MOST_REASONS);
  return (
    <Section title="Why switch">
      <PanelList inset={warnings.length > 0 ? 46 : 16}>
        {warnings.slice(0, MOST_REASONS).map((warning) => (
          <li
            key={`${warning.audience} ${warning.subject} ${warning.message}`}
            className={`shape-row ${LEVEL_CLASS[warning.severity]}`}
          >
            <SeverityShape level={warning.severity} size={20} />
            <div className="min-w-0">
              <h3 className="strong">{warning.subject === null ? 'For everyone' : whoIsWarned(warning)}</h3>
              <p className="mt-0.5 [overflow-wrap:anywhere]">{warning.message}</p>
              <p className="caption mt-1 text-ink-2">{warning.source}</p>
            </div>
          </li>
        ))}
        {costs.map(({ ingredient, class: hazard, source, applied }) => (
          <li key={`${ingredient} ${hazard}`} className="flex items-baseline gap-3 px-4 py-3">
            <div className="min-w-0 flex-1">
              <h3 className="strong [overflow-wrap:anywhere]">{ingredient}</h3>
              <p className="small text-ink-2">{`${classWords(hazard)}. ${source}`}</p>
            </div>
            <b className="num flex-none">{points(-applied)}</b>
          </li>
        ))}
      </PanelList>
    </Section>
  );
}

const judgedWords = (others: number): string =>
  others === 1
    ? 'One other product for the same use comes with the app. It was scored on this device.'
    : `${others} other products for the same use come with the app. They were scored on this device.`;

/**
 * A real product, and what could replace it: the engine in this page scores every product for the same use that is
 * shipped with the app, for the people whom the visitor says live there.
 */
export function DemoSwap() {
  const [id, setId] = useState<string>(SWAP_PACKS[0].id);
  const [lodgers, setLodgers] = useState<ReadonlySet<string>>(() => new Set());
  const wanted = useCallback(
    (pack: readonly Product[]) => {
      const product = pack.find((one) => one.id === id);
      const serves = product ? alternativeFilter(product) : null;
      return product ? [product, ...(serves ? pack.filter(serves) : [])] : [];
    },
    [id],
  );
  const { state, retry } = usePackReports(wanted);
  const answer = state.status === 'answered' ? state.value : null;
  const [chosen, ...others] = answer?.judged ?? [];
  const swap = useMemo(() => {
    const [product, ...rest] = answer?.judged ?? [];
    return product ? swapOf(product, rest, householdOf(lodgers)) : null;
  }, [answer, lodgers]);
  if (state.status === 'no_knowledge' || state.status === 'failed') {
    return <NoKnowledge message={state.status === 'failed' ? state.message : null} onRetry={retry} />;
  }
  // The previous product's answer stays until the next is ready.
  const waiting = chosen?.product.id !== id;
  return (
    <>
      <fieldset className="mt-5">
        <legend className="title-3 mb-2.5">What would you replace?</legend>
        <div className="picks">
          {SWAP_PACKS.map(({ id: one, what }) => (
            <Pick key={one} group="demo-swap" label={what} checked={one === id} onChange={() => setId(one)} />
          ))}
        </div>
      </fieldset>
      <LodgerPicks of={SWAP_LODGERS} chosen={lodgers} onChange={setLodgers} />
      <div aria-busy={waiting} className="mt-8">
        {!chosen || !swap ? (
          <div role="status">
            <span className="sr-only">Reading its ingredient list</span>
            <Skeleton className="h-28 w-full rounded-panel" />
            <Skeleton className="mt-8 h-52 w-full rounded-panel" />
          </div>
        ) : (
          <>
            <Chosen {...chosen} />
            <Section title="Try instead" aside={swap.found.length > 0 ? 'Same use, no warning here' : undefined}>
              {swap.found.length > 0 ? (
                <AlternativeRows found={swap.found} linked={false} />
              ) : (
                <Panel>
                  <p className="strong">None known yet</p>
                  <p className="small mt-0.5 text-ink-2">
                    None of them scores 70 or more, at least 10 points better, with no warning for anyone who lives
                    there.
                  </p>
                </Panel>
              )}
              <p className="small mt-2 text-ink-2" role="status">
                {judgedWords(others.length)}
              </p>
            </Section>
            <Why report={chosen.report} warnings={swap.warnings} />
            <SignUpOffer words="With an account, you see this for every product you scan, for your own people and pets, next to what you have at home." />
          </>
        )}
      </div>
    </>
  );
}
