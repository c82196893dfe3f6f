import { isNearFrequent } from '../../../knowledge/misreadings/near-frequent.ts';
import { normaliseName } from '../../../knowledge/names/normalise.ts';
import type { LabelItem } from '../../label-item.ts';
import type { LabelFacts } from '../label-facts.ts';
import { wordsOf } from '../wording/name-words.ts';
import { isDoubtfulForeignWord } from './spoilt-label.ts';

/** Whether the one word that an ingredient was recognised by may as well be another word with a letter misread. */
const isSlip = (text: string, { known }: LabelItem, { knowledge, use, text: label }: LabelFacts): boolean =>
  wordsOf(normaliseName(text)).some(
    (word) =>
      known !== null &&
      knowledge.idOfName(word) === known.ingredient.id &&
      // "À hase de" is "base", not a German hare. "Dotes" are dates, not the short name of a tin compound (no food).
      (isDoubtfulForeignWord(word, label) ||
        (use.eaten && known.ingredient.functions.length === 0 && isNearFrequent(word))),
  );

/**
 * Names of ingredients that were recognised only by a short word, one letter from a word of most lists: one of another
 * language than the label's, or in food the short name of something that is not food. Reported as a doubt (method
 * M3.2.15).
 */
export const doubtfulShortNames = (facts: LabelFacts): ReadonlySet<string> =>
  new Set(
    facts.scored
      .filter(({ item }) => item.known !== null && item.texts.every((text) => isSlip(text, item, facts)))
      .map(({ item }) => item.name),
  );
