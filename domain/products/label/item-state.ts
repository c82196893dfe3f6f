import type { Piece } from './split.ts';

/** What holds for the item that is read next. */
export interface ItemState {
  minor: boolean;
  optional: boolean;
  mayContain: boolean;
  active: boolean;
  /** Per cent that the label gives to a group of items before a colon; null for none. */
  share: number | null;
  /** Whether it stands in the bracket of another ingredient. */
  inBracket: boolean;
}

/** Nothing was said of the item yet. */
export const PLAIN: ItemState = {
  minor: false,
  optional: false,
  mayContain: false,
  active: false,
  share: null,
  inBracket: false,
};

/** An item and where it stands. */
export interface Item {
  readonly piece: Piece;
  readonly start: number;
  readonly end: number;
  /** Brackets around it, counted to bound the work. */
  readonly depth: number;
}
