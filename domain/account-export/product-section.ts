import type { Product } from '../products/product.ts';
import type { Report } from '../safety/report.ts';
import { type ShownLevel, shownRisk } from '../safety/shown-risk.ts';
import type { Section } from './section.ts';

/** A product that the household scanned, keeps or entered, with its report; null if none was made. */
export interface ExportedProduct {
  readonly product: Product;
  readonly report: Report | null;
}

const RISK_WORDS: Readonly<Record<ShownLevel, string>> = {
  MINIMAL: 'minimal',
  LOW: 'low',
  MODERATE: 'moderate',
  HIGH: 'high',
  VERY_HIGH: 'very high',
  UNKNOWN: 'no score',
  NOT_ENOUGH: 'not enough known',
};

/** Products of a household: those it entered, and catalogue products that its rows refer to. */
export const PRODUCTS: Section<ExportedProduct> = {
  name: 'products',
  title: 'Products and reports',
  about: 'Every product that the household scanned, keeps or entered. The full reports are in data.json.',
  columns: [
    ['Code', ({ product }) => product.gtin ?? product.id],
    ['Name', ({ product }) => product.name],
    ['Brand', ({ product }) => product.brand],
    ['Size', ({ product }) => product.size],
    ['Score', ({ report }) => shownRisk(report).score],
    ['Risk', ({ report }) => RISK_WORDS[shownRisk(report).level]],
    ['Ingredients', ({ product }) => product.ingredientsText],
    ['Entered by you', ({ product }) => product.own],
    ['Source', ({ product }) => product.source.name],
  ],
};
