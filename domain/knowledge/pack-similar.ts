import { bucketOf, continueHash, finishHash, hashStart } from './pack-hash.ts';
import type { PackTable } from './pack-table.ts';
import { editAllowance, segmentCount, segmentKey, segmentStart, similarityForm } from './similarity-keys.ts';

const byCodeUnits = (a: { name: string }, b: { name: string }): number =>
  a.name < b.name ? -1 : a.name > b.name ? 1 : 0;

/** Counters of one search, one place for each stored name; all zero between searches. */
interface Tally {
  /** How many segments of the name were found. */
  readonly times: Uint8Array;
  /** The segment it was last found by, counted from 1, so that one segment counts once. */
  readonly last: Uint8Array;
}

const tallies = new WeakMap<Uint32Array, Tally>();

/** The counters of a pack, made once: a search that allocates nothing for them is several times cheaper. */
const tallyOf = (postings: Uint32Array): Tally => {
  const known = tallies.get(postings);
  if (known) return known;
  let most = 0;
  for (const entry of postings) if (entry > most) most = entry;
  const made = { times: new Uint8Array(most + 1), last: new Uint8Array(most + 1) };
  tallies.set(postings, made);
  return made;
};

/**
 * Names that may be within the edit allowance of a reading. Every stored name is cut into segments; a name that is
 * at most k edits away keeps all but k of its segments, each shifted by at most k places (the pigeonhole of
 * Li, Deng, Wang and Feng, "Pass-Join", VLDB 2011). So no name within the allowance is missed, and few others come.
 */
export function similarEntries(
  reading: string,
  buckets: Uint32Array,
  postings: Uint32Array,
  names: PackTable,
): readonly { readonly name: string; readonly entry: number }[] {
  const edits = editAllowance(reading.length);
  if (edits === 0) return [];
  const form = similarityForm(reading);
  const letters = new Int8Array(LETTERS);
  for (let at = 0; at < form.length; at += 1) bump(letters, letterOf(form.charCodeAt(at)), 1);
  const search = { form, edits, buckets, postings, ...tallyOf(postings) };
  const found: { name: string; entry: number }[] = [];
  const counts = new Int8Array(LETTERS);
  for (let length = form.length - edits; length <= form.length + edits; length += 1) {
    const enough = Math.max(1, segmentCount(length) - edits);
    const touched = entriesWithSegments(search, length, enough);
    for (const entry of touched) {
      const times = search.times[entry] ?? 0;
      search.times[entry] = 0;
      search.last[entry] = 0;
      if (times < enough) continue;
      counts.set(letters);
      // A bucket may hold other segments too; the length tells most of them apart.
      if (takeForm(names.bytesAt(entry), counts) !== length || lettersApart(counts) > edits) continue;
      found.push({ name: names.textAt(entry), entry });
    }
  }
  return found.sort(byCodeUnits);
}

interface Search extends Tally {
  readonly form: string;
  readonly edits: number;
  readonly buckets: Uint32Array;
  readonly postings: Uint32Array;
}

/** Counts, for names of one length, the segments that the form holds near their place. Gives the names counted. */
function entriesWithSegments(search: Search, length: number, enough: number): readonly number[] {
  const { form, edits, buckets, postings, times, last } = search;
  const touched: number[] = [];
  const count = segmentCount(length);
  // Edits before a segment move it by at least as many places, those after it make up the rest of the difference in
  // length: together they are no more than allowed ("Pass-Join", section 4, position-aware selection).
  const longer = form.length - length;
  const slack = Math.floor((edits - Math.abs(longer)) / 2);
  const nearest = Math.min(0, longer) - slack;
  const furthest = Math.max(0, longer) + slack;
  for (let index = 0; index < count; index += 1) {
    const start = segmentStart(length, count, index);
    const size = segmentStart(length, count, index + 1) - start;
    const prefix = continueHash(hashStart, segmentKey(length, index, ''));
    const end = Math.min(form.length - size, start + furthest);
    for (let at = Math.max(0, start + nearest); at <= end; at += 1) {
      const bucket = bucketOf(finishHash(continueHash(prefix, form, at, at + size)), buckets.length - 1);
      const stop = buckets[bucket + 1] ?? 0;
      for (let place = buckets[bucket] ?? 0; place < stop; place += 1) {
        const entry = postings[place] ?? 0;
        if (last[entry] === index + 1) continue;
        if (last[entry] === 0) {
          // Too few segments are left for a name that none was found of yet.
          if (count - index < enough) continue;
          touched.push(entry);
        }
        last[entry] = index + 1;
        times[entry] = (times[entry] ?? 0) + 1;
      }
    }
  }
  return touched;
}

const SPACE = 32;
const HYPHEN = 45;
/** The letter each sign is read as, by code: the table of `similarityForm`. */
const READ_AS = Uint8Array.from(
  { length: 128 },
  (_, code) => similarityForm(String.fromCharCode(code)).charCodeAt(0) || 0,
);
const [V, W, R, N, M] = [118, 119, 114, 110, 109];

/** Counters of letters. Some signs share one: the letters apart are then fewer, never more. */
const LETTERS = 32;

/** The counter of a UTF-16 unit: by its code for ASCII, else by its last UTF-8 byte; both agree in their last bits. */
const letterOf = (code: number): number => code & (LETTERS - 1);

/**
 * Takes the letters of a name's similarity form from the counts, without building the form.
 * @param name UTF-8
 * @returns the length of the form in UTF-16 units
 */
function takeForm(name: Uint8Array, counts: Int8Array): number {
  let length = 0;
  let before = 0;
  for (let at = 0; at < name.length; at += 1) {
    const byte = name[at] ?? 0;
    if (byte === SPACE || byte === HYPHEN) continue;
    if (byte >= 128) {
      // A leading byte stands for the letter's length, the last one for the letter.
      if (byte >= 192) length += byte >= 240 ? 2 : 1;
      else if (((name[at + 1] ?? 0) & 192) !== 128) bump(counts, letterOf(byte), -1);
      before = 0;
      continue;
    }
    const pair = byte === N && before === R ? M : byte === V && before === V ? W : 0;
    if (pair === 0) {
      bump(counts, letterOf(READ_AS[byte] ?? byte), -1);
      length += 1;
      before = byte;
    } else {
      bump(counts, letterOf(before), 1);
      bump(counts, letterOf(pair), -1);
      before = 0;
    }
  }
  return length;
}

/**
 * How many letters one text has and the other lacks, whichever is more, whatever their order: never above the edit
 * distance (Bartolini, Ciaccia and Patella, "String matching with metric trees", SPIRE 2002).
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
