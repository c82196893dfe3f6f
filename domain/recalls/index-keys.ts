import type { KnownNotice } from './known-notice.ts';
import type { KnownProduct } from './owned-product.ts';

/** Keys of one notice or product at most; a name of more words is not more telling. */
const MOST = 200;

/**
 * The keys under which a notice is found: its codes, its models, and each word of brands, products and title. Together
 * with {@link productKeys}: whatever `matchNotice` finds shares a key, so neither side is ever read through.
 */
export const noticeKeys = ({ gtins, models, all, hasNames }: KnownNotice): string[] => [
  ...[...gtins].map((gtin) => `g:${gtin}`),
  ...[...models].map((model) => `m:${model}`),
  ...(hasNames ? [...all].slice(0, MOST).map((token) => `t:${token}`) : []),
];

/**
 * The keys under which a product is found: its code, its models, and the words of its brand; the words of its name only
 * where it has no brand.
 */
export const productKeys = ({ owned, models, brand, name }: KnownProduct): string[] => [
  ...(owned.gtin === null ? [] : [`g:${owned.gtin}`]),
  ...models.map((model) => `m:${model}`),
  ...(brand.length > 0 ? brand : name).slice(0, MOST).map((token) => `t:${token}`),
];
