import type { Database } from '#db/database.ts';
import type { Reads, Tx } from '#db/handles.ts';
import type { ReportsTable } from '#db/schema.ts';
import { type Queries, statement } from '#db/statement.ts';
import type { Knowledge } from '#domain/knowledge/knowledge.ts';
import type { Product } from '#domain/products/product.ts';
import { Report } from '#domain/safety/report.ts';
import { type SerialisedReport, serialiseReport } from '#domain/safety/serialise-report.ts';
import { shownRisk } from '#domain/safety/shown-risk.ts';
import type { WorkBudget } from '../http/work-budget.ts';
import { isFull } from '../problems.ts';
import { type ProductState, type SeenProduct, visibleProduct } from './store.ts';
import type { Viewer } from './viewer.ts';

/** The engine with its knowledge. A stored report is valid only if both are the ones it was made with. */
export interface Engine {
  readonly versions: { readonly engine: string; readonly knowledge: string };
  /** Facts about ingredients, for their pages. */
  readonly knowledge?: Pick<Knowledge, 'ingredient' | 'ids'>;
  assess(product: Product): Report;
  /** The same, pausing before the scoring. */
  assessInSteps(product: Product): Generator<'scoring', Report>;
  /** The same in a thread, for long lists; if left out, they are assessed on this thread. */
  assessApart?(product: Product, onScoring: () => void): Promise<SerialisedReport>;
}

/** Longer lists, in characters, are assessed in a thread: they may block this one for more than 50 ms. */
const LONG_LIST = 4000;

/** Whether a product's list is assessed in a thread. */
export const isLong = ({ ingredientsText }: Product): boolean => (ingredientsText?.length ?? 0) > LONG_LIST;

export interface Reports {
  /** The report of a product: the stored one, or a new one if label, engine or knowledge changed. */
  ensure(found: SeenProduct, nowMs: number): Promise<Report>;
  /** The stored report of a product as JSON text; null if there is none by the current engine and knowledge. */
  stored(pk: number): Promise<string | null>;
  /**
   * Stores a report, unless its product changed after it was read: then the report is about an earlier label.
   * @param of the product that was assessed, and the commit that it was read at
   */
  keep(tx: Tx, of: ProductState, made: SerialisedReport, nowMs: number): Promise<void>;
  /**
   * The score alone, for lists; null if too little is known to show a good one. A missing report is made first, for a
   * long list in a thread, so that nobody else waits for it.
   * @param account the account that the work is counted for
   */
  score(found: SeenProduct, account: string, nowMs: number): Promise<number | null>;
  /** The score of a stored report by the current engine and knowledge; undefined if there is none. */
  storedScore(reads: Reads, pk: number): Promise<number | null | undefined>;
  /**
   * Product and report as JSON text, straight from the database: the answer to the most frequent request.
   * @param who the household that looks, and the account that the work is counted for
   * @returns null if the household can see no such product; the product if its report must first be made in a thread
   */
  productAnswer(who: Viewer, id: string, nowMs: number): Promise<string | Product | null>;
  /** Products after a key, in key order, whose report is by another engine or knowledge. */
  outdated(afterPk: number, limit: number): Promise<SeenProduct[]>;
  /** How many of them there are. */
  countOutdated(): Promise<number>;
}

/** The most answers kept in the cache, about 20 kB each: for products that a household opens again and again. */
const MOST_KEPT = 256;

const REPORT = statement((q, { pk }: { pk: number }) =>
  q.selectFrom('reports').select(['engine', 'knowledge', 'data']).where('product_pk', '=', pk),
);
const SCORE = statement((q, { pk }: { pk: number }) =>
  q.selectFrom('reports').select(['engine', 'knowledge', 'score']).where('product_pk', '=', pk),
);
const SEQ = statement((q, { pk }: { pk: number }) => q.selectFrom('products').select('seq').where('pk', '=', pk));
const UPSERT = statement((q, row: ReportsTable) =>
  q
    .insertInto('reports')
    .values({
      product_pk: row.product_pk,
      engine: row.engine,
      knowledge: row.knowledge,
      score: row.score,
      data: row.data,
      computed_at: row.computed_at,
    })
    .onConflict((on) =>
      on.column('product_pk').doUpdateSet((eb) => ({
        engine: eb.ref('excluded.engine'),
        knowledge: eb.ref('excluded.knowledge'),
        score: eb.ref('excluded.score'),
        data: eb.ref('excluded.data'),
        computed_at: eb.ref('excluded.computed_at'),
      })),
    ),
);
/** The state of a product and of its stored report, from which an answer is built. */
const STATE = statement(
  (q, { householdId, id }: { householdId: string; id: string }) =>
    visibleProduct(q, householdId, id)
      .leftJoin('reports as r', 'r.product_pk', 'p.pk')
      .select(['p.pk', 'p.seq', 'r.engine', 'r.knowledge', 'r.computed_at as computedAt']),
  { hold: MOST_KEPT },
);
const TEXTS = statement((q, { pk }: { pk: number }) =>
  q
    .selectFrom('products as p')
    .leftJoin('reports as r', 'r.product_pk', 'p.pk')
    .select(['p.seq', 'p.data as product', 'r.data as report'])
    .where('p.pk', '=', pk),
);
interface Versions {
  readonly engine: string;
  readonly knowledge: string;
}
/** Reports by another engine or knowledge, of products that are not deleted. */
const otherThan = (q: Queries, { engine, knowledge }: Versions) =>
  q
    .selectFrom('reports as r')
    .innerJoin('products as p', 'p.pk', 'r.product_pk')
    .where('p.deleted', '=', 0)
    .where((eb) => eb.or([eb('r.engine', '<>', engine), eb('r.knowledge', '<>', knowledge)]));
