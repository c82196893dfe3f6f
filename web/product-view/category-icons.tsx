import {
  Baby,
  Bath,
  CookingPot,
  Droplets,
  type LucideIcon,
  PawPrint,
  SprayCan,
  Trees,
  UserRound,
  WashingMachine,
} from 'lucide-react';
import type { HomeCategory } from '#domain/products/category.ts';

/** The icon of each home area. */
export const CATEGORY_ICON: Readonly<Record<HomeCategory, LucideIcon>> = {
  kitchen: CookingPot,
  bathroom: Bath,
  laundry: WashingMachine,
  kids: Baby,
  pet_care: PawPrint,
  personal_care: UserRound,
  cleaning: SprayCan,
  outdoor_garage: Trees,
  air_water: Droplets,
};
