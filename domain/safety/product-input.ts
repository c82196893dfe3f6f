import type { Product } from '../products/product.ts';
import { guessProductType } from '../products/product-type.ts';
import type { AssessInput } from './assess.ts';
import { PRODUCT_FORMS, type ProductType } from './vocabulary.ts';

/** Whether a product that somebody entered as "something else" may still be a food (method M8.1.5). */
const mayBeFood = ({ own, category }: Product, likely: readonly ProductType[]): boolean =>
  own && category !== 'health_medicine' && likely.includes('food');

/** The engine's input for a product: its own type if that is decided, else the types its name and label suggest. */
export const inputOfProduct = (product: Product): AssessInput => {
  const guess = guessProductType({
    name: product.name,
    brand: product.brand,
    category: product.category,
    ingredientsText: product.ingredientsText,
    source: product.source,
  });
  const decided = product.productType;
  return {
    text: product.ingredientsText,
    types:
      decided === null
        ? guess.types
        : decided === 'other' && mayBeFood(product, guess.types)
          ? ['food', 'other']
          : [decided],
    // While the type is undecided, forms and the baby flag found in the name add to what was entered. None is dropped.
    forms: PRODUCT_FORMS.filter(
      (form) => product.forms.includes(form) || (decided === null && guess.forms.includes(form)),
    ),
    baby: product.baby || (decided === null && guess.baby),
    name: product.name,
    ...(product.nutrition === undefined ? {} : { nutrition: product.nutrition }),
    ...(product.category === 'health_medicine' ? { medicine: true } : {}),
  };
};
