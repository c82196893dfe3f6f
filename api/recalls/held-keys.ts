import type { Reads, Tx } from '#db/handles.ts';
import type { HeldKeysTable } from '#db/schema.ts';
import { statement } from '#db/statement.ts';

/** A product that some household has, as it is found for a notice. */
export type HeldProduct = Pick<HeldKeysTable, 'product_id' | 'owner'>;

/** The most products read for one key: a word that more of them share tells nothing. */
const OF_ONE_KEY = 5_000;

const OF_PRODUCT = statement((q, { product_id, owner }: HeldProduct) =>
  q
    .selectFrom('held_keys')
    .select('key')
    .where('product_id', '=', product_id)
    .where('owner', '=', owner)
    .orderBy('key'),
);
const DROP = statement((q, { product_id, owner }: HeldProduct) =>
  q.deleteFrom('held_keys').where('product_id', '=', product_id).where('owner', '=', owner),
);
const ADD = statement((q, row: HeldKeysTable) =>
  q.insertInto('held_keys').values({ key: row.key, product_id: row.product_id, owner: row.owner }),
);
const OF_KEY = statement((q, { key, limit }: { key: string; limit: number }) =>
  q.selectFrom('held_keys').select(['product_id', 'owner']).where('key', '=', key).limit(limit),
);
type Place = { readonly productId: string; readonly after: string; readonly limit: number };
const HOUSEHOLDS = statement((q, { productId, after, limit }: Place) =>
  q
    .selectFrom('inventory')
    .select('household_id')
    .distinct()
    .where('product_id', '=', productId)
    .where('household_id', '>', after)
    .orderBy('household_id')
    .limit(limit),
);

/** Index of products at home by the keys with which a notice finds them, so that neither side is ever fully scanned. */
export const heldKeys = {
  /** Rewrites the keys of a product if they changed. */
  async put(tx: Tx, held: HeldProduct, keys: readonly string[]): Promise<void> {
    const wanted = [...new Set(keys)].sort();
    const before = (await tx.all(OF_PRODUCT, held)).map(({ key }) => key);
    if (before.length === wanted.length && before.every((key, at) => key === wanted[at])) return;
    await tx.run(DROP, held);
    for (const key of wanted) await tx.run(ADD, { ...held, key });
  },
  /** The products that have one of these keys. */
  async find(reads: Reads, keys: readonly string[]): Promise<HeldProduct[]> {
    const found = new Map<string, HeldProduct>();
    for (const key of keys) {
      for (const held of await reads.all(OF_KEY, { key, limit: OF_ONE_KEY })) {
        found.set(`${held.owner} ${held.product_id}`, held);
      }
    }
    return [...found.values()];
  },
  /** The households that have or had a product, ordered by id. @param after the last id of the previous page */
  households: async (reads: Reads, productId: string, after: string, limit: number): Promise<string[]> =>
    (await reads.all(HOUSEHOLDS, { productId, after, limit })).map(({ household_id }) => household_id),
};
