import { decodeEntities } from '../products/label/decode-entities.ts';
import { tidyText } from '../text-limits.ts';

/** Most texts contain nothing that needs cleaning. */
const PLAIN = /^[\x21-\x7e\xa1-\u02ff](?:[\x20-\x7e\xa1-\u02ff]*[\x21-\x7e\xa1-\u02ff])?$/;
const SUSPECT = /[&_]| {2}/;

/** Underscores that mark an allergen, at the edge of a word: "_milk_ powder". Those inside a word are kept. */
const MARKS = /(^|[^\p{L}\p{N}])_+|_+(?=[^\p{L}\p{N}]|$)/gu;

/**
 * A text of a catalogue as printed on the pack: entities decoded, allergen marks removed, line breaks and runs of
 * spaces as one space, invisible characters removed.
 * @param longest the most characters; longer text is cut without splitting a character
 */
export function publishedText(text: string, longest: number): string {
  if (text.length <= longest && !SUSPECT.test(text) && PLAIN.test(text)) return text;
  const decoded = text.includes('&') ? decodeEntities(text) : text;
  const bare = decoded.includes('_') ? decoded.replace(MARKS, '$1') : decoded;
  return (
    tidyText(bare.replace(/[\p{Cc}\s]+/gu, ' '))
      .slice(0, longest)
      // Half of a surrogate pair that the cut went through.
      .replace(/[\ud800-\udbff]$/, '')
      .trim()
  );
}
