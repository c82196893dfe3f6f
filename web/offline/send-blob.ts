import type { StoredPhoto } from './account-db.ts';
import type { Clock, Send } from './ports.ts';
import type { Reply } from './reply.ts';
import { type NetworkListener, request } from './request.ts';

/** A photo may take this long on a slow line: 8 MB at half a megabit a second. */
const UPLOAD_TIMEOUT_MS = 130_000;

/** Sends one photo. */
export type SendBlob = (photo: StoredPhoto, signal: AbortSignal) => Promise<Reply<unknown>>;

const named = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && 'sha256' in value ? value : undefined;

/** Sends photos under the hash of their bytes, from the page and from the service worker alike. */
export const blobSender =
  (ports: { readonly send: Send; readonly clock: Clock; readonly listener: NetworkListener }): SendBlob =>
  ({ sha256, bytes, mime }, signal) =>
    request(ports, {
      method: 'PUT',
      path: `/api/sync/blobs/${sha256}`,
      file: { bytes, mime },
      timeoutMs: UPLOAD_TIMEOUT_MS,
      signal,
      answers: { 200: named },
    });
