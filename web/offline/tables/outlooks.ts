import { type DerivedOutlook, deriveOutlook } from '#domain/inventory/hazards/outlook.ts';
import { OUTLOOK_VERSION } from '#engine-version';
import type { AccountDb, StoredOutlook } from './account-db.ts';
import { matchesLabel } from './of-label.ts';
import { putOutlook } from './put-outlook.ts';

/** Whether a row was computed by this version's rules. */
export const usesCurrentRules = ({ rules }: Pick<StoredOutlook, 'rules'>): boolean => rules === OUTLOOK_VERSION;

/**
 * Computes the rows of some products from their reports and stores them, for products whose rows were written by an
 * older version or not at all. A report about another label than the product's current one is ignored.
 * @returns the rows of those products that are on this phone
 */
export const fillOutlooks = (db: AccountDb, ids: readonly string[]): Promise<readonly StoredOutlook[]> =>
  db.transaction('rw', [db.products, db.reports, db.outlooks, db.criticals], async () => {
    const [products, reports] = [await db.products.bulkGet([...ids]), await db.reports.bulkGet([...ids])];
    const rows: StoredOutlook[] = [];
    for (const [at, product] of products.entries()) {
      if (!product) continue;
      const stored = reports[at];
      const report = stored && matchesLabel(stored, product) ? stored.report : null;
      const worked: DerivedOutlook = deriveOutlook(product, report, OUTLOOK_VERSION);
      await putOutlook(db, product.id, worked);
      rows.push({ productId: product.id, ...worked.outlook });
    }
    return rows;
  });
