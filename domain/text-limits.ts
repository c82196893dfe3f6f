import { z } from 'zod';

// Bidirectional overrides and control characters can make a text read differently from what it says.
const UNSEEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

// A place where a line may break stands for a space; the other marks only make two equal words differ.
const BREAK = /\u200b/g;
const MARKS = /[\u061c\u180e\u2060-\u2064\ufeff]/g;
// Joiners mean something in emoji and in scripts that join letters, and nothing behind letters that never join.
const JOINERS = /(^|[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{N}\p{P}\p{Z}])[\u200c\u200d]+/gu;

/** So many marks on one letter are kept: no script stacks more, and a tower of them would cover the lines around. */
const MARKS_KEPT = 4;
const TOWER = new RegExp(`(\\p{M}{${MARKS_KEPT}})\\p{M}+`, 'gu');

/** NFC, without control, bidi and zero-width characters, without surrounding space. */
export const tidyText = (text: string): string =>
  text.normalize('NFC').replace(UNSEEN, '').replace(BREAK, ' ').replace(MARKS, '').replace(JOINERS, '$1').trim();

/**
 * A text a person typed: tidied, without marks above the fourth on one letter, then measured. Never cut.
 * @param max the most characters it may have
 * @param min the fewest characters it must have after tidying
 */
export const typedText = (max: number, min = 0) =>
  z
    .string()
    // Bounded before tidying, so that a hostile text costs nothing.
    .max(max * 4, `Please use at most ${max} characters.`)
    .transform((text) => tidyText(text).replace(TOWER, '$1'))
    .pipe(
      z
        .string()
        .min(min, min === 1 ? 'Please fill in this field.' : undefined)
        .max(max),
    );

/** An ISO calendar date (YYYY-MM-DD) between 1970 and 2200. */
export const CalendarDate = z.iso
  .date()
  .refine((day) => day >= '1970-01-01' && day <= '2200-12-31', 'The date must lie between 1970 and 2200.');

/** A UUID of any version, lower case. */
export const Uuid = z.uuid().transform((id) => id.toLowerCase());
