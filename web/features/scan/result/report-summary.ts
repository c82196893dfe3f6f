import type { Household } from '#domain/households/household.ts';
import { householdView } from '#domain/safety/household-view.ts';
import type { HouseholdReport, Report } from '#domain/safety/report.ts';
import { SEVERITIES, type Severity } from '#domain/safety/vocabulary.ts';
import { type WhyLine, whyLines } from './why-lines.ts';

/** The line of the verdict sheet that sums up the household's warnings. */
export interface WarningSummary {
  readonly severity: Severity;
  readonly title: string;
  /** "Miso, Maya and Leo"; "For everyone" if no warning names anybody. */
  readonly who: string;
}

const list = new Intl.ListFormat('en-GB', { style: 'long', type: 'conjunction' });

/** A household's warnings in one line; null if there are none. */
function summarise(view: HouseholdReport): WarningSummary | null {
  const worst = SEVERITIES.find((severity) => view.warnings.some((warning) => warning.severity === severity));
  if (worst === undefined) return null;
  const names = [...new Set(view.warnings.flatMap((warning) => warning.subject ?? []))];
  const count = view.warnings.length;
  return {
    severity: worst,
    title: count === 1 ? '1 warning for your home' : `${count} warnings for your home`,
    who: names.length > 0 ? list.format(names) : 'For everyone',
  };
}

export interface SheetView {
  /** Household members and pets without a warning. */
  readonly unlisted: Household;
  readonly warnings: WarningSummary | null;
  readonly verdict: HouseholdReport['verdict'];
  readonly why: readonly WhyLine[];
}

/** Everybody without a warning; nobody if a warning is for everyone. Two with the same name are warned together. */
function unlisted({ members, pets }: Household, view: HouseholdReport): Household {
  const warned = new Set(view.warnings.map(({ subject }) => subject));
  const free = ({ name }: { name: string }) => !warned.has(null) && !warned.has(name);
  return { members: members.filter(free), pets: pets.filter(free) };
}

/** A report as the sheet shows it to one household. */
export function sheetView(report: Report, household: Household): SheetView {
  const view = householdView(report, household);
  return {
    warnings: summarise(view),
    verdict: view.verdict,
    why: whyLines(report, view),
    unlisted: unlisted(household, view),
  };
}
