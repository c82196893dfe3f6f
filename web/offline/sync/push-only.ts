import { PUSH_ADDRESS } from '#domain/sync/push-limits.ts';
import type { OpResult, OpStatus, PushAnswer } from '#domain/sync/wire.ts';
import type { Clock, Send } from '../transport/ports.ts';
import type { Reply } from '../transport/reply.ts';
import { request, SILENT } from '../transport/request.ts';
import type { SendPush } from './sync-ports.ts';

const STATUSES: Readonly<Record<OpStatus, true>> = {
  applied: true,
  duplicate: true,
  conflict: true,
  rejected: true,
  held: true,
  retry: true,
  waiting: true,
};

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
const isStatus = (value: unknown): value is OpStatus => typeof value === 'string' && Object.hasOwn(STATUSES, value);
const isSeq = (value: unknown): value is number => typeof value === 'number' && Number.isSafeInteger(value);

function readResult(value: unknown): OpResult | undefined {
  if (!isRecord(value) || typeof value.opId !== 'string') return undefined;
  const { opId, code, message, seq } = value;
  // A status that only a newer server knows settles nothing: the operation is sent again.
  const status = isStatus(value.status) ? value.status : 'retry';
  return {
    opId,
    status,
    ...(typeof code === 'string' && { code }),
    ...(typeof message === 'string' && { message }),
    ...(isSeq(seq) && { seq }),
    changes: [],
  };
}

/** Reads the answer to a push, without its rows; undefined if it is not one. */
export function readPushAnswer(value: unknown): PushAnswer | undefined {
  if (!isRecord(value) || typeof value.epoch !== 'string' || !Array.isArray(value.results)) return undefined;
  const results = value.results.flatMap((one: unknown) => readResult(one) ?? []);
  return results.length === value.results.length ? { results, epoch: value.epoch } : undefined;
}

/**
 * Sends a push and reads only how its operations ended, checked by hand: the service worker has no room for the schemas
 * of the rows. Acknowledged operations are still applied to the old rows until the page pulls the new ones.
 */
export const pushOnly =
  (send: Send, clock: Clock): SendPush =>
  async (body, signal) => {
    const ports = { send, clock, listener: SILENT };
    // `readPushAnswer` has checked the value.
    return (await request(ports, PUSH_ADDRESS, { body, signal }, { 200: readPushAnswer })) as Reply<PushAnswer>;
  };
