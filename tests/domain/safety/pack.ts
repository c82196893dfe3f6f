import { compiledPack } from '#db/knowledge/compiled-pack.ts';
import type { Household, Member, PetType } from '#domain/households/household.ts';
import { readPack } from '#domain/knowledge/pack/pack-reader.ts';

/** The real pack, compiled once per test file. */
export const knowledge = readPack(compiledPack());

/** An adult without allergies or conditions, except for the given fields. */
export const member = (name: string, about: Partial<Member> = {}): Member => ({
  id: name,
  name,
  ageGroup: 'adult',
  pregnant: false,
  allergyTypes: [],
  allergens: [],
  conditions: [],
  ...about,
});

/** A household of these people and animals. */
export const home = (members: readonly Member[], pets: readonly PetType[] = []): Household => ({
  members: [...members],
  pets: pets.map((type) => ({ id: type, type, name: `the ${type}` })),
});
