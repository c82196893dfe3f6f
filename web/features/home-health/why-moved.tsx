import type { Trend } from '#domain/inventory/home-course.ts';
import type { HomeCategory } from '#domain/products/category.ts';
import { drawingOf } from '#domain/products/drawing.ts';
import { productPath } from '#web/paths.ts';
import { rowRisk } from '#web/product-view/row-risk.ts';
import { type MovedProduct, useAddedAndRemoved } from '#web/product-view/use-health-days.ts';
import { Section } from '#web/ui/frame/page.tsx';
import { PanelList } from '#web/ui/frame/panel.tsx';
import { ProductRow } from '#web/ui/product-row.tsx';
import { rowWord } from '#web/ui/risk/levels.ts';

/** Maximum number of products shown of each kind. */
const MOST = 4;

const more = (count: number, what: string) =>
  count > MOST && <p className="small mt-2 text-ink-2">{`${count - MOST} more ${what}.`}</p>;

/** Why a category's score rose or fell: products that left, and products that came (product P2.11.16). */
export function WhyMoved({ area, trend }: { area: HomeCategory; trend: Exclude<Trend, 'stable'> }) {
  const moved = useAddedAndRemoved(area);
  if (!moved) return null;
  const { came, left } = moved;
  return (
    <Section title={trend === 'up' ? 'Why it rose' : 'Why it fell'} aside="Last 30 days">
      {came.length + left.length === 0 ? (
        <p className="text-ink-2">No products came or went. A label, score or category changed.</p>
      ) : (
        <>
          <PanelList label="What came and went">
            {left.slice(0, MOST).map((one) => (
              <Row key={one.product.id} of={one} word="Gone" />
            ))}
            {came.slice(0, MOST).map((one) => (
              <Row key={one.product.id} of={one} word="New at home" />
            ))}
          </PanelList>
          {more(left.length, 'are gone')}
          {more(came.length, 'are new at home')}
        </>
      )}
    </Section>
  );
}

function Row({ of: { product, risk: judged }, word }: { of: MovedProduct; word: string }) {
  const risk = rowRisk(product, judged, false);
  return (
    <ProductRow
      name={product.name}
      to={productPath(product.id)}
      drawing={drawingOf(product)}
      meta={[word, rowWord(risk)].filter(Boolean).join(' · ')}
      risk={risk}
    />
  );
}
