const DAY_MS = 86_400_000;

/** The time ranges that usage figures can be requested for, in days. */
export const FIGURE_DAYS = ['7', '30', '90'] as const;

/** Nothing is shown until people of this many households agree: figures of fewer could be traced to one household. */
export const FEWEST_HOUSEHOLDS = 5;
/** A day, screen or kind of event with fewer visits than this is withheld, even if it has none at all. */
export const FEWEST_VISITS = 5;

/** How often something happened, and in how many visits. */
export interface Counted {
  readonly events: number;
  readonly visits: number;
}

/** The start of the UTC day that contains a moment. */
const dayStart = (atMs: number): number => atMs - (atMs % DAY_MS);

/**
 * The range of days that figures may be shown for. It begins with the first whole day on which five households agreed:
 * earlier counts come from fewer than five.
 * @param days the requested range, today included
 * @param agreed when each household that agrees today gave its agreement, in milliseconds, earliest first
 * @returns the first day and the end of today; null if fewer than five households agree, or the fifth agreed today
 */
export function figureSpan(
  days: number,
  agreed: readonly number[],
  nowMs: number,
): { readonly from: number; readonly until: number } | null {
  const fifth = agreed[FEWEST_HOUSEHOLDS - 1];
  if (fifth === undefined) return null;
  const today = dayStart(nowMs);
  const from = Math.max(today - (days - 1) * DAY_MS, dayStart(fifth) + DAY_MS);
  return from > today ? null : { from, until: today + DAY_MS };
}

/** Each day of a range (ISO), with its start in milliseconds. */
export const daysOf = ({ from, until }: { readonly from: number; readonly until: number }) =>
  Array.from({ length: Math.round((until - from) / DAY_MS) }, (_, at) => {
    const start = from + at * DAY_MS;
    return { start, day: new Date(start).toISOString().slice(0, 10) };
  });

/** A count if it may be shown; null if it comes from too few visits. */
export const shownOf = (counted: Counted | undefined, what: keyof Counted): number | null =>
  counted === undefined || counted.visits < FEWEST_VISITS ? null : counted[what];

/**
 * The groups with enough visits, largest first, and how many groups were left out. The sum of those left out is not
 * given: compared with an earlier total it would reveal the smallest.
 */
export function shownGroups<T extends Counted>(
  groups: readonly T[],
  by: keyof Counted,
): { readonly shown: readonly T[]; readonly leftOut: number } {
  const shown = groups.filter(({ visits }) => visits >= FEWEST_VISITS).sort((a, b) => b[by] - a[by]);
  return { shown, leftOut: groups.length - shown.length };
}
