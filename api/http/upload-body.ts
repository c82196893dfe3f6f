import type { IncomingMessage } from 'node:http';
import { fail, type Result, succeed } from '#domain/problem.ts';
import { formParts } from './form-parts.ts';
import { readBytes, tooLarge } from './json-body.ts';

/** Largest picture file that is accepted (docs/security.md). */
export const MAX_PICTURE_BYTES = 8 * 1024 * 1024;
/** Bytes allowed for the fields and boundaries around the one file. */
const AROUND_FILE = 16 * 1024;

/** A form with one picture and short texts. */
export interface Upload {
  readonly image: Uint8Array;
  readonly fields: Readonly<Record<string, string>>;
}

const unreadable = () =>
  fail('BAD_REQUEST', 'The form cannot be read. Please send one picture as multipart/form-data, in a field "image".');

const noImage = () =>
  fail('INVALID_INPUT', 'The picture is missing.', { fields: { image: 'Add one picture in a field named image.' } });

/**
 * Reads a body that is one picture file, of whatever image type.
 * @param maxBytes counted on the wire
 */
export async function readPicture(request: IncomingMessage, maxBytes: number): Promise<Result<Uint8Array>> {
  const plain = (request.headers['content-encoding'] ?? 'identity').toLowerCase() === 'identity';
  if (!plain || !/^image\//i.test(request.headers['content-type'] ?? '')) {
    return fail(
      'UNSUPPORTED_MEDIA_TYPE',
      'Send a photo as raw bytes (Content-Type: image/jpeg, image/png or image/webp).',
    );
  }
  if (Number(request.headers['content-length'] ?? 0) > maxBytes) return tooLarge(maxBytes);
  return readBytes(request, maxBytes);
}

/**
 * Reads a form that carries one picture.
 * @param maxBytes of the picture; the whole body may be a little larger
 */
export async function readUpload(request: IncomingMessage, maxBytes: number): Promise<Result<Upload>> {
  const contentType = request.headers['content-type'] ?? '';
  if (!/^multipart\/form-data\s*;/i.test(contentType)) {
    return fail('UNSUPPORTED_MEDIA_TYPE', 'Send a picture as a form (Content-Type: multipart/form-data).');
  }
  const limit = maxBytes + AROUND_FILE;
  if (Number(request.headers['content-length'] ?? 0) > limit) return tooLarge(limit);
  const bytes = await readBytes(request, limit);
  if (!bytes.ok) return bytes;
  const parts = formParts(bytes.value, contentType);
  if (!parts) return unreadable();
  const files = parts.filter(({ isFile }) => isFile);
  const [file] = files;
  if (!file || files.length > 1 || file.name !== 'image') return noImage();
  if (file.bytes.length > maxBytes) return tooLarge(maxBytes);
  const texts = parts.filter(({ isFile }) => !isFile);
  return succeed({
    image: file.bytes,
    fields: Object.fromEntries(texts.map(({ name, bytes: text }) => [name, text.toString('utf8')])),
  });
}
