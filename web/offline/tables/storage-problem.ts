import type { Problem } from '#domain/problem.ts';

const namesOf = (error: unknown): string[] => {
  const names: string[] = [];
  for (let at = error; at instanceof Error; at = 'inner' in at ? at.inner : undefined) names.push(at.name);
  return names;
};

/** The sentence for a phone that cannot store any more; null for every other error. */
export const storageProblem = (error: unknown): Problem | null =>
  namesOf(error).includes('QuotaExceededError')
    ? { code: 'STORAGE_FULL', message: 'This phone has no room left. Free some space, then try again.' }
    : null;
