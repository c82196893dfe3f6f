import { printedForm } from '../names/printed-form.ts';
import { ByteReader } from './byte-reader.ts';
import { bucketOf, hashText } from './pack-hash.ts';
import { PRINTED, SECTION } from './pack-layout.ts';
import type { PackSections } from './pack-sections.ts';
import { readTextBytes, type TextBytes } from './read-text-bytes.ts';
import { decodeUtf8, sameText } from './utf8.ts';

/** All names of a pack and the ingredients they belong to, looked up in the hash table of the file. */
export class PackNames {
  readonly texts: TextBytes;
  /** The ingredient of each name. */
  readonly owners: Uint32Array;
  /** The first name of each ingredient, and the end of the last. */
  readonly firsts: Uint32Array;
  private readonly printed: Uint8Array;
  private readonly literals: TextBytes;
  private literalOf: Uint32Array | undefined;
  /** The first name of each bucket, and the end of the last. */
  private readonly buckets: Uint32Array;
  private readonly bucketNames: Uint8Array;

  constructor(sections: PackSections) {
    this.texts = readTextBytes(sections.bytes(SECTION.nameLengths), sections.bytes(SECTION.nameBytes));
    this.printed = sections.bytes(SECTION.namePrinted);
    this.literals = readTextBytes(sections.bytes(SECTION.literalLengths), sections.bytes(SECTION.literalBytes));
    const counts = new ByteReader(sections.bytes(SECTION.nameCounts));
    const size = counts.varint();
    this.firsts = new Uint32Array(size + 1);
    this.owners = new Uint32Array(this.texts.count);
    for (let owner = 0, name = 0; owner < size; owner += 1) {
      for (let left = counts.varint(); left > 0; left -= 1) this.owners[name++] = owner;
      this.firsts[owner + 1] = name;
    }
    const inBucket = sections.bytes(SECTION.bucketCounts);
    this.buckets = new Uint32Array(inBucket.length + 1);
    for (let at = 0, end = 0; at < inBucket.length; at += 1) {
      end += inBucket[at] as number;
      this.buckets[at + 1] = end;
    }
    this.bucketNames = sections.bytes(SECTION.bucketNames);
  }

  /** The index of a normalised name, or -1. */
  find(name: string): number {
    const { buckets, bucketNames, texts } = this;
    const bucket = bucketOf(hashText(name), buckets.length - 1);
    const end = buckets[bucket + 1] ?? 0;
    for (let at = buckets[bucket] ?? 0; at < end; at += 1) {
      const found =
        (bucketNames[at] ?? 0) |
        ((bucketNames[at + texts.count] ?? 0) << 8) |
        ((bucketNames[at + 2 * texts.count] ?? 0) << 16);
      if (sameText(texts.bytes, texts.starts[found] ?? 0, texts.starts[found + 1] ?? 0, name)) return found;
    }
    return -1;
  }

  normalised(at: number): string {
    const { bytes, starts } = this.texts;
    return decodeUtf8(bytes, starts[at] ?? 0, starts[at + 1] ?? 0);
  }

  /** The preferred name of an ingredient, as printed. */
  preferred(owner: number): string {
    return this.print(this.firsts[owner] ?? 0);
  }

  /** Its other names, as printed. */
  synonyms(owner: number): readonly string[] {
    const found: string[] = [];
    const end = this.firsts[owner + 1] ?? 0;
    for (let at = (this.firsts[owner] ?? 0) + 1; at < end; at += 1) found.push(this.print(at));
    return found;
  }

  /** As printed on labels or in our files. */
  private print(at: number): string {
    const rule = this.printed[at] ?? 0;
    if (rule !== PRINTED.literal) return printedForm(this.normalised(at), rule);
    this.literalOf ??= literalPlaces(this.printed, this.texts.count);
    const literal = this.literalOf[at] ?? 0;
    const { bytes, starts } = this.literals;
    return decodeUtf8(bytes, starts[literal] ?? 0, starts[literal + 1] ?? 0);
  }
}

function literalPlaces(printed: Uint8Array, count: number): Uint32Array {
  const places = new Uint32Array(count);
  for (let at = 0, next = 0; at < count; at += 1) {
    places[at] = next;
    if (printed[at] === PRINTED.literal) next += 1;
  }
  return places;
}
