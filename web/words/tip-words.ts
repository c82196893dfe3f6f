import type { TipArea, TipAudience } from '#domain/tips/calls.ts';

/** Areas, named as in the editorial tips so that both kinds appear under the same heading. */
export const AREA_WORDS: Readonly<Record<TipArea, string>> = {
  cleaning: 'Cleaning',
  laundry: 'Laundry',
  kitchen: 'Food',
  bathroom: 'Personal care',
  kids: 'Kids room',
  pets: 'Pets',
  garden: 'Garden and outdoors',
  other: 'Elsewhere',
};

export const AUDIENCE_WORDS: Readonly<Record<TipAudience, string>> = {
  everyone: 'everyone',
  infant: 'homes with a baby',
  child: 'homes with children',
  pregnant: 'pregnancy',
  allergy: 'allergies',
  pet: 'homes with pets',
};
