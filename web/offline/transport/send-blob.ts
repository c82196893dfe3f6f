import { BLOB_ADDRESS } from '#domain/uploads/blob-address.ts';
import type { StoredPhoto } from '../tables/account-db.ts';
import type { Reply } from './reply.ts';
import { type RequestPorts, request } from './request.ts';

/** Timeout for a photo on a slow line: 8 MB at half a megabit a second. */
const UPLOAD_TIMEOUT_MS = 130_000;

/** Sends one photo. */
export type SendBlob = (photo: StoredPhoto, signal: AbortSignal) => Promise<Reply<unknown>>;

const named = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && 'sha256' in value ? value : undefined;

/** Uploads photos under the hash of their bytes, from the page and from the service worker. */
export const blobSender =
  (ports: RequestPorts): SendBlob =>
  ({ sha256, bytes, mime }, signal) => {
    const input = { params: { sha256 }, file: { bytes, mime }, timeoutMs: UPLOAD_TIMEOUT_MS, signal };
    return request(ports, BLOB_ADDRESS, input, { 200: named });
  };
