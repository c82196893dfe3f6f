import { z } from 'zod';

/** One hazard or precautionary statement that a label makes, by its code of Regulation (EC) 1272/2008. */
export const LabelStatement = z.object({
  /** "H314", "EUH031", "P102". */
  code: z.string(),
  /** How the label makes it: by its code or by the official sentence. */
  by: z.enum(['code', 'text']),
});
export type LabelStatement = z.infer<typeof LabelStatement>;

/** The share of a class of substances that a detergent must state (Regulation (EC) 648/2004). */
export const DetergentShare = z.object({ substance: z.string(), range: z.string() });
export type DetergentShare = z.infer<typeof DetergentShare>;

/** What a label states by law in addition to its ingredients. */
export const StatementFinding = z.object({
  signal: z.enum(['danger', 'warning']).nullable(),
  /** GHS pictograms by code: "GHS05". */
  pictograms: z.array(z.string()),
  /** H and EUH statements, in the order of their codes. */
  hazards: z.array(LabelStatement),
  /** Codes of the P statements. */
  precautions: z.array(z.string()),
  detergent: z.array(DetergentShare),
  /** Unique formula identifier with its dashes; poison centres look the mixture up by it. */
  ufi: z.string().nullable(),
  /** Authorisation or registration number of a biocide or pesticide, as printed. */
  registration: z.string().nullable(),
});
export type StatementFinding = z.infer<typeof StatementFinding>;
