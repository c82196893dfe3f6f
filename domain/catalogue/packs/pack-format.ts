/**
 * The bytes of a pack; numbers are little-endian:
 *
 *   8 bytes   "SSPACK1" and a line feed
 *   4 bytes   number of products
 *   4 bytes   bytes of the index
 *   index     for each product, by ascending code: the difference to the previous code, and the bytes of its record
 *             plus one, both with seven bits to a byte and the high bit set if more follow (LEB128)
 *   heap      the records, back to back
 *
 * A change from one pack to another is written the same way: 0 in place of the record size means "no longer there".
 * The same products always give the same bytes, so that an updated pack can be verified by its hash.
 */
const MAGIC = [0x53, 0x53, 0x50, 0x41, 0x43, 0x4b, 0x31, 0x0a];
const HEAD = 16;

/** One product of a pack: its GTIN-14 as a number, and its record; null if a change removes it. */
export interface PackEntry {
  readonly code: number;
  readonly record: Uint8Array | null;
}

/** Where the records of a pack are. Record n goes from `starts[n]` to before `starts[n + 1]`. */
export interface PackIndex {
  readonly codes: Float64Array;
  readonly starts: Uint32Array;
  /** For each entry, 1 if it removes a product. */
  readonly gone: Uint8Array;
  /** The first byte of the heap. */
  readonly heapAt: number;
}

const sizeOf = (value: number): number => {
  let [rest, bytes] = [value, 1];
  for (; rest >= 128; bytes += 1) rest = Math.floor(rest / 128);
  return bytes;
};

function put(to: Uint8Array, at: number, value: number): number {
  let [rest, next] = [value, at];
  for (; rest >= 128; next += 1) {
    to[next] = (rest % 128) + 128;
    rest = Math.floor(rest / 128);
  }
  to[next] = rest;
  return next + 1;
}

/** Writes a pack, or a change. @param entries by ascending code, none twice */
export function writePack(entries: readonly PackEntry[]): Uint8Array<ArrayBuffer> {
  let [index, heap, last] = [0, 0, 0];
  for (const { code, record } of entries) {
    index += sizeOf(code - last) + sizeOf(record === null ? 0 : record.length + 1);
    heap += record?.length ?? 0;
    last = code;
  }
  const bytes = new Uint8Array(HEAD + index + heap);
  bytes.set(MAGIC);
  const view = new DataView(bytes.buffer);
  view.setUint32(8, entries.length, true);
  view.setUint32(12, index, true);
  let [at, heapAt] = [HEAD, HEAD + index];
  last = 0;
  for (const { code, record } of entries) {
    at = put(bytes, put(bytes, at, code - last), record === null ? 0 : record.length + 1);
    last = code;
    if (record === null) continue;
    bytes.set(record, heapAt);
    heapAt += record.length;
  }
  return bytes;
}

/**
 * The total bytes of head and index.
 * @param head at least the first 16 bytes
 * @returns null if it is not a pack
 */
export function indexEnd(head: Uint8Array): number | null {
  if (head.length < HEAD || MAGIC.some((byte, at) => head[at] !== byte)) return null;
  return HEAD + new DataView(head.buffer, head.byteOffset, head.byteLength).getUint32(12, true);
}

/**
 * Reads the index of a pack.
 * @param bytes the pack, or its head and index alone
 * @returns null if it is not a pack, or the index does not match its head
 */
export function readIndex(bytes: Uint8Array): PackIndex | null {
  const heapAt = indexEnd(bytes);
  if (heapAt === null || bytes.length < heapAt) return null;
  const count = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength).getUint32(8, true);
  // Each entry takes at least two bytes. Check that, so that a false number in the head cannot reserve memory.
  if (count * 2 > heapAt - HEAD) return null;
  const codes = new Float64Array(count);
  const starts = new Uint32Array(count + 1);
  const gone = new Uint8Array(count);
  let at = HEAD;
  const next = (): number => {
    let [value, weight] = [0, 1];
    for (; at < heapAt; weight *= 128) {
      const byte = bytes[at] ?? 0;
      at += 1;
      value += (byte % 128) * weight;
      if (byte < 128) break;
    }
    return value;
  };
  let [code, start] = [0, heapAt];
  for (let n = 0; n < count; n += 1) {
    const above = next();
    if (n > 0 && above === 0) return null;
    code += above;
    const size = next();
    codes[n] = code;
    starts[n] = start;
    gone[n] = size === 0 ? 1 : 0;
    start += Math.max(0, size - 1);
  }
  starts[count] = start;
  return at === heapAt ? { codes, starts, gone, heapAt } : null;
}

/** The place of a code in an index, by binary search; -1 if it is not there. */
export function placeOf({ codes }: PackIndex, code: number): number {
  let [from, to] = [0, codes.length - 1];
  while (from <= to) {
    const middle = (from + to) >> 1;
    const found = codes[middle] ?? 0;
    if (found === code) return middle;
    if (found < code) from = middle + 1;
    else to = middle - 1;
  }
  return -1;
}
