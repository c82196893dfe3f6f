import { Flag } from 'lucide-react';
import type { Household } from '#domain/households/household.ts';
import type { Product } from '#domain/products/product.ts';
import type { Report } from '#domain/safety/report.ts';
import { ReportedHere } from '#web/mistakes/reported-here.tsx';
import { reviewsPath } from '#web/paths.ts';
import type { AtHome } from '#web/product-view/home-products.ts';
import { Button } from '#web/ui/button.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { AlternativesSection } from './alternatives-section.tsx';
import { MixingSection } from './mixing-section.tsx';
import { RecallSection } from './recall-section.tsx';

/** Element id of the section on what not to mix it with. */
export const MIXING_ID = 'mixing';

interface ReportAroundProps {
  product: Product;
  report: Report;
  household: Household;
  home: readonly AtHome[] | undefined;
  onMistake: () => void;
}

/**
 * Sections around a product: what not to mix it with at home, recalls, alternatives, reviews and reporting mistakes.
 */
export function RelatedSections({ product, report, household, home, onMistake }: ReportAroundProps) {
  return (
    <>
      {home && (
        <div id={MIXING_ID} tabIndex={-1} className="outline-none">
          <MixingSection product={product} report={report} household={household} home={home} />
        </div>
      )}
      <RecallSection />
      {home && <AlternativesSection product={product} report={report} household={household} home={home} />}
      <div className="mt-8 grid justify-items-start gap-3">
        <ReportedHere concerns={({ about }) => about.product?.id === product.id} />
        {product.gtin !== null && (
          <LinkButton to={reviewsPath(product.id)} variant="secondary">
            Reviews
          </LinkButton>
        )}
        <Button variant="secondary" icon={<Flag aria-hidden="true" strokeWidth={1.9} />} onClick={onMistake}>
          Report a mistake
        </Button>
      </div>
    </>
  );
}
