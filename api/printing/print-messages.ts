import type { Product } from '#domain/products/product.ts';

/** A report to be printed, as the JSON that is kept of it. */
export interface PrintRequest {
  readonly id: number;
  readonly product: Product;
  readonly report: string;
  readonly nowMs: number;
}

/** The bytes of the PDF, or why there are none. */
export type PrintAnswer =
  | { readonly id: number; readonly made: Uint8Array<ArrayBuffer> }
  | { readonly id: number; readonly fault: string };

/** Where the thread finds what the build made for it. */
export interface PrintParts {
  /** The module that puts a report into words. */
  readonly words: string;
  /** The folder of the two fonts. */
  readonly fonts: string;
}
