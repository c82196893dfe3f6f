import type { AgeGroup, AllergyType, Condition } from '#domain/households/household.ts';
import { AGE_WORDS, ALLERGY_WORDS, allergenName, CONDITION_WORDS } from './household-words.ts';

interface Person {
  readonly ageGroup: AgeGroup;
  readonly pregnant: boolean;
  readonly conditions: readonly Condition[];
  readonly allergyTypes: readonly AllergyType[];
  readonly allergens: readonly string[];
}

/** One line about a person: "Adult · Asthma · Skin allergy · Milk". */
export function personSummary(person: Person): string {
  const parts = [AGE_WORDS[person.ageGroup]];
  if (person.pregnant) parts.push('Pregnant');
  for (const condition of person.conditions) parts.push(CONDITION_WORDS[condition]);
  for (const type of person.allergyTypes) parts.push(`${ALLERGY_WORDS[type]} allergy`);
  for (const allergen of person.allergens) parts.push(allergenName(allergen));
  return parts.join(' \u00b7 ');
}
