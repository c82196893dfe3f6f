import type { Product } from '#domain/products/product.ts';
import type { KeptReport } from '#domain/safety/kept-report.ts';
import type { Numbered, ThreadAnswer } from '../idle-thread.ts';

/** A request to assess a product. */
export interface AssessAsked {
  readonly product: Product;
}
export type AssessRequest = Numbered<AssessAsked>;

/** The start of the scoring, then the report; or an error. */
export type AssessAnswer = ThreadAnswer<KeptReport, 'scoring'>;
