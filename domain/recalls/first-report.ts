/** A household's report that a product lacks a warning. */
export interface EarlyReport {
  readonly householdId: string;
  /** Milliseconds since 1970. */
  readonly reportedAt: number;
  /** How many such reports the household sent within the period. */
  readonly reports: number;
}

/** Reports older than this are considered unrelated to a notice. */
export const EARLY_REPORT_MS = 180 * 86_400_000;
/** A household with more reports than this is considered to be guessing. */
const MOST_REPORTS = 10;

/**
 * The household that first reported a product which an official notice now names (product P24.2).
 * @param reports those that were received before the notice
 * @returns the household; null if nobody reported it, or only households that report everything
 */
export function firstReporter(reports: readonly EarlyReport[]): string | null {
  const honest = reports.filter((one) => one.reports <= MOST_REPORTS);
  const [first] = honest.toSorted((a, b) => a.reportedAt - b.reportedAt || (a.householdId < b.householdId ? -1 : 1));
  return first?.householdId ?? null;
}
