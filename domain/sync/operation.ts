import { z } from 'zod';
import { NOTIFICATION_ID_MAX } from '../notifications/read-mark.ts';
import { Uuid } from '../text-limits.ts';
import { SCHEMAS } from './entities.ts';
import { payloadVersion } from './upcast.ts';

/** The payload schemas of each entity, and their intersection. */
type Payloads = (typeof SCHEMAS)[keyof typeof SCHEMAS]['operations'];
type Together<P> = (P extends unknown ? (one: P) => void : never) extends (all: infer A) => void ? A : never;
type AllPayloads = { readonly [T in keyof Together<Payloads>]: Together<Payloads>[T] };

export type OperationType = keyof AllPayloads;

/** The payload schema of every operation, by type. Payloads are immutable: an edit is a new operation. */
export const OPERATION_PAYLOAD: AllPayloads = Object.assign(
  {},
  ...Object.values(SCHEMAS).map(({ operations }) => operations),
);

interface Envelope<T extends OperationType> {
  /** UUIDv7 generated when the person acts: the idempotency key. */
  opId: string;
  /** Who did it. The server refuses operations of another user. */
  userId: string;
  type: T;
  /** The payload version; older payloads are upcast before they are parsed. */
  v: number;
  /**
   * Chosen by the phone, so that rows created offline have their final id at once. A product's is its GTIN-14 or a
   * UUIDv7.
   */
  entityId: string;
  payload: z.output<(typeof OPERATION_PAYLOAD)[T]>;
  /** The server revision that the person was looking at. */
  baseRev: number | null;
  /** Device clock, for display only. */
  createdAt: number;
}

export type OperationOf<T extends OperationType> = T extends OperationType ? Envelope<T> : never;
export type Operation = OperationOf<OperationType>;

/** Fields of every envelope, created once: on a phone, building a schema takes longer than parsing with it. */
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

// Built from the table, in which types and payloads correspond; a mapped list loses that, hence the cast.
export const Operation = z.discriminatedUnion('type', [first, ...others]) as unknown as z.ZodType<Operation>;
