import { CONDITION_TEXTS } from './condition-texts.ts';
import { HAZARD_TEXTS } from './hazard-texts.ts';

/**
 * Every sentence a warning can say, for translators. Slots: {ingredient}, {who} (a person or animal by name, or the
 * group), {allergen}. Message and action are one sentence each, so that a warning with the sentence on unclear readings
 * has three. Rules: method, section 6, "Wording".
 */
export const WARNING_TEXTS = { ...HAZARD_TEXTS, ...CONDITION_TEXTS } as const;

/** Stands before the message where the reading was unclear. */
export const UNCLEAR_READING = 'The label was not read clearly, and it may contain {ingredient}.';

/** The hazard family of a warning: which text it is told in. */
export type Family = keyof typeof WARNING_TEXTS;
