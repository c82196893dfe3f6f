import { NotebookPen } from 'lucide-react';
import type { Product } from '#domain/products/product.ts';
import type { StoredReport } from '#web/offline/account-db.ts';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Section } from '#web/ui/page.tsx';
import { ChangeSection } from './change-section.tsx';
import { entryPath } from './entry-path.ts';
import { IngredientList } from './ingredient-list.tsx';
import { ListVersions } from './list-versions.tsx';
import { MetricList } from './metric-list.tsx';
import { PhotoListNote } from './photo-list-note.tsx';
import { ReceiptPanel } from './receipt-panel.tsx';
import { ReportFooter } from './report-footer.tsx';
import type { MistakeSubject } from './report-mistake.tsx';
import { assessedAs } from './report-words.ts';
import { RECEIPT_ID } from './score-panel.tsx';
import { WasLine } from './was-line.tsx';

interface ReportProofProps {
  product: Product;
  stored: StoredReport;
  onMistake: (subject: MistakeSubject) => void;
}

/** The proof of a report: metrics, every ingredient, the receipt, and where it all comes from. */
export function ReportProof({ product, stored, onMistake }: ReportProofProps) {
  const { report } = stored;
  return (
    <>
      <Section title="Four metrics" aside="0 to 100, higher is better" className="lg:mt-0">
        <MetricList report={report} />
        <p className="small mt-3 text-ink-2">
          {assessedAs(report.productType)}
          {report.productType === 'food' && ' Nutrition is not scored.'}
        </p>
      </Section>
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
      {report.score !== null && (
        <div id={RECEIPT_ID} tabIndex={-1} className="outline-none">
          <Section title={`Why ${report.score}? The receipt`}>
            <ReceiptPanel report={report} />
            {stored.previous && <WasLine previous={stored.previous} />}
          </Section>
        </div>
      )}
      <ReportFooter product={product} stored={stored} />
      <ChangeSection stored={stored} />
    </>
  );
}
