import { bucketOf, finishHash, hashStart } from '../pack/pack-hash.ts';
import type { TextBytes } from '../pack/read-text-bytes.ts';
import { nextUnit, type Utf8Place } from '../pack/utf8.ts';
import { segmentCount, segmentStart } from './similarity-keys.ts';

/** The names whose similarity forms have one length, indexed by the segments of these forms. */
export interface LengthIndex {
  readonly names: Uint32Array;
  /** The first posting of each hash bucket, and the end of the last one. */
  readonly buckets: Uint32Array;
  /** Indexes into `names` of those with a segment in the bucket. */
  readonly postings: Uint32Array;
  /** For each name, how many of its segments a search has found. All zero between searches. */
  readonly times: Uint8Array;
  /**
   * For each name, the last segment it was found by, counted from 1, so that each counts once. All zero between
   * searches.
   */
  readonly last: Uint8Array;
}

/** The start value of a segment's hash. @param index which segment of the form */
export const segmentHash = (index: number): number => Math.imul(hashStart ^ index, 0x01000193);

const [SPACE, HYPHEN, R, N, M, V, W] = [32, 45, 114, 110, 109, 118, 119];
/** The letter OCR may have misread as each ASCII character; same rules as `similarityForm`. */
const READ_AS = Uint8Array.from({ length: 128 }, (_, code) => {
  const places: Readonly<Record<string, string>> = { '0': 'o', '1': 'l', i: 'l', '|': 'l', '5': 's', '8': 'b' };
  return (places[String.fromCharCode(code)] ?? String.fromCharCode(code)).charCodeAt(0);
});

/**
 * Computes the similarity form of a name from its bytes; gives the same letters as `similarityForm`.
 * @param units receives the letters
 */
function readForm(bytes: Uint8Array, start: number, end: number, units: Uint16Array): void {
  const place: Utf8Place = { at: start };
  let length = 0;
  let before = 0;
  let at = start;
  while (at < end) {
    let unit = bytes[at] as number;
    if (unit < 128) at += 1;
    else {
      place.at = at;
      unit = nextUnit(bytes, place);
      at = place.at;
    }
    if (unit === SPACE || unit === HYPHEN) continue;
    const pair = unit === N && before === R ? M : unit === V && before === V ? W : 0;
    if (pair !== 0) {
      units[length - 1] = pair;
      before = 0;
    } else {
      units[length] = unit < 128 ? (READ_AS[unit] ?? unit) : unit;
      length += 1;
      before = unit;
    }
  }
}

/** Names by the length of their similarity form. The index for a length is built on first use. */
export class SimilarIndex {
  readonly texts: TextBytes;
  /** For each name: 0 if it must not be guessed, else 1 + its length in bytes - the letters of its form. */
  private readonly forms: Uint8Array;
  private byLength: (readonly number[])[] | undefined;
  private readonly made: (LengthIndex | undefined)[] = [];

  constructor(texts: TextBytes, forms: Uint8Array) {
    this.texts = texts;
    this.forms = forms;
  }

  at(length: number): LengthIndex {
    const known = this.made[length];
    if (known !== undefined) return known;
    const made = this.build(length);
    this.made[length] = made;
    return made;
  }

  private namesOf(length: number): readonly number[] {
    if (this.byLength === undefined) {
      const { count, starts } = this.texts;
      const lists: number[][] = [];
      for (let name = 0; name < count; name += 1) {
        const code = this.forms[name] as number;
        if (code === 0) continue;
        const letters = (starts[name + 1] as number) - (starts[name] as number) - (code - 1);
        const list = lists[letters];
        if (list === undefined) lists[letters] = [name];
        else list.push(name);
      }
      this.byLength = lists;
    }
    return this.byLength[length] ?? [];
  }

  private build(length: number): LengthIndex {
    const { bytes, starts } = this.texts;
    const names = Uint32Array.from(this.namesOf(length));
    const segments = segmentCount(length);
    const ends = Array.from({ length: segments + 1 }, (_, index) => segmentStart(length, segments, index));
    const hashes = new Uint32Array(names.length * segments);
    const units = new Uint16Array(length + 1);
    for (let at = 0, made = 0; at < names.length; at += 1) {
      const name = names[at] as number;
      readForm(bytes, starts[name] as number, starts[name + 1] as number, units);
      for (let index = 0, letter = 0; index < segments; index += 1) {
        let hash = segmentHash(index);
        for (const end = ends[index + 1] ?? 0; letter < end; letter += 1) {
          hash = Math.imul(hash ^ (units[letter] as number), 0x01000193);
        }
        hashes[made++] = finishHash(hash);
      }
    }
    const counters = { times: new Uint8Array(names.length), last: new Uint8Array(names.length) };
    return { names, ...intoBuckets(hashes, segments), ...counters };
  }
}

/** Sorts names into hash buckets; as many as the largest power of two not above the number of hashes. */
function intoBuckets(hashes: Uint32Array, segments: number) {
  let size = 2;
  while (size * 2 <= hashes.length) size *= 2;
  const buckets = new Uint32Array(size + 1);
  for (let at = 0; at < hashes.length; at += 1) {
    const bucket = bucketOf(hashes[at] as number, size) + 1;
    buckets[bucket] = (buckets[bucket] as number) + 1;
  }
  for (let at = 1; at <= size; at += 1) buckets[at] = (buckets[at] as number) + (buckets[at - 1] as number);
  const postings = new Uint32Array(hashes.length);
  const next = buckets.slice(0, size);
  for (let at = 0, place = 0; at < hashes.length; place += 1) {
    for (const end = at + segments; at < end; at += 1) {
      const bucket = bucketOf(hashes[at] as number, size);
      const to = next[bucket] as number;
      postings[to] = place;
      next[bucket] = to + 1;
    }
  }
  return { buckets, postings };
}
