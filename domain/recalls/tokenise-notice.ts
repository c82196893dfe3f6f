import type { RecallNotice } from './notice.ts';
import { markKey } from './text/marks-in-text.ts';
import { withoutReason } from './text/title-parts.ts';
import { joinedTokens, tokensOf } from './tokens.ts';

/** Sources that name no retail products: their notices inform, and match nothing at home by name. */
const WITHOUT_NAMES: readonly RecallNotice['source'][] = ['rasff'];

/** A notice, tokenised once for matching against many products. */
export interface KnownNotice {
  readonly notice: RecallNotice;
  /** The words of each brand. */
  readonly brands: readonly (readonly string[])[];
  /** The words of each product, including brands in its name, and of the parts of a list of products. */
  readonly products: readonly (readonly string[])[];
  /** Adjacent words written as one. */
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
 * A name, its prefixes up to each comma, and each part of a list: "Acme, Chicago, Pulled Pork, 2 lb" and "Acme Whatcom
 * Blue and Farmhouse Cheese" name their products in parts.
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

/** Tokenises a notice. */
export function tokeniseNotice(notice: RecallNotice): KnownNotice {
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
