import type { Product } from '../products/product.ts';
import { productSlug } from '../products/slug.ts';
import { publicProductPath } from './addresses.ts';

/** A product in schema.org form, for search engines. */
export interface ProductData {
  readonly '@context': 'https://schema.org';
  readonly '@type': 'Product';
  readonly name: string;
  readonly sku: string;
  readonly brand?: { readonly '@type': 'Brand'; readonly name: string };
  readonly gtin14?: string;
  readonly url?: string;
}

/**
 * A product as schema.org/Product (product P20.3). Our score is not a customer rating, so there is neither
 * `aggregateRating` nor `review`.
 * @param origin the configured address of the server; if null, `url` is left out, since it has to be absolute
 * @param brandKnown whether `brand` is a real brand and not the placeholder for none
 */
export function productData(product: Product, origin: string | null, brandKnown: boolean): ProductData {
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: product.name,
    sku: productSlug(product),
    ...(brandKnown && { brand: { '@type': 'Brand', name: product.brand } }),
    ...(product.gtin !== null && !product.sample && { gtin14: product.gtin }),
    ...(origin !== null && { url: origin + publicProductPath(product) }),
  };
}
