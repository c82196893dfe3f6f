import type { RecallNotice } from './notice.ts';
import { markKey } from './text/marks-in-text.ts';
import { withoutReason } from './text/title-parts.ts';
import { joinedTokens, tokensOf } from './tokens.ts';

/** Sources that name no product of a shop: they inform, and concern no home by a name. */
const WITHOUT_NAMES: readonly RecallNotice['source'][] = ['rasff'];

/** A notice with its words taken apart once, for many products. */
export interface KnownNotice {
  readonly notice: RecallNotice;
  /** The words of each brand. */
  readonly brands: readonly (readonly string[])[];
  /** The words of each product, brands included where they stand in it, and of the parts of a list of products. */
  readonly products: readonly (readonly string[])[];
  /** Neighbours among those words, written as one. */
  readonly joined: ReadonlySet<string>;
  /** Every word of title, brands and products. */
  readonly all: ReadonlySet<string>;
  readonly models: ReadonlySet<string>;
  readonly gtins: ReadonlySet<string>;
  /** Keys of its lots. */
  readonly lots: ReadonlySet<string>;
  readonly hasNames: boolean;
}

const PARTS = 12;

/**
 * A name, what stands before each of its commas, and each part of a list: "Acme, Chicago, Pulled Pork, 2 lb" and "Acme
 * Whatcom Blue and Farmhouse Cheese" name their products in parts.
 */
function partsOf(name: string): string[] {
  const parts = name.split(/[,;:/]|\s(?:and|or|&|und|et)\s/i, PARTS);
  const commas = name.split(',', PARTS);
  return [
    name,
    ...commas.slice(1, -1).map((_, at) => commas.slice(0, at + 2).join(' ')),
    ...(parts.length > 1 ? parts : []),
  ];
}

/** Takes a notice's words apart. */
export function knownNotice(notice: RecallNotice): KnownNotice {
  const brands = notice.brands.map((brand) => tokensOf(brand, 12)).filter((tokens) => tokens.length > 0);
  const products = notice.products
    .flatMap(partsOf)
    .map((product) => tokensOf(product))
    .filter((tokens) => tokens.length > 0);
  const title = tokensOf(withoutReason(notice.title));
  return {
    notice,
    brands,
    products,
    all: new Set([...title, ...brands.flat(), ...products.flat()]),
    joined: new Set([title, ...products].flatMap(joinedTokens)),
    models: new Set(notice.models),
    gtins: new Set(notice.gtins),
    lots: new Set(notice.lots.map(markKey)),
    hasNames: !WITHOUT_NAMES.includes(notice.source),
  };
}
