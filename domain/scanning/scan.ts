import { z } from 'zod';

export const ScanMode = z.enum(['household', 'shopping']);
export type ScanMode = z.infer<typeof ScanMode>;

/** How the code came in. */
export const ScanInput = z.enum(['camera', 'photo', 'typed']);
export type ScanInput = z.infer<typeof ScanInput>;

/** `identified` counts against the quota; the others never do. */
export const ScanOutcome = z.enum(['identified', 'needs_label', 'unknown']);
export type ScanOutcome = z.infer<typeof ScanOutcome>;

/** A scan in the household's history. Append-only; its identity is the id the phone made. */
export const Scan = z.object({
  id: z.string(),
  gtin: z.string(),
  productId: z.string().nullable(),
  outcome: ScanOutcome,
  mode: ScanMode,
  input: ScanInput,
  /** Milliseconds since 1970, clamped by the server; for display only. */
  createdAt: z.number(),
  /** User id of whoever scanned. */
  scannedBy: z.string(),
  /** Counted against the quota of its month. */
  counted: z.boolean(),
});
export type Scan = z.infer<typeof Scan>;
