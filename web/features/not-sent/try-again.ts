import { type Result, succeed } from '#domain/problem.ts';
import type { EntityName } from '#domain/sync/entity.ts';
import { operationTarget } from '#domain/sync/operation-target.ts';
import type { OutboxEntry } from '#web/offline/account-db.ts';
import type { Client } from '#web/offline/client.ts';

const RESTORE = { inventory: 'inventory.restore', member: 'member.restore', pet: 'pet.restore' } as const;

/** How what an operation is about is put back; null where it cannot be. */
function restoreOf(entity: EntityName): (typeof RESTORE)[keyof typeof RESTORE] | null {
  return entity === 'inventory' || entity === 'member' || entity === 'pet' ? RESTORE[entity] : null;
}

/** Somebody removed what the change is about: it goes nowhere unless that is put back first. */
export const needsPuttingBack = ({ lastError, operation }: OutboxEntry): boolean =>
  lastError?.code === 'GONE' && restoreOf(operationTarget(operation.type)) !== null;

/**
 * Sends a change once more, at the person's wish. What the server has refused for good is refused under its id for
 * ever, so it goes out as a new change with the same content; what was only held back goes out as it is.
 */
export async function tryAgain(client: Client, entry: OutboxEntry): Promise<Result<unknown>> {
  const { opId, operation, state, lastError } = entry;
  const restore = restoreOf(operationTarget(operation.type));
  if (restore && needsPuttingBack(entry)) {
    const back = await client.perform(restore, operation.entityId, {});
    if (!back.ok) return back;
    const done = await client.perform(operation.type, operation.entityId, operation.payload);
    if (done.ok) await client.discard(opId);
    return done;
  }
  // 200 is the answer to this very change; any other status was about the whole request.
  if (state === 'dead' && lastError?.status === 200) return client.replace(opId, operation.payload);
  await client.sendAgain(opId);
  return succeed(undefined);
}
