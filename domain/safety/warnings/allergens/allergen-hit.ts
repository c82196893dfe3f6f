import type { FoodAllergen } from '../../../knowledge/knowledge.ts';

/** An allergen found in a text. */
export interface AllergenHit {
  readonly allergen: FoodAllergen;
  /** "oil": an oil of it that does not say whether it was refined; "often": a food that commonly contains it. */
  readonly sense: 'word' | 'check' | 'exempt' | 'oil' | 'often';
  /** The normalised phrase that named it. */
  readonly phrase: string;
  /** If a group word named it: the allergen that this word primarily stands for. */
  readonly ofGroup?: string;
}
