import { itemText } from './item-text.ts';

// "des traces d'oeufs", "traces of any nuts", "made in a workshop using: nuts": what stands before the first name.
const LEAD =
  /^(?:[^:;,.]{3,40}: ?(?=[a-z]))?(?:(?:et |and |und |e |y |ou |or |oder )?(?:de la |de l'|de |d'|d |du |des |'|of |von |vom |di |del |della |dell'|da ))*/;
const TRAILING_VERB = / (?:enthalten|sein|bevatten|innehålla)$/i;
const MOST_WORDS = 4;

/**
 * Where the name begins in an item behind "may contain traces of".
 * @param folded the label, folded
 * @returns a place in the label, never beyond the last word
 */
export const startOfTrace = (folded: string, start: number, end: number): number => {
  const length = LEAD.exec(folded.slice(start, Math.min(end, start + 80)))?.[0].length ?? 0;
  return start + length < end ? start + length : start;
};

/** A stretch of an item of traces: a name, or a sentence that goes on behind a point. */
export interface TracePart {
  readonly text: string;
  readonly isTrace: boolean;
}

/** "mustard. keep in a cool place" is one trace and a sentence; "milk. eggs" are two traces. @param text the item as printed */
export const traceParts = (text: string): readonly TracePart[] =>
  text
    .split(/\. (?=\p{Ll})/u)
    .map((part, index) => ({
      // A closing sign whose bracket stands in no part is no part of the name.
      text: itemText(part.includes('(') ? part : part.replace(/[)\]}]+\s*$/, '')).replace(TRAILING_VERB, ''),
      isTrace: index === 0 || part.split(' ').length <= MOST_WORDS,
    }))
    .filter((part) => part.text !== '');
