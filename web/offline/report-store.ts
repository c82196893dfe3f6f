import type { Product } from '#domain/products/product.ts';
import type { AssessInput } from '#domain/safety/assess.ts';
import { inputOfProduct, reportInputKey } from '#domain/safety/assess-product.ts';
import type { Report } from '#domain/safety/report.ts';
import type { AccountDb, StoredReport } from './account-db.ts';

/** The engine, wherever it runs. */
export interface Engine {
  assess(input: AssessInput): Promise<Report>;
  version(): Promise<Report['versions']>;
}

/** Whether two reports of one label say the same, whoever computed them. */
const sayTheSame = (one: Report, other: Report): boolean =>
  JSON.stringify({ ...one, versions: null }) === JSON.stringify({ ...other, versions: null });

/** What a report replaces: the last other answer to the same label, so that a person can see what changed. */
function previousOf(stored: StoredReport | undefined, product: Product, report: Report, now: number) {
  // Another label is another question: its answer explains nothing.
  if (!stored || stored.inputKey !== reportInputKey(product, stored.report.versions)) return {};
  if (!sayTheSame(stored.report, report)) return { previous: { report: stored.report, until: now } };
  return stored.previous ? { previous: stored.previous } : {};
}

/**
 * The report of a product, stored on this phone. One that still fits the label, the engine and the knowledge is given
 * at once; otherwise the engine writes another. A base report: it knows nothing of any household.
 * @returns the stored report. Where the engine cannot be asked, one of an older engine or knowledge; rejects where
 * there is none of this label
 */
export async function ensureReport(db: AccountDb, product: Product, engine: Engine): Promise<StoredReport> {
  const stored = await db.reports.get(product.id);
  try {
    const inputKey = reportInputKey(product, await engine.version());
    if (stored?.inputKey === inputKey) return stored;
    const report = await engine.assess(inputOfProduct(product));
    const now = Date.now();
    const previous = previousOf(stored, product, report, now);
    const written: StoredReport = { productId: product.id, inputKey, report, computedAt: now, ...previous };
    await db.reports.put(written);
    return written;
  } catch (error) {
    // Of the same label, though by an older engine: better than nothing, and it names its versions.
    if (stored && stored.inputKey === reportInputKey(product, stored.report.versions)) return stored;
    throw error;
  }
}
