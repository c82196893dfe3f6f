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

/** Who sends an operation, and on which plan. */
export interface Sender extends Actor {
  readonly tier: Tier;
}

/** How one operation ended: what is told, and the problem where it did not take effect. */
export interface Performed {
  readonly result: OpResult;
  readonly problem: Problem | null;
}

/** Who scans, for whom. */
type ScansFor = Pick<Sender, 'userId' | 'householdId' | 'tier'>;

/** The scan quota as operations and pulls see it. */
export interface Usage {
  /** Whether larger plans are bought on this server. */
  readonly sells: true | undefined;
  /**
   * Uses up one scan of the month, in the transaction that records the scan.
   * @returns the row as it then stands, or null when the limit is reached: nothing was counted
   */
  take(tx: Tx, who: ScansFor, seq: number, nowMs: number): Promise<ChangeOf<'usage'> | null>;
  /** Months changed after a `seq`. */
  since(reads: Reads, householdId: string, tier: Tier, afterSeq: number): Promise<ChangeOf<'usage'>[]>;
  /** The current month while nothing was counted in it, and it has no row: 0 used, so that a phone knows its limit. */
  untouched(reads: Reads, householdId: string, tier: Tier, nowMs: number): Promise<ChangeOf<'usage'> | null>;
  /** One month as it stands; null where nothing was counted in it. */
  month(reads: Reads, householdId: string, tier: Tier, month: string): Promise<ChangeOf<'usage'> | null>;
}

/** The instance's catalogue as pulls see it. */
export interface CatalogueChanges {
  /**
   * Of these products, those changed after a `seq` of the instance, in that order, tombstones included. What the
   * household has a row of its own of is left out.
   */
  among(reads: Reads, householdId: string, ids: readonly string[], afterSeq: number): Promise<ChangeOf<'product'>[]>;
}

/** Texts that others will read, as the server alone judges them. */
export interface SaidText {
  /** Why an operation is not taken; null where it is. */
  refuses(operation: Operation): Problem | null;
  /** Called in the transaction that saved the rows of an operation. */
  saved(tx: Tx, who: Sender, operation: Operation, nowMs: number): Promise<void>;
}

/** Where nothing is written by people, as in a command. */
export const NOTHING_SAID: SaidText = { refuses: () => null, saved: async () => undefined };

/** Everything that takes part in the transaction of an operation. */
export interface OperationStores extends WorldStores {
  readonly catalogue: CatalogueChanges;
  /** Reads what is committed; an operation reads through its own transaction. */
  readonly reader: Reader;
  readonly writes: UnitOfWork;
  /** The other servers on the database; left out where there can be none. */
  readonly others?: Broadcast;
  readonly usage: Usage;
  readonly state: SyncState;
  readonly applied: AppliedOps;
  readonly counts: RowCounts;
  readonly budget: OperationBudget;
  readonly devices: Devices;
  readonly signals: ChangeSignals;
  readonly said: SaidText;
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

const BEHIND = {
  status: 'waiting',
  code: 'WAITING',
  message: 'This waits for an earlier change of the same entry.',
} as const;

const refusal = (opId: string, status: OpResult['status'], problem: Problem): Performed => ({
  result: { opId, status, code: problem.code, message: problem.message, changes: [] },
  problem,
});

/** A row as a rule left it, read by the schema of its entity: what is saved and told is what the schema allows. */
const checked = (row: NextRow): NextRow =>
  // One of the union: the name and its data belong together.
  ({ ...row, data: SCHEMAS[row.entity].data.parse(row.data) }) as NextRow;

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
  const writer = { owner: sender.householdId, account: sender.userId };
  // Asked once: a write that met another one is run again, and would be stopped by itself.
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
      // Not final, so not kept: the same operation can succeed once what it needs is there.
      if (performed.result.status === 'retry') return performed;
      // Nor is a bound: what was refused can be sent again once there is room.
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
    // Not kept: the same operation can succeed in another month or on another plan.
    if (error instanceof QuotaReached) {
      return refusal(opId, 'held', { code: 'SCAN_LIMIT_REACHED', message: limitReached(stores.usage) });
    }
    throw error;
  }
}

/** The answer that was given the first time. A refusal stays a refusal: it was perhaps never heard. */
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
  // Every row has a number of its own, so that a pull can stop between any two.
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
  // The row that the operation names comes first; the others may be of another owner.
  return { result: { opId, status: 'applied', changes, seq: numbers[0] ?? 0 }, problem: null };
}
