import { z } from 'zod';

/** A text field of a source: absent and null become an empty text, numbers become text. */
export const text = z
  .union([z.string(), z.number().transform(String)])
  .nullish()
  .catch(null)
  .transform((value) => value ?? '');

/** A list of texts; a single text becomes a list of one, and empty texts are dropped. */
export const texts = z
  .union([z.array(text), text.transform((value) => [value])])
  .catch([])
  .transform((values) => values.filter((value) => value !== ''));

/** A list of objects of one shape; entries of any other shape are dropped. */
export const records = <T extends z.ZodType>(shape: T) =>
  z
    .array(z.unknown())
    .nullish()
    .catch(null)
    .transform((values) =>
      (values ?? []).flatMap((value): z.output<T>[] => {
        const read = shape.safeParse(value);
        return read.success ? [read.data] : [];
      }),
    );

/** The first text that is not blank. */
export const firstOf = (...values: readonly string[]): string => values.find((value) => value.trim() !== '') ?? '';
