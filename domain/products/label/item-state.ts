import type { Piece } from './split.ts';

/** What applies to the item that is read next. */
export interface ItemState {
  minor: boolean;
  optional: boolean;
  mayContain: boolean;
  active: boolean;
  /** Percentage that the label gives to a group of items before a colon; null if none. */
  share: number | null;
  /** Whether the item is in the bracket of another ingredient. */
  inBracket: boolean;
}

/** The initial state: nothing is known about the item. */
export const PLAIN: ItemState = {
  minor: false,
  optional: false,
  mayContain: false,
  active: false,
  share: null,
  inBracket: false,
};

/** What the next item is read as: part of the list, or part of a statement that began before it. */
export type Mode = 'list' | 'trace' | 'contains' | 'free' | 'maybe_free' | 'address';

/** An item and its position. */
export interface Item {
  readonly piece: Piece;
  readonly start: number;
  readonly end: number;
  /** Number of brackets around it, counted to bound the work. */
  readonly depth: number;
}

/** Where an item is among the others. */
export interface Place {
  /** Whether it begins a sentence. */
  readonly opens: boolean;
  /** The items around it, and its own index among them. */
  readonly pieces: readonly Piece[];
  readonly at: number;
  /** Whether its lines may be read separately. */
  readonly lines: boolean;
}
