import { isAddress } from '#domain/products/label/address.ts';
import { foldInPlace } from '#domain/products/label/fold-in-place.ts';
import type { LabelNote } from '#domain/products/label/label-reading.ts';

/** What is set apart for these reasons may still name what the product contains; absences and translations do not. */
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
/** Of one note so many characters are searched. */
export const LONGEST_SEARCHED = 4000;
/** An address is as long as this; a longer stretch only has one in it. */
const LONGEST_ADDRESS = 200;

/** The stretches of a label that were set apart and are searched for allergens (method M2.1.9). */
export const asidesOf = (notes: readonly LabelNote[]): readonly string[] =>
  notes
    .filter(
      ({ reason, text }) => SEARCHED.has(reason) && (text.length > LONGEST_ADDRESS || !isAddress(foldInPlace(text))),
    )
    .map(({ text }) => text.slice(0, LONGEST_SEARCHED));
