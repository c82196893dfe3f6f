import { fieldMessage } from '#domain/contract/field-message.ts';
import { fail, type Result } from '#domain/problem.ts';
import { OPERATION_PAYLOAD, Operation, type OperationType } from '#domain/sync/operation.ts';
import { operationTarget, productIdOfOperation } from '#domain/sync/operation-target.ts';
import { payloadVersion } from '#domain/sync/upcast.ts';
import type { PayloadOf } from '../client.ts';
import { type AccountDb, syncedTables } from '../tables/account-db.ts';
import { readMeta } from '../tables/account-meta.ts';
import { storageProblem } from '../tables/storage-problem.ts';
import { fieldProblem } from '../transport/field-problem.ts';
import { writeDown } from './write-down.ts';
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
      return await writeDown(db, parsed.data, performer.deviceId);
    });
  } catch (error) {
    const problem = storageProblem(error);
    if (problem) return fail(problem.code, problem.message);
    throw error;
  }
}
