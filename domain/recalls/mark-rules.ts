import { clampCreatedAt } from '../sync/clamp-created-at.ts';
import { applied } from '../sync/outcome.ts';
import { byPlan } from '../sync/row-bounds.ts';
import type { EntityRules, OperationOn, RuleOutcome, RuleWorld } from '../sync/rule.ts';
import { recallMarkId } from './mark.ts';
import type { RECALL_MARK, RecallMark } from './mark-schemas.ts';

/** Stores a decision: the last operation to arrive wins. */
function decide(operation: OperationOn<typeof RECALL_MARK, 'recall.mark'>, world: RuleWorld<RecallMark>): RuleOutcome {
  const { entityId: id, payload } = operation;
  const data = { id, ...payload, markedAt: clampCreatedAt(operation.createdAt, world.nowMs) };
  return applied({ entity: 'recallMark', id, deleted: false, data });
}

const isText = (value: unknown): value is string => typeof value === 'string';

/** A household's decisions about notices (product P11.9), shared by all of its phones. */
export const recallMarkRules = {
  scope: 'household',
  revision: 1,
  phone: { name: 'recallMarks', indexes: 'id', since: 9 },
  bounds: { bytes: 1_024, rows: byPlan(2_000) },
  bury: (data) => data,
  fitsId: ({ entityId, payload }) => {
    if (typeof payload !== 'object' || payload === null || !('noticeId' in payload) || !('productId' in payload)) {
      return false;
    }
    const { noticeId, productId } = payload;
    return isText(noticeId) && isText(productId) && recallMarkId(noticeId, productId) === entityId;
  },
  operations: { 'recall.mark': { words: 'Recall decision saved', apply: decide } },
} as const satisfies EntityRules<typeof RECALL_MARK>;
