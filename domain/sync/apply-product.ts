import { parseGtin } from '../products/gtin.ts';
import { earlierListsOf } from './apply-relabel.ts';
import type { OperationOf } from './operation.ts';
import { applied, rejected, rowOf } from './outcome.ts';
import type { Outcome, World } from './world.ts';

/** The brand of an entry that names none (specification, section 3). */
export const UNKNOWN_BRAND = 'Unknown Brand';

/**
 * Stores a product typed in by hand, as the household's own. Entered again, the later entry stands; a list it had
 * before is kept.
 */
export function applyProduct(operation: OperationOf<'product.create'>, world: World): Outcome {
  const { payload, entityId } = operation;
  let gtin: string | null = null;
  if (payload.barcode !== null) {
    const read = parseGtin(payload.barcode);
    // A GTIN-14 as stored is taken too: the phone may send the code in the form it keeps.
    const code = read.ok ? read.value : payload.barcode === entityId ? entityId : null;
    if (code === null && !read.ok) return rejected(read.problem.code, read.problem.message, read.problem.fields);
    gtin = code;
    if (gtin !== entityId) return rejected('INVALID_INPUT', 'The id of a product with a barcode is its GTIN-14.');
  } else if (/^\d+$/.test(entityId)) {
    return rejected('INVALID_INPUT', 'A product without a barcode cannot have a GTIN as its id.');
  }
  const today = new Date(world.nowMs).toISOString().slice(0, 10);
  const list = payload.ingredients.join(', ');
  const row = rowOf(world, 'product');
  const before = row && !row.deleted && row.data.own && row.data.ingredientsText !== list ? row.data : null;
  const earlierLists = before ? earlierListsOf(before, list, today) : (row?.data.earlierLists ?? []);
  return applied({
    entity: 'product',
    id: entityId,
    deleted: false,
    data: {
      id: entityId,
      gtin,
      name: payload.name,
      brand: payload.brand === '' ? UNKNOWN_BRAND : payload.brand,
      size: null,
      category: payload.category,
      productType: payload.productType,
      forms: payload.forms,
      baby: payload.baby,
      ingredientsText: list,
      emoji: '📦',
      sample: false,
      own: true,
      source: { name: 'Entered by hand', date: today, licence: null },
      ...(earlierLists.length > 0 && { earlierLists }),
    },
  });
}
