import type { OperationType } from '#domain/sync/operation.ts';

/** Something that the demo household does on a day. */
export interface Deed {
  /** ISO date. */
  readonly day: string;
  readonly type: OperationType;
  /** {@link SELF} is the person who did it. */
  readonly entityId: string;
  readonly payload: object;
}

/** Stands for the id of the account, which is not known beforehand. */
export const SELF = 'self';
