import { clampCreatedAt } from '../sync/clamp-created-at.ts';
import { applied } from '../sync/outcome.ts';
import { byPlan } from '../sync/row-bounds.ts';
import type { EntityRules, OperationOn, RuleOutcome, RuleWorld } from '../sync/rule.ts';
import type { Badge } from './badge.ts';
import type { BADGE } from './badge-schemas.ts';

/**
 * Records that a badge was reached. The first operation to arrive wins; later ones change nothing (product P2.10.2).
 */
function award(operation: OperationOn<typeof BADGE, 'badge.award'>, world: RuleWorld<Badge>): RuleOutcome {
  if (world.row) return applied();
  const { badgeType } = operation.payload;
  const awardedAt = clampCreatedAt(operation.createdAt, world.nowMs);
  const data = { id: badgeType, badgeType, awardedAt };
  return applied({ entity: 'badge', id: badgeType, deleted: false, data });
}

/** The badges that a household has reached. */
export const badgeRules = {
  scope: 'household',
  revision: 1,
  phone: { name: 'badges', indexes: 'id', since: 7 },
  bounds: { bytes: 512, rows: byPlan(50) },
  fitsId: ({ entityId, payload }) =>
    typeof payload === 'object' && payload !== null && 'badgeType' in payload && payload.badgeType === entityId,
  operations: { 'badge.award': { words: 'Achievement reached', workedOut: true, apply: award } },
} as const satisfies EntityRules<typeof BADGE>;
