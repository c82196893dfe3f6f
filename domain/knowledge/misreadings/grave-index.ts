import type { GraveNames, Knowledge } from '../knowledge.ts';

/** A name that may carry a CRITICAL warning or cap the score. */
export interface GraveName {
  readonly name: string;
  readonly id: string;
}

/** Characters that OCR confuses, one symbol per group. Characters in no group (spaces, hyphens) are skipped. */
const GROUPS = 'a4 b68 c d e3 f g9q h il1|!j k m n o0 p r s5z2 t7 uv w x y'.split(' ');
/** The symbol for everything outside ASCII. */
const OTHER = GROUPS.length + 1;
const SYMBOLS = GROUPS.length + 2;
const SYMBOL = new Uint8Array(256).fill(0, 0, 128).fill(OTHER, 128);
for (const [at, group] of GROUPS.entries()) for (const sign of group) SYMBOL[sign.charCodeAt(0)] = at + 1;

/** Names, mostly of elements, that occur in the names of their salts. */
const ELEMENTS = new Set(['sodium', 'potassium', 'lithium', 'calcium', 'magnesium', 'barium', 'disulfite', 'isomalto']);
const SHORTEST = 6;
const LONGEST = 70;
const KEYS = SYMBOLS * SYMBOLS * SYMBOLS;
/** Trigrams that occur in more names are skipped as uninformative ("ide", "ate"). */
const COMMON = 400;
/** How many candidates are compared letter by letter. */
const MOST_CANDIDATES = 6;
/** A misread name still shares at least this fraction of its trigrams. */
const LEAST_SHARE = 0.12;
const LONGEST_READING = 240;

/** How many letters of a name may be misread; the longer the name, the more. */
export const graveAllowance = (length: number): number =>
  length < 6 ? 0.6 : length <= 8 ? 1 : length <= 12 ? 2 : length <= 17 ? 3 : length / 5.5;

/**
 * Trigram index of grave names, which finds a name inside a text even if a fifth of its letters were misread. Its size
 * and cost depend on how many hazards a pack has, not on how many names.
 */
class GraveIndex {
  private readonly names: GraveNames;
  /** The place of each indexed name in the pack, and its number of symbols. */
  private readonly places: Uint32Array;
  private readonly lengths: Uint8Array;
  private readonly starts: Uint32Array;
  private readonly postings: Uint16Array;
  private readonly tally: Uint8Array;
  /** Names counted by the current search. */
  private readonly touched: Uint16Array;
  private lastRead = '';
  private lastFound: readonly GraveName[] = [];

  constructor(names: GraveNames) {
    const { bytes, starts: begins } = names.texts;
    const buffer = new Uint8Array(LONGEST + 1);
    const symbolsAt = (place: number): number => {
      let length = 0;
      const end = begins[place + 1] ?? 0;
      for (let at = begins[place] ?? 0; at < end && length <= LONGEST; at += 1) {
        const symbol = SYMBOL[bytes[at] ?? 0] ?? 0;
        if (symbol !== 0) buffer[length++] = symbol;
      }
      return length;
    };
    const lengthOf = names.places.map(symbolsAt);
    const kept = names.places.filter((_, at) => {
      const length = lengthOf[at] ?? 0;
      return (
        length >= SHORTEST && length <= LONGEST && !(length < 10 && ELEMENTS.has(names.nameAt(names.places[at] ?? 0)))
      );
    });
    this.names = names;
    this.places = Uint32Array.from(kept.slice(0, 65_535));
    this.lengths = new Uint8Array(this.places.length);
    this.tally = new Uint8Array(this.places.length);
    this.touched = new Uint16Array(this.places.length);
    this.starts = new Uint32Array(KEYS + 1);
    const each = (file: (key: number, at: number) => void): void => {
      for (let at = 0; at < this.places.length; at += 1) {
        const length = symbolsAt(this.places[at] ?? 0);
        this.lengths[at] = length;
        for (let run = 0; run + 2 < length; run += 1) file(keyAt(buffer, run), at);
      }
    };
    each((key) => {
      this.starts[key + 1] = (this.starts[key + 1] ?? 0) + 1;
    });
    for (let key = 1; key <= KEYS; key += 1) this.starts[key] = (this.starts[key] ?? 0) + (this.starts[key - 1] ?? 0);
    this.postings = new Uint16Array(this.starts[KEYS] ?? 0);
    const next = this.starts.slice();
    each((key, at) => {
      const place = next[key] ?? 0;
      this.postings[place] = at;
      next[key] = place + 1;
    });
  }

