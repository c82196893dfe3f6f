import { z } from 'zod';
import type { EntitySchemas } from '../sync/rule.ts';
import { typedText } from '../text-limits.ts';
import { LABEL_MAX, ManualProduct } from './manual-product.ts';
import { Product } from './product.ts';

const LabelText = typedText(LABEL_MAX, 1);
/** The longest that is stored: of a catalogue, or from before lists typed by hand were bounded. */
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
