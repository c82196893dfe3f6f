import type { Product } from '#domain/products/product.ts';
import type { AssessInput } from '#domain/safety/assess.ts';
import { inputOfProduct } from '#domain/safety/product-input.ts';
import type { Report } from '#domain/safety/report.ts';
import { reportInputKey } from '#domain/safety/report-key.ts';
import type { AccountDb, StoredReport } from './account-db.ts';
import { storedRisk } from './report-risks.ts';

/** The engine, wherever it runs. */
export interface Engine {
  assess(input: AssessInput, onStage?: (doing: 'opening' | 'analyzing' | 'scoring') => void): Promise<Report>;
  version(): Promise<Report['versions']>;
}

/** What is being done about a report on this phone, as it begins. */
export type ReportDoing = 'opening' | 'analyzing' | 'scoring' | 'finalizing';

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

/** Stores a report, and beside it what lists show of it. */
const keep = (db: AccountDb, stored: StoredReport): Promise<void> =>
  db.transaction('rw', db.reports, db.risks, async () => {
    await db.reports.put(stored);
    await db.risks.put(storedRisk(stored.productId, stored.report));
  });

/** Gives a stored report; one that was stored before there were rows for lists gets its row. */
async function listed(db: AccountDb, stored: StoredReport): Promise<StoredReport> {
  if (!(await db.risks.get(stored.productId))) await db.risks.put(storedRisk(stored.productId, stored.report));
  return stored;
}

/**
 * The report of a product, stored on this phone. One that still fits the label, the engine and the knowledge is given
 * at once; otherwise the engine writes another. A base report: it knows nothing of any household.
 * @param onStage told what is being done where a report has to be written
 * @returns the stored report. Where the engine cannot be asked, one of an older engine or knowledge; rejects where
 * there is none of this label
 */
export async function ensureReport(
  db: AccountDb,
  product: Product,
  engine: Engine,
  onStage: (doing: ReportDoing) => void = () => undefined,
): Promise<StoredReport> {
  const stored = await db.reports.get(product.id);
  try {
    // The version is asked of the same knowledge, so this is what opens it.
    onStage('opening');
    const inputKey = reportInputKey(product, await engine.version());
    if (stored?.inputKey === inputKey) return await listed(db, stored);
    const report = await engine.assess(inputOfProduct(product), onStage);
    onStage('finalizing');
    const now = Date.now();
    const previous = previousOf(stored, product, report, now);
    const written: StoredReport = { productId: product.id, inputKey, report, computedAt: now, ...previous };
    await keep(db, written);
    return written;
  } catch (error) {
    // Of the same label, though by an older engine: better than nothing, and it names its versions.
    if (stored && stored.inputKey === reportInputKey(product, stored.report.versions)) return listed(db, stored);
    throw error;
  }
}

/** Before the key of a report that the server made: the engine of this phone writes its own as soon as it can. */
const BY_SERVER = 'server ';

/** Whether a report came from the server, because the engine of this phone could not be had. */
export const isByServer = ({ inputKey }: StoredReport): boolean => inputKey.startsWith(BY_SERVER);

/** Keeps a report that the server made, until the engine of this phone can write one. */
export async function keepServerReport(db: AccountDb, product: Product, report: Report): Promise<void> {
  const inputKey = BY_SERVER + reportInputKey(product, report.versions);
  await keep(db, { productId: product.id, inputKey, report, computedAt: Date.now() });
}
