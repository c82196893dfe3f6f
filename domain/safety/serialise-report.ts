import type { Report } from './report.ts';
import { shownRisk } from './shown-risk.ts';

/** A report as it is stored: its JSON, serialised where it was made, and the score that may be shown for it. */
export interface SerialisedReport {
  readonly text: string;
  readonly score: number | null;
}

/** Converts a report into its stored form. */
export const serialiseReport = (report: Report): SerialisedReport => ({
  text: JSON.stringify(report),
  score: shownRisk(report).score,
});
