/** A report of a household that a warning is missing from a product. */
export interface EarlyReport {
  readonly householdId: string;
  /** Milliseconds since 1970. */
  readonly reportedAt: number;
  /** How many such reports the household sent in the time that counts. */
  readonly reports: number;
}

/** Reports older than this have nothing to do with a notice. */
export const EARLY_REPORT_MS = 180 * 86_400_000;
/** Whoever reports more than this guesses. */
const MOST_REPORTS = 10;

/**
 * Who reported a product first that an official notice names now (product P24.2).
 * @param reports those that were here before the notice was
 * @returns the household; null where nobody did, or only who reports everything
 */
export function firstReporter(reports: readonly EarlyReport[]): string | null {
  const honest = reports.filter((one) => one.reports <= MOST_REPORTS);
  const [first] = honest.toSorted((a, b) => a.reportedAt - b.reportedAt || (a.householdId < b.householdId ? -1 : 1));
  return first?.householdId ?? null;
}
