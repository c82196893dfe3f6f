import type { LabelToken } from '#domain/products/label/label-reading.ts';
import { aroundList } from '../names/split-marked.ts';
import type { TokenPart } from '../names/token-part.ts';

// Where a comma, a bracket or a space was misread, or one name is put for several.
const GAP = /[;:!?|~^=+<>"`/](?=.)|\.(?=[^\d]{3})|[)\]}]\s*[^\s\p{L}\d,.)]|(?<=\p{L}{5})['’](?!s\b)/u;

/** What an item says itself, without the list in its bracket. */
export const headOf = (token: LabelToken): string => (token.listed ? aroundList(token.raw).head : token.raw);

/** Whether a name may be lost in an item that was not read to the letter. */
export const mayHide = (token: LabelToken, parts: readonly TokenPart[]): boolean => {
  if (parts.every((part) => part.hit?.step === 'exact' || part.hit?.step === 'number')) return false;
  // A family is told by a part of the name, whatever else stands in it.
  return GAP.test(headOf(token)) || parts.some(({ hit: found }) => (found?.classMatch?.classes.length ?? 0) > 0);
};
