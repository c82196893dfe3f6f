import type { RecallNotice } from './notice.ts';
import type { KnownProduct } from './owned-product.ts';
import type { Rarity } from './rarity.ts';
import { isPlausible } from './text/area.ts';
import { sizeAmount } from './text/marks-in-text.ts';
import type { KnownNotice } from './tokenise-notice.ts';
import { joinedTokens } from './tokens.ts';

/** What a match is based on. */
export type MatchBasis = 'gtin' | 'brandModel' | 'brandName';
/** How a fact of the notice compares with the product: "Same", "Check pack", "Different". */
export type Agreement = 'same' | 'check' | 'different';

/** The compared facts; null for a fact that the notice does not give. */
export interface MatchEvidence {
  readonly barcode: Agreement | null;
  readonly brandName: Agreement;
  readonly model: Agreement | null;
  readonly lot: Agreement | null;
  readonly date: Agreement | null;
  readonly size: Agreement | null;
}

/** A match of a notice with a product: how certain it is, and what it is based on. */
export interface RecallMatch {
  readonly verdict: 'affects' | 'mayAffect';
  readonly basis: MatchBasis;
  readonly evidence: MatchEvidence;
}

/**
 * Minimum share of the product's own words, by weight, that the notice has (product P11.4); tuned by `npm run replay`.
 */
const NAME_SHARE = 0.7;
/** Minimum share, by weight, of the notice's words for one product that the product at home has. */
const NOTICE_SHARE = 0.5;
/** Minimum weight of a brand. A single word reaches it if fewer than one name in eight contains it (see `Rarity`). */
const BRAND_WEIGHT = 5;
/** Sizes of the same pack differ at most by rounding between units. */
const SIZE_TOLERANCE = 0.05;

const weightOf = (tokens: readonly string[], rarity: Rarity): number =>
  tokens.reduce((sum, token) => sum + rarity(token), 0);

/** The brand of one side if all of its words occur on the other side and are rare enough; otherwise null. */
function sameBrand(product: KnownProduct, notice: KnownNotice, rarity: Rarity): readonly string[] | null {
  const named = (brand: readonly string[], words: ReadonlySet<string>): boolean =>
    brand.length > 0 && brand.every((token) => words.has(token)) && weightOf(brand, rarity) >= BRAND_WEIGHT;
  if (named(product.brand, notice.all)) return product.brand;
  // If the product has no brand of its own, the notice's brand may be part of the product's name.
  const words = product.brand.length > 0 ? new Set(product.brand) : product.all;
  return notice.brands.find((brand) => named(brand, words)) ?? null;
}

/** The words of one side that occur on the other, even if two words there are written as one, or one as two. */
function commonTokens(tokens: readonly string[], words: ReadonlySet<string>, joined: ReadonlySet<string>): string[] {
  return tokens.filter((token, at) => {
    const [before, after] = [tokens[at - 1], tokens[at + 1]];
    return (
      words.has(token) ||
      joined.has(token) ||
      (before !== undefined && words.has(`${before}${token}`)) ||
      (after !== undefined && words.has(`${token}${after}`))
    );
  });
}

/** The words of a product's name without the brand. */
const ownWordsOf = ({ name }: KnownProduct, brand: readonly string[]): string[] =>
  name.filter((token) => !brand.includes(token));

/** Whether a notice has enough of the words of a product's name. Only these words are weighed. */
function holdsName(own: readonly string[], notice: KnownNotice, rarity: Rarity): boolean {
  if (own.length === 0) return false;
  const found = commonTokens(own, notice.all, notice.joined);
  if (weightOf(found, rarity) < NAME_SHARE * weightOf(own, rarity)) return false;
  // At least one word has to match on its own: the index finds a name by a single word.
  return found.some((token) => notice.all.has(token));
}

/**
 * Whether the names agree apart from the brand: enough of the product's words, and enough of one of the notice's
 * products.
 */
function sameName(product: KnownProduct, notice: KnownNotice, brand: readonly string[], rarity: Rarity): boolean {
  const own = ownWordsOf(product, brand);
  if (!holdsName(own, notice, rarity)) return false;
  const brands = new Set([...brand, ...notice.brands.flat()]);
  const ownJoined = new Set(joinedTokens(own));
  const ownWords = new Set(own);
  return notice.products.some((tokens) => {
    const theirs = tokens.filter((token) => !brands.has(token));
    const common = commonTokens(theirs, ownWords, ownJoined);
    return common.length > 0 && weightOf(common, rarity) >= NOTICE_SHARE * weightOf(theirs, rarity);
  });
}

