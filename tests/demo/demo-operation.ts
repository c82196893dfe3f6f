import type { OperationType } from '#domain/sync/operation.ts';

/** Something that the demo household does on a given day. */
export interface DemoOperation {
  /** ISO date. */
  readonly day: string;
  readonly type: OperationType;
  /** {@link SELF} stands for the person who did it. */
  readonly entityId: string;
  readonly payload: object;
}

/** Placeholder for the account's id, which is not known beforehand. */
export const SELF = 'self';
