import type { Report } from './report.ts';
import { shownRisk } from './shown-risk.ts';

/** A report as it is kept: its JSON, written where it was made, and the score that may be shown of it. */
export interface KeptReport {
  readonly text: string;
  readonly score: number | null;
}

/** Puts a report into the form it is kept in. */
export const keptReport = (report: Report): KeptReport => ({
  text: JSON.stringify(report),
  score: shownRisk(report).score,
});
