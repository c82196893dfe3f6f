import { Bird, Cat, Dog, Fish, PawPrint, Rabbit, Turtle } from 'lucide-react';
import type { PetType } from '#domain/households/household.ts';

const ICON = {
  dog: Dog,
  cat: Cat,
  bird: Bird,
  fish: Fish,
  small_mammal: Rabbit,
  reptile: Turtle,
  other: PawPrint,
} as const satisfies Record<PetType, typeof Dog>;

/** The icon of an animal. Decorative: its name is next to it. */
export function PetIcon({ type, size = 24 }: { type: PetType; size?: number }) {
  const Icon = ICON[type];
  return <Icon aria-hidden="true" size={size} strokeWidth={1.9} />;
}
