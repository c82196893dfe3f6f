import type { Knowledge } from '../knowledge/knowledge.ts';
import type { Nutrition } from '../products/nutrition.ts';
import type { Report } from './report.ts';
import type { ProductForm, ProductType } from './vocabulary.ts';

/** One label to be judged. */
export interface AssessInput {
  /** The label text; null or empty gives a report without a score. */
  readonly text: string | null;
  /** More than one if the type is undecided. */
  readonly types: readonly ProductType[];
  readonly forms: readonly ProductForm[];
  readonly baby: boolean;
  /** Product name, to recognise kinds of products by name (method M6). */
  readonly name?: string;
  /** The nutrition table of a food. */
  readonly nutrition?: Nutrition;
  /** Sold as a medicine: cosmetics law does not apply to its active ingredients. */
  readonly medicine?: boolean;
  /** Mean OCR confidence, 0 to 1, if the text came from OCR. */
  readonly ocrConfidence?: number;
}

export type Assess = (input: AssessInput, knowledge: Knowledge) => Report;
