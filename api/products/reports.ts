import { type Db, writeTransaction } from '#db/open.ts';
import type { ReportsTable } from '#db/schema.ts';
import type { Product } from '#domain/products/product.ts';
import { type KeptReport, keptReport } from '#domain/safety/kept-report.ts';
import { Report } from '#domain/safety/report.ts';
import { shownRisk } from '#domain/safety/shown-risk.ts';
import { isFull } from '../problems.ts';
import type { FoundProduct } from './store.ts';

/** The engine with the knowledge it works with: what a stored report must come from to be still good. */
export interface Engine {
  readonly versions: { readonly engine: string; readonly knowledge: string };
  assess(product: Product): Report;
  /** The same, stopping where the scoring begins. */
  assessInSteps(product: Product): Generator<'scoring', Report>;
  /** The same in a thread, for long lists; where there is none, this one does it. */
  assessApart?(product: Product, onScoring: () => void): Promise<KeptReport>;
}

/** Characters of a list that is assessed apart: it may take more than the 50 ms that others can be kept waiting. */
const LONG_LIST = 4000;

/** Whether a product's list is assessed apart. */
export const isLong = ({ ingredientsText }: Product): boolean => (ingredientsText?.length ?? 0) > LONG_LIST;

export interface Reports {
  /** The report of a product: the stored one, or a new one where label, engine or knowledge changed. */
  ensure(found: FoundProduct, nowMs: number): Report;
  /** The stored report of a product as JSON text; null where there is none of this engine and knowledge. */
  stored(pk: number): string | null;
  /** Keeps a report. Call inside a write transaction. */
  keep(pk: number, made: KeptReport, nowMs: number): void;
  /**
   * The score alone, for lists: null as well where too little is known to show a good one. A report that is missing is
   * made first, of a long list apart: nobody else waits for it.
   */
  score(found: FoundProduct, nowMs: number): Promise<number | null>;
  /** The score of a report that is there and of this engine and knowledge; undefined where none is. */
  storedScore(pk: number): number | null | undefined;
  /**
   * Product and report as JSON text, straight from the database: the answer to the most frequent read.
   * @returns null where the household sees no such product; the product where its report must be made first, apart
   */
  productAnswer(householdId: string, id: string, nowMs: number): string | Product | null;
  /** Products after a key, in order, whose report is of another engine or knowledge. */
  outdated(afterPk: number, limit: number): FoundProduct[];
  /** How many of them there are. */
  countOutdated(): number;
}

/** Which state of a product and its stored report an answer is made of. */
interface State {
  pk: number;
  seq: number;
  engine: string | null;
  knowledge: string | null;
  computedAt: number | null;
}

interface Texts {
  product: string;
  report: string | null;
}

/** Answers kept ready, about 20 kB each: what a household looks at again and again. */
const MOST_KEPT = 256;

