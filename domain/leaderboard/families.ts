/** Households and people that belong together (union-find), built up from links between them. */
export interface Families {
  /** Records that a person is an adult of a household. */
  lives(userId: string, householdId: string): void;
  /** Records that a person signed in on a browser or phone. @param sign a unique identifier of that device */
  signedIn(userId: string, sign: string): void;
  /**
   * The family of a household or person, by its representative id; the given id itself if nothing is shared.
   * @param name the id of a household or a person
   */
  readonly of: (name: string) => string;
}

/** Starts empty. Whoever shares an adult, a browser or a phone is one family, even through a third party. */
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
