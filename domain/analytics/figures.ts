const DAY_MS = 86_400_000;

/** How far back figures of use may go, in days. */
export const FIGURE_DAYS = ['7', '30', '90'] as const;

/** Nothing is shown before people of this many households agreed: figures of fewer would be those of a household. */
export const FEWEST_HOUSEHOLDS = 5;
/** A day, a screen or a kind of event with fewer visits than this is withheld, also with no visit at all. */
export const FEWEST_VISITS = 5;

/** How often something happened, and in how many visits. */
export interface Counted {
  readonly events: number;
  readonly visits: number;
}

/** The start of the day of UTC that a moment lies in. */
const dayStart = (atMs: number): number => atMs - (atMs % DAY_MS);

/**
 * The stretch of days that figures may be shown of. It begins with the first whole day on which five households
 * agreed: before it, whatever was counted is of fewer than five.
 * @param days how far back was asked for, today included
 * @param agreed since when the households agree that do now, in milliseconds, the earliest first
 * @returns the first day and the end of today; null where fewer than five households agree or the fifth agreed today
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

/** Each day of a stretch (ISO), with its start in milliseconds. */
export const daysOf = ({ from, until }: { readonly from: number; readonly until: number }) =>
  Array.from({ length: Math.round((until - from) / DAY_MS) }, (_, at) => {
    const start = from + at * DAY_MS;
    return { start, day: new Date(start).toISOString().slice(0, 10) };
  });

/** What may be shown of a count; null where too few visits make it up. */
export const shownOf = (counted: Counted | undefined, what: keyof Counted): number | null =>
  counted === undefined || counted.visits < FEWEST_VISITS ? null : counted[what];

/**
 * The groups that enough visits make up, the largest first, and how many kinds were left out. What those come to
 * together is not said: beside a total of before it would give the smallest away.
 */
export function shownGroups<T extends Counted>(
  groups: readonly T[],
  by: keyof Counted,
): { readonly shown: readonly T[]; readonly leftOut: number } {
  const shown = groups.filter(({ visits }) => visits >= FEWEST_VISITS).sort((a, b) => b[by] - a[by]);
  return { shown, leftOut: groups.length - shown.length };
}
