import { applied, conflict, rejected } from '../sync/outcome.ts';
import type { OperationOn, RuleOutcome, RuleWorld } from '../sync/rule.ts';
import { utf8Length } from '../utf8-length.ts';
import type { EarlierList, Product, ProductSource } from './product.ts';
import type { PRODUCT } from './product-schemas.ts';

/** Where a list comes from that was read off a photo and checked against the pack. */
export const LABEL_PHOTO_SOURCE = 'Label photo';

/** Earlier lists that are kept; a maker changes a formula every few years, so these are decades. */
const MOST_EARLIER = 10;
/** And their bytes in all (product P10.2): the longest label of today fits, whatever script it is in. */
const EARLIER_MAX_BYTES = 65_536;

/** The newest of some lists, as many as fit. */
function newestThatFit(lists: readonly EarlierList[]): EarlierList[] {
  let bytes = 0;
  const tooFar = lists.findIndex((list) => {
    bytes += utf8Length(list.ingredientsText);
    return bytes > EARLIER_MAX_BYTES;
  });
  return lists.slice(0, Math.min(MOST_EARLIER, tooFar < 0 ? lists.length : tooFar));
}

const stored = (product: Product): RuleOutcome =>
  applied({ entity: 'product', id: product.id, deleted: false, data: product });

/** The lists that went before, newest first, without the one that is taken up again. */
export function earlierListsOf(product: Product, to: string, today: string): EarlierList[] {
  const { ingredientsText, source, earlierLists = [] } = product;
  const left = ingredientsText === null ? [] : [{ ingredientsText, source, until: today }];
  return newestThatFit([...left, ...earlierLists.filter((list) => list.ingredientsText !== to)]);
}

/**
 * Gives a product another ingredient list, as the household's own version of it; the list before is kept with its
 * source and the day it ended. A list that was kept can be taken up again, and then has its old source.
 * @returns a conflict where the list is no longer the one that the person compared with
 */
export function relabelProduct(
  { payload, entityId }: OperationOn<typeof PRODUCT, 'product.relabel'>,
  world: RuleWorld<Product>,
): RuleOutcome {
  const { row } = world;
  const own = row && !row.deleted ? row.data : null;
  const product = own ?? world.product;
  if (product === null || product.id !== entityId) return rejected('NOT_FOUND', 'This product does not exist.');
  const { from, to, origin } = payload;
  const list = product.ingredientsText ?? '';
  // Decided already, here or on another phone. A phone that holds no row of it yet is given the one it shows.
  if (list === to) return own === null && product.own ? stored(product) : applied();
  if (list !== from) return conflict('The list of this product was changed on another phone. Compare it once more.');
  const today = new Date(world.nowMs).toISOString().slice(0, 10);
  const before = product.earlierLists?.find((earlier) => earlier.ingredientsText === to);
  if (origin === 'earlier' && !before) return rejected('NOT_FOUND', 'This earlier list is no longer kept.');
  const source: ProductSource = before?.source ?? { name: LABEL_PHOTO_SOURCE, date: today, licence: null };
  return stored({
    ...product,
    ingredientsText: to,
    own: true,
    source,
    earlierLists: earlierListsOf(product, to, today),
  });
}