  candidates(read: string): readonly GraveName[] {
    // Successive matching steps ask for the same text.
    if (read === this.lastRead) return this.lastFound;
    this.lastFound = this.search(read);
    this.lastRead = read;
    return this.lastFound;
  }

  private search(read: string): readonly GraveName[] {
    const symbols = symbolsOf(read);
    const { starts, postings, tally, touched } = this;
    let reached = 0;
    for (let run = 0; run + 2 < symbols.length; run += 1) {
      const key = keyAt(symbols, run);
      const from = starts[key] ?? 0;
      const to = starts[key + 1] ?? 0;
      if (to - from > COMMON) continue;
      for (let place = from; place < to; place += 1) {
        const at = postings[place] ?? 0;
        const count = tally[at] ?? 0;
        if (count === 0) touched[reached++] = at;
        if (count < 255) tally[at] = count + 1;
      }
    }
    const best = new Best(MOST_CANDIDATES);
    for (let place = 0; place < reached; place += 1) {
      const at = touched[place] ?? 0;
      const count = tally[at] ?? 0;
      tally[at] = 0;
      const length = this.lengths[at] ?? 0;
      if (length > symbols.length + graveAllowance(length) || count < (length - 2) * LEAST_SHARE) continue;
      // Twice the shared trigrams minus the length: a long name that matches well ranks above a short one within it.
      best.offer(at, 2 * count - length);
    }
    return best.places().map((at) => {
      const place = this.places[at] ?? 0;
      return { name: this.names.nameAt(place), id: this.names.idAt(place) };
    });
  }
}

/** Keeps the few highest-ranked places; on a tie the lower place wins. */
class Best {
  private readonly most: number;
  private readonly kept: { readonly at: number; readonly rank: number }[] = [];

  constructor(most: number) {
    this.most = most;
  }

  offer(at: number, rank: number): void {
    const { kept, most } = this;
    const last = kept[most - 1];
    if (last !== undefined && (rank < last.rank || (rank === last.rank && at > last.at))) return;
    let place = kept.length;
    for (; place > 0; place -= 1) {
      const before = kept[place - 1];
      if (before === undefined || before.rank > rank || (before.rank === rank && before.at < at)) break;
    }
    kept.splice(place, 0, { at, rank });
    if (kept.length > most) kept.pop();
  }

  places(): readonly number[] {
    return this.kept.map(({ at }) => at);
  }
}

const keyAt = (symbols: Uint8Array, at: number): number =>
  ((symbols[at] ?? 0) * SYMBOLS + (symbols[at + 1] ?? 0)) * SYMBOLS + (symbols[at + 2] ?? 0);

const symbolsOf = (read: string): Uint8Array => {
  const symbols = new Uint8Array(Math.min(read.length, LONGEST_READING));
  let length = 0;
  for (let at = 0; at < symbols.length; at += 1) {
    const symbol = SYMBOL[Math.min(read.charCodeAt(at), 255)] ?? 0;
    if (symbol !== 0) symbols[length++] = symbol;
  }
  return symbols.subarray(0, length);
};

const indexes = new WeakMap<Knowledge, GraveIndex>();

/**
 * The grave names of a pack that share the most trigrams with a text or part of it. Builds the index on first use.
 * @param read a normalised text
 */
export const graveCandidates = (read: string, knowledge: Knowledge): readonly GraveName[] => {
  let index = indexes.get(knowledge);
  if (!index) {
    index = new GraveIndex(knowledge.graveNames());
    indexes.set(knowledge, index);
  }
  return index.candidates(read);
};
