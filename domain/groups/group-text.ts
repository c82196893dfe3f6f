import { z } from 'zod';
import { typedText } from '../text-limits.ts';

// Texts that members write for each other. They are plain text: markup in them is never interpreted (product P22.6).

const GAPS = /\n{3,}/g;

/** Normalises line breaks and collapses several empty lines into one. */
const calmText = (text: string): string => text.replace(/\r\n?/g, '\n').replace(GAPS, '\n\n');

/** A multi-line text. @param max maximum characters @param min minimum characters */
export const groupText = (max: number, min = 0) => typedText(max, min).transform(calmText);

/** A single-line name. @param max maximum characters @param min minimum characters */
export const groupName = (max: number, min = 1) =>
  typedText(max, min)
    .transform((text) => calmText(text).replace(/\s+/g, ' '))
    .pipe(z.string().min(min, 'Please fill in this field.'));

const ALPHABETS = ['Latin', 'Cyrillic', 'Greek'].map((name) => new RegExp(`\\p{Script=${name}}`, 'u'));

/** Whether a name mixes alphabets with look-alike letters, as impersonators do. The page then marks the name. */
export const mixesAlphabets = (name: string): boolean => ALPHABETS.filter((letters) => letters.test(name)).length > 1;

/** A part of a text: words, or an address that becomes a link. */
export interface TextPart {
  /** Where it begins in the text. */
  readonly at: number;
  readonly text: string;
  /** The http or https URL; null for words. */
  readonly href: string | null;
}

const ADDRESS = /https?:\/\/[^\s<>"'`{}|\\^]{3,500}/gi;
/** Punctuation at the end that belongs to the sentence, not to the address. */
const TAIL = /[.,;:!?)\]]+$/;

/** The URL if the text is a web address that is safe to link; null if it is not one, or contains credentials. */
function hrefOf(text: string): string | null {
  // Non-ASCII characters could be look-alikes of other letters, so such an address stays plain text.
  if (!/^[\x21-\x7e]+$/.test(text)) return null;
  const host = /^https?:\/\/([^/?#]+)/i.exec(text)?.[1] ?? '';
  // A numeric host has several notations (127.1 is 127.0.0.1), so a link to one could hide where it leads.
  return /^[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?\.[a-z](?:[a-z0-9-]*[a-z0-9])?(?::\d{1,4})?$/i.test(host) ? text : null;
}

/** Splits a text into its parts, in order. Joined together they give the text again. */
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
