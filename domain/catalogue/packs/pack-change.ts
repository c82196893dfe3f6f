import { type PackEntry, type PackIndex, readIndex, writePack } from './pack-format.ts';

/** The entries of a pack or of a change, in order; null if the bytes are neither, or are truncated. */
export function entriesOf(bytes: Uint8Array): PackEntry[] | null {
  const index: PackIndex | null = readIndex(bytes);
  if (index === null || index.starts[index.codes.length] !== bytes.length) return null;
  return Array.from(index.codes, (code, at) => ({
    code,
    record: index.gone[at] === 1 ? null : bytes.subarray(index.starts[at], index.starts[at + 1]),
  }));
}

const same = (one: Uint8Array, other: Uint8Array): boolean =>
  one.length === other.length && one.every((byte, at) => byte === other[at]);

/** Walks two lists in code order, and yields the entries of both for each code. */
function* paired(
  before: readonly PackEntry[],
  after: readonly PackEntry[],
): Generator<readonly [PackEntry | undefined, PackEntry | undefined]> {
  let [b, a] = [0, 0];
  while (b < before.length || a < after.length) {
    const [one, other] = [before[b], after[a]];
    const isBefore = one !== undefined && (other === undefined || one.code <= other.code);
    const isAfter = other !== undefined && (one === undefined || other.code <= one.code);
    yield [isBefore ? one : undefined, isAfter ? other : undefined];
    if (isBefore) b += 1;
    if (isAfter) a += 1;
  }
}

/** The change from one pack to the next: new and changed records, and codes that are gone. */
export function changeBetween(before: readonly PackEntry[], after: readonly PackEntry[]): Uint8Array<ArrayBuffer> {
  const changed: PackEntry[] = [];
  for (const [one, other] of paired(before, after)) {
    if (other === undefined) changed.push({ code: one?.code ?? 0, record: null });
    else if (!(one?.record && other.record && same(one.record, other.record))) changed.push(other);
  }
  return writePack(changed);
}

/**
 * Applies a change to a pack. Whether the result is right must be checked by its hash, which is in the signed manifest.
 * @returns null if one of the two is damaged
 */
export function withChange(pack: Uint8Array, change: Uint8Array): Uint8Array<ArrayBuffer> | null {
  const [before, changes] = [entriesOf(pack), entriesOf(change)];
  if (before === null || changes === null) return null;
  const after: PackEntry[] = [];
  for (const [held, changed] of paired(before, changes)) {
    const kept = changed ?? held;
    if (kept && kept.record !== null) after.push(kept);
  }
  return writePack(after);
}
