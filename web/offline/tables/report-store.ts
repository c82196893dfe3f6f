import type { WorkedOut } from '#domain/inventory/hazards/outlook.ts';
import type { Product } from '#domain/products/product.ts';
import type { AssessInput } from '#domain/safety/assess.ts';
import { inputOfProduct } from '#domain/safety/product-input.ts';
import type { Report } from '#domain/safety/report.ts';
import { reportInputKey } from '#domain/safety/report-key.ts';
import type { AccountDb, StoredReport } from './account-db.ts';
import { BY_SERVER, isOfLabel } from './of-label.ts';
import { putOutlook } from './put-outlook.ts';
import { storedRisk } from './report-risks.ts';
import { countChange, isSame } from './worked-out.ts';

/** The engine, wherever it runs. */
export interface Engine {
  assess(input: AssessInput, onStage?: (doing: 'opening' | 'analyzing' | 'scoring') => void): Promise<Report>;
  version(): Promise<Report['versions']>;
  /** Works out what the home needs of a product with this report. One that cannot leaves it to the home. */
  outlook?(product: Product, report: Report): Promise<WorkedOut>;
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

/** Whether a report came from the server, because the engine of this phone could not be had. */
export const isByServer = ({ inputKey }: StoredReport): boolean => inputKey.startsWith(BY_SERVER);

/** A report with what the home needs of it; null where that is left to the home. */
interface Written {
  readonly stored: StoredReport;
  readonly product: Product;
  readonly outlook: WorkedOut | null;
}

/** Puts what lists and the home show of a report, unless its product has got another label meanwhile. */
async function putWorkedOut(db: AccountDb, { stored, product, outlook }: Written): Promise<void> {
  const { productId } = stored;
  const now = await db.products.get(productId);
  if (now && !isOfLabel(stored, now)) return;
  await db.risks.put(storedRisk(productId, stored.report));
  // What is not here is worked out by the home when it needs it.
  await putOutlook(db, productId, now && isSame(now, product) ? outlook : null);
  await countChange(db, 'reportsChanged');
}

const tablesOf = (db: AccountDb) => [db.reports, db.risks, db.outlooks, db.criticals, db.products, db.meta];

/** Stores a report, and beside it what lists and the home show of it. */
const keep = (db: AccountDb, written: Written): Promise<void> =>
  db.transaction('rw', tablesOf(db), async () => {
    await db.reports.put(written.stored);
    await putWorkedOut(db, written);
  });

/** Gives a stored report; one whose row for lists is not here, or of an older page, gets it. */
async function listed(db: AccountDb, product: Product, stored: StoredReport): Promise<StoredReport> {
  const { productId, report } = stored;
  if ((await db.risks.get(productId))?.knowledge === report.versions.knowledge) return stored;
  await db.transaction('rw', tablesOf(db), async () => putWorkedOut(db, { stored, product, outlook: null }));
  return stored;
}

/** Asks for the outlook; an engine that fails at it has written its report all the same. */
const askOutlook = (engine: Engine, product: Product, report: Report): Promise<WorkedOut | null> =>
  engine.outlook?.(product, report).catch(() => null) ?? Promise.resolve(null);

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
    if (stored?.inputKey === inputKey) return await listed(db, product, stored);
    const report = await engine.assess(inputOfProduct(product), onStage);
    onStage('finalizing');
    const now = Date.now();
    const previous = previousOf(stored, product, report, now);
    const written: StoredReport = { productId: product.id, inputKey, report, computedAt: now, ...previous };
    await keep(db, { stored: written, product, outlook: await askOutlook(engine, product, report) });
    return written;
  } catch (error) {
    // Of the same label, though by an older engine: better than nothing, and it names its versions.
    if (stored && stored.inputKey === reportInputKey(product, stored.report.versions))
      return listed(db, product, stored);
    throw error;
  }
}

/** Keeps a report that the server made, until the engine of this phone can write one. */
export async function keepServerReport(db: AccountDb, product: Product, report: Report): Promise<void> {
  const inputKey = BY_SERVER + reportInputKey(product, report.versions);
  const stored = { productId: product.id, inputKey, report, computedAt: Date.now() };
  await keep(db, { stored, product, outlook: null });
}
