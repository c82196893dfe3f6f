import { isAddress } from '#domain/products/label/address.ts';
import { foldInPlace } from '#domain/products/label/fold-in-place.ts';
import type { LabelNote } from '#domain/products/label/label-reading.ts';

/** Notes with these reasons may still name what the product contains; absences and translations do not. */
const SEARCHED: ReadonlySet<LabelNote['reason']> = new Set<LabelNote['reason']>([
  'before_list',
  'after_list',
  'footnote',
  'sentence',
  'no_name',
  'maybe_free_from',
  'torn',
  'too_many',
  'too_long',
  'long_name',
]);
/** Only the first characters of a note are searched. */
export const SEARCHED_CHARACTERS = 4000;
/** The longest an address gets; a longer note may contain an address but is not one. */
const LONGEST_ADDRESS = 200;

/** The notes of a label that are searched for allergens (method M2.1.9). */
export const notesToSearch = (notes: readonly LabelNote[]): readonly string[] =>
  notes
    .filter(
      ({ reason, text }) => SEARCHED.has(reason) && (text.length > LONGEST_ADDRESS || !isAddress(foldInPlace(text))),
    )
    .map(({ text }) => text.slice(0, SEARCHED_CHARACTERS));
