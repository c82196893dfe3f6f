import type { CompiledIngredient } from './compiled-ingredient.ts';
import type { ReportIngredient } from './report.ts';
import type { Mention } from './weights.ts';

/** One distinct ingredient of a label, or one distinct text nothing is known about. Duplicated tokens are one item. */
export interface LabelItem {
  /** As it stands on the label, at its first place. */
  readonly raw: string;
  /** The label's own word for it, by which a person finds it on the pack; the pack's name for a misreading. */
  readonly printed: string;
  readonly name: string;
  readonly match: ReportIngredient['match'];
  /** Null where it was not identified. */
  readonly known: CompiledIngredient | null;
  /** Every place where it stands, in label order; at least one. */
  readonly mentions: readonly Mention[];
  /** A parent whose children were all identified: shown, and not scored (method, section 2.4). */
  readonly scored: boolean;
  /** What its places say, each text once; without the bracket where that holds ingredients of its own. */
  readonly texts: readonly string[];
  /** Places in the list of items of what its brackets hold. */
  readonly holds: readonly number[];
}
