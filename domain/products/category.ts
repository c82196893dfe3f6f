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
