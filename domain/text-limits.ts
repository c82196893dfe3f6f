import { z } from 'zod';

// Bidirectional overrides and control characters can make a text look different from what it contains.
const UNSEEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

// A zero-width space becomes a space. The other invisible characters only make equal words differ, so they are removed.
const BREAK = /\u200b/g;
const MARKS = /[\u061c\u180e\u2060-\u2064\ufeff]/g;
// Zero-width joiners matter in emoji and in joining scripts, but not after letters that never join.
const JOINERS = /(^|[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{N}\p{P}\p{Z}])[\u200c\u200d]+/gu;

/** Combining marks kept per letter: no script stacks more, and a taller stack would cover the lines around it. */
const MARKS_KEPT = 4;
const TOWER = new RegExp(`(\\p{M}{${MARKS_KEPT}})\\p{M}+`, 'gu');

/** NFC, without control, bidi and zero-width characters, trimmed. */
export const tidyText = (text: string): string =>
  text.normalize('NFC').replace(UNSEEN, '').replace(BREAK, ' ').replace(MARKS, '').replace(JOINERS, '$1').trim();

/**
 * Schema for text a person typed: tidied, with at most four combining marks per letter, then measured. Never truncated.
 * @param max maximum characters after tidying
 * @param min minimum characters after tidying
 */
export const typedText = (max: number, min = 0) =>
  z
    .string()
    // A first bound before tidying, so that a hostile text costs no time.
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
  .refine((day) => day >= '1970-01-01' && day <= '2200-12-31', 'The date must be between 1970 and 2200.');

/** A UUID of any version, lower case. */
export const Uuid = z.uuid().transform((id) => id.toLowerCase());
