import type { Product } from '../products/product.ts';
import { inputOfProduct } from './product-input.ts';
import type { Report } from './report.ts';

// FNV-1a over UTF-16 units, twice with different offsets: only for comparing, not cryptographic.
const hash = (text: string, offset: number): string => {
  let value = offset >>> 0;
  for (let at = 0; at < text.length; at += 1) {
    value ^= text.charCodeAt(at);
    value = Math.imul(value, 0x01000193) >>> 0;
  }
  return value.toString(16).padStart(8, '0');
};

/**
 * A key for everything a report is computed from. A stored report with the same key need not be computed again.
 * @param versions of the engine and of the knowledge pack
 */
export const reportInputKey = (product: Product, versions: Report['versions']): string => {
  const input = inputOfProduct(product);
  const more = input.nutrition === undefined && input.medicine === undefined ? [] : [input.nutrition, input.medicine];
  const text = JSON.stringify([input.text, input.types, input.forms, input.baby, input.name ?? '', ...more]);
  return `${versions.engine}:${versions.knowledge}:${hash(text, 0x811c9dc5)}${hash(text, 0x01234567)}`;
};
