import {
  criticalFor,
  criticalInReport,
  householdSubjectsOf,
  needsReport,
} from '#domain/safety/household/critical-for.ts';
import type { Warning } from '#domain/safety/report.ts';
import type { AccountDb } from '#web/offline/tables/account-db.ts';
import { rowsInPieces } from '#web/offline/tables/rows-in-pieces.ts';
import type { HouseholdRows } from './read-household.ts';

/** Rows read at once; each is smaller than a kilobyte. */
const PARTS_AT_ONCE = 500;
/** Reports read at once; each is about ten kilobytes. */
const REPORTS_AT_ONCE = 20;

/**
 * CRITICAL warnings for anybody in the household, by product id, from the stored reports.
 * @param ids product ids; those without a stored report are left out
 */
export async function* criticalWarnings(
  db: Pick<AccountDb, 'criticals' | 'reports'>,
  ids: ReadonlySet<string>,
  household: HouseholdRows,
): AsyncGenerator<void, ReadonlyMap<string, readonly Warning[]>> {
  const critical = new Map<string, readonly Warning[]>();
  const everybody = householdSubjectsOf(household);
  if (everybody.subjects.length === 0) return critical;
  const keep = (id: string, warnings: readonly Warning[]): void => {
    if (warnings.length > 0) critical.set(id, warnings);
  };
  const whole: string[] = [];
  for await (const parts of rowsInPieces(db.criticals, [...ids], PARTS_AT_ONCE)) {
    for (const { productId, ...part } of parts) {
      if (!ids.has(productId)) continue;
      if (needsReport(part, everybody)) whole.push(productId);
      else keep(productId, criticalFor(part, everybody));
      yield;
    }
  }
  const wanted = new Set(whole);
  for await (const reports of rowsInPieces(db.reports, whole, REPORTS_AT_ONCE)) {
    for (const { productId, report } of reports) {
      if (!wanted.has(productId)) continue;
      keep(productId, criticalInReport(report, everybody));
      yield;
    }
  }
  return critical;
}
