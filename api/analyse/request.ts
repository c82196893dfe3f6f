import { z } from 'zod';
import { fieldMessage } from '#domain/contract/field-message.ts';
import { HouseholdFile } from '#domain/households/household.ts';
import { Nutrition } from '#domain/products/nutrition.ts';
import { PRODUCT_FORMS, PRODUCT_TYPES, ProductForm, ProductType } from '#domain/safety/vocabulary.ts';

/** One line of `--jsonl`. */
export const AnalyseLine = z.strictObject({
  id: z.union([z.string(), z.number()]),
  text: z.string().nullable(),
  type: ProductType.optional(),
  name: z.string().optional(),
  forms: z.array(ProductForm).default([]),
  baby: z.boolean().default(false),
  /** The nutrition table of a food, in grams per 100 g or 100 ml. */
  nutrition: z
    .strictObject({
      sugars: Nutrition.shape.sugars.default(null),
      salt: Nutrition.shape.salt.default(null),
      drink: z.boolean().default(false),
    })
    .optional(),
  /** Sold as a medicine. */
  medicine: z.boolean().default(false),
  household: HouseholdFile.optional(),
});
export type AnalyseLine = z.infer<typeof AnalyseLine>;

/** One line of `--jsonl` about a home: its products and, optionally, who lives there. */
export const HomeLine = z.strictObject({
  id: z.union([z.string(), z.number()]),
  home: z
    .array(
      z.strictObject({
        name: z.string(),
        type: ProductType.optional(),
        text: z.string().nullable().default(null),
        forms: z.array(ProductForm).default([]),
        place: z.string().optional(),
      }),
    )
    .max(500),
  household: HouseholdFile.optional(),
});
export type HomeLine = z.infer<typeof HomeLine>;

/** The request cannot be read. The message is a sentence that names the option or field. */
export class BadRequest extends Error {}

/** The first error, as a sentence that names the field. */
export const whatIsWrong = (error: z.ZodError): string => {
  const issue = error.issues[0];
  if (issue === undefined) return 'The input could not be read.';
  if (issue.code === 'unrecognized_keys') {
    return `The field ${[...issue.path, issue.keys[0] ?? ''].map(String).join('.')} is not known.`;
  }
  const path = issue.path.map(String).join('.');
  return path === '' ? issue.message : `The field ${path} cannot be read: ${issue.message}`;
};

/** Reads `--type`. */
export const parseType = (text: string | undefined): z.infer<typeof ProductType> | undefined => {
  if (text === undefined) return undefined;
  const type = ProductType.safeParse(text);
  if (type.success) return type.data;
  throw new BadRequest(`--type "${text}" is not known: use one of ${PRODUCT_TYPES.join(', ')}.`);
};

/** Reads `--form spray,lip`. */
export const parseForms = (texts: readonly string[]): z.infer<typeof ProductForm>[] =>
  texts
    .flatMap((text) => text.split(','))
    .map((text) => text.trim())
    .filter((text) => text !== '')
    .map((text) => {
      const form = ProductForm.safeParse(text);
      if (form.success) return form.data;
      throw new BadRequest(`--form "${text}" is not known: use any of ${PRODUCT_FORMS.join(', ')}.`);
    });

/** Reads the contents of a household file. */
export const parseHousehold = (json: string, file: string): z.infer<typeof HouseholdFile> => {
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch {
    throw new BadRequest(`--household ${file} is not JSON.`);
  }
  const household = HouseholdFile.safeParse(value, { error: fieldMessage });
  if (household.success) return household.data;
  throw new BadRequest(`--household ${file}: ${whatIsWrong(household.error)}`);
};
