import { z } from 'zod';
import type { EntitySchemas } from '../sync/rule.ts';
import { typedText } from '../text-limits.ts';
import { ShoppingEntry, TickedBy, ToBuy } from './shopping-entry.ts';

export const SHOPPING = {
  data: ShoppingEntry,
  operations: {
    /** Either a product or a typed name; with both, the name is ignored. */
    'shopping.add': z.strictObject({
      productId: z.string().min(8).max(64).nullable().default(null),
      name: typedText(80).default(''),
      quantity: ToBuy.default(1),
    }),
    'shopping.count': z.strictObject({ quantity: ToBuy }),
    'shopping.tick': z.strictObject({ by: TickedBy }),
    'shopping.untick': z.strictObject({}),
    'shopping.remove': z.strictObject({}),
    'shopping.restore': z.strictObject({}),
  },
} as const satisfies EntitySchemas;
