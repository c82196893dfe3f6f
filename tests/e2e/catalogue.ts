import { compiledPack } from '#db/knowledge/compiled-pack.ts';
import { starterCatalogue } from '#db/starter/catalogue.ts';
import { readPack } from '#domain/knowledge/pack/pack-reader.ts';
import { printedCode, storedGtin } from '#domain/products/gtin.ts';
import type { Product } from '#domain/products/product.ts';
import { assessProduct } from '#domain/safety/assess-product.ts';
import { upceOf } from '#domain/scanning/bar-modules.ts';

/** A product of the starter catalogue with the digits printed under its bars. */
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

/** Some real products of all kinds with a 13-digit code, the showpiece last, because lists put the newest first. */
export function assortment(count: number): Printed[] {
  const all = ean13Products();
  const last = showpiece();
  const step = Math.max(1, Math.floor(all.length / count));
  const some = all.filter((one, at) => at % step === 0 && one.product.id !== last.product.id);
  return [...some.slice(0, count - 1), last];
}

/** The product whose report shows most: well identified, with a moderate score and a long list of deductions. */
export function showpiece(): Printed {
  const knowledge = readPack(compiledPack());
  const worth = ({ product }: Printed): number => {
    const report = assessProduct(product, knowledge);
    const telling = report.label === 'MODERATE' && !report.provisional;
    return (telling ? 100 : 0) + report.deductions.length + report.warnings.length / 10;
  };
  const ranked = ean13Products()
    .map((printed) => ({ printed, worth: worth(printed) }))
    .sort((one, other) => other.worth - one.worth);
  return first(
    ranked.map(({ printed }) => printed),
    'an EAN-13',
  );
}

/** The first product with an EAN-13. */
export const ean13Product = (): Printed => first(ean13Products(), 'an EAN-13');

/** A product whose code can be printed as UPC-E. `digits` are the eight digits under that barcode. */
export const upceProduct = (): Printed =>
  first(
    labelled().flatMap(({ product }) => {
      const upce = /^00\d{12}$/.test(product.gtin ?? '') ? upceOf((product.gtin ?? '').slice(2)) : null;
      return upce ? [{ product, digits: upce }] : [];
    }),
    'a code that fits UPC-E',
  );

/** The made-up sample products with these names, with a 13-digit code. */
export const samples = (...names: readonly string[]): Printed[] =>
  starterCatalogue().flatMap((product) => {
    const gtin = product.sample && names.includes(product.name) && product.gtin ? storedGtin(product.gtin) : null;
    return gtin ? [{ product, digits: printedCode(gtin) }] : [];
  });
