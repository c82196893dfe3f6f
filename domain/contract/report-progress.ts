import { z } from 'zod';

/** The stages of making a report, in their order (product P2.6.1). */
export const ReportStage = z.enum(['scanning', 'analyzing', 'scoring', 'finalizing', 'complete']);
export type ReportStage = z.infer<typeof ReportStage>;

/** What is said while a stage is under way: the stage labels of product P2.6.1. */
export const REPORT_STAGE_MESSAGE: Readonly<Record<ReportStage, string>> = {
  scanning: 'Looking up product information...',
  analyzing: 'Analyzing ingredients for safety risks...',
  scoring: 'Calculating safety scores...',
  finalizing: 'Preparing your report...',
  complete: 'Generating comprehensive safety report...',
};

/** The answer 202 to the request for a report: it is being made, and this is how far it really is. */
export const ReportProgress = z.object({
  /** The share of the stages that are done, 0 to 100. */
  progress: z.number().int().min(0).max(100),
  /** The stage the work is in. */
  stage: ReportStage,
  message: z.string(),
  /** Seconds it will still take, as the last reports of this instance took; null while none was measured. */
  estimatedTime: z.number().nullable(),
});
export type ReportProgress = z.infer<typeof ReportProgress>;
