import { guessProductType } from '#domain/products/product-type.ts';
import { assess } from '#domain/safety/engine.ts';
import type { HomeProduct } from '#domain/safety/mixing/home-product.ts';
import { interactions } from '#domain/safety/mixing/interactions.ts';
import { PRODUCT_FORMS, type ProductType } from '#domain/safety/vocabulary.ts';
import { knowledge } from '../pack.ts';

/** A product in short form: name, product type (null: guessed), label text (null: no label). */
export type Item = readonly [name: string, type: ProductType | null, text: string | null];

/** The product as a household has it, assessed by the real engine and pack. */
export const product = ([name, type, text]: Item, key = name, place: string | null = null): HomeProduct => {
  const guess = guessProductType({ name, category: 'General', ingredientsText: text });
  const forms = PRODUCT_FORMS.filter((form) => guess.forms.includes(form));
  const types = type === null ? guess.types : [type];
  const report = assess({ text, types, forms, baby: false, name }, knowledge);
  return { key, name, place, type: type ?? report.productType, forms, report };
};

/** The most severe interaction of two products, such as "CRITICAL chlorine", or "none". */
export const pair = (one: Item, other: Item): string => {
  const [worst] = interactions([product(one, 'one'), product(other, 'other')]);
  return worst === undefined ? 'none' : `${worst.severity} ${worst.result}`;
};
