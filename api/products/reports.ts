import { type Db, writeTransaction } from '#db/open.ts';
import type { ReportsTable } from '#db/schema.ts';
import type { Product } from '#domain/products/product.ts';
import { Report } from '#domain/safety/report.ts';
import type { FoundProduct } from './store.ts';

/** The engine with the knowledge it works with: what a stored report must come from to be still good. */
export interface Engine {
  readonly versions: { readonly engine: string; readonly knowledge: string };
  assess(product: Product): Report;
}

export interface Reports {
  /** The report of a product: the stored one, or a new one where label, engine or knowledge changed. */
  ensure(found: FoundProduct, nowMs: number): Report;
  /** The score alone, for lists. */
  score(found: FoundProduct, nowMs: number): number | null;
  /**
   * Product and report as JSON text, straight from the database: the answer to the most frequent read.
   * @returns null where the household sees no such product
   */
  productAnswer(householdId: string, id: string, nowMs: number): string | null;
}

interface Joined {
  pk: number;
  product: string;
  report: string | null;
  engine: string | null;
  knowledge: string | null;
}

/** Stored reports, recomputed when they are out of date. */
export function createReports(db: Db, engine: Engine, parseProduct: (text: string) => Product): Reports {
  const { versions } = engine;
  const select = db.prepare<[number], ReportsTable>('SELECT * FROM reports WHERE product_pk = ?');
  const upsert = db.prepare<[number, string, string, number | null, string, number]>(`
    INSERT INTO reports (product_pk, engine, knowledge, score, data, computed_at) VALUES (?, ?, ?, ?, ?, ?)
    ON CONFLICT (product_pk) DO UPDATE SET engine = excluded.engine, knowledge = excluded.knowledge,
      score = excluded.score, data = excluded.data, computed_at = excluded.computed_at`);
  const joined = db.prepare<[string, string], Joined>(`
    SELECT p.pk AS pk, p.data AS product, r.data AS report, r.engine AS engine, r.knowledge AS knowledge
    FROM products p LEFT JOIN reports r ON r.product_pk = p.pk
    WHERE p.id = ? AND p.deleted = 0 AND (p.household_id = ? OR p.household_id IS NULL)
    ORDER BY p.household_id IS NULL LIMIT 1`);

  const isCurrent = (row: { engine: string | null; knowledge: string | null }): boolean =>
    row.engine === versions.engine && row.knowledge === versions.knowledge;

  const compute = ({ pk, product }: FoundProduct, nowMs: number): { report: Report; text: string } => {
    // Assessed before the transaction begins: nothing else may wait for it.
    const report = engine.assess(product);
    const text = JSON.stringify(report);
    const store = () => void upsert.run(pk, versions.engine, versions.knowledge, report.score, text, nowMs);
    if (db.inTransaction) store();
    else writeTransaction(db, store);
    return { report, text };
  };

  return {
    ensure(found, nowMs) {
      const row = select.get(found.pk);
      return row && isCurrent(row) ? Report.parse(JSON.parse(row.data)) : compute(found, nowMs).report;
    },
    score(found, nowMs) {
      const row = select.get(found.pk);
      return row && isCurrent(row) ? row.score : compute(found, nowMs).report.score;
    },
    productAnswer(householdId, id, nowMs) {
      const row = joined.get(id, householdId);
      if (!row) return null;
      const report =
        row.report !== null && isCurrent(row)
          ? row.report
          : compute({ pk: row.pk, product: parseProduct(row.product) }, nowMs).text;
      return `{"product":${row.product},"report":${report}}`;
    },
  };
}
