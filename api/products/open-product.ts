import type { Reader, UnitOfWork } from '#db/handles.ts';
import { statement } from '#db/statement.ts';
import { Product } from '#domain/products/product.ts';
import { Report } from '#domain/safety/report.ts';
import { isFull } from '../problems.ts';
import { assessInBackground } from './report-job.ts';
import { type Engine, isLong, type Reports } from './reports.ts';

/** A catalogue product with its report, visible to anybody. */
export interface OpenProduct {
  readonly product: Product;
  readonly report: Report;
  /** A cache key that changes with the product and with its report. */
  readonly made: string;
}

// Products that a household entered or looked up are rows of this table too: they are left out.
const IN_CATALOGUE = statement((q, { id }: { id: string }) =>
  q
    .selectFrom('products')
    .select(['pk', 'seq', 'data'])
    .where('id', '=', id)
    .where('household_id', 'is', null)
    .where('deleted', '=', 0),
);

/**
 * Finds products that are open to everybody (product P20.1): from the catalogue, never of a household. An unknown id
 * and the id of a household's product take the same query and the same time.
 */
export const createOpenProducts =
  (reader: Reader, writes: UnitOfWork, reports: Reports, engine: Engine) =>
  async (id: string, nowMs: number): Promise<OpenProduct | null> => {
    const row = await reader.first(IN_CATALOGUE, { id });
    if (!row) return null;
    const { pk, seq } = row;
    const product = Product.parse(JSON.parse(row.data));
    const made = `${pk} ${seq} ${engine.versions.engine} ${engine.versions.knowledge}`;
    if (!isLong(product)) return { product, report: await reports.ensure({ pk, seq, product }, nowMs), made };
    const stored = await reports.stored(pk);
    if (stored !== null) return { product, report: Report.parse(JSON.parse(stored)), made };
    const apart = await assessInBackground(engine, product);
    try {
      await writes.run((tx) => reports.keep(tx, { pk, seq }, apart, nowMs));
    } catch (error) {
      // The disk is full: the product can still be read.
      if (!isFull(error)) throw error;
    }
    return { product, report: Report.parse(JSON.parse(apart.text)), made };
  };
