import { NotebookPen } from 'lucide-react';
import { lazy, Suspense } from 'react';
import type { Household } from '#domain/households/household.ts';
import type { Product } from '#domain/products/product.ts';
import type { StoredReport } from '#web/offline/tables/account-db.ts';
import { useHomeProducts } from '#web/product-view/home-products.ts';
import { RecallBars } from '#web/product-view/recall-bars.tsx';
import { Notice } from '#web/ui/frame/notice.tsx';
import { Section } from '#web/ui/frame/page.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { entryPath } from './actions/entry-path.ts';
import type { MistakeSubject } from './actions/report-mistake.tsx';
import { ReportProof } from './report-proof.tsx';
import { lowestOf } from './report-words.ts';
import { ScorePanel } from './score/score-panel.tsx';
import { AudienceList } from './warnings/audience-list.tsx';
import { HouseholdSection } from './warnings/household-section.tsx';
import { StatementsSection } from './warnings/statements-section.tsx';

// Loaded separately: it is shown below the proof, at the end of the page.
const around = () => import('./other-products/related-sections.tsx');
around().catch(() => undefined);
const ReportAround = lazy(async () => ({ default: (await around()).RelatedSections }));

interface ReportBodyProps {
  product: Product;
  stored: StoredReport;
  household: Household;
  onMistake: (subject: MistakeSubject) => void;
}

function NoScore({ product, names }: { product: Product; names: number }) {
  const list = product.ingredientsText !== null;
  return (
    <div className="mt-5 grid gap-3">
      {names > 0 ? (
        <>
          <p className="strong">None of its ingredients is known here</p>
          <p className="text-ink-2">
            Without a known ingredient there is no score: this is neither a good sign nor a bad one. Check the list
            against the pack to have it assessed again on this phone.
          </p>
        </>
      ) : (
        <>
          <p className="strong">{list ? 'The ingredient list could not be read' : 'No ingredient list yet'}</p>
          <p className="text-ink-2">
            Without the list there is no score: nothing about this product has been checked. Type in the list from the
            pack to have it assessed on this phone.
          </p>
        </>
      )}
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

/** A report from verdict to proof: score and household first, then metrics, the receipt and the ingredients. */
export function ReportBody({ product, stored, household, onMistake }: ReportBodyProps) {
  const home = useHomeProducts();
  const { report } = stored;
  // Warnings for everyone are already shown with the household's own.
  const general = report.warnings.filter((warning) => warning.audience !== 'everyone');
  const judged = report.score !== null;
  return (
    <div className="report-columns">
      <div>
        <RecallBars product={product} />
        <ScorePanel report={report} />
        {report.candidateTypes.length > 1 && (
          <div className="mt-3">
            <Notice level="INFO">{lowestOf(report.candidateTypes)}</Notice>
          </div>
        )}
        {report.basis === 'statements' && (
          <div className="mt-3">
            <Notice level="INFO">Based on the label’s hazard statements; its ingredients are not known.</Notice>
          </div>
        )}
        {!judged && <NoScore product={product} names={report.ingredients.length} />}
        {(judged || report.warnings.length > 0) && <HouseholdSection report={report} household={household} />}
        {report.statements && <StatementsSection statements={report.statements} />}
        {general.length > 0 && (
          <Section title="Warnings by audience">
            <AudienceList warnings={general} />
          </Section>
        )}
      </div>
      {(judged || report.ingredients.length > 0) && (
        <div className="report-proof">
          <ReportProof product={product} stored={stored} onMistake={onMistake} />
        </div>
      )}
      <div>
        <Suspense>
          <ReportAround
            product={product}
            report={report}
            household={household}
            home={home}
            onMistake={() => onMistake('report')}
          />
        </Suspense>
      </div>
    </div>
  );
}
