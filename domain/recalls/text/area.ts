import type { TopCategory } from '../../products/product.ts';
import { holds, searchable, type WordList, words } from '../../products/word-search.ts';
import type { RecallArea } from '../notice.ts';

/** Words in a source's category, or in the title if there is none; the first matching area is used. */
const AREAS: readonly (readonly [RecallArea, WordList])[] = [
  [
    'vehicle',
    words(
      'motor vehicle, vehicle, passenger car, car seat cover, truck, trailer, motorcycle, tire, scooter, atv, kraftfahrzeug, kraftfahrzeuge, automobile',
    ),
  ],
  [
    'pet',
    words(
      'pet food, dog food, cat food, pet, dog, cat, animal feed, feed, feed material, poultry feed, veterinary, animalerie, tierfutter',
    ),
  ],
  [
    'children',
    words(
      'toy, toys, doll, childcare, children, child, infant, baby, babies, toddler, kids, crib, stroller, bassinet, nursery, youth, jouet, jouets, bébé, bébés enfant, spielzeug',
    ),
  ],
  [
    'cosmetic',
    words(
      'cosmetic, cosmetics, perfume, shampoo, lotion, sunscreen, makeup, hair serum, skin, hygiène beauté, kosmetik, kosmetische mittel',
    ),
  ],
  [
    'medicine',
    words(
      'drug, drugs, tablet, tablets, capsule, capsules, injection, biologic, vaccine, health product, medicine, medication',
    ),
  ],
  ['device', words('medical device, device, devices, catheter, syringe, implant')],
  [
    'clothing',
    words(
      'clothing, textile, fashion, garment, pajama, robe, jewellery, jewelry, vêtement, vêtements mode epi, bekleidung, costume',
    ),
  ],
  [
    'electrical',
    words(
      'electrical, electrical appliance, charger, battery, adapter, lamp, lighting, laser pointer, heater, range, dryer, appliances électriques, electronics, gadget, elektrische geräte',
    ),
  ],
  [
    'household',
    words(
      'chemical product, chemical products, cleaning, cleaner, detergent, furniture, kitchen, cookware, tumbler, decorative article, household, maison habitat, bedarfsgegenstände, construction product, tool, machinery, candle',
    ),
  ],
];

/** The area of a notice, by its category and title. @param usual the source's usual area, if no word matches */
export function areaOf(texts: readonly string[], usual: RecallArea): RecallArea {
  for (const text of texts) {
    const found = searchable(text.slice(0, 400));
    const area = AREAS.find(([, list]) => holds(found, list));
    if (area) return area[0];
  }
  return usual;
}

const EATEN: readonly RecallArea[] = ['food', 'medicine', 'pet', 'other'];

/** The possible areas of a product category; a category that is not listed can be in any. */
const PLAUSIBLE: Readonly<Partial<Record<TopCategory, readonly RecallArea[]>>> = {
  food_beverage: EATEN,
  pet_care: ['pet', 'household', 'other', 'food', 'children', 'medicine'],
  personal_care: ['cosmetic', 'medicine', 'household', 'electrical', 'children', 'device', 'other'],
  health_medicine: ['medicine', 'device', 'cosmetic', 'food', 'other', 'children'],
  cleaning_products: ['household', 'cosmetic', 'other', 'electrical'],
  automotive: ['vehicle', 'electrical', 'household', 'other'],
};

/** Whether a notice of this area can be about a product of this category (product P11.5). */
export const isPlausible = (category: TopCategory, area: RecallArea): boolean =>
  PLAUSIBLE[category]?.includes(area) ?? true;
