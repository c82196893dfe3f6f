import { z } from 'zod';
import { Uuid } from '../text-limits.ts';
import { Change } from './entity.ts';
import { Operation } from './operation.ts';
import { PUSH_MAX_OPS } from './push-limits.ts';

/** Maximum changes per pull. */
export const PULL_MAX_CHANGES = 500;

/**
 * The server parses operations one by one: an invalid one gets its own answer and never fails its batch, even if it has
 * no id.
 */
export const PushRequest = z.strictObject({ deviceId: Uuid, ops: z.array(z.unknown()).min(1).max(PUSH_MAX_OPS) });
/** The minimum an operation needs to be answered by its id. */
export const SentOperation = z.looseObject({ opId: Uuid });
export type SentOperation = z.infer<typeof SentOperation>;
/** The request as a phone builds it: the same shape with every operation validated. */
export const PushRequestOut = z.strictObject({ deviceId: Uuid, ops: z.array(Operation).min(1).max(PUSH_MAX_OPS) });
export type PushRequestOut = z.infer<typeof PushRequestOut>;

/**
 * `applied` and `duplicate` are done; `conflict` and `rejected` are final; `held` waits for quota; `retry` and
 * `waiting` (an earlier operation of the same entity failed) are sent again.
 */
export const OpStatus = z.enum(['applied', 'duplicate', 'conflict', 'rejected', 'held', 'retry', 'waiting']);
export type OpStatus = z.infer<typeof OpStatus>;

/** Placeholder, while a list is parsed, for a row that this code cannot read. */
const UNREADABLE = null as unknown as Change;

/**
 * Rows in transit, each parsed once. Rows this code cannot read are dropped: entities or values of a newer server that
 * an older page does not know. A single one left in would make the whole answer unreadable, for ever.
 */
const Changes = z.array(Change.catch(UNREADABLE)).overwrite((rows) => rows.filter((row) => row !== UNREADABLE));

export const OpResult = z.object({
  opId: z.string(),
  /** An unknown status, from a newer server, is treated as not final: the operation is sent again. */
  status: OpStatus.catch('retry'),
  code: z.string().optional(),
  message: z.string().optional(),
  /** The rows after the operation. */
  changes: Changes.default([]),
  /** The `seq` of its commit. */
  seq: z.number().int().optional(),
});
export type OpResult = z.infer<typeof OpResult>;

export const PushAnswer = z.object({ results: z.array(OpResult), epoch: z.string() });
export type PushAnswer = z.infer<typeof PushAnswer>;

export const PullAnswer = z.object({
  changes: Changes,
  /** How many changes were sent; more than could be read if the page is older than the server. */
  count: z.number().int().default(0),
  /** Opaque to the phone: returned unchanged. */
  cursor: z.string(),
  more: z.boolean(),
  epoch: z.string(),
  /** The cursor was for a household that the person has left: the phone has to delete its data. */
  revoked: z.boolean().default(false),
  /** The server's protocol version; see `protocol.ts`. */
  protocol: z.number().int().default(1),
});
export type PullAnswer = z.infer<typeof PullAnswer>;
