import { drawingOf } from '#domain/products/drawing.ts';
import { productSlug } from '#domain/products/slug.ts';
import { shownRisk } from '#domain/safety/shown-risk.ts';
import { productPath } from '#web/paths.ts';
import { PanelList } from '#web/ui/frame/panel.tsx';
import { ProductRow } from '#web/ui/product-row.tsx';
import type { KnownAlternative } from './use-alternatives.ts';

/** Why an alternative is better: "Without Parfum and Limonene", the cap it lacks, or its gain in points. */
function whyWords({ why, cap, gain }: KnownAlternative): string {
  const names = why.map(({ ingredient }) => ingredient);
  if (names.length > 0) return `Without ${names.join(', ')}`;
  if (cap) return 'Nothing limits its score';
  return gain === null ? 'Its label is known' : `${gain} points higher`;
}

interface AlternativeRowsProps {
  found: readonly KnownAlternative[];
  /** Whether a row links to its report, which needs an account. */
  linked?: boolean;
}

/** Safer products for the same use. */
export const AlternativeRows = ({ found, linked = true }: AlternativeRowsProps) => (
  <PanelList label="Alternatives">
    {found.map((one) => (
      <ProductRow
        key={one.key}
        name={one.name}
        to={linked ? productPath(productSlug(one.product)) : undefined}
        drawing={drawingOf(one.product)}
        meta={whyWords(one)}
        risk={shownRisk(one.report)}
      />
    ))}
  </PanelList>
);
