import { z } from 'zod';
import { NOTIFICATION_ID_MAX } from '../notifications/read-mark.ts';
import { Uuid } from '../text-limits.ts';
import { SCHEMAS } from './entities.ts';
import { payloadVersion } from './upcast.ts';

/** The payload schemas of each entity, and of all of them together. */
type Payloads = (typeof SCHEMAS)[keyof typeof SCHEMAS]['operations'];
type Together<P> = (P extends unknown ? (one: P) => void : never) extends (all: infer A) => void ? A : never;
type AllPayloads = { readonly [T in keyof Together<Payloads>]: Together<Payloads>[T] };

export type OperationType = keyof AllPayloads;

/** The payload of every operation a person can do, by type. Payloads are frozen: an edit is a new operation. */
export const OPERATION_PAYLOAD: AllPayloads = Object.assign(
  {},
  ...Object.values(SCHEMAS).map(({ operations }) => operations),
);

interface Envelope<T extends OperationType> {
  /** UUIDv7 made at the tap: the idempotency key. */
  opId: string;
  /** Who did it. The server refuses an operation of somebody else's. */
  userId: string;
  type: T;
  /** The version of the payload; older ones are brought up to this before they are read. */
  v: number;
  /** Chosen by the phone: what is made offline has its final id at once. A product's is its GTIN-14 or a UUIDv7. */
  entityId: string;
  payload: z.output<(typeof OPERATION_PAYLOAD)[T]>;
  /** The server revision the person was looking at. */
  baseRev: number | null;
  /** Device clock, for display only. */
  createdAt: number;
}

export type OperationOf<T extends OperationType> = T extends OperationType ? Envelope<T> : never;
export type Operation = OperationOf<OperationType>;

/** What every envelope has: made once, since making a schema takes a phone longer than reading by it. */
const common = {
  opId: Uuid,
  userId: z.string().max(64),
  entityId: z.string().min(1).max(NOTIFICATION_ID_MAX),
  baseRev: z.number().int().min(0).nullable(),
  createdAt: z.number().int(),
};

const envelope = (type: OperationType) => {
  const { opId, userId, entityId, baseRev, createdAt } = common;
  return z.strictObject({
    opId,
    userId,
    type: z.literal(type),
    v: z.literal(payloadVersion(type)),
    entityId,
    payload: OPERATION_PAYLOAD[type],
    baseRev,
    createdAt,
  });
};

const [first, ...others] = (Object.keys(OPERATION_PAYLOAD) as OperationType[]).map(envelope);
if (!first) throw new Error('There is no operation.');

// Built from the table, whose types and payloads belong together; a list loses which goes with which.
export const Operation = z.discriminatedUnion('type', [first, ...others]) as unknown as z.ZodType<Operation>;