const OUTDATED = statement((q, asked: Versions & { readonly afterPk: number; readonly limit: number }) =>
  otherThan(q, asked)
    .select(['p.pk', 'p.seq', 'p.data'])
    .where('p.pk', '>', asked.afterPk)
    .orderBy('p.pk')
    .limit(asked.limit),
);
const COUNT_OUTDATED = statement((q, versions: Versions) =>
  otherThan(q, versions).select((eb) => eb.fn.countAll<number>().as('count')),
);

/**
 * Stored reports, recomputed when they are out of date.
 * @param work counts the time spent on making reports
 */
export function createReports(
  { reader, writes }: Database,
  engine: Engine,
  parseProduct: (text: string) => Product,
  work: Pick<WorkBudget, 'measure'>,
): Reports {
  const { versions } = engine;
  /**
   * Cached texts by product key, with the state they were built from. The state is read from the database each time.
   */
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

  const store = async (
    tx: Tx,
    { pk, seq }: ProductState,
    { text, score }: SerialisedReport,
    nowMs: number,
  ): Promise<void> => {
    if ((await tx.first(SEQ, { pk }))?.seq !== seq) return;
    const { engine: by, knowledge } = versions;
    await tx.run(UPSERT, { product_pk: pk, engine: by, knowledge, score, data: text, computed_at: nowMs });
  };

  const storeIfRoom = async (of: ProductState, made: SerialisedReport, nowMs: number): Promise<void> => {
    try {
      await writes.run((tx) => store(tx, of, made, nowMs));
    } catch (error) {
      // The disk is full: reports can still be read.
      if (!isFull(error)) throw error;
    }
  };

  /** Assesses before the transaction begins, so that no other write waits for it. */
  const compute = async (
    found: SeenProduct,
    account: string | null,
    nowMs: number,
  ): Promise<{ report: Report; made: SerialisedReport }> => {
    const assess = () => {
      const report = engine.assess(found.product);
      return { report, made: serialiseReport(report) };
    };
    const assessed = account === null ? assess() : work.measure(account, assess);
    await storeIfRoom(found, assessed.made, nowMs);
    return assessed;
  };

  return {
    async ensure(found, nowMs) {
      const row = await reader.first(REPORT, { pk: found.pk });
      return row && isCurrent(row) ? Report.parse(JSON.parse(row.data)) : (await compute(found, null, nowMs)).report;
    },
    async stored(pk) {
      const row = await reader.first(REPORT, { pk });
      return row && isCurrent(row) ? row.data : null;
    },
    keep: store,
    async storedScore(reads, pk) {
      const row = await reads.first(SCORE, { pk });
      return row && isCurrent(row) ? row.score : undefined;
    },
    async score(found, account, nowMs) {
      const row = await reader.first(SCORE, { pk: found.pk });
      if (row && isCurrent(row)) return row.score;
      const { product } = found;
      if (!engine.assessApart || !isLong(product)) {
        return shownRisk((await compute(found, account, nowMs)).report).score;
      }
      const made = await engine.assessApart(product, () => undefined);
      await storeIfRoom(found, made, nowMs);
      return made.score;
    },
    async productAnswer({ householdId, userId }, id, nowMs) {
      const state = await reader.first(STATE, { householdId, id });
      if (!state) return null;
      const { pk } = state;
      const made = `${state.seq} ${state.computedAt}`;
      const ready = kept.get(pk);
      if (ready?.made === made && isCurrent(state)) return ready.text;
      const texts = await reader.first(TEXTS, { pk });
      if (!texts) return null;
      if (texts.report !== null && isCurrent(state)) {
        return keep(pk, made, `{"product":${texts.product},"report":${texts.report}}`);
      }
      const product = parseProduct(texts.product);
      if (isLong(product)) return product;
      const computed = await compute({ pk, seq: texts.seq, product }, userId, nowMs);
      return `{"product":${texts.product},"report":${computed.made.text}}`;
    },
    countOutdated: async () => (await reader.first(COUNT_OUTDATED, versions))?.count ?? 0,
    outdated: async (afterPk, limit) =>
      (await reader.all(OUTDATED, { ...versions, afterPk, limit })).map(({ pk, seq, data }) => ({
        pk,
        seq,
        product: parseProduct(data),
      })),
  };
}
