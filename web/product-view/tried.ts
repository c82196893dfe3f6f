import { z } from 'zod';
import { Product } from '#domain/products/product.ts';

/** In session storage: closing the tab forgets everything. */
const KEY = 'tried';
/** How many are remembered, newest first. */
const MOST = 12;

/** Whether this tab remembers any tried product. Does not parse them. */
export const anyTried = (): boolean => sessionStorage.getItem(KEY) !== null;

/** The products a visitor tried in a demo, newest first. Empty if the stored value is invalid. */
export function readTried(): readonly Product[] {
  try {
    return z.array(Product).parse(JSON.parse(sessionStorage.getItem(KEY) ?? '[]'));
  } catch {
    return [];
  }
}

const same = (one: Product, other: Product): boolean =>
  one.own ? other.own && one.ingredientsText === other.ingredientsText : one.id === other.id;

/**
 * Remembers a product in this tab, for an account created later (product P2.12.7). Skips made-up samples, which belong
 * to nobody, and products without an ingredient list, which were not assessed.
 */
export function rememberTried(product: Product): void {
  if (product.sample || product.ingredientsText === null) return;
  const others = readTried().filter((one) => !same(one, product));
  try {
    sessionStorage.setItem(KEY, JSON.stringify([product, ...others].slice(0, MOST)));
  } catch {
    // The browser stores nothing, so nothing is carried over to the account.
  }
}

/** Forgets all tried products. */
export const forgetTried = (): void => sessionStorage.removeItem(KEY);
