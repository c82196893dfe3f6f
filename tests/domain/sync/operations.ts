import type { Operation, OperationOf, OperationType } from '#domain/sync/operation.ts';
import type { NextRow, Row, World } from '#domain/sync/world.ts';

export const NOW = Date.UTC(2026, 10, 21, 12);
export const ID = '01900000-0000-7000-8000-000000000001';

/** An operation on one entry, with defaults for everything that a test does not care about. */
export const operation = <T extends OperationType>(
  type: T,
  payload: OperationOf<T>['payload'],
  over: { entityId?: string; baseRev?: number | null; createdAt?: number } = {},
): Operation =>
  ({
    opId: '01900000-0000-7000-8000-00000000000f',
    userId: 'user',
    type,
    v: 1,
    entityId: ID,
    payload,
    baseRev: null,
    createdAt: NOW,
    ...over,
  }) as Operation;

/** An empty world, except for the given parts. */
export const ruleContext = (over: Partial<World> = {}): World => ({
  row: null,
  product: null,
  userId: 'user',
  nowMs: NOW,
  ...over,
});

/** A row written by an operation, as the next operation finds it. */
export const asStoredRow = (next: NextRow | undefined, rev = 1): Row | null =>
  next ? { entity: next.entity, id: next.id, rev, deleted: next.deleted, data: next.data } : null;
