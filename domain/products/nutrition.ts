import { z } from 'zod';

/** What the nutrition table of a food states, in grams per 100 g or 100 ml; null where it says nothing. */
export const Nutrition = z.object({
  sugars: z.number().min(0).max(100).nullable(),
  salt: z.number().min(0).max(100).nullable(),
  /** A drink: its limits are half of those of a food (method M6.1.30). */
  drink: z.boolean(),
});
export type Nutrition = z.infer<typeof Nutrition>;
