import { foldText } from '../knowledge/names/fold.ts';
import type { Use } from './exposure.ts';
import type { LabelItem } from './label-item.ts';

/** Letters of a text that holds more than a heading and the word for water. */
const PROSE = 40;
const WATERS = /water|\beaux?\b|wasser|agua|acqua|brume|mist|spray|thermal/;

/**
 * Whether of a cosmetic nothing but the water was read behind other text, and its name is not that of a water: the list was cut off,
 * and what is left of it must not earn a full score. Nothing readable gives no score (method M2.1.8, M3.3.8).
 */
export const isTornList = (items: readonly LabelItem[], use: Use, name: string, text: string): boolean =>
  use.cosmetic &&
  text.trim().length >= PROSE &&
  name.trim() !== '' &&
  items.length === 1 &&
  items[0]?.known?.ingredient.id === 'water' &&
  !WATERS.test(foldText(name));
