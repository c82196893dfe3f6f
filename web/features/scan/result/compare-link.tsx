import { useLiveQuery } from 'dexie-react-hooks';
import type { Product } from '#domain/products/product.ts';
import { MOST_COMPARED } from '#domain/shopping/most-compared.ts';
import { useAccount } from '#web/client/client-context.tsx';
import type { AccountDb } from '#web/offline/tables/account-db.ts';
import { comparePath } from '#web/paths.ts';
import { LinkButton } from '#web/ui/link-button.tsx';

/** Scans within this many milliseconds count as one shopping trip. */
const ONE_SHOP_MS = 2 * 60 * 60 * 1000;

/** Other products of the same category scanned in shopping mode on this trip, newest first. */
async function scannedBefore(db: AccountDb, product: Product): Promise<readonly string[]> {
  const scans = await db.scans
    .where('createdAt')
    .above(Date.now() - ONE_SHOP_MS)
    .toArray();
  const shopping = scans
    .filter(({ mode }) => mode === 'shopping')
    .sort((one, other) => other.createdAt - one.createdAt);
  const ids = [...new Set(shopping.flatMap(({ productId }) => productId ?? []))].filter((id) => id !== product.id);
  const products = await db.products.bulkGet(ids);
  return products.flatMap((one) => (one?.category === product.category ? [one.id] : [])).slice(0, MOST_COMPARED - 1);
}

/** Link to a side-by-side comparison with products of the same category scanned on this shopping trip. */
export function CompareLink({ product }: { product: Product }) {
  const { db } = useAccount();
  const others = useLiveQuery(() => scannedBefore(db, product), [db, product]);
  if (!others || others.length === 0) return null;
  return (
    <LinkButton to={comparePath([product.id, ...others])} variant="secondary" block>
      {others.length === 1 ? 'Compare with the last one' : `Compare with the last ${others.length}`}
    </LinkButton>
  );
}
