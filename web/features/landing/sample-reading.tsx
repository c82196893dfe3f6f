import { ArrowRight } from 'lucide-react';
import type { Report, ReportIngredient } from '#domain/safety/report.ts';
import { shownRisk } from '#domain/safety/shown-risk.ts';
import { SEVERITIES, type Severity } from '#domain/safety/vocabulary.ts';
import { paths } from '#web/paths.ts';
import { DEMO_PRODUCT } from '#web/product-view/demo-product.ts';
import { TextLink } from '#web/ui/link-button.tsx';
import { ProductDrawing } from '#web/ui/product-drawing.tsx';
import { LEVEL_CLASS } from '#web/ui/risk/levels.ts';
import { points } from '#web/ui/risk/receipt.tsx';
import { RiskChip } from '#web/ui/risk/risk-chip.tsx';
import { SeverityShape } from '#web/ui/risk/risk-shape.tsx';
import { ScoreRing } from '#web/ui/risk/score-ring.tsx';
import { audienceName } from '#web/words/audience-words.ts';
import { identifiedWords } from '#web/words/confidence-words.ts';

/** Number of audiences that fit below the label. */
const WARNED = 3;

const Read = ({ ingredient: { raw, level, applied } }: { ingredient: ReportIngredient }) => (
  <li className={`reading-name ${applied > 0 ? LEVEL_CLASS[level] : ''}`}>
    {raw}
    {applied > 0 && <b className="num">{points(-applied)}</b>}
  </li>
);

/** Each warned audience with its most severe warning, most severe first. */
function gravest({ warnings }: Report): ReadonlyMap<string, Severity> {
  const order = [...warnings].sort((a, b) => SEVERITIES.indexOf(a.severity) - SEVERITIES.indexOf(b.severity));
  const found = new Map<string, Severity>();
  for (const { audience, severity } of order) if (!found.has(audience)) found.set(audience, severity);
  return found;
}

/** The sample on the shelf, and its report on the label below: each name as it was read, with its points. */
export function SampleReading({ report }: { report: Report }) {
  const risk = shownRisk(report);
  const audiences = [...gravest(report)];
  return (
    <figure className="reading" aria-label={`Sample report: ${DEMO_PRODUCT.name}`}>
      <div className="landing-shelf" aria-hidden="true">
        <ProductDrawing kind="jar" className="reading-beside" />
        <ProductDrawing kind="spray" className="reading-product" />
        <ProductDrawing kind="gum" className="reading-beside" />
      </div>
      <div className="reading-label">
        <p className="caption flex flex-wrap justify-between gap-x-3 text-ink-2">
          <span className="strong text-ink">{DEMO_PRODUCT.name}</span>
          <span>A made-up sample</span>
        </p>
        <div className="reading-verdict">
          <ScoreRing risk={risk} size="styled" draw />
          <div>
            <RiskChip level={risk.level} />
            <p className="strong mt-1.5">{`Confidence ${report.confidence.grade}`}</p>
            <p className="small num text-ink-2">{identifiedWords(risk.known, risk.total)}</p>
          </div>
        </div>
        <p className="caption text-ink-2">Read from its label, with the points each ingredient takes off 100</p>
        <ul className="reading-names">
          {report.ingredients.map((ingredient) => (
            <Read key={ingredient.raw} ingredient={ingredient} />
          ))}
        </ul>
        <ul className="reading-warned">
          {audiences.slice(0, WARNED).map(([audience, severity]) => (
            <li key={audience} className={LEVEL_CLASS[severity]}>
              <SeverityShape level={severity} />
              {audienceName(audience)}
            </li>
          ))}
          {audiences.length > WARNED && <li className="text-ink-2">{`and ${audiences.length - WARNED} more`}</li>}
        </ul>
        <TextLink to={paths.demoProduct}>
          Read the whole report
          <ArrowRight aria-hidden="true" strokeWidth={1.9} />
        </TextLink>
      </div>
    </figure>
  );
}

/** Placeholder while the report is being made. */
export const SampleReadingWait = () => <div className="reading reading-wait" aria-busy="true" />;
