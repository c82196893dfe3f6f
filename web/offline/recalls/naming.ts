import type { Product } from '#domain/products/product.ts';
import { gtinKey } from '#domain/recalls/gtin-key.ts';
import { isDismissed, recallMarkId } from '#domain/recalls/mark.ts';
import type { RecallNotice } from '#domain/recalls/notice.ts';
import type { AccountDb } from '../tables/account-db.ts';

/**
 * The notices on this phone that name a product's barcode, whether it is at home or not, newest first (product P11.12).
 * Does not match names and lots: for screens that have no room for that code.
 */
export async function noticesForBarcode(
  db: AccountDb,
  { id, gtin }: Pick<Product, 'id' | 'gtin'>,
): Promise<readonly RecallNotice[]> {
  if (gtin === null) return [];
  const [rows, marks] = await Promise.all([
    db.notices.where('keys').equals(gtinKey(gtin)).toArray(),
    db.recallMarks.toArray(),
  ]);
  const known = new Map(marks.map((mark) => [mark.id, mark]));
  return rows
    .map(({ notice }) => notice)
    .filter((notice) => !notice.withdrawn && !isDismissed(known.get(recallMarkId(notice.id, id)), notice))
    .sort((one, other) => other.publishedOn.localeCompare(one.publishedOn));
}
