import { Link } from 'react-router-dom';
import { drawingOf } from '#domain/products/drawing.ts';
import type { Product } from '#domain/products/product.ts';
import type { Report } from '#domain/safety/report.ts';
import { type ShownRisk, shownRisk } from '#domain/safety/shown-risk.ts';
import { paths } from '#web/paths.ts';
import { Notice } from '#web/ui/frame/notice.tsx';
import { TextLink } from '#web/ui/link-button.tsx';
import { ProductDrawing } from '#web/ui/product-drawing.tsx';
import { RiskChip } from '#web/ui/risk/risk-chip.tsx';
import { ScoreRing } from '#web/ui/risk/score-ring.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { brandWords } from '#web/words/brand-words.ts';

/** The product that was recognised. */
export function VerdictIdentity({ product }: { product: Product }) {
  return (
    <div className="flex items-start gap-3.5 pr-9">
      <span className="thumb thumb-large">
        <ProductDrawing kind={drawingOf(product)} />
      </span>
      <div className="min-w-0 pt-0.5">
        <h2 className="title-2 line-clamp-2 [overflow-wrap:anywhere]">{product.name}</h2>
        <p className="small mt-0.5 text-ink-2">
          {[brandWords(product.brand), product.size].filter(Boolean).join(' \u00b7 ')}
        </p>
      </div>
    </div>
  );
}

/** Product, score and confidence in one compact row: in the shop the reasons must fit below it. */
export function ShoppingIdentity({ product, report, to }: { product: Product; report: Report; to: string }) {
  const risk = shownRisk(report);
  const { known, total } = risk;
  return (
    <div className="panel flex flex-wrap items-center gap-3 p-3.5">
      <ScoreLink risk={risk} size={80} />
      <div className="grid min-w-0 flex-[1_1_9rem] justify-items-start gap-1">
        <h2 className="title-3 line-clamp-2 [overflow-wrap:anywhere]">{product.name}</h2>
        <p className="small num text-ink-2">
          {risk.provisional && 'Provisional. '}
          {report.score === null ? (
            'Nothing checked'
          ) : (
            <>
              <span className="inline-block">{`Confidence ${report.confidence.grade},`}</span>{' '}
              <span className="inline-block">{`${known} of ${total} identified`}</span>
            </>
          )}
        </p>
        <div className="flex flex-wrap items-center gap-x-2.5">
          <RiskChip level={risk.level} small />
          {risk.score !== null && <TextLink to={to}>{`Why ${risk.score}?`}</TextLink>}
        </div>
      </div>
      <span className="thumb flex-none @max-xs:hidden">
        <ProductDrawing kind={drawingOf(product)} />
      </span>
    </div>
  );
}

const ScoreLink = ({ risk, size }: { risk: ShownRisk; size: number }) => (
  <Link to={paths.method} className="flex-none rounded-full" title="How the score works">
    <ScoreRing risk={risk} size={size} />
    <span className="sr-only">How the score works</span>
  </Link>
);

/** Ring, level and confidence. Takes the same space while the engine is still at work. */
export function VerdictScore({ report, fault }: { report: Report | null; fault: string | null }) {
  if (!report && fault !== null) {
    return (
      <div className="my-4">
        <Notice level="WARNING" role="alert">
          {`This phone could not assess it: ${fault}`}
        </Notice>
      </div>
    );
  }
  if (!report) {
    return (
      <div className="flex items-center gap-[18px] py-4" aria-busy="true">
        <Skeleton className="size-[7.25rem] flex-none rounded-full" />
        <p className="small text-ink-2" role="status">
          Analyzing ingredients for safety risks...
        </p>
      </div>
    );
  }
  const risk = shownRisk(report);
  const { known, total } = risk;
  return (
    <div className="flex items-center gap-[18px] py-4">
      <ScoreLink risk={risk} size={116} />
      <div className="grid justify-items-start gap-1.5">
        <RiskChip level={risk.level} />
        {report.score === null ? (
          <p className="small text-ink-2">
            {total === 0
              ? 'No ingredient list, so nothing has been checked.'
              : `None of its ${total} ingredients is known here.`}
          </p>
        ) : (
          <p className="small">
            <strong className="small-strong">
              {risk.provisional
                ? `Provisional, confidence ${report.confidence.grade}`
                : `Confidence ${report.confidence.grade}`}
            </strong>
            <span className="num block text-ink-2">{`${known} of ${total} ingredients identified`}</span>
          </p>
        )}
      </div>
    </div>
  );
}
