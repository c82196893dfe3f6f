import { applied, rejected } from '../sync/outcome.ts';
import { byPlan } from '../sync/row-bounds.ts';
import type { EntityRules, OperationOn, RuleOutcome, RuleWorld } from '../sync/rule.ts';
import { parseGtin } from './gtin.ts';
import type { Product } from './product.ts';
import type { PRODUCT } from './product-schemas.ts';
import { earlierListsOf, relabelProduct } from './relabel.ts';
import { productIdOf } from './slug.ts';
import { gtinOrAsTyped } from './typed-gtin.ts';
import { UNKNOWN_BRAND } from './unknown-brand.ts';

type On<T extends keyof (typeof PRODUCT)['operations']> = OperationOn<typeof PRODUCT, T>;
type World = RuleWorld<Product>;

/**
 * Stores a product typed in by hand as the household's own. If it is entered again, the later entry replaces the
 * earlier one, whose ingredient list is kept if it differs.
 */
function applyProduct(operation: On<'product.create'>, world: World): RuleOutcome {
  const { payload, entityId } = operation;
  let gtin: string | null = null;
  if (payload.barcode !== null) {
    const read = parseGtin(payload.barcode);
    // A stored GTIN-14 is accepted as well: the phone may send the code in the form it keeps.
    const code = read.ok ? read.value : payload.barcode === entityId ? entityId : null;
    if (code === null && !read.ok) return rejected(read.problem.code, read.problem.message, read.problem.fields);
    gtin = code;
    if (gtin !== entityId) return rejected('INVALID_INPUT', 'The id of a product with a barcode must be its GTIN-14.');
  } else if (/^\d+$/.test(entityId)) {
    return rejected('INVALID_INPUT', 'A product without a barcode cannot have a GTIN as its id.');
  }
  const today = new Date(world.nowMs).toISOString().slice(0, 10);
  const list = payload.ingredients.join(', ');
  const { row } = world;
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

/** Products that a household entered by hand; all others belong to the catalogue. The id is a GTIN-14 or a UUID. */
export const productRules = {
  scope: 'household',
  // 2: catalogue rows are marked as such by `scope`.
  revision: 2,
  phone: { name: 'products', indexes: 'id, name', since: 1 },
  bounds: { bytes: 196_608, rows: byPlan(100, 500, 5_000) },
  fitsId: ({ entityId }) => productIdOf(entityId) === entityId,
  operations: {
    'product.create': {
      words: 'Product entered by hand',
      apply: applyProduct,
      asksFor: (payload) => ({ ...payload, barcode: gtinOrAsTyped(payload.barcode) }),
    },
    'product.relabel': {
      words: 'Ingredient list replaced',
      apply: relabelProduct,
      productId: ({ entityId }) => productIdOf(entityId),
    },
  },
} as const satisfies EntityRules<typeof PRODUCT>;
