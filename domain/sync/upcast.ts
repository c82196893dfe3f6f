type Payload = Readonly<Record<string, unknown>>;

/** For each operation type, the steps from one payload version to the next: first from 1 to 2, then from 2 to 3. */
export type Upcasts = Readonly<Record<string, readonly ((payload: Payload) => Payload)[]>>;

/**
 * The existing steps. Any payload change that older payloads do not fit needs a step here: phones keep queued
 * operations for up to 400 days and send them as they were written.
 */
const UPCASTS: Upcasts = {};

const isPayload = (value: unknown): value is Payload =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const stepsOf = (upcasts: Upcasts, type: string) => (Object.hasOwn(upcasts, type) ? (upcasts[type] ?? []) : []);

/** The current payload version of a type. */
export const payloadVersion = (type: string, upcasts = UPCASTS): number => 1 + stepsOf(upcasts, type).length;

/**
 * Brings an operation's payload to the current version. Anything that is not an operation, is current, or comes from a
 * newer page is returned unchanged: the schema reports what is wrong with it.
 */
export function upcastOperation<T>(sent: T, upcasts = UPCASTS): T {
  if (typeof sent !== 'object' || sent === null) return sent;
  const { type, v, payload } = sent as { type?: unknown; v?: unknown; payload?: unknown };
  if (typeof type !== 'string' || typeof v !== 'number' || !Number.isInteger(v) || v < 1) return sent;
  const steps = stepsOf(upcasts, type).slice(v - 1);
  if (steps.length === 0 || !isPayload(payload)) return sent;
  return { ...sent, v: v + steps.length, payload: steps.reduce((older, step) => step(older), payload) };
}
