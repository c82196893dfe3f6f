import { fieldMessage } from '#domain/contract/field-message.ts';
import { fail, type Problem, type Result, succeed } from '#domain/problem.ts';
import { OPERATION_PAYLOAD, Operation } from '#domain/sync/operation.ts';
import { operationTarget, productIdOfOperation } from '#domain/sync/operation-target.ts';
import { payloadVersion } from '#domain/sync/upcast.ts';
import type { Step } from '../client.ts';
import { type AccountDb, syncedTables } from '../tables/account-db.ts';
import { readMeta } from '../tables/account-meta.ts';
import { storageProblem } from '../tables/storage-problem.ts';
import { fieldProblem } from '../transport/field-problem.ts';
import { enqueueOperation } from './enqueue-operation.ts';
import '../zod-without-eval.ts';

/** What writing an operation needs. */
export interface Performer {
  readonly deviceId: string;
  readonly newId: () => string;
  readonly now: () => number;
  /** Copies a product that ships with the app into the tables, if they do not have it yet. */
  readonly takeProduct: (id: string) => Promise<void>;
}

/** Aborts a transaction, so that nothing written before a refused step stays. */
class StepRefused extends Error {
  override readonly name = 'StepRefused';
  readonly problem: Problem;
  constructor(problem: Problem) {
    super(problem.message);
    this.problem = problem;
  }
}

/**
 * Writes what a person did in one go, such as a new member with their allergies: the operations to the outbox and their
 * changes to what screens read, all or none, in one transaction that is on disk before this returns.
 * @returns the operations' ids in order, or the problem: bad input with its fields, a rule of the entity, a full phone
 */
export async function performAll(
  db: AccountDb,
  performer: Performer,
  steps: readonly Step[],
): Promise<Result<{ opIds: string[] }>> {
  const checked: Step[] = [];
  for (const step of steps) {
    const payload = OPERATION_PAYLOAD[step.type].safeParse(step.payload, { error: fieldMessage });
    if (!payload.success) return fieldProblem(payload.error);
    checked.push({ ...step, payload: payload.data } as Step);
  }
  try {
    for (const { type, entityId, payload } of checked) {
      // An operation without its id and dates is enough to find the product it refers to.
      const product = productIdOfOperation({ type, entityId, payload } as Operation);
      if (product !== null) await performer.takeProduct(product);
    }
    return await db.transaction('rw', syncedTables(db), async (): Promise<Result<{ opIds: string[] }>> => {
      if (await readMeta(db, 'left')) return fail('UNAUTHENTICATED', 'Please sign in to continue.');
      const opIds: string[] = [];
      for (const step of checked) opIds.push(await writeStep(db, performer, step));
      return succeed({ opIds });
    });
  } catch (error) {
    if (error instanceof StepRefused) return { ok: false, problem: error.problem };
    const problem = storageProblem(error);
    if (problem) return fail(problem.code, problem.message);
    throw error;
  }
}

/** @throws StepRefused if the step cannot be applied */
async function writeStep(db: AccountDb, performer: Performer, step: Step): Promise<string> {
  const { type, entityId, payload, seenRev } = step;
  const server = await db.server.get([operationTarget(type), entityId]);
  const parsed = Operation.safeParse({
    opId: performer.newId(),
    userId: db.userId,
    type,
    v: payloadVersion(type),
    entityId,
    payload,
    baseRev: seenRev ?? server?.rev ?? null,
    createdAt: performer.now(),
  });
  const written = parsed.success
    ? await enqueueOperation(db, parsed.data, performer.deviceId)
    : fieldProblem(parsed.error);
  if (!written.ok) throw new StepRefused(written.problem);
  return written.value.opId;
}
