import { foldText } from '../knowledge/names/fold.ts';
import { leadOf } from '../products/label/item-lead.ts';
import type { Use } from './exposure.ts';
import type { LabelItem } from './label-item.ts';

const LEAD = 60;

/**
 * Whether a food's text is only its allergen statement ("Contains milk and soy.", as on wine or at a bakery's
 * counter). That is enough to warn from, but not an ingredient list to base a score on (method M3.3.9).
 */
export const isAllergensAlone = (items: readonly LabelItem[], use: Use, text: string): boolean =>
  use.eaten &&
  leadOf(foldText(text).trimStart().slice(0, LEAD))?.kind === 'contains' &&
  items.every(({ scored, known }) => !scored || (known !== null && known.allergens.length > 0));
