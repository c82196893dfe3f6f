import type { JobKind } from '../jobs/runner.ts';

/** The backup of a day. @param take takes one, and rejects when it fails */
export const createBackupJob = (take: () => Promise<void>): JobKind => ({
  failed: 'No backup could be taken. The log says why; it is tried again within the hour.',
  run: async (_, note) => {
    note('copying', 0);
    await take();
    return () => null;
  },
});
