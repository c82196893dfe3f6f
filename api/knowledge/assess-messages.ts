import type { Product } from '#domain/products/product.ts';
import type { SerialisedReport } from '#domain/safety/serialise-report.ts';
import type { Numbered, ThreadAnswer } from '../idle-thread.ts';

/** A request to assess a product. */
export interface AssessTask {
  readonly product: Product;
}
export type AssessRequest = Numbered<AssessTask>;

/** The start of the scoring, then the report; or an error. */
export type AssessAnswer = ThreadAnswer<SerialisedReport, 'scoring'>;
