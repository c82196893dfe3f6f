/** Whom the server knows of, and what two of them share: a household, a browser, a phone. */
export interface Ties {
  /** Adults by household. */
  readonly members: readonly { readonly householdId: string; readonly userId: string }[];
  /** Signs of browsers and phones, by person. */
  readonly signs: readonly { readonly userId: string; readonly sign: string }[];
}

/**
 * Households and people that belong together, as one family: by an adult, a browser or a phone in common, also by way of
 * a third.
 * @returns the family of a household or person, by a name of its own; themselves where they share nothing
 */
export function familiesOf({ members, signs }: Ties): (name: string) => string {
  const above = new Map<string, string>();
  const top = (name: string): string => {
    let at = name;
    for (let next = above.get(at); next !== undefined; next = above.get(at)) {
      const further = above.get(next);
      if (further !== undefined) above.set(at, further);
      at = next;
    }
    return at;
  };
  const join = (one: string, other: string) => {
    const [from, to] = [top(one), top(other)];
    if (from !== to) above.set(from, to);
  };
  for (const { householdId, userId } of members) join(userId, householdId);
  for (const { userId, sign } of signs) join(`sign ${sign}`, userId);
  return top;
}
