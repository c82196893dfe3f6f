import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';
import type { Reads } from '#db/handles.ts';
import type { IndexEntry, ProductIndex } from '#db/search/product-index.ts';
import { statement } from '#db/statement.ts';
import { homeCategory } from '#domain/products/home-area.ts';
import { Product } from '#domain/products/product.ts';

/** Products per write into the index: other requests wait about 10 ms for it. */
const AT_ONCE = 40;
/** Milliseconds to wait before trying again if another process is indexing the same products. */
const LATER_MS = 50;

const CHANGED = statement((q, { seq, limit }: { readonly seq: number; readonly limit: number }) =>
  q
    .selectFrom('products')
    .select(['pk', 'seq', 'deleted', 'data'])
    .where('household_id', 'is', null)
    .where('seq', '>', seq)
    .orderBy('seq')
    .limit(limit),
);

const entryOf = ({ pk, deleted, data }: { pk: number; deleted: number; data: string }): IndexEntry => {
  if (deleted === 1) return { pk, product: null };
  const product = Product.parse(JSON.parse(data));
  const { id, name, brand, emoji, ingredientsText } = product;
  return { pk, product: { id, name, brand, emoji, area: homeCategory(product), list: ingredientsText ?? '' } };
};

/**
 * Brings the index up to date with the catalogue, in batches, yielding in between. A server and an import may do so at
 * the same time: each batch is indexed by only one of them.
 * @param told called with the number indexed so far
 * @returns how many products this process indexed
 */
export async function catchUp(
  reader: Reads,
  index: ProductIndex,
  signal?: AbortSignal,
  told: (done: number) => void = () => undefined,
): Promise<number> {
  for (let done = 0; ; ) {
    const from = index.upTo();
    const rows = await reader.all(CHANGED, { seq: from, limit: AT_ONCE });
    const last = rows.at(-1);
    if (!last || signal?.aborted) return done;
    if (index.put(rows.map(entryOf), from, last.seq)) {
      done += rows.length;
      told(done);
      await nextTurn();
    } else {
      await pause(LATER_MS);
    }
  }
}