/** Stored reports, recomputed when they are out of date. */
export function createReports(db: Db, engine: Engine, parseProduct: (text: string) => Product): Reports {
  const { versions } = engine;
  const select = db.prepare<[number], ReportsTable>('SELECT * FROM reports WHERE product_pk = ?');
  const scoreOf = db.prepare<[number], Pick<ReportsTable, 'engine' | 'knowledge' | 'score'>>(
    'SELECT engine, knowledge, score FROM reports WHERE product_pk = ?',
  );
  const upsert = db.prepare<[number, string, string, number | null, string, number]>(`
    INSERT INTO reports (product_pk, engine, knowledge, score, data, computed_at) VALUES (?, ?, ?, ?, ?, ?)
    ON CONFLICT (product_pk) DO UPDATE SET engine = excluded.engine, knowledge = excluded.knowledge,
      score = excluded.score, data = excluded.data, computed_at = excluded.computed_at`);
  const stateOf = db.prepare<[string, string], State>(`
    SELECT p.pk AS pk, p.seq AS seq, r.engine AS engine, r.knowledge AS knowledge, r.computed_at AS computedAt
    FROM products p LEFT JOIN reports r ON r.product_pk = p.pk
    WHERE p.id = ? AND p.deleted = 0 AND (p.household_id = ? OR p.household_id IS NULL)
    ORDER BY p.household_id IS NULL LIMIT 1`);
  const textsOf = db.prepare<[number], Texts>(`
    SELECT p.data AS product, r.data AS report
    FROM products p LEFT JOIN reports r ON r.product_pk = p.pk WHERE p.pk = ?`);
  const outdated = db.prepare<[number, string, string, number], { pk: number; data: string }>(`
    SELECT p.pk, p.data FROM reports r JOIN products p ON p.pk = r.product_pk
    WHERE p.pk > ? AND p.deleted = 0 AND (r.engine <> ? OR r.knowledge <> ?) ORDER BY p.pk LIMIT ?`);
  const countOutdated = db
    .prepare<[string, string], number>(`
      SELECT count(*) FROM reports r JOIN products p ON p.pk = r.product_pk
      WHERE p.deleted = 0 AND (r.engine <> ? OR r.knowledge <> ?)`)
    .pluck();
  /** By the key of the product: the text, and the state it was made of. The database is asked for the state each time. */
  const kept = new Map<number, { readonly made: string; readonly text: string }>();
  const keep = (pk: number, made: string, text: string): string => {
    kept.delete(pk);
    kept.set(pk, { made, text });
    for (const oldest of kept.keys()) {
      if (kept.size <= MOST_KEPT) break;
      kept.delete(oldest);
    }
    return text;
  };

  const isCurrent = (row: { engine: string | null; knowledge: string | null }): boolean =>
    row.engine === versions.engine && row.knowledge === versions.knowledge;

  const store = (pk: number, { text, score }: KeptReport, nowMs: number): void =>
    void upsert.run(pk, versions.engine, versions.knowledge, score, text, nowMs);

  const storeIfRoom = (pk: number, made: KeptReport, nowMs: number): void => {
    try {
      writeTransaction(db, () => store(pk, made, nowMs));
    } catch (error) {
      // Reads go on while nothing can be stored.
      if (!isFull(error)) throw error;
    }
  };

  const compute = ({ pk, product }: FoundProduct, nowMs: number): { report: Report; text: string } => {
    // Assessed before the transaction begins: nothing else may wait for it.
    const report = engine.assess(product);
    const made = keptReport(report);
    if (db.inTransaction) store(pk, made, nowMs);
    else storeIfRoom(pk, made, nowMs);
    return { report, text: made.text };
  };

  return {
    ensure(found, nowMs) {
      const row = select.get(found.pk);
      return row && isCurrent(row) ? Report.parse(JSON.parse(row.data)) : compute(found, nowMs).report;
    },
    stored(pk) {
      const row = select.get(pk);
      return row && isCurrent(row) ? row.data : null;
    },
    keep: store,
    storedScore(pk) {
      const row = scoreOf.get(pk);
      return row && isCurrent(row) ? row.score : undefined;
    },
    async score(found, nowMs) {
      const row = scoreOf.get(found.pk);
      if (row && isCurrent(row)) return row.score;
      const { product } = found;
      if (!engine.assessApart || !isLong(product)) return shownRisk(compute(found, nowMs).report).score;
      const made = await engine.assessApart(product, () => undefined);
      storeIfRoom(found.pk, made, nowMs);
      return made.score;
    },
    productAnswer(householdId, id, nowMs) {
      const state = stateOf.get(id, householdId);
      if (!state) return null;
      const made = `${state.seq} ${state.computedAt}`;
      const ready = kept.get(state.pk);
      if (ready?.made === made && isCurrent(state)) return ready.text;
      const texts = textsOf.get(state.pk);
      if (!texts) return null;
      if (texts.report !== null && isCurrent(state)) {
        return keep(state.pk, made, `{"product":${texts.product},"report":${texts.report}}`);
      }
      const product = parseProduct(texts.product);
      if (isLong(product)) return product;
      const { text } = compute({ pk: state.pk, product }, nowMs);
      return `{"product":${texts.product},"report":${text}}`;
    },
    countOutdated: () => countOutdated.get(versions.engine, versions.knowledge) ?? 0,
    outdated: (afterPk, limit) =>
      outdated
        .all(afterPk, versions.engine, versions.knowledge, limit)
        .map(({ pk, data }) => ({ pk, product: parseProduct(data) })),
  };
}
