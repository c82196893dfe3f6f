import { z } from 'zod';
import { Severity } from '../vocabulary.ts';

/** Two products (or one product and the home itself) that must not come together. Never stored. */
export const Interaction = z.object({
  /** Keys of the products: two, or one where the household itself is the other side (a litter tray). */
  keys: z.array(z.string()).min(1).max(2),
  /** Their names, in the same order. */
  products: z.array(z.string()).min(1).max(2),
  /** Where they are kept, in the same order. */
  places: z.array(z.string().nullable()).min(1).max(2),
  severity: Severity,
  /** What comes of it: "chloramines". */
  result: z.string(),
  message: z.string(),
  action: z.string(),
  source: z.string(),
  /** It needs something more to happen: heat from a flame or a hot surface. */
  needs: z.enum(['heat']).optional(),
  /** One side was not read clearly, or is known by its kind alone: the message says "may". */
  unclear: z.boolean().optional(),
});
export type Interaction = z.infer<typeof Interaction>;
