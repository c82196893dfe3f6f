import type { Broadcast } from '#db/broadcast.ts';
import type { Reader, Reads, Tx, UnitOfWork } from '#db/handles.ts';
import { limitReached, type Tier } from '#domain/plans/plan.ts';
import type { Problem } from '#domain/problem.ts';
import { applyOperation } from '#domain/sync/apply-operation.ts';
import { SCHEMAS } from '#domain/sync/entities.ts';
import type { Change, ChangeOf } from '#domain/sync/entity.ts';
import type { Operation } from '#domain/sync/operation.ts';
import { operationTarget } from '#domain/sync/operation-target.ts';
import { type OpResult, OpStatus } from '#domain/sync/wire.ts';
import type { NextRow } from '#domain/sync/world.ts';
import { type Actor, ownerOf } from './actor.ts';
import type { AppliedOps, Kept } from './applied-ops.ts';
import { countRows, fitRows } from './bounds.ts';
import type { ChangeSignals } from './change-signals.ts';
import type { Devices } from './devices.ts';
import { changeOf, nextStamp } from './entity-store.ts';
import { readAnswer, writeAnswer } from './kept-answer.ts';
import type { OperationBudget } from './operation-budget.ts';
import { requestHash } from './request-hash.ts';
import type { RowCounts } from './row-counts.ts';
import { type SyncState, takeNumbers } from './sync-state.ts';
import { loadTarget, loadWorld, saveRow, type WorldStores } from './world.ts';

/** Who sends an operation, with their plan. */
export interface Sender extends Actor {
  readonly tier: Tier;
}

/** The outcome of one operation: its result, and the problem if it had no effect. */
export interface Performed {
  readonly result: OpResult;
  readonly problem: Problem | null;
}

/** Who scans, for which household and on which plan. */
type ScansFor = Pick<Sender, 'userId' | 'householdId' | 'tier'>;

/** The scan quota as operations and pulls use it. */
export interface Usage {
  /** Whether larger plans are bought on this server. */
  readonly sells: true | undefined;
  /**
   * Uses up one scan of the month, in the transaction that records the scan.
   * @returns the resulting row, or null if the limit is reached and nothing was counted
   */
  take(tx: Tx, who: ScansFor, seq: number, nowMs: number): Promise<ChangeOf<'usage'> | null>;
  /** Months changed after a `seq`. */
  since(reads: Reads, householdId: string, tier: Tier, afterSeq: number): Promise<ChangeOf<'usage'>[]>;
  /** The current month with 0 used if it has no row yet, so that a phone knows its limit; else null. */
  untouched(reads: Reads, householdId: string, tier: Tier, nowMs: number): Promise<ChangeOf<'usage'> | null>;
  /** One month as stored; null if nothing was counted in it. */
  month(reads: Reads, householdId: string, tier: Tier, month: string): Promise<ChangeOf<'usage'> | null>;
}

/** The instance's catalogue as pulls use it. */
export interface CatalogueChanges {
  /**
   * Those of the given products that changed after a `seq` of the instance, in `seq` order, including tombstones.
   * Products of which the household has its own row are left out.
   */
  among(reads: Reads, householdId: string, ids: readonly string[], afterSeq: number): Promise<ChangeOf<'product'>[]>;
}

/** Checks texts that others will read. Only the server does this. */
export interface TextFilter {
  /** Why an operation is refused; null if it is accepted. */
  refuses(operation: Operation): Problem | null;
  /** Called in the transaction that saved the rows of an operation. */
  saved(tx: Tx, who: Sender, operation: Operation, nowMs: number): Promise<void>;
}

/** For processes in which people write nothing, such as commands. */
export const NO_TEXT_FILTER: TextFilter = { refuses: () => null, saved: async () => undefined };

/** Everything that takes part in the transaction of an operation. */
export interface OperationStores extends WorldStores {
  readonly catalogue: CatalogueChanges;
  /** Reads committed data; an operation reads through its own transaction. */
  readonly reader: Reader;
  readonly writes: UnitOfWork;
  /** The other servers on the database; left out if there can be none. */
  readonly others?: Broadcast;
  readonly usage: Usage;
  readonly state: SyncState;
  readonly applied: AppliedOps;
  readonly counts: RowCounts;
  readonly budget: OperationBudget;
  readonly devices: Devices;
  readonly signals: ChangeSignals;
  readonly said: TextFilter;
}

/**
 * The turn of an operation within its push. Operations are written in the order they were sent. One that has to be sent
 * again blocks the later ones on the same entry, which must not overtake it.
 */
export interface Turn {
  /** Whether this operation may take effect. Its entry is blocked until {@link leave}, even after an error. */
  enter(): boolean;
  /** The operation has its final answer, so its entry is no longer blocked. */
  leave(): void;
}

/** Rolls the transaction back: the month's quota is used up. */
class QuotaReached extends Error {}

const BEHIND = {
  status: 'waiting',
  code: 'WAITING',
  message: 'This is waiting for an earlier change to the same entry.',
} as const;

const refusal = (opId: string, status: OpResult['status'], problem: Problem): Performed => ({
  result: { opId, status, code: problem.code, message: problem.message, changes: [] },
  problem,
});

/** Parses a row made by a rule with the schema of its entity: only what the schema allows is saved and sent. */
const checked = (row: NextRow): NextRow =>
  // A member of the union: the name and its data match.
  ({ ...row, data: SCHEMAS[row.entity].data.parse(row.data) }) as NextRow;

