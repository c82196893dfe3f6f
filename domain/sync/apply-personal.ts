import { clampCreatedAt } from './clamp-created-at.ts';
import type { OperationOf } from './operation.ts';
import { applied, rowOf } from './outcome.ts';
import type { Outcome, World } from './world.ts';

/** Edits what a person shows of themselves: the last arrival wins per field. */
export function editProfile({ payload, entityId: id }: OperationOf<'profile.edit'>, world: World): Outcome {
  const known = rowOf(world, 'profile');
  const displayName = payload.displayName?.to ?? known?.data.displayName ?? '';
  return applied({ entity: 'profile', id, deleted: false, data: { id, displayName } });
}

/** Sets one preference: the last arrival wins, key by key. */
export const setPreference = ({ payload, entityId: id }: OperationOf<'preferences.set'>): Outcome =>
  applied({ entity: 'preference', id, deleted: false, data: payload });

/** Marks a notification as read. It stays read, whatever arrives later. */
export function readNotification(operation: OperationOf<'notification.read'>, world: World): Outcome {
  if (rowOf(world, 'readMark')) return applied();
  const id = operation.entityId;
  const readAt = clampCreatedAt(operation.createdAt, world.nowMs);
  return applied({ entity: 'readMark', id, deleted: false, data: { id, readAt } });
}
