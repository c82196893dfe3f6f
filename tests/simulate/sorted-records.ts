/** A key of our tables. */
type Key = number | string | readonly Key[];

interface StoredRecord {
  readonly key: Key;
  /** The value itself in a table; in an index, the key of the row. */
  readonly value: Key;
}

interface KeyRange {
  readonly lower?: Key;
  readonly upper?: Key;
  readonly lowerOpen: boolean;
  readonly upperOpen: boolean;
}

const rank = (key: Key): number => (typeof key === 'number' ? 0 : typeof key === 'string' ? 1 : 2);

/** The order of IndexedDB: numbers, then strings, then arrays. */
function compareKeys(one: Key, other: Key): number {
  if (typeof one === 'string' && typeof other === 'string') return one < other ? -1 : one > other ? 1 : 0;
  if (typeof one === 'number' && typeof other === 'number') return one - other;
  if (Array.isArray(one) && Array.isArray(other)) {
    for (let at = 0; at < one.length && at < other.length; at += 1) {
      const order = compareKeys(one[at], other[at]);
      if (order !== 0) return order;
    }
    return one.length - other.length;
  }
  return rank(one) - rank(other);
}

/**
 * Replaces the tree in which fake-indexeddb keeps its records, which walks over everything that was ever deleted. The
 * rows of one phone fit into a sorted list.
 */
export default class SortedRecords {
  private readonly keysAreUnique: boolean;
  private readonly list: StoredRecord[] = [];

  constructor(keysAreUnique: boolean) {
    this.keysAreUnique = Boolean(keysAreUnique);
  }

  size = (): number => this.list.length;

  /** The index of the first record that does not come before this one. */
  private placeOf(record: StoredRecord): number {
    let [from, to] = [0, this.list.length];
    while (from < to) {
      const middle = (from + to) >> 1;
      const held = this.list[middle];
      if (held && this.order(held, record) < 0) from = middle + 1;
      else to = middle;
    }
    return from;
  }

  private order(one: StoredRecord, other: StoredRecord): number {
    return compareKeys(one.key, other.key) || (this.keysAreUnique ? 0 : compareKeys(one.value, other.value));
  }

  get(record: StoredRecord): StoredRecord | undefined {
    const held = this.list[this.placeOf(record)];
    return held && this.order(held, record) === 0 ? held : undefined;
  }

  contains = (record: StoredRecord): boolean => this.get(record) !== undefined;

  put(record: StoredRecord, noOverwrite = false): StoredRecord | undefined {
    const at = this.placeOf(record);
    const held = this.list[at];
    if (!held || this.order(held, record) !== 0) {
      this.list.splice(at, 0, record);
      return undefined;
    }
    if (noOverwrite) throw new DOMException('The key is taken.', 'ConstraintError');
    this.list[at] = record;
    return held;
  }

  delete(record: StoredRecord): void {
    const at = this.placeOf(record);
    const held = this.list[at];
    if (held && this.order(held, record) === 0) this.list.splice(at, 1);
  }

  getAllRecords = (descending = false) => this.getRecords({ lowerOpen: false, upperOpen: false }, descending);

  *getRecords({ lower, upper, lowerOpen, upperOpen }: KeyRange, descending = false): Generator<StoredRecord> {
    const from = lower === undefined ? 0 : this.edge(lower, lowerOpen);
    const to = upper === undefined ? this.list.length : this.edge(upper, !upperOpen);
    if (descending) for (let at = to - 1; at >= from; at -= 1) yield this.list[at] as StoredRecord;
    else for (let at = from; at < to; at += 1) yield this.list[at] as StoredRecord;
  }

  /** The index of the first key that is not before this one or, with `after`, that comes after it. */
  private edge(key: Key, after: boolean): number {
    let [from, to] = [0, this.list.length];
    while (from < to) {
      const middle = (from + to) >> 1;
      const held = this.list[middle];
      const order = held ? compareKeys(held.key, key) : 0;
      if (order < 0 || (after && order === 0)) from = middle + 1;
      else to = middle;
    }
    return from;
  }
}
