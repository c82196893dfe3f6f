import { z } from 'zod';

/** The body of every error answer. */
export const ErrorBody = z.object({
  error: z.string(),
  message: z.string(),
  requestId: z.string(),
  fields: z.record(z.string(), z.string()).optional(),
});
export type ErrorBody = z.infer<typeof ErrorBody>;
