import type { Problem } from '#domain/problem.ts';

const namesOf = (error: unknown): string[] => {
  const names: string[] = [];
  for (let at = error; at instanceof Error; at = 'inner' in at ? at.inner : undefined) names.push(at.name);
  return names;
};

/** What Dexie and browsers call it where a page may keep nothing: no IndexedDB, storage blocked, some private windows. */
const NO_STORAGE = ['MissingAPIError', 'OpenFailedError', 'SecurityError', 'InvalidStateError'];

/** The sentence for a phone that cannot store any more, or lets this page store nothing; null for every other error. */
export function storageProblem(error: unknown): Problem | null {
  const names = namesOf(error);
  if (names.includes('QuotaExceededError'))
    return { code: 'STORAGE_FULL', message: 'This phone has no room left. Free some space, then try again.' };
  if (NO_STORAGE.some((name) => names.includes(name)))
    return {
      code: 'STORAGE_FULL',
      message: 'This browser lets the page keep nothing. Allow it to store data, or leave the private window.',
    };
  return null;
}
