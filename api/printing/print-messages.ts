import type { Product } from '#domain/products/product.ts';
import type { Numbered, ThreadAnswer } from '../idle-thread.ts';

/** A report to be printed, as the JSON that is kept of it. */
export interface PrintAsked {
  readonly product: Product;
  readonly report: string;
  readonly nowMs: number;
}
export type PrintRequest = Numbered<PrintAsked>;

/** The bytes of a PDF. */
export type Printed = Uint8Array<ArrayBuffer>;
/** The bytes of the PDF, or why there are none. */
export type PrintAnswer = ThreadAnswer<Printed>;

/** Where the thread finds what the build made for it. */
export interface PrintParts {
  /** The module that puts a report into words. */
  readonly words: string;
  /** The folder of the two fonts. */
  readonly fonts: string;
}
