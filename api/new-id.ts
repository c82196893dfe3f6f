import { randomFillSync } from 'node:crypto';
import { uuidv7 } from '#domain/uuid.ts';

const ID_BYTES = 16;
/** Random bytes are fetched many at a time, since a call costs more than the bytes. */
const pool = Buffer.alloc(256 * ID_BYTES);
let used = pool.length;

/** A unique id. @param nowMs milliseconds since 1970, by which ids sort */
export function newId(nowMs: number): string {
  if (used === pool.length) {
    randomFillSync(pool);
    used = 0;
  }
  used += ID_BYTES;
  return uuidv7(nowMs, pool.subarray(used - ID_BYTES, used));
}
