import type { IncomingMessage } from 'node:http';
import type { z } from 'zod';
import type { Call } from '#domain/contract/call.ts';
import { fieldMessage } from '#domain/contract/field-message.ts';
import { fail, type Result, succeed } from '#domain/problem.ts';
import { invalidInput } from '../problems.ts';
import { isUnsafe } from './csrf.ts';
import { checkMediaType, DEFAULT_MAX_BYTES, hasBody, readBytes, readJson, tooLarge } from './json-body.ts';
import { MAX_PICTURE_BYTES, readPicture, readUpload } from './upload-body.ts';

/** A body as it was sent, and its signature. */
export interface SignedBody {
  readonly bytes: Uint8Array;
  readonly signature: string;
}

/** Reads a body without parsing it, since the signature covers exactly these bytes. */
async function readSigned(incoming: IncomingMessage, name: string, maxBytes: number): Promise<Result<SignedBody>> {
  const signature = incoming.headers[name];
  if (typeof signature !== 'string' || signature === '') {
    return fail('BAD_REQUEST', `The request must be signed in a header "${name}".`);
  }
  if (Number(incoming.headers['content-length'] ?? 0) > maxBytes) return tooLarge(maxBytes);
  const bytes = await readBytes(incoming, maxBytes);
  return bytes.ok ? succeed({ bytes: bytes.value, signature }) : bytes;
}

/** Reads a body that is one part of a file. */
async function readPart(incoming: IncomingMessage, maxBytes: number): Promise<Result<Uint8Array>> {
  const plain = (incoming.headers['content-encoding'] ?? 'identity').toLowerCase() === 'identity';
  if (!plain || !/^application\/octet-stream$/i.test(incoming.headers['content-type'] ?? '')) {
    return fail(
      'UNSUPPORTED_MEDIA_TYPE',
      'Send a part of a file as raw bytes (Content-Type: application/octet-stream).',
    );
  }
  if (Number(incoming.headers['content-length'] ?? 0) > maxBytes) return tooLarge(maxBytes);
  return readBytes(incoming, maxBytes);
}

function parsed(schema: z.ZodType, value: unknown): Result<unknown> {
  const result = schema.safeParse(value, { error: fieldMessage });
  return result.success ? succeed(result.data) : { ok: false, problem: invalidInput(result.error) };
}

/** Reads the body of a request as its call declares it, and validates it. Undefined if the call takes none. */
export async function readBody(call: Call, incoming: IncomingMessage): Promise<Result<unknown>> {
  if (call.body) {
    const read = await readJson(incoming, call.maxBytes ?? DEFAULT_MAX_BYTES);
    return read.ok ? parsed(call.body, read.value) : read;
  }
  if (call.upload) {
    const read = await readUpload(incoming, call.maxBytes ?? MAX_PICTURE_BYTES);
    if (!read.ok) return read;
    const fields = parsed(call.upload, read.value.fields);
    return fields.ok ? succeed({ ...(fields.value as object), image: read.value.image }) : fields;
  }
  if (call.picture) return readPicture(incoming, call.maxBytes ?? MAX_PICTURE_BYTES);
  if (call.part) return readPart(incoming, call.maxBytes ?? DEFAULT_MAX_BYTES);
  if (call.signedBy !== undefined) return readSigned(incoming, call.signedBy, call.maxBytes ?? DEFAULT_MAX_BYTES);
  if (!isUnsafe(call.method) || !hasBody(incoming)) return succeed(undefined);
  const type = checkMediaType(incoming);
  return type.ok ? succeed(undefined) : type;
}
