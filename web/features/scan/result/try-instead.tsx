import { useMemo } from 'react';
import type { Household } from '#domain/households/household.ts';
import type { Product } from '#domain/products/product.ts';
import type { Report } from '#domain/safety/report.ts';
import { AlternativeRows } from '#web/product-view/alternative-rows.tsx';
import { useHomeProducts } from '#web/product-view/home-products.ts';
import { useAlternatives } from '#web/product-view/use-alternatives.ts';

interface TryInsteadProps {
  product: Product;
  report: Report;
  household: Household;
}

/** Up to three safer products for the same use if the scanned one does not suit, or that none is known. */
export function TryInstead({ product, report, household }: TryInsteadProps) {
  const home = useHomeProducts();
  const question = useMemo(
    () => (home ? { product, report, household, home } : null),
    [product, report, household, home],
  );
  const found = useAlternatives(question);
  if (!found) return null;
  return (
    <section className="mb-3">
      <h3 className="title-3 mb-1.5 flex items-baseline justify-between gap-3">
        Try instead
        {found.length > 0 && <span className="small font-normal text-ink-2">Same use, no warning here</span>}
      </h3>
      {found.length > 0 ? (
        <AlternativeRows found={found} />
      ) : (
        <p className="small text-ink-2">None known yet on this phone.</p>
      )}
    </section>
  );
}
