import { z } from 'zod';
import type { EntitySchemas } from '../sync/rule.ts';
import { typedText } from '../text-limits.ts';
import { ManualProduct } from './manual-product.ts';
import { Product } from './product.ts';

/** A label as long as one may be that is read at all (security rules, 3.8), and the longest that is stored. */
const LabelText = typedText(20_000, 1);
const LONGEST_STORED = 110_000;

export const PRODUCT = {
  data: Product,
  operations: {
    'product.create': ManualProduct,
    /** Another list for a product that has one: `from` is what the person saw, `to` what they decided is right. */
    'product.relabel': z.strictObject({
      from: z.string().max(LONGEST_STORED),
      to: LabelText,
      origin: z.enum(['photo', 'earlier']),
    }),
  },
} as const satisfies EntitySchemas;
