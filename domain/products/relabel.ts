import { applied, conflict, rejected } from '../sync/outcome.ts';
import type { OperationOn, RuleOutcome, RuleWorld } from '../sync/rule.ts';
import { utf8Length } from '../utf8-length.ts';
import type { EarlierList, Product, ProductSource } from './product.ts';
import type { PRODUCT } from './product-schemas.ts';

/** Source of a list that was read off a photo and checked against the pack. */
export const LABEL_PHOTO_SOURCE = 'Label photo';

/** Maximum number of earlier lists kept. Makers change a formula every few years, so ten lists cover decades. */
const MOST_EARLIER = 10;
/** Maximum total bytes of the earlier lists (product P10.2): the longest label accepted fits, in any script. */
const EARLIER_MAX_BYTES = 65_536;

/** The newest of the lists, as many as fit. */
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

/** The earlier lists including the current one, newest first, without the one being restored (`to`). */
export function earlierListsOf(product: Product, to: string, today: string): EarlierList[] {
  const { ingredientsText, source, earlierLists = [] } = product;
  const left = ingredientsText === null ? [] : [{ ingredientsText, source, until: today }];
  return newestThatFit([...left, ...earlierLists.filter((list) => list.ingredientsText !== to)]);
}

/**
 * Replaces a product's ingredient list, as the household's own version of the product. The previous list is kept with
 * its source and the day it ended. A kept list can be restored, and then gets its old source back.
 * @returns a conflict if the list is no longer the one that the person compared with
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
  // Already replaced, here or on another phone. A phone without a row for this own product stores the one it shows.
  if (list === to) return own === null && product.own ? stored(product) : applied();
  if (list !== from) return conflict('This product’s list was changed on another phone. Compare it again.');
  const today = new Date(world.nowMs).toISOString().slice(0, 10);
  const before = product.earlierLists?.find((earlier) => earlier.ingredientsText === to);
  if (origin === 'earlier' && !before) return rejected('NOT_FOUND', 'This earlier list is no longer stored.');
  const source: ProductSource = before?.source ?? { name: LABEL_PHOTO_SOURCE, date: today, licence: null };
  return stored({
    ...product,
    ingredientsText: to,
    own: true,
    source,
    earlierLists: earlierListsOf(product, to, today),
  });
}
