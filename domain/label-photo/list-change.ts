/** How a list differs from the one stored before. Names are as written in their list. */
export interface ListDifference {
  readonly added: readonly string[];
  readonly removed: readonly string[];
  /** In both lists, but in a different order relative to the others. */
  readonly moved: readonly string[];
}

/** The names of both lists that keep their order: the longest common subsequence, as indexes in `after`. */
function keptInOrder(before: readonly string[], after: readonly string[]): ReadonlySet<number> {
  const wide = after.length + 1;
  const longest = new Uint16Array((before.length + 1) * wide);
  const at = (one: number, other: number): number => longest[one * wide + other] ?? 0;
  for (let one = before.length - 1; one >= 0; one -= 1)
    for (let other = after.length - 1; other >= 0; other -= 1) {
      longest[one * wide + other] =
        before[one] === after[other] ? at(one + 1, other + 1) + 1 : Math.max(at(one + 1, other), at(one, other + 1));
    }
  const kept = new Set<number>();
  for (let one = 0, other = 0; one < before.length && other < after.length; ) {
    if (before[one] === after[other]) {
      kept.add(other);
      one += 1;
      other += 1;
    } else if (at(one + 1, other) >= at(one, other + 1)) one += 1;
    else other += 1;
  }
  return kept;
}

/**
 * Compares two ingredient lists of one product.
 * @param keyOf gives the same key for spellings of one ingredient, such as its id or normalised name
 */
export function listDifference(
  before: readonly string[],
  after: readonly string[],
  keyOf: (name: string) => string,
): ListDifference {
  const [old, now] = [before.map(keyOf), after.map(keyOf)];
  const [held, holds] = [new Set(old), new Set(now)];
  const kept = keptInOrder(old, now);
  return {
    added: after.filter((_, at) => !held.has(now[at] ?? '')),
    removed: before.filter((_, at) => !holds.has(old[at] ?? '')),
    moved: after.filter((_, at) => held.has(now[at] ?? '') && !kept.has(at)),
  };
}
