import type { Product } from '#domain/products/product.ts';
import type { Report } from '#domain/safety/report.ts';
import { shownRisk } from '#domain/safety/shown-risk.ts';
import { ReceiptPanel } from '#web/product-view/receipt-panel.tsx';
import { Notice } from '#web/ui/frame/notice.tsx';
import { Section } from '#web/ui/frame/page.tsx';
import { IngredientList } from './ingredients/ingredient-list.tsx';
import { assessedAs, lowestOf } from './report-words.ts';
import { MetricList } from './score/metric-list.tsx';
import { RECEIPT_ID, ScorePanel } from './score/score-panel.tsx';
import { AudienceList } from './warnings/audience-list.tsx';

interface OpenReportProps {
  product: Pick<Product, 'ingredientsText'>;
  report: Report;
}

/** A report for visitors without an account: what applies to anybody, and nothing about a household. */
export function PublicReport({ product, report }: OpenReportProps) {
  const judged = report.score !== null;
  const { score } = shownRisk(report);
  return (
    <>
      <ScorePanel report={report} />
      {report.candidateTypes.length > 1 && (
        <div className="mt-3">
          <Notice level="INFO">{lowestOf(report.candidateTypes)}</Notice>
        </div>
      )}
      {!judged && (
        <p className="mt-4 text-ink-2">
          {product.ingredientsText === null
            ? 'Its ingredient list is not known, so nothing about it has been checked.'
            : 'None of these ingredients are known here: that is neither a good sign nor a bad one.'}
        </p>
      )}
      {report.warnings.length > 0 && (
        <Section title="For anyone">
          <AudienceList warnings={report.warnings} />
        </Section>
      )}
      {judged && (
        <>
          <Section title="Four metrics" aside="0 to 100, higher is better">
            <MetricList report={report} />
            <p className="small mt-3 text-ink-2">{assessedAs(report.productType)}</p>
          </Section>
          <div id={RECEIPT_ID} tabIndex={-1} className="outline-none">
            <Section title={score === null ? 'What is known: the receipt' : `Why ${score}? The receipt`}>
              <ReceiptPanel report={report} />
            </Section>
          </div>
        </>
      )}
      {report.ingredients.length > 0 && (
        <Section title="Ingredients" aside={`${report.ingredients.length}, highest concern first`}>
          <IngredientList report={report} />
        </Section>
      )}
      <p className="caption mt-5 text-ink-3">
        {`Engine ${report.versions.engine}, knowledge ${report.versions.knowledge}. A missing warning means that nothing was found in the sources checked. It is not a statement of safety.`}
      </p>
    </>
  );
}
