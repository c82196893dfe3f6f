import type { Product } from '#domain/products/product.ts';
import type { AccountDb, Shown } from './account-db.ts';
import { readMeta, writeMeta } from './account-meta.ts';

/** A product without its storage fields, as one text. Kept short, since it is part of the service worker's bundle. */
const essence = ({ pending, notSent, rev, packDay, ...product }: Partial<Shown<Product>>): string =>
  JSON.stringify(Object.entries(product).sort());

/** Whether two versions of a product are the same as far as anything was derived from them. */
export const isSame = (one: Product, other: Product): boolean => essence(one) === essence(other);

/**
 * Counts a change in the transaction that makes it, so that anything derived before is known to be outdated.
 * `homeChanged` counts changes to products, entries and areas, `reportsChanged` changes to report results.
 */
export const countChange = async (db: AccountDb, what: 'homeChanged' | 'reportsChanged'): Promise<void> =>
  writeMeta(db, what, ((await readMeta(db, what)) ?? 0) + 1);

/**
 * Deletes what lists and the home show of products whose data is about to change, so that nothing outdated is shown.
 * The report itself stays until the engine has written the next one. Call it before the rows are written, inside their
 * transaction over the synced tables.
 * @param gone ids of products that are about to be deleted
 */
export async function deleteDerivedRows(
  db: AccountDb,
  products: readonly Shown<Product>[],
  gone: readonly string[] = [],
): Promise<void> {
  const before = await db.products.bulkGet(products.map(({ id }) => id));
  const old = products.flatMap((product, at) => (isSame(before[at] ?? product, product) ? [] : product.id));
  for (const table of [db.risks, db.outlooks, db.criticals]) await table.bulkDelete([...old, ...gone]);
  await countChange(db, 'homeChanged');
}
