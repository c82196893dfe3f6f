import type { Product } from '#domain/products/product.ts';
import type { KeptReport } from '#domain/safety/kept-report.ts';
import type { Numbered, ThreadAnswer } from '../idle-thread.ts';

/** A product to be assessed. */
export interface AssessAsked {
  readonly product: Product;
}
export type AssessRequest = Numbered<AssessAsked>;

/** That the scoring begins, then the report; or why there is none. */
export type AssessAnswer = ThreadAnswer<KeptReport, 'scoring'>;