/**
 * Performs one operation with effect exactly once, as one atomic write: looks it up by its id, reads the world, applies
 * the rules, counts the quota, writes, numbers the commit, stores the answer. Resolves only once the commit is durable.
 * @param hash of the operation as it was sent, if that was in an older version
 * @param turn within the push that it came in, if there may be others before and after it
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
  const writer = { owner: sender.householdId, account: sender.userId };
  // Evaluated once: a write that conflicts with another is run again, and would be blocked by its own first run.
  let mayGoOn: boolean | null = null;
  try {
    const performed = await stores.writes.run(async (tx): Promise<Performed> => {
      mayGoOn ??= turn ? turn.enter() : true;
      if (!mayGoOn) return { result: { opId, ...BEHIND, changes: [] }, problem: null };
      const known = await stores.applied.find(tx, sender.userId, opId);
      if (known) {
        turn?.leave();
        return known.request_hash.equals(hash)
          ? replay(tx, stores, sender, opId, known)
          : refusal(opId, 'rejected', {
              code: 'OP_ID_REUSED',
              message: 'This operation id was already used for something else.',
            });
      }
      const room = await stores.budget.check(tx, sender.userId, sender.tier);
      const performed = room.ok
        ? await takeEffect(tx, stores, sender, operation, nowMs)
        : refusal(opId, 'rejected', room.problem);
      // Not final, so not stored: the same operation can succeed once what it needs exists.
      if (performed.result.status === 'retry') return performed;
      // Nor is reaching a limit final: the operation can be sent again once there is room.
      if (performed.problem?.code === 'TOO_LARGE') {
        turn?.leave();
        return performed;
      }
      await stores.budget.spend(tx, sender.userId, nowMs);
      const owner = ownerOf(operationTarget(operation.type), sender);
      await stores.applied.keep(tx, {
        user_id: sender.userId,
        op_id: opId,
        request_hash: hash,
        status: performed.result.status,
        response: writeAnswer(performed.result.changes, performed.problem),
        owner_kind: owner.kind,
        owner_id: owner.id,
        seq: performed.result.seq ?? (await stores.state.last(tx, owner)),
        applied_at: nowMs,
      });
      turn?.leave();
      return performed;
    }, writer);
    const { status, changes } = performed.result;
    if (status === 'applied' && changes.length > 0) {
      stores.signals.announce(
        changes.map(({ entity }) => ownerOf(entity, sender)),
        sender.device,
      );
    }
    return performed;
  } catch (error) {
    // Not stored: the same operation can succeed in another month or on another plan.
    if (error instanceof QuotaReached) {
      return refusal(opId, 'held', { code: 'SCAN_LIMIT_REACHED', message: limitReached(stores.usage) });
    }
    throw error;
  }
}

/** Repeats the first answer. A refusal stays a refusal: its answer may have been lost. */
async function replay(tx: Tx, stores: OperationStores, sender: Sender, opId: string, known: Kept): Promise<Performed> {
  const householdId = known.owner_kind === 'household' ? known.owner_id : null;
  const { changes, problem } = await readAnswer(tx, stores, { sender, householdId }, known.response);
  if (problem) return refusal(opId, OpStatus.parse(known.status), problem);
  return { result: { opId, status: 'duplicate', changes, seq: known.seq }, problem: null };
}

async function takeEffect(
  tx: Tx,
  stores: OperationStores,
  sender: Sender,
  operation: Operation,
  nowMs: number,
): Promise<Performed> {
  const { rows, state, usage } = stores;
  const { opId } = operation;
  const refused = stores.said.refuses(operation);
  if (refused) return refusal(opId, 'rejected', refused);
  const target = await loadTarget(tx, rows, sender, operation);
  const outcome = applyOperation(operation, await loadWorld(tx, stores, sender, operation, target, nowMs));
  if (outcome.status !== 'applied') return refusal(opId, outcome.status, outcome.problem);
  if (outcome.rows.length === 0) {
    const seq = await state.last(tx, ownerOf(operationTarget(operation.type), sender));
    return { result: { opId, status: 'applied', changes: [], seq }, problem: null };
  }

  const fitted = await fitRows(tx, stores, sender, outcome.rows.map(checked), target, nowMs);
  if (!fitted.ok) return refusal(opId, 'rejected', fitted.problem);
  const placed = fitted.value;
  // Each row has its own number, so that a pull can stop between any two.
  const owners = placed.map(({ row }) => ownerOf(row.entity, sender));
  const numbers = await takeNumbers(tx, state, outcome.counts ? [...owners, ownerOf('usage', sender)] : owners);
  const changes: Change[] = [];
  for (const [at, { row, before }] of placed.entries()) {
    const seq = numbers[at] ?? 0;
    const stamp = nextStamp(before, sender.device, seq);
    await saveRow(tx, rows, sender, operation, row, stamp);
    changes.push(changeOf(row.entity, row, stamp));
  }
  if (outcome.counts) {
    const counted = await usage.take(tx, sender, numbers.at(-1) ?? 0, nowMs);
    if (!counted) throw new QuotaReached();
    changes.push(counted);
  }
  await stores.said.saved(tx, sender, operation, nowMs);
  countRows(stores.counts, sender, placed);
  // The row that the operation names comes first; the others may belong to another owner.
  return { result: { opId, status: 'applied', changes, seq: numbers[0] ?? 0 }, problem: null };
}
