import { clampCreatedAt } from '../sync/clamp-created-at.ts';
import { applied } from '../sync/outcome.ts';
import { byPlan } from '../sync/row-bounds.ts';
import type { EntityRules, OperationOn, RuleOutcome, RuleWorld } from '../sync/rule.ts';
import type { HAZARD_MARK, HazardMark } from './hazard-mark-schemas.ts';

type Marked = keyof (typeof HAZARD_MARK)['operations'];

/** The form of the detector's finding ids: a lower-case word, then ids and dates separated by colons or plus signs. */
const FINDING_ID = /^[a-z]+(?:[:+][A-Za-z0-9-]+)+$/;

const marked =
  (state: HazardMark['state']) =>
  (operation: OperationOn<typeof HAZARD_MARK, Marked>, world: RuleWorld<HazardMark>): RuleOutcome => {
    const { entityId: id, payload } = operation;
    const until = 'until' in payload ? payload.until : null;
    const markedAt = clampCreatedAt(operation.createdAt, world.nowMs);
    return applied({ entity: 'hazardMark', id, deleted: false, data: { id, state, until, markedAt } });
  };

/** Findings that were resolved, snoozed or reopened (product P2.11.6): the last operation to arrive wins. */
export const hazardMarkRules = {
  scope: 'household',
  revision: 1,
  phone: { name: 'hazardMarks', indexes: 'id', since: 5 },
  bounds: { bytes: 512, rows: byPlan(2_000) },
  bury: (data) => data,
  fitsId: ({ entityId }) => FINDING_ID.test(entityId),
  operations: {
    'hazard.resolve': { words: 'Finding marked as resolved', apply: marked('resolved') },
    'hazard.snooze': { words: 'Finding snoozed', apply: marked('snoozed') },
    'hazard.reopen': { words: 'Finding reopened', apply: marked('open') },
  },
} as const satisfies EntityRules<typeof HAZARD_MARK>;
