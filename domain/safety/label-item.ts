import type { CompiledIngredient } from './compiled-ingredient.ts';
import type { ReportIngredient } from './report.ts';
import type { UnlistedComposite } from './unlisted-composite.ts';
import type { Mention } from './weights.ts';

/** One distinct ingredient of a label, or one distinct text nothing is known about. Duplicated tokens are one item. */
export interface LabelItem {
  /** As it stands on the label, at its first place. */
  readonly raw: string;
  /** The label's own word for it, by which a person finds it on the pack; the pack's name for a misreading. */
  readonly printed: string;
  readonly name: string;
  readonly match: ReportIngredient['match'];
  /** Its whole name stands there with a foreign word between: told as unclear, though it causes caps. */
  readonly around: boolean;
  /** Null where it was not identified. */
  readonly known: CompiledIngredient | null;
  /** Every place where it stands, in label order; at least one. */
  readonly mentions: readonly Mention[];
  /** A parent whose children were all identified: shown, and not scored (method M2.4.1). */
  readonly scored: boolean;
  /** As it stands at each of its places, each text once: what excuses it has to be said at all of them (method M4.8.12). */
  readonly raws: readonly string[];
  /** What its places say, each text once; without the bracket where that holds ingredients of its own. */
  readonly texts: readonly string[];
  /** Places in the list of items of what its brackets hold. */
  readonly holds: readonly number[];
  /** At every place it stands with a colon over the names that say what it is made of. */
  readonly heading?: true;
  /** In food: composite foods it names without saying what they are made of; empty where its brackets say it. */
  readonly composites?: readonly UnlistedComposite[];
  /** The ingredient it was read as, where this food made it harmless (method M6.3.14): then `known` says what it is. */
  readonly harmlessOf?: string;
}

/** Whether an item may limit a score: an unclear reading alone never does (method M3.2.6). */
export const causesCaps = ({ match, around }: LabelItem): boolean => match.step !== 'fuzzy' || around;

/**
 * Whether an item was read around a foreign word and stands nowhere clearly: it warns and costs as what it was read as,
 * and is no better known than an unknown name.
 */
export const isBroken = ({ match, around }: LabelItem): boolean => around && match.confidence === 0;
