import type { Product } from '../products/product.ts';
import { mainUse } from './alternatives-use.ts';
import { inputOfProduct } from './product-input.ts';

const purposeOf = (product: Product): string | null => {
  const [type] = inputOfProduct(product).types;
  return type === undefined ? null : mainUse(product.name, type);
};

/**
 * Which products are worth judging as alternatives to one (method M9), checked before any is judged: same category and
 * use, a known label, and samples only for a sample.
 * @returns null if the name does not say what the product is for
 */
export function alternativeFilter(product: Product): ((other: Product) => boolean) | null {
  const use = purposeOf(product);
  if (use === null) return null;
  return (other) =>
    other.id !== product.id &&
    other.category === product.category &&
    other.ingredientsText !== null &&
    // A made-up product must not be recommended for a real one.
    other.sample === product.sample &&
    purposeOf(other) === use;
}
