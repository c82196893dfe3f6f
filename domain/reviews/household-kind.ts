import { z } from 'zod';
import { PetType } from '../households/household.ts';

/** What reviewers may state about their home: small children and pets. No names, no ages, no health. */
export const HouseholdKind = z.strictObject({
  smallChildren: z.enum(['none', 'one', 'several']),
  pets: z
    .array(PetType)
    .max(PetType.options.length)
    .transform((types) => PetType.options.filter((type) => types.includes(type))),
});
export type HouseholdKind = z.infer<typeof HouseholdKind>;

/** Age groups that count as small children: up to 5 years. */
const SMALL: readonly string[] = ['infant', 'child'];

/**
 * What a household can state about itself in a review (product P23.3).
 * @returns null if it has neither small children nor pets
 */
export function householdKind(household: {
  readonly members: readonly { readonly ageGroup: string }[];
  readonly pets: readonly { readonly type: PetType }[];
}): HouseholdKind | null {
  const small = household.members.filter(({ ageGroup }) => SMALL.includes(ageGroup)).length;
  const pets = PetType.options.filter((type) => household.pets.some((pet) => pet.type === type));
  if (small === 0 && pets.length === 0) return null;
  return { smallChildren: small === 0 ? 'none' : small === 1 ? 'one' : 'several', pets };
}

const CHILDREN = { none: null, one: 'a small child', several: 'small children' } as const;
const PETS: Readonly<Record<PetType, string>> = {
  dog: 'a dog',
  cat: 'a cat',
  bird: 'a bird',
  fish: 'fish',
  small_mammal: 'a small mammal',
  reptile: 'a reptile',
  other: 'another pet',
};

/** The description in words: "a small child, a dog and a cat". */
export function kindWords({ smallChildren, pets }: HouseholdKind): string {
  const children = CHILDREN[smallChildren];
  const words = [...(children === null ? [] : [children]), ...pets.map((type) => PETS[type])];
  const last = words.pop() ?? '';
  return words.length === 0 ? last : `${words.join(', ')} and ${last}`;
}
