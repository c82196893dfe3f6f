import { foldText } from '../knowledge/names/fold.ts';
import type { Use } from './exposure.ts';
import type { LabelItem } from './label-item.ts';

/** A text of this many characters holds more than a heading and the word for water. */
const PROSE = 40;
const WATERS = /water|\beaux?\b|wasser|agua|acqua|brume|mist|spray|thermal/;

/**
 * Whether nothing but water was read from a cosmetic's longer text, although its name is not that of a water. The list
 * was cut off, and what is left must not earn a full score. Nothing readable gives no score (method M2.1.8, M3.3.8).
 */
export const isTornList = (items: readonly LabelItem[], use: Use, name: string, text: string): boolean =>
  use.cosmetic &&
  text.trim().length >= PROSE &&
  name.trim() !== '' &&
  items.length === 1 &&
  items[0]?.known?.ingredient.id === 'water' &&
  !WATERS.test(foldText(name));
