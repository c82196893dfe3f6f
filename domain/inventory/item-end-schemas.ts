import { z } from 'zod';
import type { EntitySchemas } from '../sync/rule.ts';
import { CalendarDate } from '../text-limits.ts';
import { Quantity } from './item.ts';

/** How packs left the home. */
export const EndKind = z.enum(['used_up', 'thrown_away', 'given_away']);
export type EndKind = z.infer<typeof EndKind>;

/** A history record: packs of an entry left the home. */
export const ItemEnd = z.object({
  id: z.string(),
  itemId: z.string(),
  productId: z.string(),
  how: EndKind,
  /** Number of packs. */
  quantity: Quantity,
  /** ISO dates of the phone's own calendar. */
  endedOn: z.string(),
  openedOn: z.string().nullable(),
  expiresOn: z.string().nullable(),
});
export type ItemEnd = z.infer<typeof ItemEnd>;

export const ITEM_END = {
  data: ItemEnd,
  operations: {
    'end.record': z.strictObject({
      itemId: z.uuid(),
      productId: z.string().min(8).max(64),
      how: EndKind,
      quantity: Quantity.min(1),
      endedOn: CalendarDate,
      openedOn: CalendarDate.nullable(),
      expiresOn: CalendarDate.nullable(),
    }),
    'end.takeBack': z.strictObject({}),
  },
} as const satisfies EntitySchemas;
