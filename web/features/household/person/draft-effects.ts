import { ALLERGY_WORDS, allergenName, CONDITION_WORDS } from '#web/words/household-words.ts';
import type { MemberDraft } from '../member-draft.ts';
import { ALLERGY_EFFECT, CHILD_EFFECT, CONDITION_EFFECT, INFANT_EFFECT, PREGNANCY_EFFECT } from './effect-words.ts';

/** One thing that reports will warn of, and why. */
export interface Effect {
  readonly why: string;
  readonly warnsOf: string;
}

/** Everything that reports will warn of because of one person; empty if nothing was chosen. */
export function draftEffects(draft: MemberDraft): readonly Effect[] {
  const named = draft.allergens.map(allergenName);
  return [
    ...(draft.ageGroup === 'infant' ? [{ why: 'Baby', warnsOf: INFANT_EFFECT }] : []),
    ...(draft.ageGroup === 'child' ? [{ why: 'Small child', warnsOf: CHILD_EFFECT }] : []),
    ...(draft.pregnant ? [{ why: 'Pregnancy', warnsOf: PREGNANCY_EFFECT }] : []),
    ...draft.conditions.map((one) => ({ why: CONDITION_WORDS[one], warnsOf: CONDITION_EFFECT[one] })),
    ...draft.allergyTypes
      .filter((type) => type !== 'food' || named.length === 0)
      .map((type) => ({
        why: `${ALLERGY_WORDS[type]} allergy`,
        warnsOf: type === 'food' ? 'every food allergen found' : ALLERGY_EFFECT[type],
      })),
    ...(named.length > 0 ? [{ why: 'Food allergy', warnsOf: named.join(', ') }] : []),
  ];
}
