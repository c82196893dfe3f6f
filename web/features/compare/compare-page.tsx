import { Plus } from 'lucide-react';
import { useState } from 'react';
import { MOST_COMPARED } from '#domain/shopping/most-compared.ts';
import { paths } from '#web/paths.ts';
import { useListActions } from '#web/product-view/use-list-actions.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ActionBar } from '#web/ui/frame/action-bar.tsx';
import { Page, PageHeader } from '#web/ui/frame/page.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { RiskShape } from '#web/ui/risk/risk-shape.tsx';
import { ScanMark } from '#web/ui/scan-mark.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { ComparisonTable } from './comparison-table.tsx';
import { type Column, type Comparison, useComparison } from './use-comparison.ts';
import './compare.css';

const list = new Intl.ListFormat('en-GB', { style: 'long', type: 'conjunction' });

/** The product that ranks first, and those that cannot be ranked. */
function Answer({ columns }: { columns: readonly Column[] }) {
  const placed = columns.filter(({ place }) => place !== null);
  const [first] = placed;
  const without = columns.filter(({ place }) => place === null).map(({ product }) => product.name);
  const suits = first?.verdict === 'suitable' || first?.verdict === 'suitable_locked';
  return (
    <div className="panel mt-3 flex items-start gap-3.5 p-4" role="status">
      {first && suits ? (
        <RiskShape level="MINIMAL" size={28} className="flex-none" />
      ) : (
        <RiskShape
          level={first ? 'VERY_HIGH' : 'UNKNOWN'}
          size={28}
          className="flex-none"
          tone={first ? 'HIGH' : 'UNKNOWN'}
        />
      )}
      <div className="min-w-0">
        <p className="strong wrap-anywhere">{answerOf(first, placed.length, suits)}</p>
        {without.length > 0 && (
          <p className="small mt-0.5 wrap-anywhere text-ink-2">
            {`Too little is known about ${list.format(without)}, so ${without.length === 1 ? 'it is' : 'they are'} not ranked.`}
          </p>
        )}
      </div>
    </div>
  );
}

function answerOf(first: Column | undefined, placed: number, suits: boolean): string {
  if (!first) return 'None of them can be ranked';
  if (!suits) return 'None of them suits your household';
  return placed === 1 ? `${first.product.name} suits your household` : `${first.product.name} comes first of ${placed}`;
}

/** /compare: up to five products side by side (product P6.6). @param ids of the products, from the address */
export function ComparePage({ ids }: { ids: readonly string[] }) {
  const asked = [...new Set(ids)].slice(0, MOST_COMPARED);
  const comparison = useComparison(asked);
  const enough = asked.length >= 2;
  const title = enough ? `${asked.length} products` : 'Compare';
  return (
    <Page title={title} className="pb-28">
      <PageHeader title={title} back={paths.shoppingList} />
      {!enough && (
        <EmptyState
          title="Nothing to compare yet"
          text="Scan products in shopping mode, or select two to five of your own."
          action={
            <LinkButton to={paths.shoppingScan} icon={<ScanMark />}>
              Scan
            </LinkButton>
          }
        />
      )}
      {enough && !comparison && <Skeleton className="mt-4 h-96 w-full" />}
      {enough && comparison && <Compared comparison={comparison} asked={asked.length} />}
    </Page>
  );
}

function Compared({ comparison, asked }: { comparison: Comparison; asked: number }) {
  const { addProduct } = useListActions();
  const [listed, setListed] = useState(false);
  const { columns, reading } = comparison;
  const missing = asked - columns.length;
  const [first] = columns;
  const suits = first?.verdict === 'suitable' || first?.verdict === 'suitable_locked';
  return (
    <>
      <Answer columns={columns} />
      {reading && (
        <p className="small mt-2 text-ink-2" role="status">
          Labels are still being read, so the ranking may change.
        </p>
      )}
      {missing > 0 && (
        <p className="small mt-2 text-ink-2">
          {missing === 1 ? 'One of them isn’t on this phone.' : `${missing} of them aren’t on this phone.`}
        </p>
      )}
      {columns.length > 0 && <ComparisonTable {...comparison} />}
      {first && suits && (
        <ActionBar>
          <Button
            icon={<Plus aria-hidden="true" strokeWidth={1.9} />}
            disabled={listed}
            onClick={() => void addProduct(first.product.id).then(setListed)}
          >
            <span className="truncate">{listed ? 'On your list' : `Put ${first.product.name} on the list`}</span>
          </Button>
        </ActionBar>
      )}
    </>
  );
}
