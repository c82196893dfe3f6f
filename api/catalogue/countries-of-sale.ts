import type { Reads } from '#db/handles.ts';
import { statement } from '#db/statement.ts';
import { SourceFacts } from '#domain/catalogue/facts.ts';

const SAID = statement((q, { after, last }: { readonly after: number; readonly last: number }) =>
  q
    .selectFrom('catalogue_facts')
    .select(['product_pk', 'data'])
    .where('product_pk', '>', after)
    .where('product_pk', '<=', last),
);

/**
 * The countries in which products are sold, from all of their sources, by the key of the product. Products without any
 * are left out.
 * @param after the key before the first product
 * @param last the key of the last one
 */
export async function countriesOfSale(
  reads: Reads,
  after: number,
  last: number,
): Promise<ReadonlyMap<number, string[]>> {
  const sold = new Map<number, string[]>();
  for (const { product_pk: of, data } of await reads.all(SAID, { after, last })) {
    const { countries } = SourceFacts.parse(JSON.parse(data));
    if (countries.length > 0) sold.set(of, [...(sold.get(of) ?? []), ...countries]);
  }
  return sold;
}
