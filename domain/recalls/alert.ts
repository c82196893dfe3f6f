import { z } from 'zod';
import { RecallNotice } from './notice.ts';

const Agreement = z.enum(['same', 'check', 'different']);

/** A notice that concerns a product of the household, and why. */
export const RecallAlert = z.object({
  /** Combined from notice and product. */
  id: z.string(),
  productId: z.string(),
  productName: z.string(),
  /** Why it was recalled, in the words of the source. */
  reason: z.string(),
  verdict: z.enum(['affects', 'mayAffect']),
  basis: z.enum(['gtin', 'brandModel', 'brandName']),
  evidence: z.object({
    barcode: Agreement.nullable(),
    brandName: Agreement,
    model: Agreement.nullable(),
    lot: Agreement.nullable(),
    date: Agreement.nullable(),
    size: Agreement.nullable(),
  }),
  /** Why the server matched the notice to this product. */
  why: z.string(),
  /** What would settle the match; null if nothing is open. */
  decides: z.string().nullable(),
  notice: RecallNotice,
});
export type RecallAlert = z.infer<typeof RecallAlert>;
