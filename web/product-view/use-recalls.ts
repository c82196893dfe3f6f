import { useLiveQuery } from 'dexie-react-hooks';
import { useEffect } from 'react';
import type { Product } from '#domain/products/product.ts';
import { useAccount, useClient } from '#web/client/client-context.tsx';
import { type RecallHere, type RecallsHere, recallsHere, recallsOfProduct } from '#web/offline/recalls/match.ts';

/** The recalls of what is and was at home. Undefined while the tables are read. */
export function useRecallsHere(): RecallsHere | undefined {
  const { db } = useAccount();
  return useLiveQuery(() => recallsHere(db, Date.now()), [db]);
}

/** Products whose notices were asked for since the page was opened. */
const askedFor = new Set<string>();

/**
 * The notices that concern one product, at home or in a shop, and not laid aside. What this phone knows is told at
 * once; the server is asked for older ones.
 */
export function useRecallsOf(product: Product | undefined): readonly RecallHere[] {
  const client = useClient();
  const { db } = useAccount();
  const id = product?.id;
  useEffect(() => {
    if (id === undefined || askedFor.has(`${db.userId} ${id}`)) return;
    askedFor.add(`${db.userId} ${id}`);
    import('#web/offline/recalls/refresh.ts')
      .then(({ fetchRecallsOf }) => fetchRecallsOf(client.ask, db, id))
      .then((answered) => {
        if (!answered) askedFor.delete(`${db.userId} ${id}`);
      })
      .catch(() => undefined);
  }, [client, db, id]);
  const found = useLiveQuery(async () => (product ? await recallsOfProduct(db, product) : []), [db, product]);
  return (found ?? []).filter(({ aside }) => aside === null);
}
