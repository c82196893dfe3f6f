import type { NameHit } from '../matching/match-name.ts';

/** One ingredient that an item names. */
export interface TokenPart {
  readonly raw: string;
  readonly text: string;
  /** Null when nothing matched. */
  readonly hit: NameHit | null;
  /** True for a function word before its members, which is not an ingredient. */
  readonly group: boolean;
}
