import type { Product } from '#domain/products/product.ts';
import type { AccountDb, Shown } from './account-db.ts';
import { readMeta, writeMeta } from './account-meta.ts';

/** A product without how it is kept here, in one text. Short: the service worker reads it too. */
const essence = ({ pending, notSent, rev, packDay, ...product }: Partial<Shown<Product>>): string =>
  JSON.stringify(Object.entries(product).sort());

/** Whether a product is the same as far as anything was worked out of it. */
export const isSame = (one: Product, other: Product): boolean => essence(one) === essence(other);

/**
 * Counts a change in the transaction that makes it, so that whatever was worked out before is known to be older.
 * `homeChanged` counts rows of products, entries and areas, `reportsChanged` what reports came to.
 */
export const countChange = async (db: AccountDb, what: 'homeChanged' | 'reportsChanged'): Promise<void> =>
  writeMeta(db, what, ((await readMeta(db, what)) ?? 0) + 1);

/**
 * Forgets what lists and the home show of products that are about to be written, where it would be of another label.
 * Nobody is shown it meanwhile; the report itself stays until the engine has written the next. Call it before the rows
 * are put, inside their transaction over the synced tables.
 * @param gone ids of products that are about to be deleted
 */
export async function forgetWorkedOut(
  db: AccountDb,
  products: readonly Shown<Product>[],
  gone: readonly string[] = [],
): Promise<void> {
  const before = await db.products.bulkGet(products.map(({ id }) => id));
  const old = products.flatMap((product, at) => (isSame(before[at] ?? product, product) ? [] : product.id));
  for (const table of [db.risks, db.outlooks, db.criticals]) await table.bulkDelete([...old, ...gone]);
  await countChange(db, 'homeChanged');
}
