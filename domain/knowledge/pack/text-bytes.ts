/** Texts as UTF-8, one behind the other. */
export interface TextBytes {
  readonly count: number;
  readonly bytes: Uint8Array;
  /** Where each text begins, and where the last ends. */
  readonly starts: Uint32Array;
}

/**
 * Texts of a pack, read in place. Plain loops: they run once, before anything of them is compiled.
 * @param lengths the length of each text: a byte, or 255 and two bytes, the lower first; before them how many, as four
 * bytes
 */
export function textBytes(lengths: Uint8Array, bytes: Uint8Array): TextBytes {
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
