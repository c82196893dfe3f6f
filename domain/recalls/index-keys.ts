import { gtinKey } from './gtin-key.ts';
import type { KnownProduct } from './owned-product.ts';
import type { KnownNotice } from './tokenise-notice.ts';

/** Maximum keys of one notice or product; further words of a name add no information. */
const MOST = 200;

/** A combined condition: a notice must have all keys of the first list and at least one of the second. */
export interface KeyGroup {
  readonly all: readonly string[];
  readonly some: readonly string[];
}

/** A product's query against the index of notices. */
export interface ProductQuery {
  /** A notice with any of these may concern it: barcodes and models. */
  readonly any: readonly string[];
  /**
   * So may a notice that names the brand and a further word of the product's name. The brand is named by all words of
   * the product's brand, or by the first word of the notice's brand.
   */
  readonly groups: readonly KeyGroup[];
}

/**
 * The index keys of a notice: its barcodes, its models, the first word of each brand, and each word of brands, products
 * and title. Everything `matchNotice` would match is found by {@link productQuery}, so neither side is ever scanned in
 * full.
 */
export const noticeKeys = ({ gtins, models, brands, all, hasNames }: KnownNotice): string[] => [
  ...new Set([
    ...[...gtins].map(gtinKey),
    ...[...models].map((model) => `m:${model}`),
    ...(hasNames ? brands.map(([first = '']) => `b:${first}`) : []),
    ...(hasNames ? [...all].slice(0, MOST).map((token) => `t:${token}`) : []),
  ]),
];

const wordKey = (token: string): string => `t:${token}`;

/** A product's query: what {@link matchNotice} requires of a notice, as keys. */
export function productQuery({ owned, models, brand, name }: KnownProduct): ProductQuery {
  const without = (tokens: readonly string[]): string[] => name.filter((token) => !tokens.includes(token)).map(wordKey);
  const groups = [
    ...(brand.length > 0 ? [{ all: brand.map(wordKey), some: without(brand) }] : []),
    ...(brand.length > 0 ? brand : name)
      .slice(0, MOST)
      .map((token) => ({ all: [`b:${token}`], some: without([token]) })),
  ];
  return {
    any: [...(owned.gtin === null ? [] : [gtinKey(owned.gtin)]), ...models.map((model) => `m:${model}`)],
    groups: groups.filter(({ some }) => some.length > 0),
  };
}

/** The index keys of a product, for lookup by notice: the keys of its query, with one key standing for each group. */
export function productKeys(product: KnownProduct): string[] {
  const { any, groups } = productQuery(product);
  return [...any, ...groups.flatMap(({ all }) => all.slice(0, 1))];
}
