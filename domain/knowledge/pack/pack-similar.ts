import { type LengthIndex, type SimilarIndex, segmentHash } from '../misreadings/similar-index.ts';
import { editAllowance, segmentCount, segmentStart, similarityForm } from '../misreadings/similarity-keys.ts';
import { bucketOf, continueHash, finishHash } from './pack-hash.ts';
import { decodeUtf8 } from './utf8.ts';

const byCodeUnits = (a: { name: string }, b: { name: string }): number =>
  a.name < b.name ? -1 : a.name > b.name ? 1 : 0;

/**
 * Names that may be within the edit allowance of a reading. Every stored name is cut into segments. A name that is at
 * most k edits away keeps all but k of its segments, each shifted by at most k places (the pigeonhole principle of
 * Li, Deng, Wang and Feng, "Pass-Join", VLDB 2011). So no name within the allowance is missed, and few others are
 * found.
 */
export function similarEntries(
  reading: string,
  index: SimilarIndex,
): readonly { readonly name: string; readonly entry: number }[] {
  const edits = editAllowance(reading.length);
  if (edits === 0) return [];
  const form = similarityForm(reading);
  const letters = new Int8Array(LETTERS);
  for (let at = 0; at < form.length; at += 1) bump(letters, letterOf(form.charCodeAt(at)), 1);
  const { bytes, starts } = index.texts;
  const found: { name: string; entry: number }[] = [];
  const counts = new Int8Array(LETTERS);
  for (let length = form.length - edits; length <= form.length + edits; length += 1) {
    if (segmentCount(length) === 0) continue;
    const ofLength = index.at(length);
    const enough = Math.max(1, segmentCount(length) - edits);
    for (const place of withSegments(form, edits, ofLength, length, enough)) {
      const times = ofLength.times[place] ?? 0;
      ofLength.times[place] = 0;
      ofLength.last[place] = 0;
      if (times < enough) continue;
      const entry = ofLength.names[place] ?? 0;
      const start = starts[entry] ?? 0;
      const end = starts[entry + 1] ?? 0;
      counts.set(letters);
      takeForm(bytes, start, end, counts);
      if (lettersApart(counts) > edits) continue;
      found.push({ name: decodeUtf8(bytes, start, end), entry });
    }
  }
  return found.sort(byCodeUnits);
}

/** Counts, for names of one length, the segments that occur in the form near their place. Returns the names counted. */
function withSegments(
  form: string,
  edits: number,
  { buckets, postings, times, last }: LengthIndex,
  length: number,
  enough: number,
): readonly number[] {
  const touched: number[] = [];
  const count = segmentCount(length);
  // A shift of a segment needs at least as many edits before it, and the rest of the difference in length needs edits
  // after it. Together they must not exceed the allowance ("Pass-Join", section 4, position-aware selection).
  const longer = form.length - length;
  const slack = Math.floor((edits - Math.abs(longer)) / 2);
  const nearest = Math.min(0, longer) - slack;
  const furthest = Math.max(0, longer) + slack;
  for (let index = 0; index < count; index += 1) {
    const start = segmentStart(length, count, index);
    const size = segmentStart(length, count, index + 1) - start;
    const prefix = segmentHash(index);
    const end = Math.min(form.length - size, start + furthest);
    for (let at = Math.max(0, start + nearest); at <= end; at += 1) {
      const bucket = bucketOf(finishHash(continueHash(prefix, form, at, at + size)), buckets.length - 1);
      const stop = buckets[bucket + 1] ?? 0;
      for (let posting = buckets[bucket] ?? 0; posting < stop; posting += 1) {
        const place = postings[posting] ?? 0;
        if (last[place] === index + 1) continue;
        if (last[place] === 0) {
          // Too few segments are left for a name with no match so far.
          if (count - index < enough) continue;
          touched.push(place);
        }
        last[place] = index + 1;
        times[place] = (times[place] ?? 0) + 1;
      }
    }
  }
  return touched;
}

const SPACE = 32;
const HYPHEN = 45;
/** The letter each ASCII character is read as; same rules as `similarityForm`. */
const READ_AS = Uint8Array.from(
  { length: 128 },
  (_, code) => similarityForm(String.fromCharCode(code)).charCodeAt(0) || 0,
);
const [V, W, R, N, M] = [118, 119, 114, 110, 109];

/**
 * Number of letter counters. Characters may share one, which can lower the difference in letters but never raise it.
 */
const LETTERS = 32;

/** The counter of a UTF-16 unit: by its code for ASCII, else by its last UTF-8 byte; both agree in the lowest bits. */
const letterOf = (code: number): number => code & (LETTERS - 1);

/** Subtracts the letters of a name's similarity form from the counts, without building the form. @param name UTF-8 */
function takeForm(name: Uint8Array, start: number, end: number, counts: Int8Array): void {
  let before = 0;
  for (let at = start; at < end; at += 1) {
    const byte = name[at] ?? 0;
    if (byte === SPACE || byte === HYPHEN) continue;
    if (byte >= 128) {
      // A character of several bytes is counted by its last one.
      if (byte < 192 && (at + 1 === end || ((name[at + 1] ?? 0) & 192) !== 128)) bump(counts, letterOf(byte), -1);
      before = 0;
      continue;
    }
    const pair = byte === N && before === R ? M : byte === V && before === V ? W : 0;
    if (pair === 0) {
      bump(counts, letterOf(READ_AS[byte] ?? byte), -1);
      before = byte;
    } else {
      bump(counts, letterOf(before), 1);
      bump(counts, letterOf(pair), -1);
      before = 0;
    }
  }
}

/**
 * How many letters one text has and the other lacks, in whichever direction is more, regardless of order. Never above
 * the edit distance (Bartolini, Ciaccia and Patella, "String matching with metric trees", SPIRE 2002).
 */
function lettersApart(counts: Int8Array): number {
  let more = 0;
  let less = 0;
  for (let at = 0; at < LETTERS; at += 1) {
    const count = counts[at] ?? 0;
    if (count > 0) more += count;
    else less -= count;
  }
  return Math.max(more, less);
}

const bump = (counts: Int8Array, code: number, by: number): void => {
  counts[code] = (counts[code] ?? 0) + by;
};
