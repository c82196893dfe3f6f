import type { Knowledge } from '../../knowledge/knowledge.ts';
import type { LabelNote } from '../../products/label/label-reading.ts';
import type { Nutrition } from '../../products/nutrition.ts';
import type { Use } from '../exposure.ts';
import type { ScoredItem } from '../points.ts';

/** What the warnings of one label are made from. */
export interface LabelFacts {
  readonly use: Use;
  readonly knowledge: Knowledge;
  readonly scored: readonly ScoredItem[];
  /** Names of possible traces, as printed. */
  readonly traces: readonly string[];
  /** What a food's "Contains:" names, as printed. */
  readonly contains: readonly string[];
  /** Stretches of the label that were set apart, and whole items that were cut up. */
  readonly asides: readonly string[];
  /** What the label names beside its items, each scored as if it were the whole list. */
  readonly apart: readonly (readonly ScoredItem[])[];
  /** What the reader set apart from the list. */
  readonly notes: readonly LabelNote[];
  /** The whole label text; empty where there is none. */
  readonly text: string;
  /** The product's name; empty where it is not known. */
  readonly name: string;
  /** The nutrition table, where it is known. */
  readonly nutrition?: Nutrition | null;
}
