import { formatCount } from '../formats.ts';

/**
 * Says that a text is longer than is taken, or null. Its field has no `maxLength`, by which a browser would cut what is
 * pasted without a word: all of it stays there, to be shortened.
 * @param what the text is called
 */
export const tooLong = (what: string, text: string, most: number): string | null =>
  text.length <= most
    ? null
    : `${what} is longer than ${formatCount(most)} characters, by ${formatCount(text.length - most)}. All of it is still here: please shorten it.`;
