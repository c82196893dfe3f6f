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

/** What the next item is read as: an item of the list, or what a statement before it names. */
export type Mode = 'list' | 'trace' | 'contains' | 'free' | 'maybe_free' | 'address';

/** An item and where it stands. */
export interface Item {
  readonly piece: Piece;
  readonly start: number;
  readonly end: number;
  /** Brackets around it, counted to bound the work. */
  readonly depth: number;
}

/** Where an item stands among the others. */
export interface Place {
  /** Whether it begins a sentence. */
  readonly opens: boolean;
  /** The items around it, and its own place among them. */
  readonly pieces: readonly Piece[];
  readonly at: number;
  /** Whether its lines may be read each for itself. */
  readonly lines: boolean;
}
