import type { Knowledge } from '../../knowledge/knowledge.ts';
import type { LabelNote } from '../../products/label/label-reading.ts';
import type { Nutrition } from '../../products/nutrition.ts';
import type { Use } from '../exposure.ts';
import type { ScoredItem } from '../points.ts';

/** The facts that the warnings of one label are made from. */
export interface LabelFacts {
  readonly use: Use;
  readonly knowledge: Knowledge;
  readonly scored: readonly ScoredItem[];
  /** Names of possible traces, as printed. */
  readonly traces: readonly string[];
  /** Names in a food's "Contains:" statement, as printed. */
  readonly contains: readonly string[];
  /** Stretches of the label that were set apart, and the full text of items that were split. */
  readonly asides: readonly string[];
  /** What the label names outside its items, each scored as if it were the whole list. */
  readonly apart: readonly (readonly ScoredItem[])[];
  /** What the reader set apart from the list. */
  readonly notes: readonly LabelNote[];
  /** The whole label text; empty if there is none. */
  readonly text: string;
  /** The product's name; empty if it is not known. */
  readonly name: string;
  /** The nutrition table, if it is known. */
  readonly nutrition?: Nutrition | null;
}
