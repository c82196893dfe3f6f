import { OPERATION_PAYLOAD, type Operation, type OperationOf, type OperationType } from '#domain/sync/operation.ts';
import type { Session } from '../http/caller.ts';
import { newId } from '../new-id.ts';
import { deviceOf } from './actor.ts';
import { type OperationStores, type Performed, performOperation } from './operations.ts';

/** A write requested by a call of its own, not through the queue of a phone. */
export interface DirectWrite<T extends OperationType> {
  readonly type: T;
  readonly payload: OperationOf<T>['payload'];
  /** If left out, what is created gets the operation's id. */
  readonly entityId?: string;
  /** The operation id, if the caller sent one: a call repeated with the same id takes effect once. */
  readonly key: string | null;
}

/** Performs a direct call as an operation: with the same rules, transaction and record of what was applied. */
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
    // Type and payload match through T.
  } as Operation;
  const { id: userId, householdId } = user;
  const sender = { userId, householdId, device: deviceOf(userId, 'direct'), deviceId: 'direct', tier };
  return performOperation(stores, sender, operation, nowMs);
}
