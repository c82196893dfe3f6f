import { bucketOf, hashText } from './pack-hash.ts';
import type { PackTable } from './pack-table.ts';
import { editAllowance, segmentCount, segmentKey, segmentStart, similarityForm } from './similarity-keys.ts';

const byCodeUnits = (a: { name: string }, b: { name: string }): number =>
  a.name < b.name ? -1 : a.name > b.name ? 1 : 0;

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
  const form = similarityForm(reading);
  if (edits === 0) return [];
  const found: { name: string; entry: number }[] = [];
  for (let length = form.length - edits; length <= form.length + edits; length += 1) {
    const count = segmentCount(length);
    if (count === 0) continue;
    const hits = new Map<number, number>();
    for (let index = 0; index < count; index += 1) {
      const start = segmentStart(length, count, index);
      const size = segmentStart(length, count, index + 1) - start;
      for (const entry of entriesOfSegment(form, { length, index, start, size, edits }, buckets, postings)) {
        hits.set(entry, (hits.get(entry) ?? 0) + 1);
      }
    }
    for (const [entry, times] of hits) {
      if (times < Math.max(1, count - edits)) continue;
      const name = names.textAt(entry);
      const other = similarityForm(name);
      // A bucket may hold other segments too; the length tells most of them apart.
      if (other.length === length && lettersApart(form, other) <= edits) found.push({ name, entry });
    }
  }
  return found.sort(byCodeUnits);
}

/**
 * How many letters one text has and the other lacks, whichever is more, whatever their order: never above the edit
 * distance (Bartolini, Ciaccia and Patella, "String matching with metric trees", SPIRE 2002).
 */
function lettersApart(one: string, other: string): number {
  const counts = new Int16Array(128);
  for (let at = 0; at < one.length; at += 1) bump(counts, one.charCodeAt(at), 1);
  for (let at = 0; at < other.length; at += 1) bump(counts, other.charCodeAt(at), -1);
  let more = 0;
  let less = 0;
  for (const count of counts) {
    if (count > 0) more += count;
    else less -= count;
  }
  return Math.max(more, less);
}

const bump = (counts: Int16Array, code: number, by: number): void => {
  counts[code & 127] = (counts[code & 127] ?? 0) + by;
};

interface Segment {
  readonly length: number;
  readonly index: number;
  readonly start: number;
  readonly size: number;
  readonly edits: number;
}

/** Entries that hold, as the segment asked for, any stretch of the form that lies near its place. */
function entriesOfSegment(
  form: string,
  segment: Segment,
  buckets: Uint32Array,
  postings: Uint32Array,
): ReadonlySet<number> {
  const entries = new Set<number>();
  const last = Math.min(form.length - segment.size, segment.start + segment.edits);
  for (let at = Math.max(0, segment.start - segment.edits); at <= last; at += 1) {
    const key = segmentKey(segment.length, segment.index, form.slice(at, at + segment.size));
    const bucket = bucketOf(hashText(key), buckets.length - 1);
    const end = buckets[bucket + 1] ?? 0;
    for (let place = buckets[bucket] ?? 0; place < end; place += 1) entries.add(postings[place] ?? 0);
  }
  return entries;
}
