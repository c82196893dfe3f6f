import { bucketOf, checksumWords, hashText } from '#domain/knowledge/pack-hash.ts';
import {
  CHECKED_FROM,
  HEADER_WORDS,
  PACK_FORMAT,
  PACK_MAGIC,
  SECTION,
  SECTION_COUNT,
} from '#domain/knowledge/pack-layout.ts';
import { encodeUtf8 } from '#domain/knowledge/utf8.ts';

/** The text heap while it is written: each text stands once. */
export class HeapWriter {
  private bytes = new Uint8Array(1 << 16);
  // Reference 0 is no text: two bytes of length zero.
  private length = 2;
  private readonly references = new Map<string, number>();
  private readonly listWords: number[] = [0];
  private readonly lists = new Map<string, number>();

  text(text: string | null): number {
    if (text === null || text === '') return 0;
    const known = this.references.get(text);
    if (known !== undefined) return known;
    const encoded = encodeUtf8(text);
    if (encoded.length > 0xffff) throw new Error(`A text of ${encoded.length} bytes does not fit a pack`);
    const reference = this.length;
    this.length += 2 + encoded.length;
    while (this.length > this.bytes.length) {
      const larger = new Uint8Array(this.bytes.length * 2);
      larger.set(this.bytes);
      this.bytes = larger;
    }
    this.bytes.set([encoded.length & 255, encoded.length >> 8, ...encoded], reference);
    this.references.set(text, reference);
    return reference;
  }

  list(texts: readonly string[]): number {
    if (texts.length === 0) return 0;
    const key = texts.join('\u0000');
    const known = this.lists.get(key);
    if (known !== undefined) return known;
    const index = this.listWords.length;
    this.listWords.push(texts.length, ...texts.map((text) => this.text(text)));
    this.lists.set(key, index);
    return index;
  }

  heapBytes(): Uint8Array {
    return this.bytes.slice(0, this.length);
  }

  listSection(): Uint8Array {
    return wordBytes(this.listWords);
  }
}

/** 32-bit words as little-endian bytes. */
export function wordBytes(words: readonly number[]): Uint8Array {
  const bytes = new Uint8Array(words.length * 4);
  const view = new DataView(bytes.buffer);
  for (const [at, word] of words.entries()) view.setUint32(at * 4, word, true);
  return bytes;
}

/**
 * Sorts items into hash buckets: the first item of each bucket, and the items in bucket order (stable).
 * @param load how many items a bucket holds on average, at least
 */
export function intoBuckets<T>(
  items: readonly T[],
  keyOf: (item: T) => string,
  load: number,
): { starts: number[]; ordered: T[] } {
  let buckets = 2;
  while (buckets * 2 * load <= items.length) buckets *= 2;
  const placed = items.map((item) => ({ item, bucket: bucketOf(hashText(keyOf(item)), buckets) }));
  const starts = new Array<number>(buckets + 1).fill(0);
  for (const { bucket } of placed) starts[bucket + 1] = (starts[bucket + 1] ?? 0) + 1;
  for (let at = 1; at <= buckets; at += 1) starts[at] = (starts[at] ?? 0) + (starts[at - 1] ?? 0);
  const ordered = placed.toSorted((a, b) => a.bucket - b.bucket).map(({ item }) => item);
  return { starts, ordered };
}

/** Puts the sections behind a header with their places and a checksum. */
export function assemble(sections: readonly Uint8Array[]): Uint8Array {
  if (sections.length !== SECTION_COUNT) throw new Error(`A pack has ${SECTION_COUNT} sections`);
  const header: number[] = [PACK_MAGIC, PACK_FORMAT, 0, 0, SECTION_COUNT];
  let offset = (HEADER_WORDS + 2 * SECTION_COUNT) * 4;
  for (const section of sections) {
    header.push(offset, section.length);
    offset += (section.length + 3) & ~3;
  }
  header[2] = offset;
  const bytes = new Uint8Array(offset);
  bytes.set(wordBytes(header), 0);
  for (const [at, section] of sections.entries()) bytes.set(section, header[HEADER_WORDS + 2 * at] ?? 0);
  return sealed(bytes);
}

/** Writes the checksum of a pack into its header, and gives the pack. */
function sealed(bytes: Uint8Array): Uint8Array {
  const view = new DataView(bytes.buffer);
  const words = new Uint32Array(bytes.length / 4);
  for (let at = 0; at < words.length; at += 1) words[at] = view.getUint32(at * 4, true);
  view.setUint32(12, checksumWords(words, CHECKED_FROM), true);
  return bytes;
}

/**
 * The same pack under another version of the same length, so that the version can be a hash of the contents.
 * @throws Error when the lengths differ
 */
export function withVersion(pack: Uint8Array, version: string): Uint8Array {
  const bytes = pack.slice();
  const view = new DataView(bytes.buffer);
  const offsetOf = (section: number): number => view.getUint32((HEADER_WORDS + 2 * section) * 4, true);
  const place = offsetOf(SECTION.heap) + view.getUint32(offsetOf(SECTION.meta), true);
  const text = encodeUtf8(version);
  if (view.getUint16(place, true) !== text.length) throw new Error('A version keeps its length');
  bytes.set(text, place + 2);
  return sealed(bytes);
}
