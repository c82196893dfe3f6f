import type { HomeCategory } from './category.ts';
import {
  AIR_WATER,
  BATHROOM,
  BODY,
  FOOD_WORDS,
  KIDS,
  KITCHEN,
  LAUNDRY,
  NOT_AIR_WATER,
  NOT_BATHROOM,
  OUTDOOR,
  PET,
  SHOWER_OR_BATH,
} from './home-words.ts';
import type { TopCategory } from './product.ts';
import { holds, searchable, type WordList, without } from './word-search.ts';

/** One step of the precedence: matches if the name holds one of these words, or if the category is one of these. */
interface Step {
  readonly home: HomeCategory;
  readonly name: WordList;
  readonly categories: readonly TopCategory[];
}
const STEPS: readonly Step[] = [
  { home: 'kitchen', name: KITCHEN, categories: ['food_beverage'] },
  { home: 'bathroom', name: BATHROOM, categories: [] },
  { home: 'laundry', name: LAUNDRY, categories: [] },
  { home: 'kids', name: KIDS, categories: ['baby_kids'] },
  { home: 'pet_care', name: PET, categories: ['pet_care'] },
  { home: 'personal_care', name: [], categories: ['personal_care', 'health_medicine'] },
  { home: 'outdoor_garage', name: OUTDOOR, categories: ['automotive', 'garden_outdoor'] },
];

const isForSurfaces = (category: TopCategory): boolean => category === 'cleaning_products' || category === 'General';

function byPrecedence(printed: string, category: TopCategory): HomeCategory {
  const whole = searchable(printed);
  if (holds(without(whole, NOT_AIR_WATER), AIR_WATER)) return 'air_water';
  const name = without(whole, NOT_BATHROOM);
  for (const step of STEPS) {
    if (step.categories.includes(category) || holds(name, step.name)) return step.home;
    if (step.home === 'bathroom' && isForSurfaces(category) && !holds(whole, BODY) && holds(name, SHOWER_OR_BATH)) {
      return 'bathroom';
    }
    if (category !== 'General') continue;
    if (step.home === 'kitchen' && !holds(name, PET) && !holds(whole, BODY) && holds(name, FOOD_WORDS))
      return 'kitchen';
    if (step.home === 'personal_care' && holds(whole, BODY)) return 'personal_care';
  }
  return 'cleaning';
}

/** Cache of areas by category and name: lists ask for the same names repeatedly. Cleared when it grows too large. */
const known = new Map<string, HomeCategory>();
const MOST_KNOWN = 10_000;

/**
 * The home area of a product, by the precedence of product P3.3: air and water words of the name,
 * then food and kitchen, bathroom, laundry, kids, pets, personal care, outdoor and garage, else cleaning.
 *
 * Words are matched whole, so "watermelon" is not water and "carrot" not a car. The order is followed to the letter,
 * even if the result surprises: a drink of category food_beverage named "Spring Water" belongs to Air & Water. Names
 * in which water or a filter is not what the product is for ("micellar water", "tuna in spring water", "filter
 * coffee") are exempt from that first step. "Shower" and "bath" mean the room only for a cleaning product. A product
 * that has not been categorised yet (`General`) also becomes personal care or food by words of its name.
 * @param product its name in any language of the app, and its top-level category
 */
export function homeCategory({
  name,
  category,
}: {
  readonly name: string;
  readonly category: TopCategory;
}): HomeCategory {
  const key = `${category} ${name}`;
  const held = known.get(key);
  if (held) return held;
  if (known.size >= MOST_KNOWN) known.clear();
  const home = byPrecedence(name, category);
  known.set(key, home);
  return home;
}

/**
 * The home area of a product: the one the household chose (product P3.8), else {@link homeCategory}.
 * @param chosen areas by product id
 */
export const areaOf = (
  product: { readonly id: string; readonly name: string; readonly category: TopCategory },
  chosen: ReadonlyMap<string, HomeCategory>,
): HomeCategory => chosen.get(product.id) ?? homeCategory(product);
