import { drawingOf } from '#domain/products/drawing.ts';
import { productSlug } from '#domain/products/slug.ts';
import { productPath } from './paths.ts';
import { PanelList } from './ui/panel.tsx';
import { ProductRow } from './ui/product-row.tsx';
import type { KnownAlternative } from './use-alternatives.ts';

/** What falls away with an alternative: "Without Parfum and Limonene". */
function whyWords({ why, cap, gain }: KnownAlternative): string {
  const names = why.map(({ ingredient }) => ingredient);
  if (names.length > 0) return `Without ${names.join(', ')}`;
  if (cap) return 'Without what limits the score';
  return gain === null ? 'Its label is known' : `${gain} points more`;
}

/** Safer products of the same use. */
export const AlternativeRows = ({ found }: { found: readonly KnownAlternative[] }) => (
  <PanelList label="Alternatives">
    {found.map((one) => (
      <ProductRow
        key={one.key}
        name={one.name}
        to={productPath(productSlug(one.product))}
        drawing={drawingOf(one.product)}
        meta={whyWords(one)}
        tag={{ score: one.base, level: one.report.label, provisional: one.report.provisional }}
      />
    ))}
  </PanelList>
);
