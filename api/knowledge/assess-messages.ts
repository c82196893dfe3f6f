import type { Product } from '#domain/products/product.ts';

import type { KeptReport } from '#domain/safety/kept-report.ts';

/** A product to be assessed. */
export interface AssessRequest {
  readonly id: number;
  readonly product: Product;
}

/** That the scoring begins, then the report; or why there is none. */
export type AssessAnswer =
  | { readonly id: number; readonly stage: 'scoring' }
  | { readonly id: number; readonly made: KeptReport }
  | { readonly id: number; readonly fault: string };
