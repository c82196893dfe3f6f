import { clampCreatedAt } from '../sync/clamp-created-at.ts';
import { applied, rejected } from '../sync/outcome.ts';
import { byPlan } from '../sync/row-bounds.ts';
import { type EntityRules, namedByUuid, type OperationOn, type RuleOutcome, type RuleWorld } from '../sync/rule.ts';
import type { Mistake } from './mistake.ts';
import type { MISTAKE } from './mistake-schemas.ts';

type On<T extends keyof (typeof MISTAKE)['operations']> = OperationOn<typeof MISTAKE, T>;
type World = RuleWorld<Mistake>;

/**
 * Stores a mistake that a person reports. Append-only: the same report sent again under another operation changes
 * nothing, and a report cannot be edited later.
 */
function reportMistake(operation: On<'mistake.report'>, world: World): RuleOutcome {
  const { kind, text, about } = operation.payload;
  const known = world.row;
  if (known) {
    return known.data.text === text && known.data.kind === kind
      ? applied()
      : rejected('CONFLICT', 'This report was already sent with different words.');
  }
  const id = operation.entityId;
  return applied({
    entity: 'mistake',
    id,
    deleted: false,
    data: {
      id,
      kind,
      text,
      about,
      state: 'open',
      reportedAt: clampCreatedAt(operation.createdAt, world.nowMs),
      reportedBy: world.userId,
    },
  });
}

/** The mistakes that a household reported. */
export const mistakeRules = {
  scope: 'household',
  revision: 1,
  phone: { name: 'mistakes', indexes: 'id, reportedAt', since: 2 },
  bounds: { bytes: 98_304, rows: byPlan(50, 200, 500) },
  fitsId: namedByUuid,
  operations: { 'mistake.report': { words: 'Mistake reported', apply: reportMistake } },
} as const satisfies EntityRules<typeof MISTAKE>;
