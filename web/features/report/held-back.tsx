import type { Household } from '#domain/households/household.ts';
import type { Product } from '#domain/products/product.ts';
import { householdView } from '#domain/safety/household-view.ts';
import type { Report } from '#domain/safety/report.ts';
import { paths } from '#web/paths.ts';
import { RecallBars } from '#web/product-view/recall-bars.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Section } from '#web/ui/frame/page.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { WarningCard, WarningText } from '#web/ui/risk/warning-card.tsx';
import { avatarOf, whoIsWarned } from '#web/words/audience-words.ts';
import { ReportBar } from './report-bar.tsx';

interface HeldBackProps {
  product: Product;
  /** Null until the engine has answered. */
  report: Report | null;
  household: Household | undefined;
}

/** The part of a report that is never held back: CRITICAL warnings for this household, or that none was found. */
function Critical({ product, report, household }: HeldBackProps) {
  if (!report || !household) return <p className="text-ink-2">Looking for critical warnings…</p>;
  const critical = householdView(report, household).warnings.filter(({ severity }) => severity === 'CRITICAL');
  if (critical.length === 0) {
    return (
      <p className="small">{`No CRITICAL warning was found for ${product.name}. Nothing else about it was checked.`}</p>
    );
  }
  return critical.map((warning) => (
    <WarningCard
      key={`${warning.audience} ${warning.subject} ${warning.ingredient} ${warning.kind}`}
      severity="CRITICAL"
      who={whoIsWarned(warning)}
      kind={avatarOf(warning, household)}
    >
      <WarningText message={warning.message} action={warning.action} />
    </WarningCard>
  ));
}

/** Shown instead of a report beyond the monthly limit: no score, but CRITICAL warnings all the same (product P6.4). */
export function HeldBack(props: HeldBackProps) {
  const { product, report, household } = props;
  return (
    <>
      <ReportBar product={null} stored={null} scrolled={false} />
      <h1 className="title-1 mt-2 wrap-anywhere">{product.name}</h1>
      <div className="mt-4">
        <RecallBars product={product} />
      </div>
      <Section title="For your household">
        <div className="grid gap-2.5" aria-live="polite" aria-busy={!report || !household}>
          <Critical {...props} />
        </div>
      </Section>
      <div className="mt-8">
        <EmptyState
          title="Scan limit reached."
          text="This product is new to your household, and this month’s scans are used up. Its report opens next month, or with another plan. Products you already have stay readable."
          action={
            <LinkButton to={paths.subscription} block>
              View upgrade options
            </LinkButton>
          }
          quiet={
            <LinkButton to={paths.inventory} variant="quiet" block>
              View your products
            </LinkButton>
          }
        />
      </div>
    </>
  );
}
