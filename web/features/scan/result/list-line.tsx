import { useLiveQuery } from 'dexie-react-hooks';
import { ShoppingBasket } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { Product } from '#domain/products/product.ts';
import type { HouseholdReport } from '#domain/safety/report.ts';
import { linesFor } from '#domain/shopping/lines-for.ts';
import type { ShoppingEntry } from '#domain/shopping/shopping-entry.ts';
import { useAccount } from '#web/client/client-context.tsx';
import { paths } from '#web/paths.ts';
import { useListActions } from '#web/product-view/use-list-actions.ts';
import { Button } from '#web/ui/button.tsx';
import { TextLink } from '#web/ui/link-button.tsx';

interface ListLineProps {
  product: Product;
  verdict: HouseholdReport['verdict'];
}

const suits = (verdict: ListLineProps['verdict']): boolean => verdict === 'suitable' || verdict === 'suitable_locked';

/**
 * The scanned product's line on the shopping list (product P6.8). It is ticked off at once if the product suits the
 * household, else on request. A typed line that may mean this product is offered.
 */
export function ListLine({ product, verdict }: ListLineProps) {
  const { db } = useAccount();
  const actions = useListActions();
  const entries = useLiveQuery(() => db.shoppingEntries.toArray(), [db]);
  const own = entries?.find(({ productId }) => productId === product.id) ?? null;
  const maybe = entries && !own ? linesFor(product, entries).maybe : [];
  const due = own !== null && own.tickedAt === null && suits(verdict);
  // Once per scan: whoever undoes the tick means it.
  const ticked = useRef(false);
  useEffect(() => {
    if (!due || ticked.current) return;
    ticked.current = true;
    void actions.tick(product.id, 'scan');
  }, [due, actions, product.id]);
  // A typed line that was ticked off here stays visible.
  const [meant, setMeant] = useState<string | null>(null);
  const line = own ?? entries?.find(({ id }) => id === meant) ?? maybe[0];
  if (!line) return null;
  return (
    <section className="list-line" aria-label="Shopping list">
      <ShoppingBasket aria-hidden="true" size={22} strokeWidth={1.9} />
      <p className="small min-w-0 flex-1" role="status">
        {wordsOf(line, own !== null)}
      </p>
      {line.tickedAt === null ? (
        <Button
          size="small"
          variant="secondary"
          onClick={() => {
            setMeant(line.id);
            void actions.tick(line.id, 'scan');
          }}
        >
          Tick off
        </Button>
      ) : (
        <>
          <Button size="small" variant="quiet" onClick={() => actions.untick(line.id)}>
            Undo
          </Button>
          <TextLink to={paths.shoppingList}>List</TextLink>
        </>
      )}
    </section>
  );
}

function wordsOf({ tickedAt, name }: ShoppingEntry, own: boolean): string {
  if (tickedAt !== null) return 'Ticked off your shopping list.';
  return own ? 'On your shopping list, not ticked off yet.' : `Your list says "${name}".`;
}
