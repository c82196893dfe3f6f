import type { JobKind } from '../jobs/runner.ts';

/** The backup of a day. @param take takes one, and rejects when it fails */
export const createBackupJob = (take: () => Promise<void>): JobKind => ({
  failed: 'No backup could be taken. The log says why; it is tried again within the hour.',
  lane: 'upkeep',
  // Whatever is in the way, such as a full disk, takes a while to go.
  pauseMs: (attempt) => 30_000 * attempt,
  run: async (_, note) => {
    note('copying', 0);
    await take();
    return async () => null;
  },
});
