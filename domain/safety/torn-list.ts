import { foldText } from '../knowledge/fold.ts';
import type { Use } from './exposure.ts';
import type { LabelItem } from './label-item.ts';

const WATERS = /water|\beaux?\b|wasser|agua|acqua|brume|mist|spray|thermal/;

/**
 * Whether of a cosmetic nothing but the water was read, though its name is not that of a water: the list was cut off,
 * and what is left of it must not earn a full score. Nothing readable gives no score (method, section 3).
 */
export const isTornList = (items: readonly LabelItem[], use: Use, name: string): boolean =>
  use.cosmetic &&
  name.trim() !== '' &&
  items.length === 1 &&
  items[0]?.known?.ingredient.id === 'water' &&
  !WATERS.test(foldText(name));
