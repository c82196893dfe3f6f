import { z } from 'zod';
import { CalendarDate, typedText } from '../text-limits.ts';

export const Quantity = z.number().int().min(0).max(9999);

/** The fields of an inventory entry that a person edits separately. */
export const ItemFields = z.strictObject({
  place: typedText(80).nullable(),
  expiresOn: CalendarDate.nullable(),
  openedOn: CalendarDate.nullable(),
  /** Period after opening, in months (the open-jar symbol). */
  periodAfterOpening: z.number().int().min(1).max(120).nullable(),
  notes: typedText(2000),
});
export type ItemFields = z.infer<typeof ItemFields>;

/** One entry of the household's inventory. */
export const InventoryItem = z.object({
  id: z.string(),
  productId: z.string(),
  quantity: Quantity,
  place: z.string().nullable(),
  expiresOn: z.string().nullable(),
  openedOn: z.string().nullable(),
  periodAfterOpening: z.number().nullable(),
  notes: z.string(),
  addedAt: z.number(),
});
export type InventoryItem = z.infer<typeof InventoryItem>;
