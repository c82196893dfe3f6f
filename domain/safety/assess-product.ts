import type { Knowledge } from '../knowledge/knowledge.ts';
import type { Product } from '../products/product.ts';
import { assess, assessInSteps } from './engine.ts';
import { inputOfProduct } from './product-input.ts';
import type { Report } from './report.ts';

/** The report of a product (see {@link assess}). */
export const assessProduct = (product: Product, knowledge: Knowledge): Report =>
  assess(inputOfProduct(product), knowledge);

/** The same, yielding once before scoring starts (see {@link assessInSteps}). */
export const assessProductInSteps = (product: Product, knowledge: Knowledge): Generator<'scoring', Report> =>
  assessInSteps(inputOfProduct(product), knowledge);
