import { AGE_WORDS, ALLERGY_WORDS, allergenName, CONDITION_WORDS } from '#web/words/household-words.ts';
import type { MemberDraft } from './member-draft.ts';

/** One line about a person: "Adult · Asthma · Skin allergy · Milk". */
export function draftSummary(member: MemberDraft): string {
  const parts = [AGE_WORDS[member.ageGroup]];
  if (member.pregnant) parts.push('Pregnant');
  for (const condition of member.conditions) parts.push(CONDITION_WORDS[condition]);
  for (const type of member.allergyTypes) parts.push(`${ALLERGY_WORDS[type]} allergy`);
  for (const allergen of member.allergens) parts.push(allergenName(allergen));
  return parts.join(' \u00b7 ');
}
