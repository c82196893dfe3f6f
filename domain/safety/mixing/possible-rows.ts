import type { MixGroup } from './mix-group.ts';
import type { Profile } from './profile.ts';
import { MIXING_ROWS, type MixingRow } from './rows.ts';

/** A row of the mixing table that two products may match, and which of them can be its first side. */
export interface PossibleRow {
  readonly row: MixingRow;
  /** The first product can be the first side. */
  readonly asGiven: boolean;
  /** The second product can be the first side. */
  readonly turned: boolean;
}

type Groups = ReadonlySet<MixGroup> | ReadonlyMap<MixGroup, unknown>;

/** Whether products with these groups match the two sides of a row. */
const fits = (row: MixingRow, first: Groups, second: Groups): boolean =>
  first.has(row.one) &&
  second.has(row.other) &&
  // A product that already contains both sides gets no worse by more of the first: bleach, and a cleaner with bleach.
  (row.one === row.other || !second.has(row.one));

/** The rows that two products may match by their groups alone, in the order of the table. */
const rowsFor = (first: Groups, second: Groups): readonly PossibleRow[] =>
  MIXING_ROWS.flatMap((row) => {
    const [asGiven, turned] = [fits(row, first, second), fits(row, second, first)];
    return asGiven || turned ? [{ row, asGiven, turned }] : [];
  });

/** Looks up the rows that a pair may match. */
export type RowsOfPair = (first: Profile, second: Profile) => readonly PossibleRow[];

/**
 * An index over the mixing table. The groups of two products decide which rows they may match, and a home has few
 * distinct sets of groups. So each combination of sets is compared with the table once, however many products there
 * are.
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
