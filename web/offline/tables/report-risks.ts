import type { Report } from '#domain/safety/report.ts';
import { type ShownRisk, shownRisk } from '#domain/safety/shown-risk.ts';

/** What a list shows of a report. Lists of thousands read these rows; the reports are a hundred times larger. */
export interface StoredRisk extends ShownRisk {
  readonly productId: string;
  /** The version of the engine that wrote the report. */
  readonly engine: string;
  /** The version of the knowledge; absent in rows written by older versions of the app. */
  readonly knowledge?: string;
}

/** The list row for a report. */
export const storedRisk = (productId: string, report: Report): StoredRisk => ({
  productId,
  engine: report.versions.engine,
  knowledge: report.versions.knowledge,
  ...shownRisk(report),
});
