import { z } from 'zod';

/** The stages of making a report, in order (product P2.6.1). */
export const ReportStage = z.enum(['scanning', 'analyzing', 'scoring', 'finalizing', 'complete']);
export type ReportStage = z.infer<typeof ReportStage>;

/** The message shown during each stage (product P2.6.1). */
export const REPORT_STAGE_MESSAGE: Readonly<Record<ReportStage, string>> = {
  scanning: 'Looking up product information...',
  analyzing: 'Analyzing ingredients for safety risks...',
  scoring: 'Calculating safety scores...',
  finalizing: 'Preparing your report...',
  complete: 'Generating comprehensive safety report...',
};

/** The 202 answer to a report request: the report is in the making, with its real progress. */
export const ReportProgress = z.object({
  /** The percentage of stages that are done, 0 to 100. */
  progress: z.number().int().min(0).max(100),
  /** The current stage. */
  stage: ReportStage,
  message: z.string(),
  /** Estimated seconds left, from recent reports of this instance; null until one was measured. */
  estimatedTime: z.number().nullable(),
});
export type ReportProgress = z.infer<typeof ReportProgress>;
