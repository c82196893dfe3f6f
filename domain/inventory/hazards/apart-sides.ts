/** Products of which each on one side must not meet any on the other. */
export interface Sides {
  readonly one: readonly string[];
  readonly other: readonly string[];
}

type Partners = ReadonlyMap<string, Set<string>>;

/** Who has the most partners; of equals, who was named first. */
const busiest = (partners: Partners): string | null => {
  let most: string | null = null;
  let count = 0;
  for (const [key, { size }] of partners) {
    if (size <= count) continue;
    most = key;
    count = size;
  }
  return most;
};

function partnersOf(pairs: readonly (readonly [string, string])[]): Partners {
  const partners = new Map<string, Set<string>>();
  const add = (key: string, other: string) => {
    const known = partners.get(key);
    if (known) known.add(other);
    else partners.set(key, new Set([other]));
  };
  for (const [one, other] of pairs) {
    add(one, other);
    add(other, one);
  }
  return partners;
}

/**
 * Says many pairs in few sentences: "each of these and each of those". Nothing is said of a pair that was not given, and
 * every pair given is in exactly one of the answers.
 * @param pairs keys of products, each pair once, no product with itself
 */
export function apartSides(pairs: readonly (readonly [string, string])[]): readonly Sides[] {
  const partners = partnersOf(pairs);
  const all: Sides[] = [];
  for (let hub = busiest(partners); hub !== null; hub = busiest(partners)) {
    const others = partners.get(hub) ?? new Set<string>();
    const other = [...others];
    const one = [...partners].flatMap(([key, known]) =>
      !others.has(key) && other.every((each) => known.has(each)) ? [key] : [],
    );
    for (const a of one) {
      for (const b of other) {
        partners.get(a)?.delete(b);
        partners.get(b)?.delete(a);
      }
    }
    all.push({ one, other });
  }
  return all;
}
