import { NotebookPen } from 'lucide-react';
import type { Household } from '#domain/households/household.ts';
import type { Product } from '#domain/products/product.ts';
import type { StoredReport } from '#web/offline/account-db.ts';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Section } from '#web/ui/page.tsx';
import { AudienceList } from './audience-list.tsx';
import { entryPath } from './entry-path.ts';
import { HouseholdSection } from './household-section.tsx';
import { IngredientList } from './ingredient-list.tsx';
import { MetricList } from './metric-list.tsx';
import { ReceiptPanel } from './receipt-panel.tsx';
import { ReportFooter } from './report-footer.tsx';
import { assessedAs, lowestOf } from './report-words.ts';
import { RECEIPT_ID, ScorePanel } from './score-panel.tsx';

interface ReportBodyProps {
  product: Product;
  stored: StoredReport;
  household: Household | undefined;
}

function NoLabel({ product, read }: { product: Product; read: boolean }) {
  return (
    <div className="mt-5 grid gap-3">
      <p className="strong">{read ? 'The ingredient list could not be read' : 'No ingredient list yet'}</p>
      <p className="text-ink-2">
        Without the list there is no score: nothing about this product has been checked. Type the list in from the pack
        and it is assessed on this phone.
      </p>
      <LinkButton
        to={entryPath(product)}
        icon={<NotebookPen aria-hidden="true" strokeWidth={1.9} />}
        variant="secondary"
      >
        Enter the ingredients
      </LinkButton>
    </div>
  );
}

/** A report from the answer to its proof: score and household first, then metrics, ingredients and the receipt. */
export function ReportBody({ product, stored, household }: ReportBodyProps) {
  const { report } = stored;
  // Those for everyone already stand with the household's own.
  const general = report.warnings.filter((warning) => warning.audience !== 'everyone');
  const listed = report.ingredients.length;
  return (
    <div className="mt-[18px] lg:grid lg:grid-cols-2 lg:items-start lg:gap-6">
      <div>
        <ScorePanel report={report} />
        {report.candidateTypes.length > 1 && (
          <div className="mt-3">
            <Notice level="INFO">{lowestOf(report.candidateTypes)}</Notice>
          </div>
        )}
        {report.score === null && <NoLabel product={product} read={product.ingredientsText !== null} />}
        {household && (listed > 0 || report.warnings.length > 0) && (
          <HouseholdSection report={report} household={household} />
        )}
        {general.length > 0 && (
          <Section title="Warnings by audience">
            <AudienceList warnings={general} />
          </Section>
        )}
      </div>
      {listed > 0 && (
        <div>
          <Section title="Four metrics" aside="0 to 100, higher is better" className="lg:mt-0">
            <MetricList report={report} />
            <p className="small mt-3 text-ink-2">
              {assessedAs(report.productType)}
              {report.productType === 'food' && ' Nutrition is not scored.'}
            </p>
          </Section>
          <Section title="Ingredients" aside={`${listed}, highest concern first`}>
            <IngredientList report={report} />
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
          {report.score !== null && (
            <div id={RECEIPT_ID} tabIndex={-1} className="outline-none">
              <Section title={`Why ${report.score}? The receipt`}>
                <ReceiptPanel report={report} />
              </Section>
            </div>
          )}
          <ReportFooter product={product} stored={stored} />
        </div>
      )}
    </div>
  );
}
