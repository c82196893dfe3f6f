import { fieldMessage } from '#domain/contract/field-message.ts';
import { fail, type Result, succeed } from '#domain/problem.ts';
import { applyOperation } from '#domain/sync/apply-operation.ts';
import { OPERATION_PAYLOAD, Operation, type OperationType } from '#domain/sync/operation.ts';
import { operationTarget, photoOfOperation, productIdOfOperation } from '#domain/sync/operation-target.ts';
import { payloadVersion } from '#domain/sync/upcast.ts';
import type { PayloadOf } from '../client.ts';
import { type AccountDb, type OutboxEntry, syncedTables } from '../tables/account-db.ts';
import { readMeta } from '../tables/account-meta.ts';
import { worldOf } from '../tables/overlay.ts';
import { currentRows, showRows } from '../tables/shown-rows.ts';
import { storageProblem } from '../tables/storage-problem.ts';
import { fieldProblem } from '../transport/field-problem.ts';
import { entriesNaming } from './outbox-entries.ts';
import '../zod-without-eval.ts';

/** What is needed to write an operation down. */
export interface Performer {
  readonly deviceId: string;
  readonly newId: () => string;
  readonly now: () => number;
  /** Brings a product that comes with the app into the tables, where they do not hold it yet. */
  readonly takeProduct: (id: string) => Promise<void>;
}

/**
 * What must be done before this operation: the last waiting one on the same row, the making of its product, and the
 * upload of its photo.
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

/** The change of a queue that a newly made operation is. */
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
 * Writes what a person did: the operation into the outbox and the change into what screens read, in one transaction
 * that is on disk before this returns. Nothing is written where the operation cannot apply.
 * @param seenRev the revision the person was looking at, where a form was open for a while; the newest one otherwise
 * @returns the operation's id, or why not: bad input with its fields, a rule of the entity, a full phone
 */
export async function perform<T extends OperationType>(
  db: AccountDb,
  performer: Performer,
  type: T,
  entityId: string,
  payload: PayloadOf<T>,
  seenRev?: number,
): Promise<Result<{ opId: string }>> {
  const checked = OPERATION_PAYLOAD[type].safeParse(payload, { error: fieldMessage });
  if (!checked.success) return fieldProblem(checked.error);
  const opId = performer.newId();
  // Its head is not needed to tell the product it leads to.
  const product = productIdOfOperation({ type, entityId, payload: checked.data } as Operation);
  try {
    if (product !== null) await performer.takeProduct(product);
    return await db.transaction('rw', syncedTables(db), async (): Promise<Result<{ opId: string }>> => {
      if (await readMeta(db, 'left')) return fail('UNAUTHENTICATED', 'Please sign in to continue.');
      const entity = operationTarget(type);
      const server = await db.server.get([entity, entityId]);
      const parsed = Operation.safeParse({
        opId,
        userId: db.userId,
        type,
        v: payloadVersion(type),
        entityId,
        payload: checked.data,
        baseRev: seenRev ?? server?.rev ?? null,
        createdAt: performer.now(),
      });
      if (!parsed.success) return fieldProblem(parsed.error);
      const operation = parsed.data;
      const photo = photoOfOperation(operation);
      if (photo !== null && (await db.photos.where({ sha256: photo }).count()) === 0) {
        return fail('NOT_FOUND', 'This photo is not on this phone any more. Please take it again.');
      }
      const row = (await currentRows(db, entity, [entityId])).get(entityId)?.row ?? null;
      const held = await db.products.get(product ?? '');
      const products = new Map(held ? [[held.id, held]] : []);
      const outcome = applyOperation(operation, worldOf(operation, row, products));
      if (outcome.status !== 'applied') return { ok: false, problem: outcome.problem };
      const entry = queued(operation, performer.deviceId, await dependenciesOf(db, operation));
      await db.outbox.add(entry as OutboxEntry);
      await showRows(db, [{ entity, id: entityId }]);
      return succeed({ opId });
    });
  } catch (error) {
    const problem = storageProblem(error);
    if (problem) return fail(problem.code, problem.message);
    throw error;
  }
}
