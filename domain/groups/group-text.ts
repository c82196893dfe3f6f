import { z } from 'zod';
import { typedText } from '../text-limits.ts';

// Texts that members write for each other. Text is text: what looks like a page stays letters (product P22.6).

const GAPS = /\n{3,}/g;

/** Takes more than one empty line away. */
const calmText = (text: string): string => text.replace(/\r\n?/g, '\n').replace(GAPS, '\n\n');

/** A text of several lines. @param max the most characters @param min the fewest */
export const groupText = (max: number, min = 0) => typedText(max, min).transform(calmText);

/** A name: one line. @param max the most characters @param min the fewest */
export const groupName = (max: number, min = 1) =>
  typedText(max, min)
    .transform((text) => calmText(text).replace(/\s+/g, ' '))
    .pipe(z.string().min(min, 'Please fill in this field.'));

const ALPHABETS = ['Latin', 'Cyrillic', 'Greek'].map((name) => new RegExp(`\\p{Script=${name}}`, 'u'));

/** Whether a name mixes alphabets whose letters look alike, as in a name that stands in for another. It is then told. */
export const mixesAlphabets = (name: string): boolean => ALPHABETS.filter((letters) => letters.test(name)).length > 1;

/** A part of a text: words, or an address that is made a link. */
export interface TextPart {
  /** Where it begins in the text. */
  readonly at: number;
  readonly text: string;
  /** By http or https; null for words. */
  readonly href: string | null;
}

const ADDRESS = /https?:\/\/[^\s<>"'`{}|\\^]{3,500}/gi;
/** What ends a sentence, and not an address. */
const TAIL = /[.,;:!?)\]]+$/;

/** A web address as its browser would open it; null for what is none, or names somebody to sign in as. */
function hrefOf(text: string): string | null {
  // Bytes outside of ASCII could stand for letters that look alike: such an address stays words.
  if (!/^[\x21-\x7e]+$/.test(text)) return null;
  const host = /^https?:\/\/([^/?#]+)/i.exec(text)?.[1] ?? '';
  // A host of numbers is read in several ways (127.1 is 127.0.0.1): it would lead elsewhere than it says.
  return /^[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?\.[a-z](?:[a-z0-9-]*[a-z0-9])?(?::\d{1,4})?$/i.test(host) ? text : null;
}

/** The parts of a text in their order: together they are the text. */
export function textParts(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let last = 0;
  for (const match of text.matchAll(ADDRESS)) {
    const address = match[0].replace(TAIL, '');
    const href = hrefOf(address);
    if (href === null) continue;
    if (match.index > last) parts.push({ at: last, text: text.slice(last, match.index), href: null });
    parts.push({ at: match.index, text: address, href });
    last = match.index + address.length;
  }
  if (last < text.length) parts.push({ at: last, text: text.slice(last), href: null });
  return parts;
}
