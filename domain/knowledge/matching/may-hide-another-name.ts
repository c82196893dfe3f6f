import type { LabelToken } from '#domain/products/label/label-reading.ts';
import { aroundList } from '../names/split-marked.ts';
import type { TokenPart } from '../names/token-part.ts';

// Signs where a comma, a bracket or a space may have been misread, or that join several names.
const GAP = /[;:!?|~^=+<>"`/](?=.)|\.(?=[^\d]{3})|[)\]}]\s*[^\s\p{L}\d,.)]|(?<=\p{L}{5})['’](?!s\b)/u;

/** The item's own text, without a bracketed list. */
export const headOf = (token: LabelToken): string => (token.listed ? aroundList(token.raw).head : token.raw);

/** Whether an item that did not match exactly may hide another name. */
export const mayHideAnotherName = (token: LabelToken, parts: readonly TokenPart[]): boolean => {
  if (parts.every((part) => part.hit?.step === 'exact' || part.hit?.step === 'number')) return false;
  // A family pattern matches part of the name, whatever else is in it.
  return GAP.test(headOf(token)) || parts.some(({ hit: found }) => (found?.classMatch?.classes.length ?? 0) > 0);
};
