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

/** A product in the list of what was found. */
export interface Found {
  readonly id: string;
  readonly slug: string;
  readonly name: string;
  readonly brand: string;
  readonly area: HomeCategory;
  readonly drawing: DrawingKind;
  /** Undefined where nobody has assessed it yet: opening it does. */
  readonly risk: Risk | undefined;
  readonly byIngredient: boolean;
}

/** What narrows the list. */
export interface Narrowing {
  readonly area: HomeCategory | null;
  readonly band: ScoreBand | null;
}

const givenBrand = (brand: string): string => (brand === UNKNOWN_BRAND ? '' : brand);

/** Most of the phone's own that are listed. */
const MOST_HERE = 30;

/** Those of the phone's products that fit a search, best first. @param risks by product id */
export function foundHere(
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

/** What the server found, as the list shows it. A score of which too little is known is not sent, and not shown. */
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
 * One list of what the phone and the server found: names before ingredients, best first. What the phone holds stands
 * for the same product of the server, since it is what opens; a score that the phone has not made yet is the server's.
 */
export function together(search: SearchWords, here: readonly Found[], there: readonly Found[]): Found[] {
  const own = new Set(here.map(({ id }) => id));
  const scores = new Map(there.map(({ id, risk }) => [id, risk]));
  const mine = here.map((one) => (one.risk === undefined ? { ...one, risk: scores.get(one.id) } : one));
  const others = there.filter(({ id }) => !own.has(id));
  return [
    ...ranked(search, [...mine, ...others.filter(({ byIngredient }) => !byIngredient)]),
    ...others.filter(({ byIngredient }) => byIngredient),
  ];
}
