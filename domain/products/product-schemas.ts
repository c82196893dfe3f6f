import { z } from 'zod';
import type { EntitySchemas } from '../sync/rule.ts';
import { typedText } from '../text-limits.ts';
import { LABEL_MAX, ManualProduct } from './manual-product.ts';
import { Product } from './product.ts';

const LabelText = typedText(LABEL_MAX, 1);
/** The longest stored list: from a catalogue, or typed by hand before there was a limit. */
const LONGEST_STORED = 110_000;

export const PRODUCT = {
  data: Product,
  operations: {
    'product.create': ManualProduct,
    /** Replaces a product's ingredient list: `from` is the list the person saw, `to` the one they decided is right. */
    'product.relabel': z.strictObject({
      from: z.string().max(LONGEST_STORED),
      to: LabelText,
      origin: z.enum(['photo', 'earlier']),
    }),
  },
} as const satisfies EntitySchemas;
