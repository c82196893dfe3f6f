import { withWholeWords } from '../../../products/label/item-text.ts';
import { joinsNames } from '../allergens/allergen-denial.ts';
import { withWholeCompounds } from '../allergens/shortened-pairs.ts';

/** Separators between two foods of a statement; a single name contains none of them. */
const BETWEEN = /\s*[/+|;·]\s*|(?<=\p{L}{3})\.(?=\p{L}{3})/u;
// "Milk/egg free": what is said after the last name applies to all.
const OF_ALL = /free|frei|vrij|fri(?!\p{L})|libre|sans|ohne|without|sin |senza|zonder|bez /iu;
/** In these languages the plant comes first: "soy milk" is one food, "milk soy" are two. */
const DAIRY_BEFORE_PLANT = /^(?:milk|milch|melk|cream|butter|cheese)$/i;
/** "Crustacean shellfish" are two words of one food. */
const ONE_FOOD = /shellfish|[()]/i;
const A_FEW = 3;

/**
 * The names in a statement of allergens, one by one, so that no name is read across a separator: "soy/milk" is not soy
 * milk. If every word names an allergen, the text is a list that lost its commas.
 * @param printed as printed on the label
 * @param names whether a word by itself names an allergen
 */
export const statementNames = (printed: string, names: (word: string) => boolean): readonly string[] => {
  const whole = withWholeCompounds(withWholeWords(printed));
  const parts = OF_ALL.test(whole) ? [whole] : whole.split(BETWEEN).filter((part) => part !== '');
  return parts.flatMap((part) => {
    const words = part.trim().split(/\s+/);
    const isList = words.length >= A_FEW || (words.length > 1 && DAIRY_BEFORE_PLANT.test(words[0] ?? ''));
    const folded = words.map((word) => word.toLowerCase());
    // "Milch oder Soja" are two foods; "oder" only joins them.
    if (folded.some((_, at) => joinsNames(folded, at, at + 1))) return [part];
    return isList && !ONE_FOOD.test(part) && words.every(names) ? words : [part];
  });
};

const LETTERS_OF_DIGITS: Readonly<Record<string, string>> = { 0: 'o', 1: 'l', 3: 'e', 5: 's', 8: 'b' };
const IN_WORD = /(?<=\p{L})[01358]|[01358](?=\p{L}{2})/gu;

/**
 * How a name may have been printed if OCR confused its digits and letters: "mi1k", "s0ya", "rnustard".
 * @param name as read
 * @returns other spellings, likeliest first; empty if the name has no such character
 */
export const likelySpellings = (name: string): readonly string[] => {
  const lettered = name.replace(IN_WORD, (digit) => LETTERS_OF_DIGITS[digit] ?? digit);
  const spellings = [lettered, name.replace(/1/g, 'i'), lettered.replace(/rn/gi, 'm'), lettered.replace(/vv/gi, 'w')];
  return [...new Set(spellings)].filter((spelling) => spelling !== name);
};
