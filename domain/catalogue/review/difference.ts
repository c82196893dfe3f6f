import type { Product } from '../../products/product.ts';
import type { Report } from '../../safety/report.ts';

/** A product with its report. */
export interface Judged {
  readonly product: Product;
  readonly report: Report;
}

/**
 * What a change would alter: fields with both values, and what is added to or removed from the list and the warnings.
 */
export interface Difference {
  readonly fields: readonly { readonly field: string; readonly before: string; readonly after: string }[];
  readonly ingredients: { readonly added: readonly string[]; readonly removed: readonly string[] };
  readonly warnings: { readonly added: readonly string[]; readonly removed: readonly string[] };
}

const FIELDS = ['name', 'brand', 'size', 'category', 'productType', 'forms', 'baby'] as const;

const worded = (value: string | boolean | readonly string[] | null): string =>
  Array.isArray(value) ? value.join(', ') : String(value ?? '');

/** What is only in one of the two, in order and without duplicates. */
function changed(before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>) {
  const beyond = (one: ReadonlyMap<string, string>, other: ReadonlyMap<string, string>) =>
    [...one].filter(([key]) => !other.has(key)).map(([, words]) => words);
  return { added: beyond(after, before), removed: beyond(before, after) };
}

const ingredientsOf = (judged: Judged | null) =>
  new Map((judged?.report.ingredients ?? []).map(({ id, name, raw }) => [id ?? name.toLowerCase(), raw]));
const warningsOf = (judged: Judged | null) =>
  new Map(
    (judged?.report.warnings ?? []).map(({ audience, severity, message, ingredient, family }) => [
      `${audience} ${family ?? ingredient}`,
      `${severity} for ${audience}: ${message}`,
    ]),
  );

/** How a change alters a product of the catalogue. @param before null if it is new */
export const differenceOf = (before: Judged | null, after: Judged | null): Difference => ({
  fields: FIELDS.flatMap((field) => {
    const values = [before?.product[field] ?? null, after?.product[field] ?? null].map(worded);
    const [was = '', is = ''] = values;
    return was === is ? [] : [{ field, before: was, after: is }];
  }),
  ingredients: changed(ingredientsOf(before), ingredientsOf(after)),
  warnings: changed(warningsOf(before), warningsOf(after)),
});
