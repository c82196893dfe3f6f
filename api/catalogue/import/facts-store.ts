import type { Reads, Tx } from '#db/handles.ts';
import { statement } from '#db/statement.ts';
import { SourceFacts } from '#domain/catalogue/facts.ts';
import { type KeyedFacts, mergeFacts, takesPlace } from '#domain/catalogue/merge-facts.ts';
import { productStores } from '../../products/room.ts';

/** The device that imported rows are changed by. */
const IMPORT = 'catalogue import';

/** What became of a record. */
export type Taken = 'added' | 'changed' | 'same';

type Key = { readonly pk: number; readonly source: string };
type Row = Key & { readonly data: string };
const PUT = statement((q, { pk, source, data }: Row) =>
  q
    .insertInto('catalogue_facts')
    .values({ product_pk: pk, source, data })
    .onConflict((on) => on.columns(['product_pk', 'source']).doUpdateSet((eb) => ({ data: eb.ref('excluded.data') }))),
);
const HELD = statement((q, { id, source }: { readonly id: string; readonly source: string }) =>
  q
    .selectFrom('products as p')
    .leftJoin('catalogue_facts as f', (join) => join.onRef('f.product_pk', '=', 'p.pk').on('f.source', '=', source))
    .select(['p.pk', 'p.changed_by', 'p.deleted', 'f.data'])
    .where('p.id', '=', id)
    .where('p.household_id', 'is', null),
);
const ALL = statement((q, { pk }: { pk: number }) =>
  q.selectFrom('catalogue_facts').select(['source', 'data']).where('product_pk', '=', pk).orderBy('source'),
);

const { catalogue } = productStores();
const parse = (data: string): SourceFacts => SourceFacts.parse(JSON.parse(data));

/** What every source says of a product, by the key of the source. */
export const factsOf = async (reads: Reads, pk: number): Promise<KeyedFacts[]> =>
  (await reads.all(ALL, { pk })).map(({ source, data }) => ({ key: source, facts: parse(data) }));

/**
 * Takes in what a source says of a product, and makes the product anew from all that is said of it (product P14.4). A
 * row of the starter catalogue was read by a person: it stays as it is.
 * @param seq gives the next number of the instance's order
 */
export async function takeFacts(
  tx: Tx,
  source: string,
  { id, gtin, facts }: { readonly id: string; readonly gtin: string | null; readonly facts: SourceFacts },
  seq: () => Promise<number>,
): Promise<Taken> {
  const data = JSON.stringify(facts);
  const held = await tx.first(HELD, { id, source });
  if (!held) {
    const { product } = mergeFacts([{ key: source, facts }], id, gtin);
    const pk = await catalogue.add(tx, product, IMPORT, await seq());
    await tx.run(PUT, { pk, source, data });
    return 'added';
  }
  if (held.data === data && held.deleted === 0) return 'same';
  if (held.data !== null && held.data !== data && !takesPlace(parse(held.data), facts)) return 'same';
  await tx.run(PUT, { pk: held.pk, source, data });
  if (held.changed_by !== IMPORT && held.deleted === 0) return 'same';
  const { product } = mergeFacts(await factsOf(tx, held.pk), id, gtin);
  const row = await catalogue.find(tx, id);
  if (row?.deleted === 0 && row.data === JSON.stringify(product)) return 'same';
  await catalogue.change(tx, held.pk, product, IMPORT, await seq());
  return 'changed';
}
