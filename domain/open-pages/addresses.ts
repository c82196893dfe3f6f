import { productSlug } from '../products/slug.ts';

/** The address of a product's page that opens without an account. */
export const publicProductPath = (product: { readonly id: string; readonly name: string }): string =>
  `/public/product/${productSlug(product)}`;

/** The address that the share button makes of a product. */
export const sharedProductPath = (product: { readonly id: string; readonly name: string }): string =>
  `/shared/product/${productSlug(product)}`;

/** The address of a product's card for a frame on another site. */
export const embedPath = (product: { readonly id: string }): string => `/embed/product/${product.id}`;

/** The address of a product's badge, a picture. */
export const badgePath = (product: { readonly id: string }): string => `${embedPath(product)}.svg`;

/** The address of a notice's page that the server draws. */
export const publicRecallPath = (id: string): string => `/public/recall/${encodeURIComponent(id)}`;

/** The address of an ingredient's page that opens without an account. */
export const publicIngredientPath = (id: string): string => `/public/ingredient/${encodeURIComponent(id)}`;
