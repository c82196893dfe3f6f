const DAY_MS = 86_400_000;

/** How many days, weeks and months keep the last backup taken in them. */
const KEPT = { days: 7, weeks: 4, months: 3 } as const;

// 1 January 1970 was a Thursday; weeks begin on Monday.
const weekOf = (ms: number): number => Math.floor((ms / DAY_MS + 3) / 7);
const dayOf = (ms: number): number => Math.floor(ms / DAY_MS);
const monthOf = (ms: number): number => {
  const date = new Date(ms);
  return date.getUTCFullYear() * 12 + date.getUTCMonth();
};

/**
 * Which backups to keep: the last of each of the newest 7 days, 4 weeks and 3 months that have one (UTC), and every one
 * of the last 24 hours, so that a second backup on one day does not replace the first at once.
 * @param times when they were taken, in any order
 */
export function backupsToKeep(times: readonly number[], nowMs: number): ReadonlySet<number> {
  const newestFirst = [...times].sort((a, b) => b - a);
  const kept = new Set(newestFirst.filter((ms) => nowMs - ms < DAY_MS));
  const keepLast = (count: number, spanOf: (ms: number) => number): void => {
    const spans = new Set<number>();
    for (const ms of newestFirst) {
      if (spans.has(spanOf(ms))) continue;
      if (spans.size === count) break;
      spans.add(spanOf(ms));
      kept.add(ms);
    }
  };
  keepLast(KEPT.days, dayOf);
  keepLast(KEPT.weeks, weekOf);
  keepLast(KEPT.months, monthOf);
  return kept;
}
