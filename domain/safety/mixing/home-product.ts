import type { Report } from '../report.ts';
import type { ProductForm, ProductType } from '../vocabulary.ts';

/** A product that a household keeps at home, or is looking at in the shop. */
export interface HomeProduct {
  /** The caller's key for it, unique within one home. */
  readonly key: string;
  readonly name: string;
  /** Where it is kept ("bathroom"), or null if nobody said. */
  readonly place: string | null;
  readonly type: ProductType;
  readonly forms: readonly ProductForm[];
  readonly report: Report;
}
