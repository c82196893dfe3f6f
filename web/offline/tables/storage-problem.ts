import type { Problem } from '#domain/problem.ts';

const namesOf = (error: unknown): string[] => {
  const names: string[] = [];
  for (let at = error; at instanceof Error; at = 'inner' in at ? at.inner : undefined) names.push(at.name);
  return names;
};

/** Dexie's and browsers' errors if a page may store nothing: no IndexedDB, storage blocked, some private windows. */
const NO_STORAGE = ['MissingAPIError', 'OpenFailedError', 'SecurityError', 'InvalidStateError'];

/** The problem if a phone is full, or lets this page store nothing; null for any other error. */
export function storageProblem(error: unknown): Problem | null {
  const names = namesOf(error);
  if (names.includes('QuotaExceededError'))
    return { code: 'STORAGE_FULL', message: 'This phone is out of space. Free some up, then try again.' };
  if (NO_STORAGE.some((name) => names.includes(name)))
    return {
      code: 'STORAGE_FULL',
      message: 'This browser blocks storage for this page. Allow it to store data, or leave the private window.',
    };
  return null;
}
