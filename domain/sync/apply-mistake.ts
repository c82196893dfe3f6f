import { clampCreatedAt } from './clamp-created-at.ts';
import type { OperationOf } from './operation.ts';
import { applied, rejected, rowOf } from './outcome.ts';
import type { Outcome, World } from './world.ts';

/**
 * Writes down a mistake that a person reports. Append-only: the same one sent again under another operation changes
 * nothing, and no report is edited afterwards.
 */
export function reportMistake(operation: OperationOf<'mistake.report'>, world: World): Outcome {
  const { kind, text, about } = operation.payload;
  const known = rowOf(world, 'mistake');
  if (known) {
    return known.data.text === text && known.data.kind === kind
      ? applied()
      : rejected('CONFLICT', 'This report was already sent with other words.');
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
