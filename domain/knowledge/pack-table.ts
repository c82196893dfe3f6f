import { bucketOf, hashText } from './pack-hash.ts';
import type { PackStrings } from './pack-strings.ts';

/** A look-up from text to a number: buckets by hash, then a comparison of the few entries in one. */
export class PackTable {
  private readonly buckets: Uint32Array;
  private readonly entries: Uint32Array;
  private readonly strings: PackStrings;

  constructor(buckets: Uint32Array, entries: Uint32Array, strings: PackStrings) {
    this.buckets = buckets;
    this.entries = entries;
    this.strings = strings;
  }

  /** The number filed under a text, or undefined. */
  find(text: string): number | undefined {
    const bucket = bucketOf(hashText(text), this.buckets.length - 1);
    const end = this.buckets[bucket + 1] ?? 0;
    for (let entry = this.buckets[bucket] ?? 0; entry < end; entry += 1) {
      if (this.strings.read(this.entries[2 * entry] ?? 0) === text) return this.entries[2 * entry + 1];
    }
    return undefined;
  }

  textAt(entry: number): string {
    return this.strings.read(this.entries[2 * entry] ?? 0);
  }

  /** The UTF-8 bytes of an entry's text. */
  bytesAt(entry: number): Uint8Array {
    return this.strings.bytes(this.entries[2 * entry] ?? 0);
  }

  valueAt(entry: number): number {
    return this.entries[2 * entry + 1] ?? 0;
  }
}
