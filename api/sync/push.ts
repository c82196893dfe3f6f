import type { User } from '#domain/contract/account.ts';
import { fieldMessage } from '#domain/contract/field-message.ts';
import type { Tier } from '#domain/plans/plan.ts';
import { Operation } from '#domain/sync/operation.ts';
import { upcastOperation } from '#domain/sync/upcast.ts';
import { type OpResult, type OpStatus, SentOperation } from '#domain/sync/wire.ts';
import type { Log } from '../log.ts';
import { invalidInput, isFatal, isFull } from '../problems.ts';
import { deviceOf } from './actor.ts';
import { type OperationStores, performOperation, type Sender, type Turn } from './operations.ts';
import { requestHash } from './request-hash.ts';

const result = (opId: string, status: OpStatus, code: string, message: string): OpResult => ({
  opId,
  status,
  code,
  message,
  changes: [],
});

/** The most characters of an invalid id that are returned. */
const ID_CHARS = 64;

/** The result for an operation without a valid id: it is identified by its place in the push. */
function nameless(value: unknown, place: number): OpResult {
  const opId = typeof value === 'object' && value !== null && 'opId' in value ? value.opId : null;
  const message = `Change ${place} of this push has no UUID as its id.`;
  return result(typeof opId === 'string' ? opId.slice(0, ID_CHARS) : '', 'rejected', 'INVALID_INPUT', message);
}

async function performOne(
  stores: OperationStores,
  sender: Sender,
  sent: SentOperation,
  turn: Turn,
  nowMs: number,
  log: Log,
): Promise<OpResult> {
  const { opId } = sent;
  // Checked first, and the result is not stored: the phone keeps the operation until its own account signs in.
  if (sent.userId !== sender.userId) {
    log.warn('security', { kind: 'wrong_user', user: sender.userId });
    return result(opId, 'rejected', 'WRONG_USER', 'This was done under another account. Sign in to it to send this.');
  }
  const current = upcastOperation(sent);
  const parsed = Operation.safeParse(current, { error: fieldMessage });
  if (!parsed.success) {
    const { code, message } = invalidInput(parsed.error);
    return result(opId, 'rejected', code, message);
  }
  try {
    const asSent = requestHash(current === sent ? parsed.data : { ...parsed.data, payload: sent.payload });
    const performed = await performOperation(stores, sender, parsed.data, nowMs, asSent, turn);
    if (performed.problem?.code === 'OP_ID_REUSED') {
      log.warn('security', { kind: 'op_id_reused', user: sender.userId });
    }
    return performed.result;
  } catch (error) {
    // Nothing more can be stored: the whole push will be sent again, and what was applied is then a duplicate.
    if (isFatal(error) || isFull(error)) throw error;
    turn.enter();
    log.error('exception', { route: 'operation', detail: error instanceof Error ? error.stack : String(error) });
    return result(opId, 'retry', 'INTERNAL', 'The server could not save this. It will be sent again.');
  }
}

/** Gives each operation of a push its turn, and remembers which entries are blocked. */
function turnsOf(): (entityId: unknown) => Turn {
  const stopped = new Set<unknown>();
  return (entityId) => ({
    enter: () => {
      if (stopped.has(entityId)) return false;
      stopped.add(entityId);
      return true;
    },
    leave: () => void stopped.delete(entityId),
  });
}

/**
 * Performs the operations of one push, each on its own: a bad one never fails its batch. They are written in the order
 * they were sent and share a commit, and so the wait for the disk.
 * @returns one result for each operation sent
 */
export function performPush(
  stores: OperationStores,
  who: { readonly user: User; readonly tier: Tier },
  push: { readonly deviceId: string; readonly ops: readonly unknown[] },
  nowMs: number,
  log: Log,
): Promise<OpResult[]> {
  const { user, tier } = who;
  const device = deviceOf(user.id, push.deviceId);
  const { deviceId } = push;
  const sender: Sender = { userId: user.id, householdId: user.householdId, device, deviceId, tier };
  const turnOf = turnsOf();
  const results = push.ops.map(async (value, at): Promise<OpResult> => {
    const named = SentOperation.safeParse(value);
    if (!named.success) return nameless(value, at + 1);
    return await performOne(stores, sender, named.data, turnOf(named.data.entityId), nowMs, log);
  });
  return Promise.all(results);
}
