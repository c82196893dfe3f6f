import { type Gtin, parseGtin } from '#domain/products/gtin.ts';
import type { TopCategory } from '#domain/products/product.ts';
import { typedIngredients } from '#domain/products/typed-ingredients.ts';
import type { ProductType } from '#domain/safety/vocabulary.ts';

/** State of the product form while it is filled in. */
export interface ManualDraft {
  readonly name: string;
  readonly brand: string;
  readonly ingredients: string;
  /** As typed; '' if the product has none. */
  readonly barcode: string;
  readonly kind: ProductType | 'unsure';
  /** Its area; asked for only if the kind does not determine it. */
  readonly category: TopCategory;
  readonly spray: boolean;
  readonly baby: boolean;
}

/** Errors to correct, by field. */
export type ManualErrors = Partial<Record<'name' | 'brand' | 'ingredients' | 'barcode', string>>;

/** Maximum length of one ingredient in a manual entry; a longer one lacks a comma. */
const LONGEST = 200;
const MOST = 500;

/** Checks the form. Returns its code and ingredients, or the errors. */
export function checkDraft(
  draft: ManualDraft,
): { ok: true; gtin: Gtin | null; ingredients: string[] } | { ok: false; errors: ManualErrors } {
  const errors: ManualErrors = {};
  const ingredients = typedIngredients(draft.ingredients);
  const code = draft.barcode.trim() === '' ? null : parseGtin(draft.barcode);
  if (draft.name.trim() === '') errors.name = 'Please enter the product name.';
  if (ingredients.length === 0) errors.ingredients = 'Please enter the ingredients, separated by commas.';
  if (ingredients.length > MOST) errors.ingredients = `A list can have up to ${MOST} ingredients.`;
  const long = ingredients.find((one) => one.length > LONGEST);
  if (long)
    errors.ingredients = `One ingredient is very long. Is a comma missing after \u201c${long.slice(0, 40)}\u201d?`;
  if (code && !code.ok) errors.barcode = code.problem.message;
  if (Object.keys(errors).length > 0) return { ok: false, errors };
  return { ok: true, gtin: code?.ok ? code.value : null, ingredients };
}
