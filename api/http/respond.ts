import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { createBrotliDecompress } from 'node:zlib';
import { type Access, EVENT_STREAM } from '#domain/contract/call.ts';
import type { Problem, Result } from '#domain/problem.ts';
import { problemAnswer } from '../problems.ts';
import type { Caller } from './caller.ts';
import type { Answer } from './handler.ts';
import { FILE_POLICY } from './security-headers.ts';
import { sessionCookies } from './session-cookie.ts';

const JSON_TYPE = 'application/json';
/** Of uploads, only photos are served. The original file name is not stored. */
const PHOTO = 'inline; filename="photo.jpg"';

/** An expected failure as a response. */
export function problemResponse(
  problem: Problem,
  requestId: string,
  given: Headers | Readonly<Record<string, string>>,
): Response {
  const { status, body, headers: more } = problemAnswer(problem, requestId);
  const headers = new Headers(given);
  for (const [name, value] of Object.entries(more)) headers.set(name, value);
  headers.set('Content-Type', JSON_TYPE);
  return new Response(JSON.stringify(body), { status, headers });
}

// A plain record if possible: building `Headers` costs more than looking up a stored report.
function withCookies(record: Record<string, string>, cookies: readonly string[]): Record<string, string> | Headers {
  if (cookies.length === 0) return record;
  const headers = new Headers(record);
  for (const cookie of cookies) headers.append('Set-Cookie', cookie);
  return headers;
}

/** Brotli-compressed bytes as this client can read them. Browsers accept Brotli only over HTTPS and on `localhost`. */
function packedResponse(bytes: Uint8Array<ArrayBuffer>, accepts: string, record: Record<string, string>) {
  record['Content-Type'] = 'application/octet-stream';
  record['Content-Security-Policy'] = FILE_POLICY;
  record['Cache-Control'] = 'private, no-store';
  record.Vary = 'Accept-Encoding';
  if (!/\bbr\b/.test(accepts)) return Readable.toWeb(Readable.from([bytes]).pipe(createBrotliDecompress()));
  record['Content-Encoding'] = 'br';
  return bytes;
}

/** The response to a call that was carried out or refused. @param accepts the encodings that the client accepts */
export function respond(
  result: Result<Answer>,
  caller: Caller | null,
  requestId: string,
  access: Access,
  accepts = '',
): Response {
  const record: Record<string, string> = { 'X-Request-Id': requestId };
  const renewed = caller?.kind === 'person' && caller.renewed !== null ? sessionCookies(caller.renewed) : [];
  const cookies = result.ok ? (result.value.setCookies ?? renewed) : renewed;
  if (access !== 'public' || !result.ok || cookies.length > 0) record['Cache-Control'] = 'no-store';
  if (!result.ok) return problemResponse(result.problem, requestId, withCookies(record, cookies));
  const { status, body, text, pieces, packed, file, download, events } = result.value;
  if (packed) {
    const content = packedResponse(packed, accepts, record) as Uint8Array<ArrayBuffer>;
    return new Response(content, { status, headers: withCookies(record, cookies) });
  }
  if (file) {
    // An uploaded file: whatever a browser takes it for, it can do nothing.
    record['Content-Type'] = file.type;
    record['Content-Security-Policy'] = FILE_POLICY;
    record['Content-Disposition'] = PHOTO;
    record['Cache-Control'] = 'private, no-store';
    return new Response(file.bytes, { status, headers: withCookies(record, cookies) });
  }
  if (download) {
    record['Content-Type'] = download.type;
    if (download.bytes !== null) record['Content-Length'] = String(download.bytes);
    record['Content-Security-Policy'] = FILE_POLICY;
    record['Content-Disposition'] = `attachment; filename="${download.name}"`;
    record['Cache-Control'] = 'private, no-store';
    return new Response(download.stream, { status, headers: withCookies(record, cookies) });
  }
  if (events) {
    record['Content-Type'] = `${EVENT_STREAM}; charset=utf-8`;
    // A proxy that buffers an answer before passing it on would never pass this one on.
    record['X-Accel-Buffering'] = 'no';
    return new Response(events, { status, headers: withCookies(record, cookies) });
  }
  if (pieces) {
    record['Content-Type'] = JSON_TYPE;
    return new Response(ReadableStream.from(pieces).pipeThrough(new TextEncoderStream()), {
      status,
      headers: withCookies(record, cookies),
    });
  }
  if (body === undefined && text === undefined) {
    return new Response(null, { status, headers: withCookies(record, cookies) });
  }
  record['Content-Type'] = JSON_TYPE;
  return new Response(text ?? JSON.stringify(body), { status, headers: withCookies(record, cookies) });
}

/** The answer to an address of the API that does not exist. */
export function unknownCall(): Response {
  const requestId = randomUUID();
  return problemResponse({ code: 'NOT_FOUND', message: 'There is nothing at this address.' }, requestId, {
    'X-Request-Id': requestId,
  });
}

/** The answer to a method that an address does not accept; OPTIONS gets the ones it does. */
export function wrongMethod(method: string, allow: string): Response {
  const requestId = randomUUID();
  const headers = { Allow: allow, 'X-Request-Id': requestId };
  if (method === 'OPTIONS') return new Response(null, { status: 204, headers });
  return problemResponse({ code: 'METHOD_NOT_ALLOWED', message: `This address accepts ${allow}.` }, requestId, headers);
}
