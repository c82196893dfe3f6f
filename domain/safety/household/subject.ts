import type { Household, Member, Pet, PetType } from '../../households/household.ts';
import { type FoodName, foodName } from './food-names.ts';

/** Somebody a household view looks at a report for. */
export interface Subject {
  readonly name: string;
  /** Keys of the method's section 6, food allergies apart. */
  readonly audiences: ReadonlySet<string>;
  readonly foods: readonly FoodName[];
  /** Has the allergy type "food". */
  readonly foodAllergy: boolean;
  readonly dust: boolean;
  readonly mould: boolean;
}

// Nobody knows which animal it is: whatever harms one that lives in a home may harm it.
const ANY_ANIMAL: readonly string[] = ['dog', 'cat', 'bird', 'small_mammal', 'reptile'];
const audiencesOfPet = (type: PetType): readonly string[] => (type === 'other' ? ANY_ANIMAL : [type]);

const memberSubject = (member: Member): Subject => {
  const audiences = new Set<string>(member.conditions);
  // Infants are children too (method, section 5).
  if (member.ageGroup === 'infant') audiences.add('infant').add('child');
  if (member.ageGroup === 'child') audiences.add('child');
  if (member.pregnant) audiences.add('preg');
  for (const type of member.allergyTypes) {
    if (type !== 'food' && type !== 'dust' && type !== 'mold') audiences.add(`al_${type}`);
  }
  const foods = member.allergens.map(foodName);
  for (const { ids, word } of foods) {
    if (ids.includes('alpha_gal')) audiences.add('alpha_gal');
    if (word === 'lactose') audiences.add('lactose');
    if (word === 'latex') audiences.add('latex');
    if (word === 'coeliac' || word === 'celiac') audiences.add('coeliac');
  }
  return {
    name: member.name,
    audiences,
    foods,
    foodAllergy: member.allergyTypes.includes('food'),
    dust: member.allergyTypes.includes('dust'),
    mould: member.allergyTypes.includes('mold'),
  };
};

const petSubject = (pet: Pet): Subject => ({
  name: pet.name,
  audiences: new Set(audiencesOfPet(pet.type)),
  foods: [],
  foodAllergy: false,
  dust: false,
  mould: false,
});

/** Everybody in a household, members before pets, in their order. */
export const subjectsOf = (household: Household): readonly Subject[] => [
  ...household.members.map(memberSubject),
  ...household.pets.map(petSubject),
];
