import { z } from 'zod';

/** How many of one product to buy. */
export const ToBuy = z.number().int().min(1).max(99);

/** How a line was ticked off: by scanning the barcode, or by hand. */
export const TickedBy = z.enum(['scan', 'hand']);
export type TickedBy = z.infer<typeof TickedBy>;

/** One line of the household's shopping list. Its id is that of the product; for a typed line it is a UUID. */
export const ShoppingEntry = z.object({
  id: z.string(),
  /** Null for a typed line. */
  productId: z.string().nullable(),
  /** The typed text; empty for a product, which has its own name. */
  name: z.string(),
  quantity: ToBuy,
  /** Null while it is not bought. */
  tickedBy: TickedBy.nullable(),
  /** Milliseconds since 1970, clamped by the server; null while it is not bought. */
  tickedAt: z.number().nullable(),
  /** Milliseconds since 1970, clamped by the server. */
  addedAt: z.number(),
});
export type ShoppingEntry = z.infer<typeof ShoppingEntry>;
