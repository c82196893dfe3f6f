import { createHash } from 'node:crypto';

/**
 * The id of a product that has no code to be found by: the same for the same record of the same source, so that it is
 * imported once. A UUID of version 8 (RFC 9562, 5.8) from the first bytes of a SHA-256.
 * @param source the key of the source
 * @param record what tells the record from others in the source
 */
export function steadyId(source: string, record: string): string {
  const hex = createHash('sha256').update(`${source}\n${record}`).digest('hex');
  const variant = ((Number.parseInt(hex.slice(16, 17), 16) & 3) | 8).toString(16);
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
