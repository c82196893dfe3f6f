import type { CompiledIngredient } from './compiled-ingredient.ts';
import type { ReportIngredient } from './report.ts';
import type { UnlistedComposite } from './unlisted-composite.ts';
import type { Mention } from './weights.ts';

/** One distinct ingredient of a label, or one distinct unknown text. Duplicates are merged into one item. */
export interface LabelItem {
  /** As printed on the label, at its first mention. */
  readonly raw: string;
  /** The label's own word, so that a person finds it on the packaging; the knowledge pack's name for a misreading. */
  readonly printed: string;
  readonly name: string;
  readonly match: ReportIngredient['match'];
  /** Its whole name is there with a foreign word in between: reported as unclear, but it can cause caps. */
  readonly around: boolean;
  /** Null if it was not identified. */
  readonly known: CompiledIngredient | null;
  /** Every mention, in label order; at least one. */
  readonly mentions: readonly Mention[];
  /** False for what is shown but not scored, such as a parent whose children were all identified (method M2.4.1). */
  readonly scored: boolean;
  /** The raw text of each mention, each text once. What excuses it must be said in all of them (method M4.8.12). */
  readonly raws: readonly string[];
  /** The text of each mention, each once, without brackets that list ingredients of their own. */
  readonly texts: readonly string[];
  /** Indices, in the list of items, of the items in its brackets. */
  readonly holds: readonly number[];
  /** At every mention it is a heading: a colon follows, then the names of what it is made of. */
  readonly heading?: true;
  /** In food: composite foods it names without saying what they are made of; empty if its brackets say so. */
  readonly composites?: readonly UnlistedComposite[];
  /**
   * The id it was read as, if this food makes it harmless (method M6.3.14); `known` is then what it is in this food.
   */
  readonly harmlessOf?: string;
}

/** Whether an item may limit a score: an unclear reading alone never does (method M3.2.6). */
export const causesCaps = ({ match, around }: LabelItem): boolean => match.step !== 'fuzzy' || around;

/**
 * Whether an item was only read around a foreign word and never clearly. It warns and costs points as the ingredient it
 * was read as, but is known no better than an unknown name.
 */
export const isBroken = ({ match, around }: LabelItem): boolean => around && match.confidence === 0;
