import { drawingOf } from '#domain/products/drawing.ts';
import { paths, productPath } from '#web/paths.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Notice } from '#web/ui/frame/notice.tsx';
import { Section } from '#web/ui/frame/page.tsx';
import { PanelList } from '#web/ui/frame/panel.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { ProductRow } from '#web/ui/product-row.tsx';
import { PairsSection } from './pairs-section.tsx';
import { usePairs } from './use-pairs.ts';
import { type DatedProduct, useDatedProducts } from './use-past-dates.ts';

const checked = (count: number): string => (count === 1 ? '1 product' : `${count} products`);

/** What at home needs attention, worked out on this phone. */
export function Detector() {
  const dated = useDatedProducts();
  const found = usePairs();
  if (!dated || !found) return null;
  const past = dated.filter((one) => one.daysLeft < 0);
  const soon = dated.filter((one) => one.daysLeft >= 0);
  // On a desktop what must not meet stands beside what is past its date, where there are both.
  const both = dated.length > 0 && found.pairs.length > 0;
  const nothing = dated.length === 0 && found.pairs.length === 0;
  return (
    <>
      {nothing && (
        <EmptyState
          title="Nothing needs attention"
          text={
            found.home.length === 0
              ? 'Add the products you have at home, and this page tells which must not be mixed and what is past its date.'
              : `No pair among the ${checked(found.home.length)} in your inventory is known as dangerous to mix, and none is near its date.`
          }
          action={
            <LinkButton to={paths.inventory} variant="secondary">
              Go to your products
            </LinkButton>
          }
        />
      )}
      <div className={both ? 'lg:grid lg:grid-cols-2 lg:items-start lg:gap-x-8' : undefined}>
        <PairsSection pairs={found.pairs} home={found.home} />
        <div className="lg:-mt-2">
          <DatedList title="Past their date" items={past} />
          <DatedList title="Use soon" items={soon} />
        </div>
      </div>
      <div className="mt-8">
        <Notice>
          {`Looked through ${checked(found.home.length)} with a report. Products without an ingredient list or a date are not watched, and recalls are not looked up. Warnings for your household stand in the report of each product.`}
        </Notice>
      </div>
    </>
  );
}

function DatedList({ title, items }: { title: string; items: readonly DatedProduct[] }) {
  if (items.length === 0) return null;
  return (
    <Section title={title} aside={`${items.length}`}>
      <PanelList>
        {items.map(({ itemId, product, last, daysLeft }) => (
          <ProductRow
            key={itemId}
            name={product.name}
            to={productPath(product.id)}
            drawing={drawingOf(product)}
            meta={
              <span className={daysLeft < 0 ? 'state-high' : 'state-warning'}>
                {words(daysLeft)}
                {last.cause === 'opened' && ', since opening'}
              </span>
            }
          />
        ))}
      </PanelList>
    </Section>
  );
}

function words(daysLeft: number): string {
  if (daysLeft === 0) return 'Use today';
  const days = Math.abs(daysLeft) === 1 ? '1 day' : `${Math.abs(daysLeft)} days`;
  return daysLeft < 0 ? `Past its date by ${days}` : `Use within ${days}`;
}
