import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';
import type { Reads } from '#db/handles.ts';
import type { IndexEntry, ProductIndex } from '#db/search/product-index.ts';
import { statement } from '#db/statement.ts';
import { homeCategory } from '#domain/products/home-area.ts';
import { Product } from '#domain/products/product.ts';

/** Products of one write into the index: others wait about 10 ms for it. */
const AT_ONCE = 40;
/** Milliseconds to wait before looking again, where another process is taking the same products in. */
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
 * Brings the index up to the catalogue, some products at a time with others between. A server and an import beside it may
 * do so at once: each batch is taken in by one of them.
 * @param told how many are done
 * @returns how many this process took in
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
