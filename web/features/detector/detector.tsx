import { drawingOf } from '#domain/products/drawing.ts';
import { paths, productPath } from '#web/paths.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Section } from '#web/ui/page.tsx';
import { PanelList } from '#web/ui/panel.tsx';
import { ProductRow } from '#web/ui/product-row.tsx';
import { type DatedProduct, useDatedProducts } from './use-past-dates.ts';

/** What at home needs attention, worked out on this phone. */
export function Detector() {
  const dated = useDatedProducts();
  if (!dated) return null;
  const past = dated.filter((one) => one.daysLeft < 0);
  const soon = dated.filter((one) => one.daysLeft >= 0);
  return (
    <>
      {dated.length === 0 && (
        <EmptyState
          title="No dates need attention"
          text="Nothing in your inventory is past its date or within 30 days of it. Products without a date are not watched."
          action={
            <LinkButton to={paths.inventory} variant="secondary">
              Add dates to your products
            </LinkButton>
          }
        />
      )}
      <DatedList title="Past their date" items={past} />
      <DatedList title="Use soon" items={soon} />
      <div className="mt-8">
        <Notice>
          Only dates are checked in this version. Mixing dangers and recalls are not part of it yet; warnings for your
          household stand in the report of each product.
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
