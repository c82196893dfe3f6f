import type { MixGroup } from './mix-group.ts';
import type { Profile } from './profile.ts';
import { MIXING_ROWS, type MixingRow } from './rows.ts';

/** A row of the mixing table that two products may fulfil, and which of them stands on its first side. */
export interface PossibleRow {
  readonly row: MixingRow;
  /** The first side is held by the first product. */
  readonly asGiven: boolean;
  /** The first side may also be held by the second. */
  readonly turned: boolean;
}

type Groups = ReadonlySet<MixGroup> | ReadonlyMap<MixGroup, unknown>;

/** Whether products of these groups stand on the two sides of a row. */
const fits = (row: MixingRow, first: Groups, second: Groups): boolean =>
  first.has(row.one) &&
  second.has(row.other) &&
  // What holds both sides in one bottle gets no worse by more of the first: bleach and a cleaner made with bleach.
  (row.one === row.other || !second.has(row.one));

/** The rows that two products may fulfil by their groups alone, in the order of the table. */
const rowsFor = (first: Groups, second: Groups): readonly PossibleRow[] =>
  MIXING_ROWS.flatMap((row) => {
    const [asGiven, turned] = [fits(row, first, second), fits(row, second, first)];
    return asGiven || turned ? [{ row, asGiven, turned }] : [];
  });

/** Looks up the rows that a pair may fulfil. */
export type RowsOfPair = (first: Profile, second: Profile) => readonly PossibleRow[];

/**
 * An index over the mixing table. Which rows a pair may fulfil follows from the groups of its two products, and a home
 * has few different sets of groups: each two of them are compared with the table once, however many products there are.
 */
export function indexRows(): RowsOfPair {
  const numbers = new Map<string, number>();
  const numberOf = new WeakMap<Profile, number>();
  const known: (readonly PossibleRow[] | undefined)[][] = [];
  const setOf = (profile: Profile): number => {
    const held = numberOf.get(profile);
    if (held !== undefined) return held;
    const name = [...profile.groups.keys()].sort().join(' ');
    const number = numbers.get(name) ?? numbers.size;
    numbers.set(name, number);
    numberOf.set(profile, number);
    return number;
  };
  return (first, second) => {
    const [one, other] = [setOf(first), setOf(second)];
    known[one] ??= [];
    const line = known[one];
    line[other] ??= rowsFor(first.groups, second.groups);
    return line[other];
  };
}
