import { z } from 'zod';
import { changed } from '../sync/changed-field.ts';
import type { EntitySchemas } from '../sync/rule.ts';
import { InventoryItem, ItemFields, Quantity } from './item.ts';

const fields = ItemFields.shape;

export const INVENTORY = {
  data: InventoryItem,
  operations: {
    'inventory.add': z.strictObject({
      productId: z.string().min(8).max(64),
      quantity: Quantity.default(1),
      fields: ItemFields.partial().default({}),
    }),
    'inventory.adjust': z.strictObject({ delta: z.number().int().min(-999).max(999) }),
    'inventory.setCount': z.strictObject({ quantity: Quantity }),
    'inventory.edit': z.strictObject({
      place: changed(fields.place).optional(),
      expiresOn: changed(fields.expiresOn).optional(),
      openedOn: changed(fields.openedOn).optional(),
      periodAfterOpening: changed(fields.periodAfterOpening).optional(),
      notes: changed(fields.notes).optional(),
    }),
    'inventory.delete': z.strictObject({}),
    'inventory.restore': z.strictObject({}),
  },
} as const satisfies EntitySchemas;
