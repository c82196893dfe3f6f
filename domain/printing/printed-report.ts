import type { Product } from '../products/product.ts';
import type { Report } from '../safety/report.ts';

// A report as a document to be printed: its words, in the order in which they are read, and its drawings. Where they
// stand on a page is decided by whoever sets them.

/** One stroke or area of a drawing. The path is that of an SVG; colours are written as "#1a212b". */
export interface PrintedStroke {
  readonly path: string;
  readonly fill: string | null;
  readonly stroke: string | null;
  /** In the units of the drawing's box; 0 for an area alone. */
  readonly width: number;
  /** Lengths of dash and gap; null for a line without gaps. */
  readonly dash: readonly [number, number] | null;
}

/** A drawing in a square box. */
export interface PrintedDrawing {
  readonly box: number;
  readonly strokes: readonly PrintedStroke[];
}

/** A risk level, a severity, or the level of an ingredient: shape, word and colour, never colour alone. */
export interface PrintedLevel {
  readonly word: string;
  readonly colour: string;
  readonly shape: PrintedDrawing;
}

/** The verdict at the head. */
export interface PrintedVerdict {
  readonly level: PrintedLevel;
  /** The ring around the score; null where no score may be shown. */
  readonly ring: PrintedDrawing | null;
  readonly score: string | null;
  /** What a screen reader says in place of the ring. */
  readonly spoken: string;
  readonly lines: readonly string[];
}

/** A name and its value, as on the receipt. */
export interface PrintedLine {
  readonly name: string;
  readonly value: string;
  /** Why, and where that stands; each a paragraph below the line. */
  readonly notes: readonly string[];
  readonly kind: 'line' | 'sum' | 'total';
}

export interface PrintedWarning {
  readonly level: PrintedLevel;
  readonly message: string;
  readonly action: string;
  readonly source: string;
}

export interface PrintedIngredient {
  readonly name: string;
  readonly level: PrintedLevel;
  /** Empty where it is not known. */
  readonly purpose: string;
  readonly facts: readonly { readonly text: string; readonly source: string | null }[];
}

/** A report to be printed. */
export interface PrintedReport {
  readonly title: string;
  /** Brand, size, kind; the barcode: a line each. */
  readonly about: readonly string[];
  readonly verdict: PrintedVerdict;
  readonly metrics: readonly PrintedLine[];
  readonly warnings: readonly { readonly audience: string; readonly entries: readonly PrintedWarning[] }[];
  /** What stands in place of warnings where there are none. */
  readonly noWarnings: string;
  /** What the label states by law beside its ingredients. */
  readonly statements: readonly PrintedLine[];
  readonly receipt: readonly PrintedLine[];
  readonly ingredients: readonly PrintedIngredient[];
  readonly notes: readonly string[];
  /** Every source that is cited, once. */
  readonly sources: readonly string[];
  /** Versions, day, origin of the facts, what a missing warning means. */
  readonly ending: readonly string[];
}

/** Puts a report into words and drawings. The build makes it of the page's own words; the server calls it. */
export type WriteReport = (product: Product, report: Report, nowMs: number) => PrintedReport;
