import type { HazardGroup } from './hazard-classes.ts';
import type { ProductType, Severity } from './vocabulary.ts';

// Factors and points of method M4.7.
export type ByGroup = Readonly<Partial<Record<HazardGroup, number>>>;
export type ByType = Readonly<Record<ProductType, number>>;
export type BySeverity = Readonly<Record<Severity, number>>;

export const CHILD_GROUPS: ByGroup = {
  systemic: 1.2,
  endocrine: 1.4,
  skin: 1.2,
  resp: 1.3,
  local: 1.3,
  acute: 1.5,
  intake: 1.3,
  physical: 2,
  legal: 1,
};
export const CHILD_SEVERITY: BySeverity = { CRITICAL: 40, WARNING: 24, CAUTION: 9, INFO: 2 };
export const CHILD_TYPES: ByType = {
  leave_on: 0.4,
  rinse_off: 0.4,
  food: 1,
  household: 1,
  outdoor: 1,
  pet_topical: 0.6,
  pet_food: 0.3,
  other: 0.7,
};
export const PET_GROUPS: ByGroup = {
  systemic: 0.4,
  endocrine: 0.4,
  skin: 0.3,
  resp: 0.6,
  local: 0.6,
  acute: 0.8,
  intake: 0.2,
  physical: 0.3,
};
export const PET_SEVERITY: BySeverity = { CRITICAL: 60, WARNING: 30, CAUTION: 10, INFO: 2 };
export const PET_TYPES: ByType = {
  leave_on: 0.25,
  rinse_off: 0.2,
  food: 0.8,
  household: 1,
  outdoor: 1,
  pet_topical: 1,
  pet_food: 1,
  other: 0.5,
};
export const ENVIRONMENT_TYPES: ByType = {
  leave_on: 0.6,
  rinse_off: 1,
  food: 0.3,
  household: 1,
  outdoor: 1,
  pet_topical: 0.8,
  pet_food: 0.3,
  other: 0.7,
};
export const PFAS_POINTS = 45;
export const AIR_DOSE: Readonly<Record<string, number>> = {
  RESP_SENS: 40,
  RELEASES_GAS: 35,
  FORMALDEHYDE_RELEASER: 16,
  VOC: 12,
  PROPELLANT: 10,
  RESP_IRRITANT: 10,
  NARCOTIC: 8,
};
export const AIR_PRESENCE: Readonly<Record<string, number>> = { FRAG_MIX: 16, FRAG_ALLERGEN: 3 };
export const AIR_TYPES: ByType = {
  leave_on: 0.3,
  rinse_off: 0.2,
  food: 0,
  household: 0.7,
  outdoor: 0.7,
  pet_topical: 0.3,
  pet_food: 0,
  other: 0.5,
};
/** Points of an unknown token in a metric, times its dose weight. */
export const UNKNOWN_POINTS = 2;
/** Lowest weight of an audience term: a poison late in the list is still a poison. */
export const LEAST_WEIGHT = 0.45;
export const PET_CAP = 39;
