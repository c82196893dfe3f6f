import { useMemo } from 'react';
import type { Household } from '#domain/households/household.ts';
import type { Product } from '#domain/products/product.ts';
import type { Report } from '#domain/safety/report.ts';
import { AlternativeRows } from '#web/product-view/alternative-rows.tsx';
import type { AtHome } from '#web/product-view/home-products.ts';
import { useAlternatives } from '#web/product-view/use-alternatives.ts';
import { Section } from '#web/ui/frame/page.tsx';
import { Panel } from '#web/ui/frame/panel.tsx';

interface AlternativesSectionProps {
  product: Product;
  report: Report;
  household: Household;
  home: readonly AtHome[];
}

/** Safer products for the same use known on this phone, or that there are none. */
export function AlternativesSection({ product, report, household, home }: AlternativesSectionProps) {
  const question = useMemo(() => ({ product, report, household, home }), [product, report, household, home]);
  const found = useAlternatives(question);
  if (!found) return null;
  return (
    <Section title="Alternatives" aside={found.length > 0 ? 'Same use, no warning here' : undefined}>
      {found.length > 0 ? (
        <AlternativeRows found={found} />
      ) : (
        <Panel>
          <p className="strong">None known yet</p>
          <p className="small mt-0.5 text-ink-2">
            Nothing on this phone with the same use scores 70 or more, at least 10 points better, and raises no warning
            here.
          </p>
        </Panel>
      )}
    </Section>
  );
}
