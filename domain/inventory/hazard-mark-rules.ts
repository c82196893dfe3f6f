import { clampCreatedAt } from '../sync/clamp-created-at.ts';
import { applied } from '../sync/outcome.ts';
import { byPlan } from '../sync/row-bounds.ts';
import type { EntityRules, OperationOn, RuleOutcome, RuleWorld } from '../sync/rule.ts';
import type { HAZARD_MARK, HazardMark } from './hazard-mark-schemas.ts';

type Marked = keyof (typeof HAZARD_MARK)['operations'];

/** What the detector calls its findings: small words, ids and dates with colons and plus signs between. */
const FINDING_ID = /^[a-z]+(?:[:+][A-Za-z0-9-]+)+$/;

const marked =
  (state: HazardMark['state']) =>
  (operation: OperationOn<typeof HAZARD_MARK, Marked>, world: RuleWorld<HazardMark>): RuleOutcome => {
    const { entityId: id, payload } = operation;
    const until = 'until' in payload ? payload.until : null;
    const markedAt = clampCreatedAt(operation.createdAt, world.nowMs);
    return applied({ entity: 'hazardMark', id, deleted: false, data: { id, state, until, markedAt } });
  };

/** What was resolved, put off or taken up again (product P2.11.6): the last arrival wins. */
export const hazardMarkRules = {
  scope: 'household',
  revision: 1,
  phone: { name: 'hazardMarks', indexes: 'id', since: 5 },
  bounds: { bytes: 512, rows: byPlan(2_000) },
  bury: (data) => data,
  fitsId: ({ entityId }) => FINDING_ID.test(entityId),
  operations: {
    'hazard.resolve': { words: 'Finding marked as resolved', apply: marked('resolved') },
    'hazard.snooze': { words: 'Finding put off', apply: marked('snoozed') },
    'hazard.reopen': { words: 'Finding taken up again', apply: marked('open') },
  },
} as const satisfies EntityRules<typeof HAZARD_MARK>;
