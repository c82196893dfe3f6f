import type { ProductType } from '#domain/safety/vocabulary.ts';

/** What a person may say a product is. `null` leaves it to the rules, which then report the lowest candidate. */
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
