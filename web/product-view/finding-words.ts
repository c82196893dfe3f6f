import type { Finding } from '#domain/inventory/findings.ts';
import type { Product } from '#domain/products/product.ts';

const names = ({ productIds }: Finding, products: ReadonlyMap<string, Product>): string =>
  productIds.map((id) => products.get(id)?.name ?? 'A product').join(' and ');

const days = (count: number): string => (count === 1 ? '1 day' : `${count} days`);

/** What was found, in one line, and what to do now. */
export function findingWords(
  finding: Finding,
  products: ReadonlyMap<string, Product>,
): { readonly title: string; readonly act: string } {
  const name = names(finding, products);
  switch (finding.kind) {
    case 'recall':
      return { title: `${name} ${finding.recall.maybe ? 'may be' : 'is'} recalled`, act: finding.recall.action };
    case 'pair':
      return { title: `Never mix ${name}`, act: finding.pair.action };
    case 'person': {
      const who = [...new Set(finding.warnings.flatMap(({ subject }) => subject ?? []))].join(', ');
      return { title: `${name} is critical for ${who}`, act: finding.warnings[0]?.action ?? '' };
    }
    case 'date':
      return {
        title: `${name} is past its date`,
        act:
          finding.last.cause === 'opened'
            ? `Open too long by ${days(finding.daysPast)}. Throw it away.`
            : `Past it by ${days(finding.daysPast)}. Throw it away, or enter the date of a new pack.`,
      };
  }
}
