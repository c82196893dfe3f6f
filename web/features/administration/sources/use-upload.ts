import { useRef, useState } from 'react';
import { adminDropUpload, adminUploadPart, UPLOAD_PART_MAX } from '#domain/catalogue/import-calls.ts';
import { fail, type Result, succeed } from '#domain/problem.ts';
import type { AdminAsk } from '../admin-server.ts';

/** Timeout of one part, for slow connections. */
const PART_MS = 120_000;
/** Default wait when rate limited: a fast connection sends more parts per minute than the server accepts. */
const USUAL_WAIT_S = 5;
/** How many times a part is tried before giving up. */
const TRIES = 3;

/** Progress of an upload. */
export interface Sent {
  readonly bytes: number;
  readonly of: number;
}

/** Sends one part. @returns how many bytes the server has after it */
async function sendPart(ask: AdminAsk, id: string, file: File, at: number, signal: AbortSignal) {
  const bytes = await file
    .slice(at, at + UPLOAD_PART_MAX)
    .arrayBuffer()
    .catch(() => null);
  if (bytes === null) return fail('INVALID_INPUT', 'This file can no longer be read. Choose it again.');
  const sent = { bytes, mime: 'application/octet-stream' };
  return ask(adminUploadPart, { params: { id }, query: { at }, file: sent, timeoutMs: PART_MS, signal });
}

/** Uploads a file in parts, each from the offset that the server has reached. Cancelling deletes it on the server. */
export function useUpload(ask: AdminAsk) {
  const [sent, setSent] = useState<Sent | null>(null);
  const stop = useRef<AbortController | null>(null);
  /** @returns null if cancelled */
  const send = async (id: string, file: File): Promise<Result<void> | null> => {
    const calledOff = new AbortController();
    stop.current = calledOff;
    let failures = 0;
    try {
      for (let at = 0; at < file.size; ) {
        setSent({ bytes: at, of: file.size });
        const answer = await sendPart(ask, id, file, at, calledOff.signal);
        if (calledOff.signal.aborted) {
          await ask(adminDropUpload, { params: { id } });
          return null;
        }
        if (answer.ok && answer.value.bytes !== at) {
          failures = 0;
          at = answer.value.bytes;
          continue;
        }
        if (!answer.ok && answer.problem.code === 'RATE_LIMITED') {
          await new Promise((done) => setTimeout(done, 1000 * (answer.problem.retryAfter ?? USUAL_WAIT_S)));
          continue;
        }
        failures += 1;
        if (failures === TRIES || (!answer.ok && answer.problem.code !== 'UNREACHABLE')) {
          return answer.ok ? fail('UNREACHABLE', 'The server did not accept this file. Please try again.') : answer;
        }
      }
      return succeed(undefined);
    } finally {
      setSent(null);
      stop.current = null;
    }
  };
  return { sent, send, cancel: () => stop.current?.abort() };
}
