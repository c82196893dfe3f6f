import type { Report } from '../report.ts';
import type { ProductForm, ProductType } from '../vocabulary.ts';

/** A product that a household keeps, or holds in the shop. */
export interface HomeProduct {
  /** What the caller knows it by; two products of one home never share it. */
  readonly key: string;
  readonly name: string;
  /** Where it is kept ("bathroom"), or null where nobody said. */
  readonly place: string | null;
  readonly type: ProductType;
  readonly forms: readonly ProductForm[];
  readonly report: Report;
}
