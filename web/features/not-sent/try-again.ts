import { type Result, succeed } from '#domain/problem.ts';
import type { EntityName } from '#domain/sync/entities.ts';
import type { Operation } from '#domain/sync/operation.ts';
import { operationTarget } from '#domain/sync/operation-target.ts';
import type { Client } from '#web/offline/client.ts';
import type { OutboxEntry } from '#web/offline/tables/account-db.ts';

const RESTORE = { inventory: 'inventory.restore', member: 'member.restore', pet: 'pet.restore' } as const;

/** The operation that restores an entity; null if it cannot be restored. */
function restoreOf(entity: EntityName): (typeof RESTORE)[keyof typeof RESTORE] | null {
  return entity === 'inventory' || entity === 'member' || entity === 'pet' ? RESTORE[entity] : null;
}

/** Whether the change's subject was removed and must be restored first. */
export const needsRestore = ({ lastError, operation }: OutboxEntry): boolean =>
  lastError?.code === 'GONE' && restoreOf(operationTarget(operation.type)) !== null;

/** Restores the subject, then repeats the change after it: at its old place in the queue it would be refused again. */
async function putBack(client: Client, entry: OutboxEntry, payload: Operation['payload']): Promise<Result<unknown>> {
  const { operation, opId } = entry;
  const restore = restoreOf(operationTarget(operation.type));
  const back = restore ? await client.perform(restore, operation.entityId, {}) : succeed(undefined);
  if (!back.ok) return back;
  const done = await client.perform(operation.type, operation.entityId, payload);
  if (done.ok) await client.discard(opId);
  return done;
}

/** Sends a refused change with corrected values. */
export const sendCorrected = (
  client: Client,
  entry: OutboxEntry,
  payload: Readonly<Record<string, unknown>>,
): Promise<Result<unknown>> =>
  needsRestore(entry) ? putBack(client, entry, payload as Operation['payload']) : client.replace(entry.opId, payload);

/**
 * Sends a change again, at the person's request. A change refused for good stays refused under its id, so it is sent as
 * a new change with the same content; one that was only held back is sent as it is.
 */
export async function tryAgain(client: Client, entry: OutboxEntry): Promise<Result<unknown>> {
  const { opId, operation, state, lastError } = entry;
  if (needsRestore(entry)) return putBack(client, entry, operation.payload);
  // 200 means that this very change was answered; any other status was about the whole request.
  if (state === 'dead' && lastError?.status === 200) return client.replace(opId, operation.payload);
  await client.sendAgain(opId);
  return succeed(undefined);
}
