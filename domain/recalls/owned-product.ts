import type { TopCategory } from '../products/product.ts';
import { lotsIn, markKey, modelKeysOf, sizesIn } from './text/marks-in-text.ts';
import { brandTokens, tokensOf } from './tokens.ts';

/** The data of a product that recall matching needs. */
export interface OwnedProduct {
  /** GTIN-14; null if it has no barcode. */
  readonly gtin: string | null;
  readonly brand: string;
  readonly name: string;
  readonly category: TopCategory;
  /** The person's notes, which may contain a lot number. */
  readonly notes?: string;
  /** The last day printed on the pack, ISO. */
  readonly printedDay?: string | null;
}

/** A product at home, tokenised once for matching against many notices. */
export interface KnownProduct {
  readonly owned: OwnedProduct;
  readonly brand: readonly string[];
  readonly name: readonly string[];
  readonly all: ReadonlySet<string>;
  readonly models: readonly string[];
  readonly sizes: readonly string[];
  /** Keys of its lots. */
  readonly lots: readonly string[];
}

/** Tokenises a product. */
export function tokeniseProduct(owned: OwnedProduct): KnownProduct {
  const brand = brandTokens(owned.brand);
  const name = tokensOf(owned.name);
  return {
    owned,
    brand,
    name,
    all: new Set([...brand, ...name]),
    models: modelKeysOf(owned.name),
    sizes: sizesIn(owned.name),
    lots: lotsIn(owned.notes ?? '').map(markKey),
  };
}
