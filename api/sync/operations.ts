import type { WriteQueue } from '#db/write-queue.ts';
import type { Tier } from '#domain/plans/plan.ts';
import type { Problem } from '#domain/problem.ts';
import { applyOperation } from '#domain/sync/apply-operation.ts';
import { Change } from '#domain/sync/entity.ts';
import type { Operation } from '#domain/sync/operation.ts';
import { OpResult } from '#domain/sync/wire.ts';
import type { NextRow } from '#domain/sync/world.ts';
import type { UsageStore } from '../scanning/usage-store.ts';
import type { BlobStore } from '../uploads/blob-store.ts';
import type { AppliedOps } from './applied-ops.ts';
import type { Devices } from './devices.ts';
import { requestHash } from './request-hash.ts';
import { nextStamp, type Stamp } from './row-store.ts';
import type { SyncState } from './sync-state.ts';
import { type Actor, loadTarget, loadWorld, type Rows, saveRow } from './world.ts';

/** Who sends an operation, and on which plan. */
export interface Sender extends Actor {
  readonly tier: Tier;
}

/** How one operation ended: what is told, and the problem where it did not take effect. */
export interface Performed {
  readonly result: OpResult;
  readonly problem: Problem | null;
}

/** Everything that takes part in the transaction of an operation. */
export interface OperationStores {
  readonly writes: WriteQueue;
  readonly rows: Rows;
  readonly usage: UsageStore;
  readonly state: SyncState;
  readonly applied: AppliedOps;
  readonly blobs: BlobStore;
  readonly devices: Devices;
}

/**
 * The turns of one push. Its operations are written in the order they were sent; one that comes again stops the later
 * ones of its entry, which must not overtake it.
 */
export interface Turn {
  /** Whether this operation may take effect. Its entry is stopped until {@link leave}: also by an error on the way. */
  enter(): boolean;
  /** The operation has its final answer. */
  leave(): void;
}

/** Undoes the transaction: the quota of the month is used up. */
class QuotaReached extends Error {}

const LIMIT_REACHED: Problem = {
  code: 'SCAN_LIMIT_REACHED',
  message: "You've reached your monthly scan limit. Upgrade to continue scanning",
};

const BEHIND = {
  status: 'waiting',
  code: 'WAITING',
  message: 'This waits for an earlier change of the same entry.',
} as const;

const refusal = (opId: string, status: OpResult['status'], problem: Problem): Performed => ({
  result: { opId, status, code: problem.code, message: problem.message, changes: [] },
  problem,
});

const changeOf = (row: NextRow, { rev, seq }: Stamp): Change =>
  Change.parse({ entity: row.entity, id: row.id, rev, seq, deleted: row.deleted, data: row.deleted ? null : row.data });

/**
 * Performs one operation with effect exactly once, as one atomic write: look it up by its id, read the world, apply the
 * rules, count the quota, write, number the commit, keep the answer. Answers only when the commit is durable.
 * @param hash of the operation as it was sent, where that was in an older version
 * @param turn in the push that brought it, where others may come before and after
 */
export async function performOperation(
  stores: OperationStores,
  sender: Sender,
  operation: Operation,
  nowMs: number,
  hash = requestHash(operation),
  turn?: Turn,
): Promise<Performed> {
  const { opId } = operation;
  try {
    return await stores.writes.run((): Performed => {
      if (turn && !turn.enter()) return { result: { opId, ...BEHIND, changes: [] }, problem: null };
      const known = stores.applied.find(sender.userId, opId);
      if (known) {
        turn?.leave();
        return known.request_hash.equals(hash)
          ? replay(known.status, known.response)
          : refusal(opId, 'rejected', {
              code: 'OP_ID_REUSED',
              message: 'This operation id was already used for something else.',
            });
      }
      const performed = takeEffect(stores, sender, operation, nowMs);
      // Not final, so not kept: the same operation can succeed once what it needs is there.
      if (performed.result.status === 'retry') return performed;
      stores.applied.keep({
        user_id: sender.userId,
        op_id: opId,
        request_hash: hash,
        status: performed.result.status,
        response: JSON.stringify(performed),
        seq: performed.result.seq ?? stores.state.last(),
        applied_at: nowMs,
      });
      turn?.leave();
      return performed;
    });
  } catch (error) {
    // Not kept: the same operation can succeed in another month or on another plan.
    if (error instanceof QuotaReached) return refusal(opId, 'held', LIMIT_REACHED);
    throw error;
  }
}

/** The answer that was given the first time. A refusal stays a refusal: it was perhaps never heard. */
function replay(status: string, response: string): Performed {
  const { result, problem } = JSON.parse(response) as Performed;
  return { result: OpResult.parse(status === 'applied' ? { ...result, status: 'duplicate' } : result), problem };
}

function takeEffect(stores: OperationStores, sender: Sender, operation: Operation, nowMs: number): Performed {
  const { rows, state, usage } = stores;
  const { opId } = operation;
  const target = loadTarget(rows, sender, operation);
  const outcome = applyOperation(operation, loadWorld(stores, sender, operation, target, nowMs));
  if (outcome.status !== 'applied') return refusal(opId, outcome.status, outcome.problem);
  if (outcome.rows.length === 0) {
    return { result: { opId, status: 'applied', changes: [], seq: state.last() }, problem: null };
  }

  // Every row has a number of its own, so that a pull can stop between any two.
  let seq = state.take(outcome.rows.length + (outcome.counts ? 1 : 0));
  const changes: Change[] = [];
  for (const row of outcome.rows) {
    const stamp = nextStamp(row.id === target?.id ? target : null, sender.device, seq);
    saveRow(rows, sender, row, stamp);
    if (operation.type === 'member.addElement') {
      rows.member.noteAddition(sender.householdId, row.id, operation.payload, sender.device, stamp.rev);
    }
    if (row.entity === 'labelPhoto' && row.deleted) stores.blobs.release(sender.householdId, row.data.sha256);
    changes.push(changeOf(row, stamp));
    seq += 1;
  }
  if (outcome.counts) {
    const counted = usage.take(sender.householdId, sender.tier, seq, nowMs);
    if (!counted) throw new QuotaReached();
    changes.push(counted);
    seq += 1;
  }
  return { result: { opId, status: 'applied', changes, seq: seq - 1 }, problem: null };
}
