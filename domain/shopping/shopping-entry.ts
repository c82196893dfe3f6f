import { z } from 'zod';

/** How many of one thing a household means to buy at once. */
export const ToBuy = z.number().int().min(1).max(99);

/** How something on the list was ticked off: its code was read, or somebody pressed it. */
export const TickedBy = z.enum(['scan', 'hand']);
export type TickedBy = z.infer<typeof TickedBy>;

/** One line of the household's shopping list. Its id is the product's; that of a typed line is a UUID. */
export const ShoppingEntry = z.object({
  id: z.string(),
  /** Null for what was typed. */
  productId: z.string().nullable(),
  /** What was typed; empty for a product, which has its own name. */
  name: z.string(),
  quantity: ToBuy,
  /** Null while it is still to be bought. */
  tickedBy: TickedBy.nullable(),
  /** Milliseconds since 1970, clamped by the server; null while it is still to be bought. */
  tickedAt: z.number().nullable(),
  /** Milliseconds since 1970, clamped by the server. */
  addedAt: z.number(),
});
export type ShoppingEntry = z.infer<typeof ShoppingEntry>;
