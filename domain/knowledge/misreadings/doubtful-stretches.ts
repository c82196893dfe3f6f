import { BUT_WORDS } from '#domain/products/label/but-words.ts';
import { foldInPlace } from '#domain/products/label/fold-in-place.ts';
import type { LabelNote } from '#domain/products/label/label-reading.ts';
import { isLateDenial } from '#domain/products/label/late-verb-words.ts';
import { LONGEST_SEARCHED } from '../matching/asides.ts';
import type { MatchedIngredient, MatchedLabel } from '../matching/matched-label.ts';

/** What a name may lack of its print without a word being lost: marks, a percentage. */
const MARKS = 3;
// Behind these nothing is said to be absent any more: "no parabens but with …", "ohne Zucker, mit …", "no parabens; …".
const BUT = new RegExp(
  String.raw`(?:^|[^\p{L}])(?:${BUT_WORDS}|enriched|sweetened|only|nur)(?!\p{L})|(?:^|,)\s*(?:now )?(?:with|mit|avec|con|met|sucre|sucré)(?!\p{L})|;| [-–/+] `,
  'iu',
);
/** What a bracket holds, and what signs between words part. */
const INNER = /[([{]([^()[\]{}]+)[)\]}]/g;
const PARTED = /[/|+·_\t]/;

/** Whether some of what is printed may be no part of the name that was found, or no name was found. */
const isDoubtful = ({ match, raw, text }: MatchedIngredient): boolean =>
  (match.step !== 'exact' && match.step !== 'number') || raw.length > text.length + MARKS;

const behindBut = ({ text }: LabelNote): readonly string[] => {
  const found = BUT.exec(text);
  return found === null ? [] : [text.slice(found.index)];
};

const otherLanguages = ({ notes }: MatchedLabel): readonly string[] =>
  notes.filter(({ reason }) => reason === 'other_language').map(({ text }) => text.slice(0, LONGEST_SEARCHED));

/** What stands in the brackets of an item, and what signs part in it: "vegan cheese (casein)", "sugar / milk". */
const innerParts = (item: MatchedIngredient): readonly string[] => {
  if (!isDoubtful(item)) return [];
  const inner = [...item.raw.matchAll(INNER)].flatMap(({ 1: held }) =>
    held === undefined || isLateDenial(foldInPlace(held)) ? [] : [held],
  );
  return PARTED.test(item.raw) ? [...inner, ...item.raw.split(PARTED)] : inner;
};

/**
 * The stretches of a label that are searched for allergens beside what its items are (method M2.1.9): what was set apart,
 * lists in another language, brackets and parts of items.
 * @returns texts as printed
 */
export const stretchesForAllergens = (label: MatchedLabel): readonly string[] => [
  ...label.asides,
  ...otherLanguages(label),
  ...label.ingredients.flatMap(innerParts),
];

/** The CAS number of a note, also one whose digits blanks part, or behind the "No" of "No CAS": no claim of absence. */
const NUMBERED = /(?:\bcas\b[^\d\n]{0,12}|(?<![\d-]))(\d{2,7}) ?[ -] ?(\d{2}) ?[ -] ?(\d)(?![\d-])/giu;
const WITH_CAS = /\bcas\b/i;

const numbersOfNotes = ({ notes }: MatchedLabel): readonly string[] =>
  notes.flatMap(({ text }) =>
    WITH_CAS.test(text) ? [...text.matchAll(NUMBERED)].map((found) => `${found[1]}-${found[2]}-${found[3]}`) : [],
  );

/**
 * Every stretch of a label in which something may be named that no ingredient of its list is: what was set apart, lists in
 * another language, traces, items that nobody knows, and what stands around the names of known ones (method M2.1.9).
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
