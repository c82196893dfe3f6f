import { Trash2 } from 'lucide-react';
import type { Finding } from '#domain/inventory/hazards/findings.ts';
import type { FindingGroup } from '#domain/inventory/hazards/group-findings.ts';
import { productPath } from '#web/paths.ts';
import type { FoundProduct } from '#web/product-view/check-home.ts';
import { Button } from '#web/ui/button.tsx';
import { LongList } from '#web/ui/long-list.tsx';
import { ProductRow } from '#web/ui/product-row.tsx';
import { SeverityShape } from '#web/ui/risk/risk-shape.tsx';
import { dateWords } from '#web/words/expiry-words.ts';
import { MarkButtons } from './mark-buttons.tsx';
import type { FindingActions } from './use-finding-actions.ts';

interface DateFindingsProps {
  group: FindingGroup;
  products: ReadonlyMap<string, FoundProduct>;
  mark: FindingActions;
}

type Dated = Extract<Finding, { readonly kind: 'date' }>;

const sinceWhen = ({ last, daysPast }: Dated): string => {
  const days = daysPast === 1 ? '1 day' : `${daysPast} days`;
  return last.cause === 'opened' ? `Open ${days} too long` : `${days} past ${dateWords(last.day)}`;
};

/** Products past their last day, each with a button to record it as thrown away. */
export function DateFindings({ group, products, mark }: DateFindingsProps) {
  const dated = group.findings.flatMap((one) => (one.kind === 'date' ? [one] : []));
  const [first] = dated;
  if (!first) return null;
  const name = products.get(first.productIds[0] ?? '')?.name ?? 'A product';
  return (
    <article className="warning-card level-caution">
      <div className="warning-head">
        <h3 className="strong min-w-0 flex-1">
          {dated.length === 1 ? `${name} is past its date` : `${dated.length} products are past their date`}
        </h3>
        <span className="warning-severity">
          <SeverityShape level="CAUTION" />
          CAUTION
        </span>
      </div>
      <p className="mt-1 small text-ink-2">Throw it away, or enter the date of a new pack.</p>
      <LongList className="panel-list date-rows" items={dated}>
        {(one) => {
          const [id = ''] = one.productIds;
          const product = products.get(id);
          return (
            <ProductRow
              key={one.id}
              name={product?.name ?? 'A product'}
              to={productPath(id)}
              drawing={product?.drawing ?? 'bottle'}
              meta={
                <>
                  <span className="state-warning">{sinceWhen(one)}</span>
                  {one.place && ` · ${one.place}`}
                </>
              }
              actions={
                <Button
                  size="small"
                  variant="quiet"
                  icon={<Trash2 strokeWidth={1.9} aria-hidden="true" />}
                  aria-label={`Gone: ${product?.name ?? 'a product'}`}
                  onClick={() => mark.throwAway(one.itemId)}
                >
                  Gone
                </Button>
              }
            />
          );
        }}
      </LongList>
      <MarkButtons group={group} mark={mark} />
    </article>
  );
}
