import type { LabelToken } from '#domain/products/label/label-reading.ts';
import type { TokenPart } from '../names/token-part.ts';

/** What an item names: usually one ingredient, plus the children that are ingredients of their own. */
export interface MatchedToken {
  readonly parts: readonly TokenPart[];
  readonly children: readonly LabelToken[];
}
