import { z } from 'zod';

/** What a food's nutrition table states, in grams per 100 g or 100 ml; null if it does not state the value. */
export const Nutrition = z.object({
  sugars: z.number().min(0).max(100).nullable(),
  salt: z.number().min(0).max(100).nullable(),
  /** A drink: its limits are half those of a food (method M6.1.30). */
  drink: z.boolean(),
});
export type Nutrition = z.infer<typeof Nutrition>;
