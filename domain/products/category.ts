import type { TopCategory } from './product.ts';
import { holds, searchable, type WordList, without, words } from './word-search.ts';

/** The nine home areas, in their order (product P3.2). */
export const HOME_CATEGORIES = [
  'kitchen',
  'bathroom',
  'laundry',
  'kids',
  'pet_care',
  'personal_care',
  'cleaning',
  'outdoor_garage',
  'air_water',
] as const;
export type HomeCategory = (typeof HOME_CATEGORIES)[number];

/** Names of the home areas (product P3.2). */
export const HOME_CATEGORY_LABELS: Readonly<Record<HomeCategory, string>> = {
  kitchen: 'Kitchen',
  bathroom: 'Bathroom',
  laundry: 'Laundry',
  kids: 'Kids',
  pet_care: 'Pet Care',
  personal_care: 'Personal Care',
  cleaning: 'Cleaning',
  outdoor_garage: 'Outdoor & Garage',
  air_water: 'Air & Water',
};

const AIR_WATER = words(
  'air freshener, air purifier, filter, purifier, water, humidifier, dehumidifier, room spray, reed diffuser, ' +
    'désodorisant, raumduft, lufterfrischer, ambientador, deodorante per ambienti, luftreiniger, wasserfilter, filtre',
);
// What has water or a filter in its name without being for the air or water of a home.
const NOT_AIR_WATER = words(
  'micellar water, cleansing water, thermal water, rose water, flower water, water resistant, water proof, ' +
    'water based, water chestnut, water biscuit, water cracker, water ice, coconut water, in spring water, in water, ' +
    'coffee filter, filter coffee, uv filter, filter papers, watercolour, water colour',
);
const KITCHEN = words(
  'kitchen, dish, dishes, dishwasher, dishwashing, washing up liquid, oven, hob, stove, cooker, cookware, microwave, ' +
    'fridge, cuisine, vaisselle, lave vaisselle, nettoyant four, geschirr, spülmittel, geschirrspüler, küche, küchenreiniger, ' +
    'backofen, cocina, lavavajillas, vajilla, horno, cucina, piatti, lavastoviglie, forno',
);
const BATHROOM = words(
  'bathroom, toilet, lavatory, wc, bathtub, shower cleaner, shower spray, tile, grout, limescale, salle de bain, ' +
    'baignoire, bad reiniger, badreiniger, klo, wc reiniger, baño, inodoro, bagno, anticalcare, calcaire, antical',
);
// Cleaning words only where the product is not for the body: a shower gel belongs to personal care.
const BATHROOM_THING = words('shower, bath');
const LAUNDRY = words(
  'laundry, detergent, fabric softener, fabric conditioner, softener, washing powder, washing liquid, stain remover, ' +
    'dryer sheet, lessive, adoucissant, assouplissant, waschmittel, weichspüler, colada, ropa, suavizante, bucato, ' +
    'ammorbidente, lavatrice',
);
const KIDS = words(
  'baby, babies, kid, child, children, infant, toddler, newborn, nappy, nappies, diaper, bébé, enfant, bebé, niño, ' +
    'bambini, bimbi, kinder',
);
const PET = words(
  'pet, dog, cat, puppy, puppies, kitten, aquarium, flea, litter, hamster, rabbit, guinea pig, cage, chien, chat, ' +
    'chiot, chaton, hund, katze, perro, gato, cani, gatto, spot on',
);
const OUTDOOR = words(
  'car, garage, outdoor, garden, lawn, patio, barbecue, bbq, antifreeze, windscreen, windshield, motor oil, weed, ' +
    'weedkiller, pool, jardin, voiture, garten, auto, jardín, coche, giardino',
);
const BODY = words(
  'shampoo, conditioner, soap, cream, lotion, toothpaste, deodorant, mascara, lipstick, sunscreen, serum, lip balm, ' +
    'body wash, shower gel, hand wash, mouthwash, perfume, make up, moisturiser, moisturizer, shampooing, crème, ' +
    'dentifrice, creme, duschgel, zahnpasta, champú, crema, dentífrico, dentifricio, gel douche',
);
const EATEN = words(
  'chocolate, biscuit, cookie, cereal, bread, cheese, yogurt, yoghurt, juice, snack, soup, sauce, pasta, candy, ' +
    'sweets, crisps, chips, cola, tea, coffee, jam, honey, milk, chocolat, fromage, käse, queso, formaggio, brot',
);

/** One line of the precedence: what the name must hold, or the category must be. */
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

/**
 * The home area of a product, by the precedence of product P3.3: air and water words of the name,
 * then food and kitchen, bathroom, laundry, kids, pets, personal care, outdoor and garage, else cleaning.
 *
 * Words are matched whole, so "watermelon" is no water and "carrot" no car. The order is followed to the letter, also
 * where it surprises: a drink of category food_beverage named "Spring Water" belongs to Air & Water. Names in which
 * water or a filter is not what the product is for ("micellar water", "tuna in spring water", "filter coffee") are
 * left out of that first step. "Shower" and "bath" mean the room only for a cleaning product. A product that nobody
 * has sorted yet (`General`) also counts as personal care or food by words of its name.
 * @param product its name in any language of the app, and its top-level category
 */
export function homeCategory(product: { readonly name: string; readonly category: TopCategory }): HomeCategory {
  const name = searchable(product.name);
  const { category } = product;
  if (holds(without(name, NOT_AIR_WATER), AIR_WATER)) return 'air_water';
  for (const step of STEPS) {
    if (step.categories.includes(category) || holds(name, step.name)) return step.home;
    if (step.home === 'bathroom' && isForSurfaces(category) && !holds(name, BODY) && holds(name, BATHROOM_THING)) {
      return 'bathroom';
    }
    if (category !== 'General') continue;
    if (step.home === 'kitchen' && !holds(name, PET) && !holds(name, BODY) && holds(name, EATEN)) return 'kitchen';
    if (step.home === 'personal_care' && holds(name, BODY)) return 'personal_care';
  }
  return 'cleaning';
}
