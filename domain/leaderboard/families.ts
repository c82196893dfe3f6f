/** Households and people that belong together, as they become known. */
export interface Families {
  /** That a person is an adult of a household. */
  lives(userId: string, householdId: string): void;
  /** That a person signed in with a browser or phone. @param sign what tells it from every other */
  signedIn(userId: string, sign: string): void;
  /**
   * The family of a household or person, by a name of its own; themselves where they share nothing.
   * @param name the id of a household or a person
   */
  readonly of: (name: string) => string;
}

/** Nobody yet. Whoever has an adult, a browser or a phone in common is one family, also by way of a third. */
export function createFamilies(): Families {
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
  return {
    lives: (userId, householdId) => join(userId, householdId),
    signedIn: (userId, sign) => join(`sign ${sign}`, userId),
    of: top,
  };
}
