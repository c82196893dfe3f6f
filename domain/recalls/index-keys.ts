import { gtinKey } from './gtin-key.ts';
import type { KnownNotice } from './known-notice.ts';
import type { KnownProduct } from './owned-product.ts';

/** Keys of one notice or product at most; a name of more words is not more telling. */
const MOST = 200;

/** Keys of which a notice has to have each of the first, and one of the second. */
export interface KeyGroup {
  readonly all: readonly string[];
  readonly some: readonly string[];
}

/** What a product asks an index of notices for. */
export interface ProductQuery {
  /** A notice that has one of these may concern it: codes and models. */
  readonly any: readonly string[];
  /** So may one of a brand that names it: all words of its own brand or the first word of the notice's, and a further word of its name. */
  readonly groups: readonly KeyGroup[];
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

const wordKey = (token: string): string => `t:${token}`;

/** What a product asks for: what {@link matchNotice} needs of a notice, as keys. */
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

/** The keys under which a product is found by a notice: those of its query, and one of those it needs all of. */
export function productKeys(product: KnownProduct): string[] {
  const { any, groups } = productQuery(product);
  return [...any, ...groups.flatMap(({ all }) => all.slice(0, 1))];
}
