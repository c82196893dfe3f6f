import type { FoundProduct, ScoreBand } from '#domain/catalogue/calls.ts';
import { ranked } from '#domain/catalogue/search/rank.ts';
import { scoreBand } from '#domain/catalogue/search/score-band.ts';
import type { SearchWords } from '#domain/catalogue/search/search-words.ts';
import type { HomeCategory } from '#domain/products/category.ts';
import { drawingOf } from '#domain/products/drawing.ts';
import { homeCategory } from '#domain/products/home-area.ts';
import type { Product } from '#domain/products/product.ts';
import { productSlug } from '#domain/products/slug.ts';
import { UNKNOWN_BRAND } from '#domain/products/unknown-brand.ts';
import { riskLabel } from '#domain/safety/labels.ts';
import type { DrawingKind } from '#web/ui/product-drawing.tsx';
import type { Risk } from '#web/ui/risk/levels.ts';

/** A product in the list of results. */
export interface Found {
  readonly id: string;
  readonly slug: string;
  readonly name: string;
  readonly brand: string;
  readonly area: HomeCategory;
  readonly drawing: DrawingKind;
  /** Undefined if it has not been assessed yet; opening it does that. */
  readonly risk: Risk | undefined;
  readonly byIngredient: boolean;
}

/** The filters of the list. */
export interface Narrowing {
  readonly area: HomeCategory | null;
  readonly band: ScoreBand | null;
}

const givenBrand = (brand: string): string => (brand === UNKNOWN_BRAND ? '' : brand);

/** Maximum number of results from this phone. */
const MOST_HERE = 30;

/** Products on this phone that match a search, best first. @param risks by product id */
export function foundOnPhone(
  search: SearchWords,
  products: readonly Product[],
  risks: ReadonlyMap<string, Risk>,
  { area, band }: Narrowing,
): Found[] {
  return ranked(search, products)
    .map(
      (product): Found => ({
        id: product.id,
        slug: productSlug(product),
        name: product.name,
        brand: givenBrand(product.brand),
        area: homeCategory(product),
        drawing: drawingOf(product),
        risk: risks.get(product.id),
        byIngredient: false,
      }),
    )
    .filter((one) => area === null || one.area === area)
    .filter((one) => band === null || scoreBand(one.risk?.score ?? null) === band)
    .slice(0, MOST_HERE);
}

/** A product found by the server, as listed. The server sends no score if too little is known, so none is shown. */
export const foundThere = ({ id, slug, name, brand, emoji, homeCategory: area, ...rest }: FoundProduct): Found => ({
  id,
  slug,
  name,
  brand: givenBrand(brand),
  area,
  drawing: drawingOf({ name, category: 'General', forms: [], productType: null, emoji }),
  risk:
    rest.safetyScore === null
      ? undefined
      : { level: riskLabel(rest.safetyScore), score: rest.safetyScore, provisional: false, known: 0, total: 0 },
  byIngredient: rest.byIngredient,
});

/**
 * Merges results from the phone and the server: matches by name before those by ingredient, best first. A product that
 * both have is listed as on the phone, since that is what opens; a score missing on the phone comes from the server.
 */
export function mergeFound(search: SearchWords, here: readonly Found[], there: readonly Found[]): Found[] {
  const own = new Set(here.map(({ id }) => id));
  const scores = new Map(there.map(({ id, risk }) => [id, risk]));
  const mine = here.map((one) => (one.risk === undefined ? { ...one, risk: scores.get(one.id) } : one));
  const others = there.filter(({ id }) => !own.has(id));
  return [
    ...ranked(search, [...mine, ...others.filter(({ byIngredient }) => !byIngredient)]),
    ...others.filter(({ byIngredient }) => byIngredient),
  ];
}
