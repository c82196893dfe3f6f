import { z } from 'zod';
import { Uuid } from '../text-limits.ts';
import { Change } from './entity.ts';
import { Operation } from './operation.ts';
import { PUSH_MAX_OPS } from './push-limits.ts';

/** Most changes in one pull. */
export const PULL_MAX_CHANGES = 500;

/**
 * Operations are parsed one by one on the server: a bad one gets its own answer and never fails its batch, not even one
 * without an id.
 */
export const PushRequest = z.strictObject({ deviceId: Uuid, ops: z.array(z.unknown()).min(1).max(PUSH_MAX_OPS) });
/** What an operation must have to be answered by its id. */
export const SentOperation = z.looseObject({ opId: Uuid });
export type SentOperation = z.infer<typeof SentOperation>;
/** What a phone builds: the same shape with every operation checked. */
export const PushRequestOut = z.strictObject({ deviceId: Uuid, ops: z.array(Operation).min(1).max(PUSH_MAX_OPS) });
export type PushRequestOut = z.infer<typeof PushRequestOut>;

/**
 * `applied` and `duplicate` are done; `conflict` and `rejected` are final; `held` waits for quota; `retry` and `waiting`
 * (an earlier operation of the same entity failed) come again.
 */
export const OpStatus = z.enum(['applied', 'duplicate', 'conflict', 'rejected', 'held', 'retry', 'waiting']);
export type OpStatus = z.infer<typeof OpStatus>;

/** Stands, while a list is read, for a row that this code cannot read. */
const UNREADABLE = null as unknown as Change;

/**
 * Rows as they travel, each parsed once. What this code cannot read is dropped: an entity, or a value of one, that a
 * newer server has and an older page has never heard of. Left in, a single one would make the whole answer unreadable,
 * for ever.
 */
const Changes = z.array(Change.catch(UNREADABLE)).overwrite((rows) => rows.filter((row) => row !== UNREADABLE));

export const OpResult = z.object({
  opId: z.string(),
  /** One that a newer server has and this page does not know is no end: the operation comes again. */
  status: OpStatus.catch('retry'),
  code: z.string().optional(),
  message: z.string().optional(),
  /** Rows as they stand after the operation. */
  changes: Changes.default([]),
  /** The `seq` of its commit. */
  seq: z.number().int().optional(),
});
export type OpResult = z.infer<typeof OpResult>;

export const PushAnswer = z.object({ results: z.array(OpResult), epoch: z.string() });
export type PushAnswer = z.infer<typeof PushAnswer>;

export const PullAnswer = z.object({
  changes: Changes,
  /** How many changes were sent: more than could be read where the page is older than the server. */
  count: z.number().int().default(0),
  /** Opaque to the phone: sent back as it came. */
  cursor: z.string(),
  more: z.boolean(),
  epoch: z.string(),
  /** The cursor was of a household that the person has left: what the phone holds of it must go. */
  revoked: z.boolean().default(false),
  /** What the server speaks; see `protocol.ts`. */
  protocol: z.number().int().default(1),
});
export type PullAnswer = z.infer<typeof PullAnswer>;
