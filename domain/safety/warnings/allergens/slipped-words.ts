import { isNearFrequent } from '../../../knowledge/misreadings/near-frequent.ts';
import { normaliseName } from '../../../knowledge/names/normalise.ts';
import type { LabelItem } from '../../label-item.ts';
import type { LabelFacts } from '../label-facts.ts';
import { wordsOf } from '../wording/name-words.ts';
import { isStraySeldomWord } from './spoilt-label.ts';

/** Whether the one word that a text was read by may as well be another with a letter misread. */
const isSlip = (text: string, { known }: LabelItem, { knowledge, use, text: label }: LabelFacts): boolean =>
  wordsOf(normaliseName(text)).some(
    (word) =>
      known !== null &&
      knowledge.idOfName(word) === known.ingredient.id &&
      // "À hase de": base, and no German hare. "Dotes": dates, and no short name of a tin compound, which is no food.
      (isStraySeldomWord(word, label) ||
        (use.eaten && known.ingredient.functions.length === 0 && isNearFrequent(word))),
  );

/**
 * Names of ingredients that were only read by a short word one letter from one that stands in most lists: of another
 * language than the label's, or in food the short name of what is no food. Told as a doubt (method M3.2.15).
 */
export const slippedNames = (facts: LabelFacts): ReadonlySet<string> =>
  new Set(
    facts.scored
      .filter(({ item }) => item.known !== null && item.texts.every((text) => isSlip(text, item, facts)))
      .map(({ item }) => item.name),
  );
