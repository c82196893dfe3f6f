import { OPERATION_PAYLOAD, type Operation, type OperationOf, type OperationType } from '#domain/sync/operation.ts';
import type { Session } from '../http/caller.ts';
import { newId } from '../new-id.ts';
import { deviceOf } from './actor.ts';
import { type OperationStores, type Performed, performOperation } from './operations.ts';

/** A write that came as a call of its own instead of through the queue of a phone. */
export interface DirectWrite<T extends OperationType> {
  readonly type: T;
  readonly payload: OperationOf<T>['payload'];
  /** What is made gets the operation's id where this is left out. */
  readonly entityId?: string;
  /** The operation id, where the caller sent one: with it, a repeated call takes effect once. */
  readonly key: string | null;
}

/**
 * Performs a direct call as the operation it is: same rules, same transaction, same memory of what was done.
 */
export function performDirect<T extends OperationType>(
  stores: OperationStores,
  { user, tier }: Session,
  { type, payload, entityId, key }: DirectWrite<T>,
  nowMs: number,
): Promise<Performed> {
  const opId = key ?? newId(nowMs);
  const operation = {
    opId,
    userId: user.id,
    type,
    v: 1,
    entityId: entityId ?? opId,
    payload: OPERATION_PAYLOAD[type].parse(payload),
    baseRev: null,
    createdAt: nowMs,
    // The type and its payload come together through T.
  } as Operation;
  const { id: userId, householdId } = user;
  const sender = { userId, householdId, device: deviceOf(userId, 'direct'), deviceId: 'direct', tier };
  return performOperation(stores, sender, operation, nowMs);
}
