import { EXPORT_KEPT_MS } from '#domain/account-export/export-calls.ts';
import type { JobKind } from '../jobs/runner.ts';
import type { JobStore } from '../jobs/store.ts';
import type { ExportFiles } from './export-files.ts';
import { ExportResult, exportKey } from './export-job.ts';

/** Deletes expired export files, and what interrupted exports left behind. */
export const createSweepExports = (
  files: ExportFiles,
  findJob: (key: string) => ReturnType<JobStore['find']>,
  clock: () => number,
): JobKind => ({
  failed: 'Old exports could not be deleted. The server will try again within the hour.',
  lane: 'upkeep',
  async run(_job, _note, signal) {
    for (const userId of await files.owners()) {
      if (signal.aborted) break;
      const job = await findJob(exportKey(userId));
      if (job?.state === 'queued' || job?.state === 'running') continue;
      const made = job?.state === 'done' && job.result !== null ? ExportResult.parse(JSON.parse(job.result)) : null;
      if (!made || made.madeAt + EXPORT_KEPT_MS <= clock()) await files.remove(userId);
    }
    return async () => null;
  },
});
