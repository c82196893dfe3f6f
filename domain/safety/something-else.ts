import { guessProductType } from '../products/product-type.ts';
import type { AssessInput } from './assess.ts';
import type { ProductType } from './vocabulary.ts';

/**
 * The types to judge a product as: what was asked for, and food as well where "something else" was answered of what the
 * name and the list leave open or call a food (method M8.1.5). An answer makes no report milder than none would.
 * @param types that were asked for
 */
export function typesToJudge(
  { name, text, medicine }: AssessInput,
  types: readonly ProductType[],
): readonly ProductType[] {
  if (types.length !== 1 || types[0] !== 'other' || !text || medicine) return types;
  const { types: likely } = guessProductType({ name: name ?? '', category: 'General', ingredientsText: text });
  return likely.includes('food') ? ['food', 'other'] : types;
}
