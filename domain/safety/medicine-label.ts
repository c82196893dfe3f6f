import { foldText } from '../knowledge/names/fold.ts';

// Headings of the active ingredients of a medicine in the languages of the app.
const ACTIVES =
  /\bactive ingredients?\b|\bdrug facts\b|\b(?:substances?|principes?) actifs?\b|\bwirkstoff|\b(?:principios?|sustancias?) activ[oa]s?\b|\bprincip(?:io|i) attiv[oi]\b/;

/**
 * Whether a label lists active ingredients as a medicine does. What cosmetics law prohibits may be a medicine all the
 * same, sold as one; sunscreens of the US list actives too, so that only active ingredients of medicines are meant.
 */
export const isMedicineLabel = (text: string): boolean => ACTIVES.test(foldText(text));
