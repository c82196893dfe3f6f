type Payload = Readonly<Record<string, unknown>>;

/** By type, the steps from one payload version to the next: the first from 1 to 2, the second from 2 to 3. */
export type Upcasts = Readonly<Record<string, readonly ((payload: Payload) => Payload)[]>>;

/**
 * The steps there are. Whoever changes a payload in a way that an older one no longer fits adds a step here: phones
 * keep what they queued for up to 400 days, and send it as it was written.
 */
const UPCASTS: Upcasts = {};

const isPayload = (value: unknown): value is Payload =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const stepsOf = (upcasts: Upcasts, type: string) => (Object.hasOwn(upcasts, type) ? (upcasts[type] ?? []) : []);

/** The version in which payloads of a type are written now. */
export const payloadVersion = (type: string, upcasts = UPCASTS): number => 1 + stepsOf(upcasts, type).length;

/**
 * An operation with its payload brought to the version of today. What is no operation, is of today, or comes from a
 * newer page is given back as it is: the schema says what is wrong with it.
 */
export function upcastOperation<T>(sent: T, upcasts = UPCASTS): T {
  if (typeof sent !== 'object' || sent === null) return sent;
  const { type, v, payload } = sent as { type?: unknown; v?: unknown; payload?: unknown };
  if (typeof type !== 'string' || typeof v !== 'number' || !Number.isInteger(v) || v < 1) return sent;
  const steps = stepsOf(upcasts, type).slice(v - 1);
  if (steps.length === 0 || !isPayload(payload)) return sent;
  return { ...sent, v: v + steps.length, payload: steps.reduce((older, step) => step(older), payload) };
}
