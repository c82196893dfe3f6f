/** Texts as UTF-8, stored back to back. */
export interface TextBytes {
  readonly count: number;
  readonly bytes: Uint8Array;
  /** Where each text begins, and the end of the last one. */
  readonly starts: Uint32Array;
}

/**
 * The texts of a pack, read in place. Plain loops, because they run once, before the JIT has compiled anything.
 * @param lengths the number of texts as four bytes, then the length of each: a byte, or 255 and two bytes; lowest byte
 * first
 */
export function readTextBytes(lengths: Uint8Array, bytes: Uint8Array): TextBytes {
  let count = 0;
  for (let at = 3; at >= 0; at -= 1) count = count * 256 + (lengths[at] ?? 0);
  const starts = new Uint32Array(count + 1);
  let read = 4;
  let end = 0;
  for (let text = 0; text < count; text += 1) {
    const length = lengths[read++] as number;
    if (length < 255) end += length;
    else {
      end += (lengths[read] as number) | ((lengths[read + 1] as number) << 8);
      read += 2;
    }
    starts[text + 1] = end;
  }
  return { count, bytes, starts };
}
