import { foldText } from '../../knowledge/fold.ts';
import { normaliseName } from '../../knowledge/normalise.ts';

/** Shorter words are no compounds. */
export const COMPOUND_FROM = 7;

// Words that German puts together with others ("Weizenmehl", "Magermilchpulver", "Haselnusskerne").
const STEMS = [
  'weizen dinkel roggen gerste hafer malz grieß soja milch molke sahne rahm butter käse joghurt quark laktose',
  'erdnuss haselnuss walnuss mandel cashew pistazie sesam sellerie senf lupine fisch lachs garnele krebs hummer sulfit',
]
  .join(' ')
  .split(' ')
  .map((word) => ({ stem: normaliseName(word), printed: foldText(word) }));

// Letters that meet by chance where two words join, or in another language: "Erb-sen-faser", "Hül-sen-früchte",
// "Brahmi". Inside a word these count only before what follows them in a kitchen ("Honigsenfsauce").
const ONLY_AT_AN_END = /^(?:senf|rahm|malz|lachs|krebs|hafer|soja)$/;
const AFTER_MUSTARD =
  /senf(?:sauce|sosse|saat|korn|mehl|pulver|ol|dressing|creme|same|mayo|dip|butter|marinade|kruste)/;
const AFTER_OTHERS =
  /(?:rahm|malz|lachs|krebs|hafer|soja)(?:butter|kase|sauce|sosse|extrakt|mehl|filet|fleisch|flocke|kleie|protein|bohne|milch|ol|sirup|creme|pulver|drink|suppe)/;

const stands = (word: string, stem: string, printed: string): boolean => {
  if (word.startsWith(printed) || word.endsWith(printed) || word.endsWith(stem)) return true;
  if (!word.includes(printed)) return false;
  if (!ONLY_AT_AN_END.test(printed)) return true;
  const found = (printed === 'senf' ? AFTER_MUSTARD : AFTER_OTHERS).exec(word)?.[0];
  return found?.startsWith(printed) ?? false;
};

/**
 * The allergen words that a long German word is put together from, by their place in it.
 * @param word one word of a text that went through normaliseName
 * @returns their normalised forms; none for a short word, or one that is such a word itself
 */
export const germanParts = (word: string): readonly string[] => {
  if (word.length < COMPOUND_FROM) return [];
  return STEMS.filter(({ stem, printed }) => word !== stem && stands(word, stem, printed))
    .map(({ stem }) => ({ stem, at: word.indexOf(stem) }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ stem }) => stem);
};
