import type { DerivedOutlook } from '#domain/inventory/hazards/outlook.ts';
import type { Product } from '#domain/products/product.ts';
import type { AssessInput } from '#domain/safety/assess.ts';
import { inputOfProduct } from '#domain/safety/product-input.ts';
import type { Report } from '#domain/safety/report.ts';
import { reportInputKey } from '#domain/safety/report-key.ts';
import type { AccountDb, StoredReport } from './account-db.ts';
import { BY_SERVER, matchesLabel } from './of-label.ts';
import { putOutlook } from './put-outlook.ts';
import { storedRisk } from './report-risks.ts';
import { countChange, isSame } from './worked-out.ts';

/** The engine, wherever it runs. */
export interface Engine {
  assess(input: AssessInput, onStage?: (doing: 'opening' | 'analyzing' | 'scoring') => void): Promise<Report>;
  version(): Promise<Report['versions']>;
  /** Computes what the home needs of a product with this report. Without it the home computes that itself. */
  outlook?(product: Product, report: Report): Promise<DerivedOutlook>;
}

/** The step of making a report that has just begun on this phone. */
export type ReportDoing = 'opening' | 'analyzing' | 'scoring' | 'finalizing';

/** Whether two reports about one label have the same content, whichever versions computed them. */
const sayTheSame = (one: Report, other: Report): boolean =>
  JSON.stringify({ ...one, versions: null }) === JSON.stringify({ ...other, versions: null });

/** The last different report about the same label, so that the person can see what changed. */
function previousOf(stored: StoredReport | undefined, product: Product, report: Report, now: number) {
  // A report about another label explains nothing about this one.
  if (!stored || stored.inputKey !== reportInputKey(product, stored.report.versions)) return {};
  if (!sayTheSame(stored.report, report)) return { previous: { report: stored.report, until: now } };
  return stored.previous ? { previous: stored.previous } : {};
}

/** Whether a report came from the server, because this phone's engine was not available. */
export const isByServer = ({ inputKey }: StoredReport): boolean => inputKey.startsWith(BY_SERVER);

/** A report with what the home needs of it; `outlook` is null if the home is to compute that itself. */
interface Written {
  readonly stored: StoredReport;
  readonly product: Product;
  readonly outlook: DerivedOutlook | null;
}

/** Stores what lists and the home show of a report, unless its product's label changed meanwhile. */
async function putWorkedOut(db: AccountDb, { stored, product, outlook }: Written): Promise<void> {
  const { productId } = stored;
  const now = await db.products.get(productId);
  if (now && !matchesLabel(stored, now)) return;
  await db.risks.put(storedRisk(productId, stored.report));
  // If there is none, the home computes it when needed.
  await putOutlook(db, productId, now && isSame(now, product) ? outlook : null);
  await countChange(db, 'reportsChanged');
}

const tablesOf = (db: AccountDb) => [db.reports, db.risks, db.outlooks, db.criticals, db.products, db.meta];

/** Stores a report, and with it what lists and the home show of it. */
const keep = (db: AccountDb, written: Written): Promise<void> =>
  db.transaction('rw', tablesOf(db), async () => {
    await db.reports.put(written.stored);
    await putWorkedOut(db, written);
  });

/** Returns a stored report. If its list row is missing or written by an older version, writes it first. */
async function listed(db: AccountDb, product: Product, stored: StoredReport): Promise<StoredReport> {
  const { productId, report } = stored;
  if ((await db.risks.get(productId))?.knowledge === report.versions.knowledge) return stored;
  await db.transaction('rw', tablesOf(db), async () => putWorkedOut(db, { stored, product, outlook: null }));
  return stored;
}

/** Asks the engine for the outlook; null if it fails, which does not affect the report. */
const askOutlook = (engine: Engine, product: Product, report: Report): Promise<DerivedOutlook | null> =>
  engine.outlook?.(product, report).catch(() => null) ?? Promise.resolve(null);

/**
 * A product's report, stored on this phone. One that still matches the label, the engine and the knowledge is returned
 * at once; otherwise the engine writes a new one. It is a base report: it contains nothing about any household.
 * @param onStage called with each step if a report has to be written
 * @returns the stored report. If the engine is not available, one by an older engine or knowledge; rejects if there is
 * none about this label
 */
export async function ensureReport(
  db: AccountDb,
  product: Product,
  engine: Engine,
  onStage: (doing: ReportDoing) => void = () => undefined,
): Promise<StoredReport> {
  const stored = await db.reports.get(product.id);
  try {
    // Asking for the version opens the knowledge.
    onStage('opening');
    const inputKey = reportInputKey(product, await engine.version());
    if (stored?.inputKey === inputKey) return await listed(db, product, stored);
    const report = await engine.assess(inputOfProduct(product), onStage);
    onStage('finalizing');
    const now = Date.now();
    const previous = previousOf(stored, product, report, now);
    const written: StoredReport = { productId: product.id, inputKey, report, computedAt: now, ...previous };
    await keep(db, { stored: written, product, outlook: await askOutlook(engine, product, report) });
    return written;
  } catch (error) {
    // About the same label, though by an older engine: better than nothing, and it names its versions.
    if (stored && stored.inputKey === reportInputKey(product, stored.report.versions))
      return listed(db, product, stored);
    throw error;
  }
}

/** Stores a report made by the server, until this phone's engine can write one. */
export async function keepServerReport(db: AccountDb, product: Product, report: Report): Promise<void> {
  const inputKey = BY_SERVER + reportInputKey(product, report.versions);
  const stored = { productId: product.id, inputKey, report, computedAt: Date.now() };
  await keep(db, { stored, product, outlook: null });
}
