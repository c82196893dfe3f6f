import type { Product } from '#domain/products/product.ts';
import type { Numbered, ThreadAnswer } from '../idle-thread.ts';

/** A report to be printed, as its stored JSON. */
export interface PrintTask {
  readonly product: Product;
  readonly report: string;
  readonly nowMs: number;
}
export type PrintRequest = Numbered<PrintTask>;

/** The bytes of a PDF. */
export type Printed = Uint8Array<ArrayBuffer>;
/** The bytes of the PDF, or an error. */
export type PrintAnswer = ThreadAnswer<Printed>;

/** The build output that the thread needs. */
export interface PrintParts {
  /** The module that puts a report into words. */
  readonly words: string;
  /** The folder of the two fonts. */
  readonly fonts: string;
}
