import { gtinKey } from './gtin-key.ts';
import type { KnownNotice } from './known-notice.ts';
import type { KnownProduct } from './owned-product.ts';

/** Keys of one notice or product at most; a name of more words is not more telling. */
const MOST = 200;

/** What a product asks an index of notices for. */
export interface ProductQuery {
  /** A notice that has one of these may concern it: codes, models, and first words of brands. */
  readonly any: readonly string[];
  /** A notice that has all of these may concern it: the words of its brand. Empty where it has no brand. */
  readonly all: readonly string[];
  /** And one of these: the words of its name. */
  readonly some: readonly string[];
}

/**
 * The keys under which a notice is found: its codes, its models, the first word of each brand, and each word of brands,
 * products and title. Whatever `matchNotice` finds is found by {@link productQuery}, so neither side is ever read through.
 */
export const noticeKeys = ({ gtins, models, brands, all, hasNames }: KnownNotice): string[] => [
  ...new Set([
    ...[...gtins].map(gtinKey),
    ...[...models].map((model) => `m:${model}`),
    ...(hasNames ? brands.map(([first = '']) => `b:${first}`) : []),
    ...(hasNames ? [...all].slice(0, MOST).map((token) => `t:${token}`) : []),
  ]),
];

/** What a product asks for. */
export const productQuery = ({ owned, models, brand, name }: KnownProduct): ProductQuery => ({
  any: [
    ...(owned.gtin === null ? [] : [gtinKey(owned.gtin)]),
    ...models.map((model) => `m:${model}`),
    ...(brand.length > 0 ? brand : name).slice(0, MOST).map((token) => `b:${token}`),
  ],
  all: brand.map((token) => `t:${token}`),
  some: name.map((token) => `t:${token}`),
});

/** The keys under which a product is found by a notice: those of its query, and one of those it needs all of. */
export function productKeys(product: KnownProduct): string[] {
  const { any, all } = productQuery(product);
  return [...any, ...all.slice(0, 1)];
}
