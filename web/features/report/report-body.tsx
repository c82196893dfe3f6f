import { NotebookPen } from 'lucide-react';
import type { Household } from '#domain/households/household.ts';
import type { Product } from '#domain/products/product.ts';
import { useHomeProducts } from '#web/home-products.ts';
import type { StoredReport } from '#web/offline/account-db.ts';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Section } from '#web/ui/page.tsx';
import { AudienceList } from './audience-list.tsx';
import { entryPath } from './entry-path.ts';
import { HouseholdSection } from './household-section.tsx';
import { ReportAround } from './report-around.tsx';
import type { MistakeSubject } from './report-mistake.tsx';
import { ReportProof } from './report-proof.tsx';
import { lowestOf } from './report-words.ts';
import { ScorePanel } from './score-panel.tsx';
import { StatementsSection } from './statements-section.tsx';

interface ReportBodyProps {
  product: Product;
  stored: StoredReport;
  household: Household | undefined;
  onMistake: (subject: MistakeSubject) => void;
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
export function ReportBody({ product, stored, household, onMistake }: ReportBodyProps) {
  const home = useHomeProducts();
  const { report } = stored;
  // Those for everyone already stand with the household's own.
  const general = report.warnings.filter((warning) => warning.audience !== 'everyone');
  const judged = report.score !== null;
  return (
    <div className="report-columns">
      <div>
        <ScorePanel report={report} />
        {report.candidateTypes.length > 1 && (
          <div className="mt-3">
            <Notice level="INFO">{lowestOf(report.candidateTypes)}</Notice>
          </div>
        )}
        {report.basis === 'statements' && (
          <div className="mt-3">
            <Notice level="INFO">From the hazard statements of the label; its ingredients are not known.</Notice>
          </div>
        )}
        {!judged && <NoLabel product={product} read={product.ingredientsText !== null} />}
        {household && (judged || report.warnings.length > 0) && (
          <HouseholdSection report={report} household={household} />
        )}
        {report.statements && <StatementsSection statements={report.statements} />}
        {general.length > 0 && (
          <Section title="Warnings by audience">
            <AudienceList warnings={general} />
          </Section>
        )}
      </div>
      {judged && (
        <div className="report-proof">
          <ReportProof product={product} stored={stored} onMistake={onMistake} />
        </div>
      )}
      <div>
        <ReportAround
          product={product}
          report={report}
          household={household}
          home={home}
          onMistake={() => onMistake('report')}
        />
      </div>
    </div>
  );
}
