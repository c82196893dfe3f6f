import type { Reads, Tx } from '#db/handles.ts';
import { statement } from '#db/statement.ts';
import { SourceFacts } from '#domain/catalogue/facts.ts';
import {
  AGREEMENT,
  CORRECTION,
  type KeyedFacts,
  mergeFacts,
  replacesRecord,
  STARTER,
} from '#domain/catalogue/merge-facts.ts';
import { Product } from '#domain/products/product.ts';
import { type CatalogueRow, productStores, REVIEW, STARTER_CATALOGUE } from '../../products/room.ts';

/** The `changedBy` of imported rows. */
const IMPORT = 'catalogue import';

/** What happened to a record. */
export type RecordOutcome = 'added' | 'changed' | 'same';

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
const TAKE_AWAY = statement((q, { pk, source }: Key) =>
  q.deleteFrom('catalogue_facts').where('product_pk', '=', pk).where('source', '=', source),
);
const ALL = statement((q, { pk }: { pk: number }) =>
  q.selectFrom('catalogue_facts').select(['source', 'data']).where('product_pk', '=', pk).orderBy('source'),
);

const { catalogue } = productStores();
const parse = (data: string): SourceFacts => SourceFacts.parse(JSON.parse(data));

const MADE_HERE: ReadonlySet<string> = new Set([IMPORT, REVIEW]);

/** A product of the starter catalogue as facts of a source. */
function starterFacts({
  gtin,
  id: _id,
  sample: _sample,
  own: _own,
  earlierLists: _lists,
  ...product
}: Product): SourceFacts {
  return { ...product, code: gtin ?? '', codeFault: gtin === null ? 'none' : null, countries: [] };
}

/** The facts of every source about a product, by the key of the source. */
export const factsOf = async (reads: Reads, pk: number): Promise<KeyedFacts[]> =>
  (await reads.all(ALL, { pk })).map(({ source, data }) => ({ key: source, facts: parse(data) }));

/** The same for a row of the catalogue, plus the facts of the starter catalogue if the row comes from it. */
export async function factsWithStarter(reads: Reads, row: CatalogueRow): Promise<KeyedFacts[]> {
  const said = await factsOf(reads, row.pk);
  if (row.deleted === 1 || MADE_HERE.has(row.changed_by)) return said;
  return [...said, { key: STARTER, facts: starterFacts(Product.parse(JSON.parse(row.data))) }];
}

/**
 * Stores the facts of a source about a product, and rebuilds the product from all its facts (product P14.4). A row of
 * the starter catalogue was checked by a person, so it stays as it is.
 * @param seq gives the instance's next revision number
 */
export async function storeSourceFacts(
  tx: Tx,
  source: string,
  { id, gtin, facts }: { readonly id: string; readonly gtin: string | null; readonly facts: SourceFacts },
  seq: () => Promise<number>,
  nowMs: number,
): Promise<RecordOutcome> {
  const data = JSON.stringify(facts);
  const held = await tx.first(HELD, { id, source });
  if (!held) {
    const { product } = mergeFacts([{ key: source, facts }], id, gtin, nowMs);
    const pk = await catalogue.add(tx, product, IMPORT, await seq());
    await tx.run(PUT, { pk, source, data });
    return 'added';
  }
  if (held.data === data && held.deleted === 0) return 'same';
  if (held.data !== null && held.data !== data && !replacesRecord(parse(held.data), facts, nowMs)) return 'same';
  await tx.run(PUT, { pk: held.pk, source, data });
  if (!MADE_HERE.has(held.changed_by) && held.deleted === 0) return 'same';
  const { product } = mergeFacts(await factsOf(tx, held.pk), id, gtin, nowMs);
  const row = await catalogue.find(tx, id);
  if (row?.deleted === 0 && row.data === JSON.stringify(product)) return 'same';
  await catalogue.change(tx, held.pk, product, held.changed_by === REVIEW ? REVIEW : IMPORT, await seq());
  return 'changed';
}

/**
 * Stores what a person decided, or several households agree on, about a product, and rebuilds the product from all its
 * facts. The facts of the starter catalogue are stored with them.
 * @param facts null removes the source's facts; if the product has no others it is deleted
 * @returns the key of the product and the source's earlier facts as JSON; null if there is no product and none is made
 */
export async function setFacts(
  tx: Tx,
  source: string,
  { id, gtin, facts }: { readonly id: string; readonly gtin: string | null; readonly facts: SourceFacts | null },
  seq: () => Promise<number>,
  nowMs: number,
): Promise<{ readonly pk: number; readonly before: string | null } | null> {
  const held = await tx.first(HELD, { id, source });
  const data = facts && JSON.stringify(facts);
  if (!held) {
    if (facts === null || data === null) return null;
    const { product } = mergeFacts([{ key: source, facts }], id, gtin, nowMs);
    const pk = await catalogue.add(tx, product, REVIEW, await seq());
    await tx.run(PUT, { pk, source, data });
    return { pk, before: null };
  }
  const { pk } = held;
  const row = await catalogue.find(tx, id);
  const told = row ? (await factsWithStarter(tx, row)).find(({ key }) => key === STARTER) : undefined;
  if (told) await tx.run(PUT, { pk, source: STARTER, data: JSON.stringify(told.facts) });
  if (data === null) await tx.run(TAKE_AWAY, { pk, source });
  else await tx.run(PUT, { pk, source, data });
  const said = await factsOf(tx, pk);
  const starter = said.find(({ key }) => key === STARTER);
  if (said.length === 0) await catalogue.bury(tx, pk, await seq());
  else if (starter && !said.some(({ key }) => key === CORRECTION || key === AGREEMENT)) {
    // No decision made here is left, so the product belongs to the starter catalogue again.
    await tx.run(TAKE_AWAY, { pk, source: STARTER });
    await catalogue.change(tx, pk, mergeFacts([starter], id, gtin, nowMs).product, STARTER_CATALOGUE, await seq());
  } else await catalogue.change(tx, pk, mergeFacts(said, id, gtin, nowMs).product, REVIEW, await seq());
  return { pk, before: held.data };
}
