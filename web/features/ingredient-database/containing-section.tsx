import { drawingOf } from '#domain/products/drawing.ts';
import { productSlug } from '#domain/products/slug.ts';
import { shownRisk } from '#domain/safety/shown-risk.ts';
import { productPath } from '#web/paths.ts';
import { Section } from '#web/ui/frame/page.tsx';
import { PanelList } from '#web/ui/frame/panel.tsx';
import { ProductRow } from '#web/ui/product-row.tsx';
import { SUBSTANCE_WORD } from '#web/ui/risk/levels.ts';
import { type ContainingProduct, useContaining } from './use-containing.ts';

const metaOf = ({ level, atHome }: ContainingProduct): string =>
  `${atHome ? 'At home' : 'Scanned'} \u00b7 counts there as ${SUBSTANCE_WORD[level].toLowerCase()}`;

/** The household's products that contain an ingredient. */
export function ContainingSection({ ingredientId }: { ingredientId: string }) {
  const containing = useContaining(ingredientId);
  if (!containing) return null;
  return (
    <Section title="In your products" aside={containing.length > 0 ? `${containing.length}` : undefined}>
      {containing.length === 0 ? (
        <p className="text-ink-2">Not in any report on this phone.</p>
      ) : (
        <PanelList>
          {containing.map((one) => (
            <ProductRow
              key={one.product.id}
              name={one.product.name}
              to={productPath(productSlug(one.product))}
              drawing={drawingOf(one.product)}
              meta={metaOf(one)}
              risk={shownRisk(one.report)}
            />
          ))}
        </PanelList>
      )}
    </Section>
  );
}
