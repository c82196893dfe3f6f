import type { Household } from '#domain/households/household.ts';
import { alternatives } from '#domain/safety/alternatives.ts';
import { householdView } from '#domain/safety/household-view.ts';
import type { Warning } from '#domain/safety/report.ts';
import { homeProduct } from '#web/product-view/home-products.ts';
import type { KnownAlternative } from '#web/product-view/use-alternatives.ts';
import type { JudgedProduct } from '../use-pack-reports.ts';

/** The case against a product for a household, and possible replacements. */
export interface Swap {
  /** CRITICAL and WARNING, general ones or for somebody in the household. */
  readonly warnings: readonly Warning[];
  readonly found: readonly KnownAlternative[];
  /** How many other products for the same use were scored. */
  readonly others: number;
}

const candidate = ({ product, report }: JudgedProduct) => ({
  ...homeProduct(product, report, null),
  category: product.category,
});

/** Finds replacements for a product, by the rule of the report (method M9). @param others for the same use */
export function swapOf(product: JudgedProduct, others: readonly JudgedProduct[], household: Household): Swap {
  const { warnings } = householdView(product.report, household);
  const found = alternatives({
    product: candidate(product),
    candidates: others.map(candidate),
    household,
    home: [],
  });
  return {
    warnings: warnings.filter(({ severity }) => severity === 'CRITICAL' || severity === 'WARNING'),
    found: found.flatMap((one): KnownAlternative[] => {
      const judged = others.find(({ product: { id } }) => id === one.key);
      return judged ? [{ ...one, ...judged }] : [];
    }),
    others: others.length,
  };
}
