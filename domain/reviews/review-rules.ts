import { storedGtin } from '../products/gtin.ts';
import { clampCreatedAt } from '../sync/clamp-created-at.ts';
import { applied, rejected } from '../sync/outcome.ts';
import { byPlan } from '../sync/row-bounds.ts';
import type { EntityRules, OperationOn, RuleOutcome, RuleWorld } from '../sync/rule.ts';
import type { Review } from './review.ts';
import type { REVIEW } from './review-schemas.ts';

type On<T extends keyof (typeof REVIEW)['operations']> = OperationOn<typeof REVIEW, T>;
type World = RuleWorld<Review>;

/** Maximum earlier versions kept; the oldest are dropped. */
const VERSIONS_MAX = 5;

const row = (data: Review, deleted = false) => ({ entity: 'review' as const, id: data.id, deleted, data });

/** Posts a review, or edits the existing one. Earlier versions stay readable (product P23.1). */
function post({ payload, entityId: id, createdAt }: On<'review.post'>, world: World): RuleOutcome {
  if (!world.product) return rejected('NOT_FOUND', 'This product does not exist.');
  const at = clampCreatedAt(createdAt, world.nowMs);
  const { stars, text, about } = payload;
  const before = world.row;
  if (!before || before.deleted) {
    return applied(row({ id, stars, text, about, writtenAt: at, editedAt: null, earlier: [] }));
  }
  const { data } = before;
  const isSame = data.stars === stars && data.text === text;
  if (isSame && JSON.stringify(data.about) === JSON.stringify(about)) return applied();
  if (isSame) return applied(row({ ...data, about }));
  const earlier = [{ stars: data.stars, text: data.text, until: at }, ...data.earlier].slice(0, VERSIONS_MAX);
  return applied(row({ ...data, stars, text, about, editedAt: at, earlier }));
}

/** Withdraws a review and clears its text. */
function withdraw(_operation: On<'review.withdraw'>, world: World): RuleOutcome {
  const before = world.row;
  if (!before) return rejected('NOT_FOUND', 'You have not reviewed this product.');
  return before.deleted ? applied() : applied(row({ ...before.data, text: '', about: null, earlier: [] }, true));
}

/** Reviews of products. Each belongs to its author; the server shows it to others. */
export const reviewRules = {
  scope: 'person',
  revision: 1,
  phone: { name: 'reviews', indexes: 'id', since: 11 },
  productField: 'id',
  bounds: { bytes: 65_536, rows: byPlan(100, 500) },
  // Only products with a printed barcode: one that a household entered without a barcode is visible to nobody else.
  fitsId: ({ entityId }) => storedGtin(entityId) !== null,
  operations: {
    'review.post': { words: 'Review posted', apply: post, productId: ({ entityId }) => entityId },
    'review.withdraw': { words: 'Review withdrawn', apply: withdraw },
  },
} as const satisfies EntityRules<typeof REVIEW>;
