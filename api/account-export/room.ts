import type { SpentLimits } from '../http/spent-limits.ts';
import type { Jobs } from '../jobs/jobs.ts';
import type { Log } from '../log.ts';
import { createAccountExports } from './account-exports.ts';
import { createExportFiles } from './export-files.ts';
import { EXPORT_JOB, type ExportJobDeps, exportJob } from './export-job.ts';
import { exportRoutes } from './routes.ts';
import { createSweepExports } from './sweep-exports.ts';

/** Exports of all data of a person, made in the background and kept for a day. */
export function accountExportRoom(
  deps: Omit<ExportJobDeps, 'files' | 'home'> & {
    readonly exportsDir: string;
    readonly homeUrl: string;
    /** The jobs, available once they are created. */
    readonly jobs: () => Jobs;
    readonly spent: SpentLimits;
    readonly log: Log;
    readonly rateLimitFactor: number;
  },
) {
  const { stores, spent, log, rateLimitFactor, clock } = deps;
  const files = createExportFiles(deps.exportsDir);
  const findJob = (key: string) => deps.jobs().rows.find(stores.reader, key);
  return {
    /** The finished export files. */
    files,
    jobs: { [EXPORT_JOB]: exportJob({ ...deps, files, home: deps.homeUrl }) },
    /** Daily jobs. */
    upkeep: { exports: createSweepExports(files, findJob, clock) },
    calls: (jobs: Jobs) =>
      exportRoutes(createAccountExports({ database: stores, jobs, files, spent, log, rateLimitFactor })),
  };
}
