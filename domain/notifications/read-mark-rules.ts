import { clampCreatedAt } from '../sync/clamp-created-at.ts';
import { applied } from '../sync/outcome.ts';
import { byPlan } from '../sync/row-bounds.ts';
import type { EntityRules, OperationOn, RuleOutcome, RuleWorld } from '../sync/rule.ts';
import type { ReadMark } from './read-mark.ts';
import type { READ_MARK } from './read-mark-schemas.ts';

/** The form of derived notification ids: words, dates and ids separated by colons. */
const NOTIFICATION_ID = /^[A-Za-z0-9:-]+$/;

/** Marks a notification as read. It stays read whatever arrives later. */
function readNotification(
  operation: OperationOn<typeof READ_MARK, 'notification.read'>,
  world: RuleWorld<ReadMark>,
): RuleOutcome {
  if (world.row) return applied();
  const id = operation.entityId;
  const readAt = clampCreatedAt(operation.createdAt, world.nowMs);
  return applied({ entity: 'readMark', id, deleted: false, data: { id, readAt } });
}

/** The notifications that people have read. */
export const readMarkRules = {
  scope: 'person',
  revision: 1,
  phone: { name: 'readMarks', indexes: 'id', since: 3 },
  bounds: { bytes: 512, rows: byPlan(2_000) },
  bury: (data) => data,
  fitsId: ({ entityId }) => NOTIFICATION_ID.test(entityId),
  operations: { 'notification.read': { words: 'Notification read', apply: readNotification } },
} as const satisfies EntityRules<typeof READ_MARK>;
