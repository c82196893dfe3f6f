/** Two sets of products: none of one side may meet any of the other. */
export interface Sides {
  readonly one: readonly string[];
  readonly other: readonly string[];
}

type Partners = ReadonlyMap<string, Set<string>>;

/** The product with the most partners; on a tie the first one given. Null if no partners are left. */
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
 * Combines many pairs into few statements of the form "each of these and each of those". The result covers exactly the
 * given pairs, each in exactly one statement.
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
