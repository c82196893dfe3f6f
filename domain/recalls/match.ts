import type { KnownNotice } from './known-notice.ts';
import type { RecallNotice } from './notice.ts';
import type { KnownProduct } from './owned-product.ts';
import type { Rarity } from './rarity.ts';
import { isPlausible } from './text/area.ts';
import { sizeAmount } from './text/marks-in-text.ts';
import { joinedTokens } from './tokens.ts';

/** What a match rests on. */
export type MatchBasis = 'gtin' | 'brandModel' | 'brandName';
/** How one fact of the notice stands to the product: "Same", "Check pack", "Different". */
export type Agreement = 'same' | 'check' | 'different';

/** The facts that are laid beside each other; a fact that the notice does not give is null. */
export interface MatchEvidence {
  readonly barcode: Agreement | null;
  readonly brandName: Agreement;
  readonly model: Agreement | null;
  readonly lot: Agreement | null;
  readonly date: Agreement | null;
  readonly size: Agreement | null;
}

/** That a notice concerns a product, how sure that is, and on what it rests. */
export interface RecallMatch {
  readonly verdict: 'affects' | 'mayAffect';
  readonly basis: MatchBasis;
  readonly evidence: MatchEvidence;
}

/** Share of the weight of a product's own words that the notice must hold (product P11.4); set by `npm run replay`. */
const NAME_SHARE = 0.7;
/** Share of the weight of the notice's words for one product that the product at home must hold. */
const NOTICE_SHARE = 0.5;
/** A brand of words that one name in sixteen holds is no brand by itself. */
const BRAND_WEIGHT = 5;
/** Two sizes of one pack differ by rounding between units at most. */
const SIZE_TOLERANCE = 0.05;

const weightOf = (tokens: readonly string[], rarity: Rarity): number =>
  tokens.reduce((sum, token) => sum + rarity(token), 0);

/** Whether one brand stands whole, with words that are rare enough, in the words of the other side. */
function sameBrand(product: KnownProduct, notice: KnownNotice, rarity: Rarity): readonly string[] | null {
  const named = (brand: readonly string[], words: ReadonlySet<string>): boolean =>
    brand.length > 0 && brand.every((token) => words.has(token)) && weightOf(brand, rarity) >= BRAND_WEIGHT;
  if (named(product.brand, notice.all)) return product.brand;
  // A brand that the product does not bear may still be a word of its name, where nothing else is given as its brand.
  const words = product.brand.length > 0 ? new Set(product.brand) : product.all;
  return notice.brands.find((brand) => named(brand, words)) ?? null;
}

/** The words of one side that stand on the other, also where two of them are written as one word there, or one as two. */
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

/** The words of a product's name apart from the brand. */
const ownWordsOf = ({ name }: KnownProduct, brand: readonly string[]): string[] =>
  name.filter((token) => !brand.includes(token));

/** Whether a notice holds enough of the words of a product's name. Weighs these words alone. */
function holdsName(own: readonly string[], notice: KnownNotice, rarity: Rarity): boolean {
  if (own.length === 0) return false;
  const found = commonTokens(own, notice.all, notice.joined);
  if (weightOf(found, rarity) < NAME_SHARE * weightOf(own, rarity)) return false;
  // The index finds a name by one of its words.
  return found.some((token) => notice.all.has(token));
}

/** Whether the names agree, apart from the brand: enough of the product's words, and enough of one of the notice's. */
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
 * Whether a notice cannot concern a product, whatever it names: taken back, about other codes only, or about things that
 * this one cannot be (products P11.2, P11.5). Needs no words taken apart.
 */
export function ruledOut(
  { owned: { gtin, category } }: KnownProduct,
  notice: Pick<RecallNotice, 'withdrawn' | 'gtins' | 'area'>,
): boolean {
  if (notice.withdrawn) return true;
  // Its code is known and is none of the codes that the notice names: another product of the brand.
  if (gtin !== null && notice.gtins.length > 0) return !notice.gtins.includes(gtin);
  return !isPlausible(category, notice.area);
}

/**
 * Whether a notice may still concern a product once the product's own words are weighed: where not, {@link matchNotice}
 * gives null whatever the other words of the notice weigh.
 * @param rarity has to know the words of the product alone
 */
export function staysOpen(product: KnownProduct, notice: KnownNotice, rarity: Rarity): boolean {
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
 * Whether a notice concerns a product, by rules P11.2 to P11.5 of the product: barcode; else brand and model; else brand
 * and name, which only says that it may. Another lot ends it where the source lists the lots; lots
 * read out of a text may be incomplete, and then it only stays open. Pure; words are compared whole.
 * @returns null where nothing speaks for it
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
  // Both name models, and none of the product's is meant.
  if (product.models.length > 0 && notice.models.size > 0) return null;
  const model = notice.models.size > 0 ? 'check' : null;
  return { verdict: 'mayAffect', basis: 'brandName', evidence: { ...evidence, barcode, brandName: 'same', model } };
}
