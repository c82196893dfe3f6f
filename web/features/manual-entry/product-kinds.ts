import type { TopCategory } from '#domain/products/product.ts';
import { guessProductType } from '#domain/products/product-type.ts';
import type { ProductType } from '#domain/safety/vocabulary.ts';
import type { ManualDraft } from './check-draft.ts';

/** The kinds of product to choose from. `null` leaves it to the rules, which then report the lowest candidate. */
export const PRODUCT_KINDS: readonly { readonly value: ProductType | 'unsure'; readonly label: string }[] = [
  { value: 'unsure', label: 'Not sure' },
  { value: 'household', label: 'Cleaning, laundry, home' },
  { value: 'food', label: 'Food or drink' },
  { value: 'leave_on', label: 'Stays on skin or hair' },
  { value: 'rinse_off', label: 'Rinsed off skin, hair or teeth' },
  { value: 'outdoor', label: 'Garden, car, outdoors' },
  { value: 'pet_topical', label: 'Put on a pet' },
  { value: 'pet_food', label: 'Pet food' },
  { value: 'other', label: 'Something else' },
];

/** Areas to choose from if the kind does not determine one. */
export const AREAS: readonly { readonly value: TopCategory; readonly label: string }[] = [
  { value: 'General', label: 'Please choose' },
  { value: 'personal_care', label: 'Personal care' },
  { value: 'health_medicine', label: 'Health and medicine' },
  { value: 'food_beverage', label: 'Food and drink' },
  { value: 'cleaning_products', label: 'Cleaning and laundry' },
  { value: 'baby_kids', label: 'Baby and kids' },
  { value: 'pet_care', label: 'Pets' },
  { value: 'garden_outdoor', label: 'Garden' },
  { value: 'automotive', label: 'Car' },
];

const AREA_OF_KIND: Readonly<Partial<Record<ProductType | 'unsure', TopCategory>>> = {
  household: 'cleaning_products',
  food: 'food_beverage',
  leave_on: 'personal_care',
  rinse_off: 'personal_care',
  outdoor: 'garden_outdoor',
  pet_topical: 'pet_care',
  pet_food: 'pet_care',
};

/** Whether the form must ask for the area, because the kind does not determine it. */
export const asksForArea = (kind: ProductType | 'unsure'): boolean => AREA_OF_KIND[kind] === undefined;

/** The fields that determine the category. */
type Filed = Pick<ManualDraft, 'kind' | 'category' | 'name' | 'brand' | 'ingredients'>;

/** Whether the name and list fit a food and nothing else. */
const isFood = ({ name, brand, ingredients }: Filed): boolean => {
  const { types } = guessProductType({ name, brand, category: 'General', ingredientsText: ingredients });
  return types.length === 1 && types[0] === 'food';
};

/**
 * The area of a product: the one it had or was given, otherwise the one of its kind, otherwise food if the text is
 * clearly one (product P3.1), because a food without an area would be listed under cleaning.
 */
export const categoryOf = (draft: Filed): TopCategory => {
  const { kind, category } = draft;
  if (category !== 'General') return category;
  return AREA_OF_KIND[kind] ?? (kind === 'unsure' && isFood(draft) ? 'food_beverage' : category);
};
