import type { Report } from '#domain/safety/report.ts';
import { type ShownRisk, shownRisk } from '#domain/safety/shown-risk.ts';

/**
 * What a list shows of a report. A list of thousands reads these rows: the reports themselves are a hundred times as
 * large.
 */
export interface StoredRisk extends ShownRisk {
  readonly productId: string;
  /** The version of the engine that wrote the report. */
  readonly engine: string;
  /** That of the knowledge; absent in rows of older pages. */
  readonly knowledge?: string;
}

/** The row of a list for a report. */
export const storedRisk = (productId: string, report: Report): StoredRisk => ({
  productId,
  engine: report.versions.engine,
  knowledge: report.versions.knowledge,
  ...shownRisk(report),
});
