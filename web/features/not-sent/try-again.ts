import { type Result, succeed } from '#domain/problem.ts';
import type { EntityName } from '#domain/sync/entities.ts';
import type { Operation } from '#domain/sync/operation.ts';
import { operationTarget } from '#domain/sync/operation-target.ts';
import type { Client } from '#web/offline/client.ts';
import type { OutboxEntry } from '#web/offline/tables/account-db.ts';

const RESTORE = { inventory: 'inventory.restore', member: 'member.restore', pet: 'pet.restore' } as const;

/** How what an operation is about is put back; null where it cannot be. */
function restoreOf(entity: EntityName): (typeof RESTORE)[keyof typeof RESTORE] | null {
  return entity === 'inventory' || entity === 'member' || entity === 'pet' ? RESTORE[entity] : null;
}

/** Somebody removed what the change is about: it goes nowhere unless that is put back first. */
export const needsPuttingBack = ({ lastError, operation }: OutboxEntry): boolean =>
  lastError?.code === 'GONE' && restoreOf(operationTarget(operation.type)) !== null;

/** Puts back what a change is about and makes the change anew behind it: in its old place it would be refused again. */
async function putBack(client: Client, entry: OutboxEntry, payload: Operation['payload']): Promise<Result<unknown>> {
  const { operation, opId } = entry;
  const restore = restoreOf(operationTarget(operation.type));
  const back = restore ? await client.perform(restore, operation.entityId, {}) : succeed(undefined);
  if (!back.ok) return back;
  const done = await client.perform(operation.type, operation.entityId, payload);
  if (done.ok) await client.discard(opId);
  return done;
}

/** Sends a refused change with other values. */
export const sendCorrected = (
  client: Client,
  entry: OutboxEntry,
  payload: Readonly<Record<string, unknown>>,
): Promise<Result<unknown>> =>
  needsPuttingBack(entry)
    ? putBack(client, entry, payload as Operation['payload'])
    : client.replace(entry.opId, payload);

/**
 * Sends a change once more, at the person's wish. What the server has refused for good is refused under its id for
 * ever, so it goes out as a new change with the same content; what was only held back goes out as it is.
 */
export async function tryAgain(client: Client, entry: OutboxEntry): Promise<Result<unknown>> {
  const { opId, operation, state, lastError } = entry;
  if (needsPuttingBack(entry)) return putBack(client, entry, operation.payload);
  // 200 is the answer to this very change; any other status was about the whole request.
  if (state === 'dead' && lastError?.status === 200) return client.replace(opId, operation.payload);
  await client.sendAgain(opId);
  return succeed(undefined);
}
