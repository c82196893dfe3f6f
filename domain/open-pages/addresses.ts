import { productSlug } from '../products/slug.ts';

/** Path of a product page that opens without an account. */
export const publicProductPath = (product: { readonly id: string; readonly name: string }): string =>
  `/public/product/${productSlug(product)}`;

/** Path that the share button creates for a product. */
export const sharedProductPath = (product: { readonly id: string; readonly name: string }): string =>
  `/shared/product/${productSlug(product)}`;

/** Path of a product card for an iframe on another site. */
export const embedPath = (product: { readonly id: string }): string => `/embed/product/${product.id}`;

/** Path of a product's badge image. */
export const badgePath = (product: { readonly id: string }): string => `${embedPath(product)}.svg`;

/** Path of a recall notice's server-rendered page. */
export const publicRecallPath = (id: string): string => `/public/recall/${encodeURIComponent(id)}`;

/** Path of an ingredient page that opens without an account. */
export const publicIngredientPath = (id: string): string => `/public/ingredient/${encodeURIComponent(id)}`;
