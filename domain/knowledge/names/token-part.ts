import type { NameHit } from '../matching/match-name.ts';

/** One ingredient that an item names. */
export interface TokenPart {
  readonly raw: string;
  readonly text: string;
  /** Null when nothing matched. */
  readonly hit: NameHit | null;
  /** A function word over its members, no ingredient. */
  readonly group: boolean;
}
