import type { Product } from '../products/product.ts';
import type { Report } from '../safety/report.ts';

// A report as a printable document: its texts in reading order, and its drawings. Page layout is left to the
// typesetter.

/** One stroke or filled area of a drawing. The path is an SVG path; colours are written as "#1a212b". */
export interface PrintedStroke {
  readonly path: string;
  readonly fill: string | null;
  readonly stroke: string | null;
  /** In units of the drawing's box; 0 for a filled area without outline. */
  readonly width: number;
  /** Lengths of dash and gap; null for a solid line. */
  readonly dash: readonly [number, number] | null;
}

/** A drawing in a square box. */
export interface PrintedDrawing {
  readonly box: number;
  readonly strokes: readonly PrintedStroke[];
}

/** A risk level, a severity or an ingredient level: shape, word and colour, never colour alone. */
export interface PrintedLevel {
  readonly word: string;
  readonly colour: string;
  readonly shape: PrintedDrawing;
}

/** The verdict at the top of the report. */
export interface PrintedVerdict {
  readonly level: PrintedLevel;
  /** The ring around the score; null if no score may be shown. */
  readonly ring: PrintedDrawing | null;
  readonly score: string | null;
  /** The alternative text of the ring for screen readers. */
  readonly spoken: string;
  readonly lines: readonly string[];
}

/** A name and its value, as on a receipt. */
export interface PrintedLine {
  readonly name: string;
  readonly value: string;
  /** Explanations and sources, each a paragraph below the line. */
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
  /** Empty if unknown. */
  readonly purpose: string;
  readonly facts: readonly { readonly text: string; readonly source: string | null }[];
}

/** A report to be printed. */
export interface PrintedReport {
  readonly title: string;
  /** One entry per line: brand, size and kind; the barcode. */
  readonly about: readonly string[];
  readonly verdict: PrintedVerdict;
  readonly metrics: readonly PrintedLine[];
  readonly warnings: readonly { readonly audience: string; readonly entries: readonly PrintedWarning[] }[];
  /** The text shown if there are no warnings. */
  readonly noWarnings: string;
  /** Legally required statements on the label, apart from its ingredients. */
  readonly statements: readonly PrintedLine[];
  readonly receipt: readonly PrintedLine[];
  readonly ingredients: readonly PrintedIngredient[];
  readonly notes: readonly string[];
  /** Every cited source, without duplicates. */
  readonly sources: readonly string[];
  /** Versions, date, origin of the facts, and what a missing warning means. */
  readonly ending: readonly string[];
}

/** Turns a report into texts and drawings. The build compiles it from the page's own texts; the server calls it. */
export type WriteReport = (product: Product, report: Report, nowMs: number) => PrintedReport;
