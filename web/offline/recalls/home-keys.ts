import { productKeys } from '#domain/recalls/index-keys.ts';
import { ownedOf } from '#domain/recalls/owned-entries.ts';
import { tokeniseProduct } from '#domain/recalls/owned-product.ts';
import { OUTLOOK_VERSION } from '#engine-version';
import type { AccountDb, StoredOutlook } from '../tables/account-db.ts';
import { readMeta } from '../tables/account-meta.ts';

/** Reads without a surrounding live query observing it: a read outside the query's promises is not tracked. */
const unfollowed = <T>(read: () => Promise<T>): Promise<T> =>
  new Promise((settle, fail) => {
    setTimeout(() => void read().then(settle, fail));
  });

/**
 * The recall index keys of those of the given products that are on this phone. They are stored in the outlooks, which
 * are rewritten with every report. So a live query observes the counter of changed products instead, and the whole
 * table is read in one request.
 * @param read outlooks that were just read and need not be read again
 */
export async function readHomeKeys(
  db: AccountDb,
  wanted: { has(id: string): boolean; keys(): Iterable<string> },
  read?: Iterable<StoredOutlook>,
): Promise<ReadonlyMap<string, readonly string[]>> {
  const keys = new Map<string, readonly string[]>();
  const take = (rows: Iterable<StoredOutlook | undefined>) => {
    for (const row of rows) {
      if (row?.rules === OUTLOOK_VERSION && wanted.has(row.productId)) keys.set(row.productId, row.recallKeys);
    }
  };
  const lacking = () => [...wanted.keys()].filter((id) => !keys.has(id));
  if (read) {
    take(read);
    take(await db.outlooks.bulkGet(lacking()));
  } else {
    await readMeta(db, 'homeChanged');
    take(await unfollowed(() => db.outlooks.toArray()));
  }
  const without = lacking();
  if (without.length === 0) return keys;
  for (const product of await db.products.bulkGet(without)) {
    if (product) keys.set(product.id, productKeys(tokeniseProduct(ownedOf(product, []))));
  }
  return keys;
}
