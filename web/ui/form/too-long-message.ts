import { formatCount } from '../formats.ts';

/**
 * The error message for a text that is too long, or null. Its field has no `maxLength`, with which browsers silently
 * cut off pasted text: all of it is kept, for the person to shorten.
 * @param what name of the text in the message
 */
export const tooLongMessage = (what: string, text: string, most: number): string | null =>
  text.length <= most
    ? null
    : `${what} is over the limit of ${formatCount(most)} characters by ${formatCount(text.length - most)}. Nothing is lost: please shorten it.`;