function sameSize(product: KnownProduct, notice: KnownNotice): Agreement | null {
  const theirs = notice.notice.sizes.flatMap((size) => sizeAmount(size) ?? []);
  if (theirs.length === 0) return null;
  const own = product.sizes.flatMap((size) => sizeAmount(size) ?? []);
  const comparable = own.filter(({ unit }) => theirs.some((size) => size.unit === unit));
  if (comparable.length === 0) return 'check';
  const fits = comparable.some((one) =>
    theirs.some((size) => size.unit === one.unit && Math.abs(size.amount - one.amount) <= SIZE_TOLERANCE * size.amount),
  );
  return fits ? 'same' : 'different';
}

function sameLot(product: KnownProduct, notice: KnownNotice): Agreement | null {
  if (notice.lots.size === 0) return null;
  if (product.lots.length === 0) return 'check';
  return product.lots.some((lot) => notice.lots.has(lot)) ? 'same' : 'different';
}

function sameDate(product: KnownProduct, notice: KnownNotice): Agreement | null {
  const { dates } = notice.notice;
  if (dates.length === 0) return null;
  const day = product.owned.printedDay;
  if (!day) return 'check';
  return dates.some(({ from, to }) => from <= day && day <= to) ? 'same' : 'different';
}

/**
 * Whether a notice cannot concern a product, whatever its names: it is withdrawn, names only other barcodes, or is
 * about things that this product cannot be (products P11.2, P11.5). Needs no tokenised notice.
 */
export function ruledOut(
  { owned: { gtin, category } }: KnownProduct,
  notice: Pick<RecallNotice, 'withdrawn' | 'gtins' | 'area'>,
): boolean {
  if (notice.withdrawn) return true;
  // The product's barcode is known and not among those of the notice: another product of the brand.
  if (gtin !== null && notice.gtins.length > 0) return !notice.gtins.includes(gtin);
  return !isPlausible(category, notice.area);
}

/**
 * Whether a notice may still concern a product once only the product's own words are weighed. If false, {@link
 * matchNotice} gives null whatever the other words of the notice weigh.
 * @param rarity has to know only the words of the product
 */
export function mayStillMatch(product: KnownProduct, notice: KnownNotice, rarity: Rarity): boolean {
  if (ruledOut(product, notice.notice)) return false;
  const { gtin } = product.owned;
  if (gtin !== null && notice.gtins.has(gtin)) return true;
  const brand = notice.hasNames ? sameBrand(product, notice, rarity) : null;
  if (!brand) return false;
  return (
    product.models.some((model) => notice.models.has(model)) || holdsName(ownWordsOf(product, brand), notice, rarity)
  );
}

/**
 * Whether a notice concerns a product, by product rules P11.2 to P11.5: by barcode, else by brand and model, else by
 * brand and name, which only gives "may affect". A different lot rules it out if the source lists the lots; lots
 * extracted from text may be incomplete and leave it open. Pure; words are compared whole.
 * @returns null if there is no match
 */
export function matchNotice(product: KnownProduct, notice: KnownNotice, rarity: Rarity): RecallMatch | null {
  if (ruledOut(product, notice.notice)) return null;
  const { gtin } = product.owned;
  const lot = sameLot(product, notice);
  if (lot === 'different' && notice.notice.lotsListed) return null;
  const date = sameDate(product, notice);
  const evidence = { lot, date, size: sameSize(product, notice) };
  const byCode = gtin !== null && notice.gtins.has(gtin);
  const brand = notice.hasNames ? sameBrand(product, notice, rarity) : null;
  const named = brand !== null && sameName(product, notice, brand, rarity);
  if (byCode) {
    return {
      verdict: lot === 'different' || (date === 'different' && lot !== 'same') ? 'mayAffect' : 'affects',
      basis: 'gtin',
      evidence: { ...evidence, barcode: 'same', brandName: named ? 'same' : 'check', model: null, size: null },
    };
  }
  if (!brand || date === 'different') return null;
  const barcode = notice.gtins.size > 0 ? 'check' : null;
  if (product.models.some((model) => notice.models.has(model))) {
    return {
      verdict: 'affects',
      basis: 'brandModel',
      evidence: { ...evidence, barcode, brandName: 'same', model: 'same' },
    };
  }
  if (!named || evidence.size === 'different') return null;
  // Both name models, and none of the product's models is affected.
  if (product.models.length > 0 && notice.models.size > 0) return null;
  const model = notice.models.size > 0 ? 'check' : null;
  return { verdict: 'mayAffect', basis: 'brandName', evidence: { ...evidence, barcode, brandName: 'same', model } };
}
