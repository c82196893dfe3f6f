import type { JobKind } from '../jobs/runner.ts';

/** The daily backup. @param take takes one, and rejects if it fails */
export const createBackupJob = (take: () => Promise<void>): JobKind => ({
  failed: 'No backup could be made. The log says why; the server will try again within the hour.',
  lane: 'upkeep',
  // The cause, such as a full disk, takes a while to clear.
  pauseMs: (attempt) => 30_000 * attempt,
  run: async (_, note) => {
    note('copying', 0);
    await take();
    return async () => null;
  },
});
