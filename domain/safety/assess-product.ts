import type { Knowledge } from '../knowledge/knowledge.ts';
import type { Product } from '../products/product.ts';
import { guessProductType } from '../products/product-type.ts';
import type { AssessInput } from './assess.ts';
import { assess, assessInSteps } from './engine.ts';
import type { Report } from './report.ts';
import { PRODUCT_FORMS } from './vocabulary.ts';

/** What the engine is asked of a product: its own type where it is decided, else what its name and label suggest. */
export const inputOfProduct = (product: Product): AssessInput => {
  const guess = guessProductType({
    name: product.name,
    brand: product.brand,
    category: product.category,
    ingredientsText: product.ingredientsText,
    source: product.source,
  });
  const decided = product.productType;
  return {
    text: product.ingredientsText,
    types: decided === null ? guess.types : [decided],
    // Forms and the baby flag are never only dropped: what the name says holds beside what was entered.
    forms: PRODUCT_FORMS.filter(
      (form) => product.forms.includes(form) || (decided === null && guess.forms.includes(form)),
    ),
    baby: product.baby || (decided === null && guess.baby),
    name: product.name,
    ...(product.nutrition === undefined ? {} : { nutrition: product.nutrition }),
    ...(product.category === 'health_medicine' ? { medicine: true } : {}),
  };
};

/** The report of a product (see {@link assess}). */
export const assessProduct = (product: Product, knowledge: Knowledge): Report =>
  assess(inputOfProduct(product), knowledge);

/** The same, stopping where the scoring begins (see {@link assessInSteps}). */
export const assessProductInSteps = (product: Product, knowledge: Knowledge): Generator<'scoring', Report> =>
  assessInSteps(inputOfProduct(product), knowledge);

// FNV-1a over UTF-16 units, twice with different offsets: a key to compare, not a proof of anything.
const hash = (text: string, offset: number): string => {
  let value = offset >>> 0;
  for (let at = 0; at < text.length; at += 1) {
    value ^= text.charCodeAt(at);
    value = Math.imul(value, 0x01000193) >>> 0;
  }
  return value.toString(16).padStart(8, '0');
};

/**
 * Names what a report was computed from. A stored report with the same key need not be computed again.
 * @param versions of the engine and of the knowledge pack
 */
export const reportInputKey = (product: Product, versions: Report['versions']): string => {
  const input = inputOfProduct(product);
  const more = input.nutrition === undefined && input.medicine === undefined ? [] : [input.nutrition, input.medicine];
  const text = JSON.stringify([input.text, input.types, input.forms, input.baby, input.name ?? '', ...more]);
  return `${versions.engine}:${versions.knowledge}:${hash(text, 0x811c9dc5)}${hash(text, 0x01234567)}`;
};
