import { withWholeWords } from '../../../products/label/item-text.ts';
import { joinsNames } from '../allergens/allergen-denial.ts';
import { withWholeCompounds } from '../allergens/shortened-pairs.ts';

/** Between two foods of a statement; a single name has none of them. */
const BETWEEN = /\s*[/+|;·]\s*|(?<=\p{L}{3})\.(?=\p{L}{3})/u;
// "Milk/egg free": what is said behind the last name is said of all.
const OF_ALL = /free|frei|vrij|fri(?!\p{L})|libre|sans|ohne|without|sin |senza|zonder|bez /iu;
/** In these languages the plant stands before what is made of it: "soy milk", and "milk soy" are two foods. */
const DAIRY_BEFORE_PLANT = /^(?:milk|milch|melk|cream|butter|cheese)$/i;
/** "Crustacean shellfish" are two words of one food. */
const ONE_FOOD = /shellfish|[()]/i;
const A_FEW = 3;

/**
 * The names in a statement of allergens, each for itself, so that no name is read across a separator: "soy/milk" is no soy
 * milk. Words of which each names an allergen are a list whose commas were lost.
 * @param printed as it stands on the label
 * @param names whether a word alone names an allergen
 */
export const statementNames = (printed: string, names: (word: string) => boolean): readonly string[] => {
  const whole = withWholeCompounds(withWholeWords(printed));
  const parts = OF_ALL.test(whole) ? [whole] : whole.split(BETWEEN).filter((part) => part !== '');
  return parts.flatMap((part) => {
    const words = part.trim().split(/\s+/);
    const isList = words.length >= A_FEW || (words.length > 1 && DAIRY_BEFORE_PLANT.test(words[0] ?? ''));
    const folded = words.map((word) => word.toLowerCase());
    // "Milch oder Soja" are two foods.
    if (folded.some((_, at) => joinsNames(folded, at, at + 1))) return [part];
    return isList && !ONE_FOOD.test(part) && words.every(names) ? words : [part];
  });
};

const LETTERS_OF_DIGITS: Readonly<Record<string, string>> = { 0: 'o', 1: 'l', 3: 'e', 5: 's', 8: 'b' };
const IN_WORD = /(?<=\p{L})[01358]|[01358](?=\p{L}{2})/gu;

/**
 * How a name may have been printed whose digits and letters a camera took for each other: "mi1k", "s0ya", "rnustard".
 * @param name as read
 * @returns other spellings, the likeliest first; empty where the name has no such sign
 */
export const likelySpellings = (name: string): readonly string[] => {
  const lettered = name.replace(IN_WORD, (digit) => LETTERS_OF_DIGITS[digit] ?? digit);
  const spellings = [lettered, name.replace(/1/g, 'i'), lettered.replace(/rn/gi, 'm'), lettered.replace(/vv/gi, 'w')];
  return [...new Set(spellings)].filter((spelling) => spelling !== name);
};
