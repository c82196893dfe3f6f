import { z } from 'zod';

/** A text field of a source: absent, null and numbers are read as a source means them. */
export const text = z
  .union([z.string(), z.number().transform(String)])
  .nullish()
  .catch(null)
  .transform((value) => value ?? '');

/** A list of texts; a single text is a list of one. */
export const texts = z
  .union([z.array(text), text.transform((value) => [value])])
  .catch([])
  .transform((values) => values.filter((value) => value !== ''));

/** A list of objects of one shape; what is none of them is left out. */
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

/** The first of several texts that says something. */
export const firstOf = (...values: readonly string[]): string => values.find((value) => value.trim() !== '') ?? '';
