import { ALLERGY_TEXTS } from './allergy-texts.ts';
import { ANIMAL_TEXTS } from './animal-texts.ts';
import { CONDITION_TEXTS } from './condition-texts.ts';
import { HAZARD_TEXTS } from './hazard-texts.ts';

/**
 * Every sentence a warning can say, for translators. Slots: {ingredient}, {who} (a person or animal by name, or the
 * group), {allergen}. Message and action are one sentence each, so that a warning with the sentence on unclear readings
 * has three. Rules: method M6.7. Which of them is used for a product is decided in `fitted-text.ts`.
 */
export const WARNING_TEXTS = { ...HAZARD_TEXTS, ...ANIMAL_TEXTS, ...ALLERGY_TEXTS, ...CONDITION_TEXTS } as const;

/** Comes before the message if the reading was unclear. */
export const UNCLEAR_READING = 'The label was not read clearly, and it may contain {ingredient}.';
/** The same for a food allergen, which the label's own unclear words would not name. */
export const UNCLEAR_ALLERGEN = 'The label was not read clearly, and it may contain {allergen}.';

/** The hazard family of a warning, which decides its text. */
export type Family = keyof typeof WARNING_TEXTS;
