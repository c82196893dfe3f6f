import { starterCatalogue } from '#db/starter/catalogue.ts';
import { printedCode, storedGtin } from '#domain/products/gtin.ts';
import type { Product } from '#domain/products/product.ts';
import { upceOf } from '#tests/support/bar-modules.ts';

/** A product of the starter catalogue with the digits that stand under its bars. */
export interface Printed {
  readonly product: Product;
  readonly digits: string;
}

const labelled = (): Printed[] =>
  starterCatalogue().flatMap((product) => {
    const gtin = product.gtin === null ? null : storedGtin(product.gtin);
    return gtin && product.ingredientsText && !product.sample ? [{ product, digits: printedCode(gtin) }] : [];
  });

const first = (found: readonly Printed[], what: string): Printed => {
  const [one] = found;
  if (!one) throw new Error(`The starter catalogue holds no product with ${what}.`);
  return one;
};

/** Real products with a label and a 13-digit code, in catalogue order. */
export const ean13Products = (): Printed[] => labelled().filter(({ digits }) => digits.length === 13);

/** A product that carries an EAN-13. */
export const ean13Product = (): Printed => first(ean13Products(), 'an EAN-13');

/** A product whose code can be printed as UPC-E; `digits` are the eight under that symbol. */
export const upceProduct = (): Printed =>
  first(
    labelled().flatMap(({ product }) => {
      const upce = /^00\d{12}$/.test(product.gtin ?? '') ? upceOf((product.gtin ?? '').slice(2)) : null;
      return upce ? [{ product, digits: upce }] : [];
    }),
    'a code that fits UPC-E',
  );
