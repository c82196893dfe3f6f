import { z } from 'zod';

/** SHA-256 of a file's bytes, in lower-case hexadecimal: a photo's name in transit and in storage. */
export const Sha256 = z.string().regex(/^[0-9a-f]{64}$/, 'This is not the SHA-256 of a file.');

/** A label photo of the household. The bytes are stored separately, under their hash. */
export const LabelPhoto = z.object({
  id: z.string(),
  /** GTIN-14 or UUID of the product, which need not be known to the server. */
  productId: z.string(),
  sha256: z.string(),
  /** Milliseconds since 1970, clamped by the server; for display only. */
  addedAt: z.number(),
  addedBy: z.string(),
});
export type LabelPhoto = z.infer<typeof LabelPhoto>;
