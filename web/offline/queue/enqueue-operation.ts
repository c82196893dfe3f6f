import { fail, type Result, succeed } from '#domain/problem.ts';
import { applyOperation } from '#domain/sync/apply-operation.ts';
import type { Operation } from '#domain/sync/operation.ts';
import { operationTarget, photoOfOperation, productIdOfOperation } from '#domain/sync/operation-target.ts';
import type { AccountDb, OutboxEntry } from '../tables/account-db.ts';
import { worldOf } from '../tables/overlay.ts';
import { currentRows, showRows } from '../tables/shown-rows.ts';
import { entriesNaming } from './outbox-entries.ts';

/**
 * The opIds and the photo hash an operation depends on: the last waiting operation on the same row, the one that
 * creates its product, and the upload of its photo.
 */
async function dependenciesOf(db: AccountDb, operation: Operation): Promise<string[]> {
  const product = productIdOfOperation(operation);
  const rows = product === null ? [operation.entityId] : [operation.entityId, product];
  const entries = await entriesNaming(db, rows);
  const waiting = entries.filter((entry) => entry.state !== 'acked' && entry.state !== 'dead');
  const before = [
    waiting.findLast((entry) => entry.entityId === operation.entityId),
    waiting.findLast((entry) => entry.entityId === product && entry.operation.type === 'product.create'),
  ];
  const photo = photoOfOperation(operation) ?? [];
  return [...new Set([...before.flatMap((entry) => entry?.opId ?? []), photo].flat())];
}

/** The outbox entry of a new operation. */
const queued = (operation: Operation, deviceId: string, dependsOn: string[]): Omit<OutboxEntry, 'n'> => ({
  opId: operation.opId,
  operation,
  entityId: operation.entityId,
  deviceId,
  dependsOn,
  state: 'queued',
  leaseUntil: 0,
  attempts: 0,
  nextAttemptAt: 0,
  lastError: null,
  seq: null,
  ackedAt: null,
});

/**
 * Writes an operation to the outbox and its change to what screens read. Call it inside a transaction over the synced
 * tables. Separate from the schemas that validate it, for which the service worker has no room.
 * @returns the operation's id, or the reason it cannot be applied
 */
export async function enqueueOperation(
  db: AccountDb,
  operation: Operation,
  deviceId: string,
): Promise<Result<{ opId: string }>> {
  const { entityId } = operation;
  const entity = operationTarget(operation.type);
  const product = productIdOfOperation(operation);
  const photo = photoOfOperation(operation);
  if (photo !== null && (await db.photos.where({ sha256: photo }).count()) === 0) {
    return fail('NOT_FOUND', 'This photo is no longer on this phone. Please take it again.');
  }
  const row = (await currentRows(db, entity, [entityId])).get(entityId)?.row ?? null;
  const held = await db.products.get(product ?? '');
  const products = new Map(held ? [[held.id, held]] : []);
  const outcome = applyOperation(operation, worldOf(operation, row, products));
  if (outcome.status !== 'applied') return { ok: false, problem: outcome.problem };
  const entry = queued(operation, deviceId, await dependenciesOf(db, operation));
  await db.outbox.add(entry as OutboxEntry);
  await showRows(db, [{ entity, id: entityId }]);
  return succeed({ opId: operation.opId });
}
