import { fieldMessage } from '#domain/contract/field-message.ts';
import { fail, type Result, succeed } from '#domain/problem.ts';
import { applyOperation } from '#domain/sync/apply-operation.ts';
import { OPERATION_PAYLOAD, Operation } from '#domain/sync/operation.ts';
import { operationTarget, photoOfOperation, productIdOfOperation } from '#domain/sync/operation-target.ts';
import { payloadVersion } from '#domain/sync/upcast.ts';
import { DEPENDENCY_REFUSED } from '../sync/settle.ts';
import { type AccountDb, type OutboxEntry, syncedTables } from '../tables/account-db.ts';
import { worldOf } from '../tables/overlay.ts';
import { currentRows, showRows } from '../tables/shown-rows.ts';
import { fieldProblem } from '../transport/field-problem.ts';
import { rowsOf } from './outbox.ts';
import type { Performer } from './perform.ts';

const isUnsent = (entry: OutboxEntry | undefined): entry is OutboxEntry =>
  entry?.state === 'dead' || entry?.state === 'held';

/** Operations that depended on the old one now depend on the new one; those refused because of it are tried again. */
async function rewire(db: AccountDb, oldId: string, newId: string): Promise<OutboxEntry[]> {
  const waiting = await db.outbox
    .where('state')
    .noneOf(['acked'])
    .and((entry) => entry.dependsOn.includes(oldId))
    .toArray();
  const rewired = waiting.map((entry): OutboxEntry => {
    const dependsOn = entry.dependsOn.map((id) => (id === oldId ? newId : id));
    const buried = entry.state === 'dead' && entry.lastError?.code === DEPENDENCY_REFUSED.code;
    return buried ? { ...entry, dependsOn, state: 'queued', attempts: 0, nextAttemptAt: 0 } : { ...entry, dependsOn };
  });
  await db.outbox.bulkPut(rewired);
  return rewired;
}

/** Dependencies of the corrected operation: as before, except for its own photo. */
function dependenciesOf(old: OutboxEntry, operation: Operation): string[] {
  const before = photoOfOperation(old.operation);
  return [...old.dependsOn.filter((id) => id !== before), photoOfOperation(operation) ?? []].flat();
}

/**
 * Replaces a refused or held operation with a corrected one: same type, same entity, same place in the queue, but a new
 * id, since an operation sent under an id is never changed.
 * @returns the new operation's id, or the problem; NOT_FOUND if the old one is no longer waiting here
 */
export const replaceOperation = (
  db: AccountDb,
  performer: Performer,
  opId: string,
  payload: unknown,
): Promise<Result<{ opId: string }>> =>
  db.transaction('rw', syncedTables(db), async (): Promise<Result<{ opId: string }>> => {
    const old = await db.outbox.get({ opId });
    if (!isUnsent(old)) return fail('NOT_FOUND', 'This change is no longer waiting here.');
    const { type } = old.operation;
    const checked = OPERATION_PAYLOAD[type].safeParse(payload, { error: fieldMessage });
    if (!checked.success) return fieldProblem(checked.error);
    const entity = operationTarget(type);
    const server = await db.server.get([entity, old.entityId]);
    const parsed = Operation.safeParse(
      {
        ...old.operation,
        opId: performer.newId(),
        v: payloadVersion(type),
        payload: checked.data,
        baseRev: server?.rev ?? null,
        createdAt: performer.now(),
      },
      { error: fieldMessage },
    );
    if (!parsed.success) return fieldProblem(parsed.error);
    const operation = parsed.data;
    // Removed first: if it was only held back, its effect must not be in the rows when the new one is applied.
    await db.outbox.delete(old.n);
    const row = (await currentRows(db, entity, [old.entityId])).get(old.entityId)?.row ?? null;
    const product = await db.products.get(productIdOfOperation(operation) ?? '');
    const products = new Map(product ? [[product.id, product]] : []);
    const outcome = applyOperation(operation, worldOf(operation, row, products));
    if (outcome.status !== 'applied') {
      await db.outbox.put(old);
      return { ok: false, problem: outcome.problem };
    }
    const entry: OutboxEntry = {
      ...old,
      opId: operation.opId,
      operation,
      dependsOn: dependenciesOf(old, operation),
      state: 'queued',
      leaseUntil: 0,
      attempts: 0,
      nextAttemptAt: 0,
      lastError: null,
    };
    await db.outbox.put(entry);
    await db.outboxRescue.delete(opId);
    const rewired = await rewire(db, opId, operation.opId);
    await showRows(db, rowsOf([entry, ...rewired]));
    return succeed({ opId: operation.opId });
  });
