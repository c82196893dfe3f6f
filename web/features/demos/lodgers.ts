import type { Household, Member } from '#domain/households/household.ts';

const person = (name: string, rest: Partial<Member>): Member => ({
  id: name,
  name,
  ageGroup: 'adult',
  pregnant: false,
  allergyTypes: [],
  allergens: [],
  conditions: [],
  ...rest,
});

/** A made-up person or pet that a visitor can add to the demo's home. Never stored. */
export interface Lodger {
  readonly name: string;
  readonly label: string;
  readonly as: Household;
}

const one = (name: string, what: string, member: Partial<Member>): Lodger => ({
  name,
  label: `${name}, ${what}`,
  as: { members: [person(name, member)], pets: [] },
});

const LODGERS: readonly Lodger[] = [
  one('Ida', '3 years old', { ageGroup: 'child' }),
  one('Maya', 'asthma', { conditions: ['asthma'] }),
  one('Jonas', 'milk allergy', { allergens: ['milk'] }),
  one('Nora', 'fragrance allergy', { allergyTypes: ['fragrance'] }),
  { name: 'Miso', label: 'Miso, a cat', as: { members: [], pets: [{ id: 'Miso', type: 'cat', name: 'Miso' }] } },
  { name: 'Rex', label: 'Rex, a dog', as: { members: [], pets: [{ id: 'Rex', type: 'dog', name: 'Rex' }] } },
];

/** The lodgers with these names, always in the same order. */
export const lodgersNamed = (...names: readonly string[]): readonly Lodger[] =>
  LODGERS.filter(({ name }) => names.includes(name));

/** The household made of those chosen. */
export function householdOf(names: ReadonlySet<string>): Household {
  const chosen = LODGERS.filter(({ name }) => names.has(name));
  return { members: chosen.flatMap(({ as }) => as.members), pets: chosen.flatMap(({ as }) => as.pets) };
}
