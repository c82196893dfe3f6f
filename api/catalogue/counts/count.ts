import { setImmediate as nextTurn } from 'node:timers/promises';
import { z } from 'zod';
import type { Database } from '#db/database.ts';
import type { Reads, Tx } from '#db/handles.ts';
import { statement } from '#db/statement.ts';
import { CatalogueCounts, createCatalogueCounter } from '#domain/catalogue/counts.ts';
import { Product } from '#domain/products/product.ts';
import { INSTANCE } from '../../sync/actor.ts';
import { syncState } from '../../sync/sync-state.ts';
import { countriesOfSale } from '../countries-of-sale.ts';
import { PRODUCTS_IN_ORDER } from '../products-in-order.ts';

/** Products per query: other requests wait some milliseconds for it. */
const AT_ONCE = 100;

const KEY = 'catalogue counts';
const HELD = statement((q) => q.selectFrom('instance').select('value').where('key', '=', KEY));
const KEEP = statement((q, { value }: { value: string }) =>
  q
    .insertInto('instance')
    .values({ key: KEY, value })
    .onConflict((on) => on.column('key').doUpdateSet((eb) => ({ value: eb.ref('excluded.value') }))),
);

const Kept = z.object({
  /** The revision of the catalogue that was counted. */
  upTo: z.number().int(),
  counts: CatalogueCounts,
});

/** The last counts; null if there are none. */
export async function storedCounts(reads: Reads): Promise<z.infer<typeof Kept> | null> {
  const held = await reads.first(HELD);
  // Counts that an earlier release stored in another form are made again.
  return held ? (Kept.safeParse(JSON.parse(held.value)).data ?? null) : null;
}

async function countAll(reads: Reads, countedOn: string, signal: AbortSignal | undefined): Promise<CatalogueCounts> {
  const counts = createCatalogueCounter();
  for (let pk = 0; ; ) {
    signal?.throwIfAborted();
    const rows = await reads.all(PRODUCTS_IN_ORDER, { pk, limit: AT_ONCE });
    const last = rows.at(-1);
    if (!last) return counts.end(countedOn);
    const sold = await countriesOfSale(reads, pk, last.pk);
    for (const row of rows) counts.add(Product.parse(JSON.parse(row.data)), sold.get(row.pk) ?? []);
    pk = last.pk;
    await nextTurn();
  }
}

/**
 * Counts the catalogue in batches, yielding in between, if it changed since the last count.
 * @param countedOn the day (ISO date)
 * @returns a function that stores the counts; null if nothing changed
 */
export async function countCatalogue(
  { reader }: Pick<Database, 'reader'>,
  countedOn: string,
  signal?: AbortSignal,
): Promise<((tx: Tx) => Promise<unknown>) | null> {
  const upTo = await syncState.last(reader, INSTANCE);
  if ((await storedCounts(reader))?.upTo === upTo) return null;
  const value = JSON.stringify({ upTo, counts: await countAll(reader, countedOn, signal) });
  return (tx) => tx.run(KEEP, { value });
}
