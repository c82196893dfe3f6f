import type { z } from 'zod';
import { fail, type Result } from '#domain/problem.ts';

/** The problem with an input, field by field, worded as the server would. */
export function fieldProblem(error: z.ZodError): Result<never> {
  const fields: Record<string, string> = {};
  for (const issue of error.issues) fields[issue.path.join('.')] ??= issue.message;
  return fail('INVALID_INPUT', error.issues[0]?.message ?? 'Please check what you entered.', { fields });
}
