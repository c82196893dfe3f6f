import type { AllergyType, Condition } from '#domain/households/household.ts';

/** The conditions of people, the most common of each group first. */
export const HEALTH: readonly Condition[] = [
  'asthma',
  'eczema',
  'diabetes',
  'hypertension',
  'anticoag',
  'epilepsy',
  'migraine',
  'kidney',
  'thyroid',
  'immuno',
  'maoi',
  'cyp3a4',
];

export const ALLERGIES: readonly AllergyType[] = [
  'fragrance',
  'food',
  'skin',
  'respiratory',
  'chemical',
  'pollen',
  'dust',
  'mold',
];

/** Allergies that are stored as conditions. */
export const CONTACT_ALLERGIES: readonly Condition[] = ['nickel', 'latex'];

export const FOOD: readonly Condition[] = [
  'coeliac',
  'lactose',
  'histamine',
  'hfi',
  'galact',
  'pku',
  'alpha_gal',
  'g6pd',
  'haemochromatosis',
];
