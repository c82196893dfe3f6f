import type { FoodAllergen } from '../../../knowledge/knowledge.ts';

/** An allergen found in a text. */
export interface AllergenHit {
  readonly allergen: FoodAllergen;
  /** "oil": an oil of it that does not say whether it was refined; "often": a food that commonly holds it. */
  readonly sense: 'word' | 'check' | 'exempt' | 'oil' | 'often';
  /** The normalised phrase that named it. */
  readonly phrase: string;
  /** Named by the word of a group: the allergen that the word stands for first. */
  readonly ofGroup?: string;
}
