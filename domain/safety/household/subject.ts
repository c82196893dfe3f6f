import type { Household, Member, Pet, PetType } from '../../households/household.ts';
import { isUnderstood, type UnderstoodAllergen, understandAllergen, understandTyped } from './understand-allergen.ts';

/** A member or pet, as a household view needs it. */
export interface Subject {
  readonly name: string;
  /** Audience keys of method M6.4.1, without food allergies. */
  readonly audiences: ReadonlySet<string>;
  readonly foods: readonly UnderstoodAllergen[];
  /** Typed allergens that were not understood. */
  readonly unknown: readonly UnderstoodAllergen[];
  /** Has the allergy type "food". */
  readonly foodAllergy: boolean;
  readonly dust: boolean;
  readonly mould: boolean;
}

// The kind of animal is not known: whatever harms an animal kept at home may harm it.
const ANY_ANIMAL: readonly string[] = ['dog', 'cat', 'bird', 'small_mammal', 'reptile'];
const audiencesOfPet = (type: PetType): readonly string[] => (type === 'other' ? ANY_ANIMAL : [type]);

/** Interprets a typed allergen. */
export type Understand = (text: string) => UnderstoodAllergen;

const memberSubject = (member: Member, understand: Understand): Subject => {
  const audiences = new Set<string>(member.conditions);
  // Infants are children too (method M5.1.6).
  if (member.ageGroup === 'infant') audiences.add('infant').add('child');
  if (member.ageGroup === 'child') audiences.add('child');
  if (member.pregnant) audiences.add('preg');
  for (const type of member.allergyTypes) {
    if (type !== 'food' && type !== 'dust' && type !== 'mold') audiences.add(`al_${type}`);
  }
  const foods = member.allergens.flatMap((typed) => understandTyped(typed, understand).map(({ means }) => means));
  for (const { ids, condition } of foods) {
    if (ids.includes('alpha_gal')) audiences.add('alpha_gal');
    if (condition !== null) audiences.add(condition);
  }
  return {
    name: member.name,
    audiences,
    foods,
    unknown: foods.filter((food) => !isUnderstood(food)),
    foodAllergy: member.allergyTypes.includes('food'),
    dust: member.allergyTypes.includes('dust'),
    mould: member.allergyTypes.includes('mold'),
  };
};

const petSubject = (pet: Pet): Subject => ({
  name: pet.name,
  audiences: new Set(audiencesOfPet(pet.type)),
  foods: [],
  unknown: [],
  foodAllergy: false,
  dust: false,
  mould: false,
});

/**
 * Everybody in a household, members before pets, in their order.
 * @param understand how a typed allergen is interpreted; by default with the words that need no knowledge pack
 */
export const subjectsOf = (household: Household, understand: Understand = understandAllergen): readonly Subject[] => [
  ...household.members.map((member) => memberSubject(member, understand)),
  ...household.pets.map(petSubject),
];
