import { createHash } from 'node:crypto';

/**
 * A stable id for a product without a usable code. The same record of the same source always gets the same id, so it is
 * imported once. A UUID of version 8 (RFC 9562, 5.8) from the first bytes of a SHA-256.
 * @param source the key of the source
 * @param record what identifies the record within the source
 */
export function steadyId(source: string, record: string): string {
  const hex = createHash('sha256').update(`${source}\n${record}`).digest('hex');
  const variant = ((Number.parseInt(hex.slice(16, 17), 16) & 3) | 8).toString(16);
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
