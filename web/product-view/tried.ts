import { z } from 'zod';
import { Product } from '#domain/products/product.ts';

/** In the storage of the tab: closing it forgets everything. */
const KEY = 'tried';
/** So many are remembered, the newest first. */
const MOST = 12;

/** Whether this tab remembers anything that was tried. Reads no more than that. */
export const anyTried = (): boolean => sessionStorage.getItem(KEY) !== null;

/** What a visitor tried in a demo, the newest first. Nothing where something else is stored there. */
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
 * Remembers a product in this tab, for the account that somebody may make next (product P2.12.7). A made-up sample is
 * nobody's, and a product without a list was not judged.
 */
export function noteTried(product: Product): void {
  if (product.sample || product.ingredientsText === null) return;
  const others = readTried().filter((one) => !same(one, product));
  try {
    sessionStorage.setItem(KEY, JSON.stringify([product, ...others].slice(0, MOST)));
  } catch {
    // A browser that stores nothing: then nothing is taken along.
  }
}

/** Forgets it. */
export const forgetTried = (): void => sessionStorage.removeItem(KEY);
