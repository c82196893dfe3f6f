import type { IncomingMessage } from 'node:http';
import { fail, type Result, succeed } from '#domain/problem.ts';

/** Largest body of a call that declares no other limit. */
export const DEFAULT_MAX_BYTES = 64 * 1024;
/** Deepest nesting of a body. */
const MAX_DEPTH = 10;
/** Keys that could change a prototype if the object is copied carelessly. */
const REFUSED_KEYS = new Set(['__proto__', 'constructor', 'prototype']);

/** Whether the request announces a body. */
export const hasBody = (request: IncomingMessage): boolean =>
  request.headers['transfer-encoding'] !== undefined || Number(request.headers['content-length'] ?? 0) > 0;

/** Only uncompressed JSON in UTF-8 is accepted. */
export function checkMediaType(request: IncomingMessage): Result<void> {
  const [type = '', ...parameters] = (request.headers['content-type'] ?? '').split(';');
  const charset = parameters.map((part) => part.trim().toLowerCase()).find((part) => part.startsWith('charset='));
  const plain = (request.headers['content-encoding'] ?? 'identity').toLowerCase() === 'identity';
  const utf8 = charset === undefined || /^charset="?utf-?8"?$/.test(charset);
  return type.trim().toLowerCase() === 'application/json' && utf8 && plain
    ? succeed(undefined)
    : fail('UNSUPPORTED_MEDIA_TYPE', 'The body of a request must be JSON (Content-Type: application/json).');
}

/** Refuses a body above its limit. */
export const tooLarge = (maxBytes: number) =>
  fail('TOO_LARGE', `The request is too large: the limit is ${Math.floor(maxBytes / 1024)} KB.`);

/** Reads the whole body and counts its bytes: a chunked body that never ends is cut off at the limit. */
export function readBytes(request: IncomingMessage, maxBytes: number): Promise<Result<Buffer>> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    let size = 0;
    const settle = (result: Result<Buffer>) => {
      request.off('data', take).off('end', end).off('error', broken).off('aborted', broken);
      resolve(result);
    };
    const take = (chunk: Buffer) => {
      size += chunk.length;
      if (size <= maxBytes) chunks.push(chunk);
      else settle(tooLarge(maxBytes));
    };
    const end = () => settle(succeed(chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks)));
    const broken = () => settle(fail('BAD_REQUEST', 'The connection ended before the request was complete.'));
    request.on('data', take).on('end', end).on('error', broken).on('aborted', broken);
  });
}

/** The path of the first forbidden part of a body: nested too deep, or a key from {@link REFUSED_KEYS}. Else null. */
function refusedPart(root: unknown): string | null {
  const open: Array<{ value: unknown; path: string; depth: number }> = [{ value: root, path: '', depth: 1 }];
  for (let next = open.pop(); next; next = open.pop()) {
    const { value, path, depth } = next;
    if (typeof value !== 'object' || value === null) continue;
    if (depth > MAX_DEPTH) return path || 'body';
    for (const [key, inner] of Object.entries(value)) {
      const at = path ? `${path}.${key}` : key;
      if (REFUSED_KEYS.has(key)) return at;
      if (typeof inner === 'object') open.push({ value: inner, path: at, depth: depth + 1 });
    }
  }
  return null;
}

const decoder = new TextDecoder('utf-8', { fatal: true });

/** Parses bytes into a value that is safe to pass to a schema. An empty body is an empty object. */
export function parseJson(bytes: Uint8Array): Result<unknown> {
  if (bytes.length === 0) return succeed({});
  let value: unknown;
  try {
    value = JSON.parse(decoder.decode(bytes));
  } catch {
    return fail('INVALID_JSON', 'The body of the request is not valid JSON.');
  }
  const refused = refusedPart(value);
  if (refused === null) return succeed(value);
  const path = refused.slice(0, 100);
  return fail('INVALID_INPUT', 'The request contains an unknown field.', { fields: { [path]: 'Unknown field.' } });
}

/**
 * Reads the JSON body of a request.
 * @param maxBytes counted on the wire, whatever the header says
 */
export async function readJson(request: IncomingMessage, maxBytes: number): Promise<Result<unknown>> {
  if (!hasBody(request)) return succeed({});
  const type = checkMediaType(request);
  if (!type.ok) return type;
  if (Number(request.headers['content-length'] ?? 0) > maxBytes) return tooLarge(maxBytes);
  const bytes = await readBytes(request, maxBytes);
  return bytes.ok ? parseJson(bytes.value) : bytes;
}
