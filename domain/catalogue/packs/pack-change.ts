import { type PackEntry, type PackIndex, readIndex, writePack } from './pack-format.ts';

/** The entries of a pack or of a change, in order; null where the bytes are none, or are cut off. */
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

/** Walks two lists in order of their codes, and gives what each says of a code. */
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

/** What changed from one pack to the next: records that are new or other, and codes that are gone. */
export function changeBetween(before: readonly PackEntry[], after: readonly PackEntry[]): Uint8Array<ArrayBuffer> {
  const changed: PackEntry[] = [];
  for (const [one, other] of paired(before, after)) {
    if (other === undefined) changed.push({ code: one?.code ?? 0, record: null });
    else if (!(one?.record && other.record && same(one.record, other.record))) changed.push(other);
  }
  return writePack(changed);
}

/**
 * Brings a pack up to date. Whether it came out right is told by its hash, which the newer pack's publisher signed.
 * @returns null where one of the two is damaged
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
