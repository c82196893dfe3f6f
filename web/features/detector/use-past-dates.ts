import { useLiveQuery } from 'dexie-react-hooks';
import { daysBetween, EXPIRING_DAYS, type LastDay, lastDayOf } from '#domain/inventory/expiry.ts';
import { isUsedUp } from '#domain/inventory/standing.ts';
import type { Product } from '#domain/products/product.ts';
import { useAccount } from '#web/client/client-context.tsx';

export interface DatedProduct {
  readonly itemId: string;
  readonly product: Product;
  readonly last: LastDay;
  /** Days until its last day; negative once that has passed. */
  readonly daysLeft: number;
}

const today = (): string => {
  const now = new Date();
  const two = (part: number) => String(part).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
};

/** Entries of the inventory past their date or close to it, the most overdue first. */
export function useDatedProducts(): readonly DatedProduct[] | undefined {
  const { db } = useAccount();
  return useLiveQuery(async () => {
    const now = today();
    const dated = (await db.inventory.toArray()).flatMap((item) => {
      const last = lastDayOf(item);
      if (!last || isUsedUp(item)) return [];
      const daysLeft = daysBetween(now, last.day);
      return daysLeft <= EXPIRING_DAYS ? [{ itemId: item.id, productId: item.productId, last, daysLeft }] : [];
    });
    const products = await db.products.bulkGet(dated.map(({ productId }) => productId));
    return dated
      .flatMap(({ itemId, last, daysLeft }, at): DatedProduct[] => {
        const product = products[at];
        return product ? [{ itemId, product, last, daysLeft }] : [];
      })
      .sort((a, b) => a.daysLeft - b.daysLeft);
  }, [db]);
}
