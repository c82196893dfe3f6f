import { NotebookPen } from 'lucide-react';
import type { Product } from '#domain/products/product.ts';
import { shownRisk } from '#domain/safety/shown-risk.ts';
import type { StoredReport } from '#web/offline/tables/account-db.ts';
import { ReceiptPanel } from '#web/product-view/receipt-panel.tsx';
import { Section } from '#web/ui/frame/page.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { entryPath } from './actions/entry-path.ts';
import type { MistakeSubject } from './actions/report-mistake.tsx';
import { ChangeSection } from './changes/change-section.tsx';
import { ListVersions } from './changes/list-versions.tsx';
import { PreviousScoreLine } from './changes/previous-score-line.tsx';
import { IngredientList } from './ingredients/ingredient-list.tsx';
import { PhotoListNote } from './photo-list-note.tsx';
import { ReportFooter } from './report-footer.tsx';
import { assessedAs } from './report-words.ts';
import { MetricList } from './score/metric-list.tsx';
import { RECEIPT_ID } from './score/score-panel.tsx';

interface ReportProofProps {
  product: Product;
  stored: StoredReport;
  onMistake: (subject: MistakeSubject) => void;
}

/** The proof of a report: metrics, the receipt, the long list of ingredients, and where it all comes from. */
export function ReportProof({ product, stored, onMistake }: ReportProofProps) {
  const { report } = stored;
  const { score } = shownRisk(report);
  return (
    <>
      {report.score !== null && (
        <Section title="Four metrics" aside="0 to 100, higher is better" className="lg:mt-0">
          <MetricList report={report} />
          <p className="small mt-3 text-ink-2">
            {assessedAs(report.productType)}
            {report.productType === 'food' && ' Nutrition is not scored.'}
          </p>
        </Section>
      )}
      {report.score !== null && (
        <div id={RECEIPT_ID} tabIndex={-1} className="outline-none">
          <Section title={score === null ? 'What is known: the receipt' : `Why ${score}? The receipt`}>
            <ReceiptPanel report={report} />
            {stored.previous && <PreviousScoreLine previous={stored.previous} />}
          </Section>
        </div>
      )}
      {report.ingredients.length > 0 && (
        <Section title="Ingredients" aside={`${report.ingredients.length}, highest concern first`}>
          <IngredientList report={report} onMistake={onMistake} />
          <PhotoListNote product={product} />
          <ListVersions product={product} />
          {product.own && product.gtin !== null && (
            <LinkButton
              to={entryPath(product)}
              variant="quiet"
              size="small"
              className="mt-2"
              icon={<NotebookPen aria-hidden="true" strokeWidth={1.9} />}
            >
              Correct this entry
            </LinkButton>
          )}
        </Section>
      )}
      <ReportFooter product={product} stored={stored} />
      <ChangeSection stored={stored} />
    </>
  );
}
