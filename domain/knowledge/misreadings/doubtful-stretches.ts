import { BUT_WORDS } from '#domain/products/label/but-words.ts';
import { foldInPlace } from '#domain/products/label/fold-in-place.ts';
import type { LabelNote } from '#domain/products/label/label-reading.ts';
import { isLateDenial } from '#domain/products/label/late-verb-words.ts';
import { SEARCHED_CHARACTERS } from '../matching/asides.ts';
import type { MatchedIngredient, MatchedLabel } from '../matching/matched-label.ts';

/** How many printed characters a name may lack without a word being lost: marks, a percentage. */
const MARKS = 3;
// Here a denial ends: "no parabens but with …", "ohne Zucker, mit …", "no parabens; …".
const BUT = new RegExp(
  String.raw`(?:^|[^\p{L}])(?:${BUT_WORDS}|enriched|sweetened|only|nur)(?!\p{L})|(?:^|,)\s*(?:now )?(?:with|mit|avec|con|met|sucre|sucré)(?!\p{L})|;| [-–/+] `,
  'iu',
);
/** The contents of a bracket, and the signs that separate words. */
const INNER = /[([{]([^()[\]{}]+)[)\]}]/g;
const PARTED = /[/|+·_\t]/;

/** Whether nothing certain was found, or some of the printed text may not belong to the name that was. */
const isDoubtful = ({ match, raw, text }: MatchedIngredient): boolean =>
  (match.step !== 'exact' && match.step !== 'number') || raw.length > text.length + MARKS;

const behindBut = ({ text }: LabelNote): readonly string[] => {
  const found = BUT.exec(text);
  return found === null ? [] : [text.slice(found.index)];
};

const otherLanguages = ({ notes }: MatchedLabel): readonly string[] =>
  notes.filter(({ reason }) => reason === 'other_language').map(({ text }) => text.slice(0, SEARCHED_CHARACTERS));

/** The contents of an item's brackets, and its parts between signs: "vegan cheese (casein)", "sugar / milk". */
const innerParts = (item: MatchedIngredient): readonly string[] => {
  if (!isDoubtful(item)) return [];
  const inner = [...item.raw.matchAll(INNER)].flatMap(({ 1: held }) =>
    held === undefined || isLateDenial(foldInPlace(held)) ? [] : [held],
  );
  return PARTED.test(item.raw) ? [...inner, ...item.raw.split(PARTED)] : inner;
};

/**
 * The parts of a label searched for allergens besides the matched ingredients (method M2.1.9): text outside the list,
 * lists in another language, and the brackets and parts of items.
 * @returns texts as printed
 */
export const stretchesForAllergens = (label: MatchedLabel): readonly string[] => [
  ...label.asides,
  ...otherLanguages(label),
  ...label.ingredients.flatMap(innerParts),
];

/**
 * A CAS number in a note, even if spaces split its digits or it follows "No CAS", where "No" means number, not absence.
 */
const NUMBERED = /(?:\bcas\b[^\d\n]{0,12}|(?<![\d-]))(\d{2,7}) ?[ -] ?(\d{2}) ?[ -] ?(\d)(?![\d-])/giu;
const WITH_CAS = /\bcas\b/i;

const numbersOfNotes = ({ notes }: MatchedLabel): readonly string[] =>
  notes.flatMap(({ text }) =>
    WITH_CAS.test(text) ? [...text.matchAll(NUMBERED)].map((found) => `${found[1]}-${found[2]}-${found[3]}`) : [],
  );

/**
 * All parts of a label that may name something not among its ingredients: text outside the list, lists in another
 * language, traces, unknown items, and the text around the names of known ones (method M2.1.9).
 * @returns texts as printed
 */
export const doubtfulStretches = (label: MatchedLabel): readonly string[] => [
  ...label.asides,
  ...label.traces,
  ...label.contains,
  ...label.ingredients.filter(isDoubtful).map(({ raw }) => raw),
  ...otherLanguages(label),
  ...numbersOfNotes(label),
  ...label.notes.flatMap((note) => (note.reason === 'free_from' ? behindBut(note) : [])),
];
