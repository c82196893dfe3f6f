import { setImmediate as nextTurn } from 'node:timers/promises';
import { z } from 'zod';
import type { JobsTable } from '#db/schema.ts';
import { REPORT_STAGE_MESSAGE, type ReportProgress, ReportStage } from '#domain/contract/report-progress.ts';
import { fail, type Result, succeed } from '#domain/problem.ts';
import { printedCode, storedGtin } from '#domain/products/gtin.ts';
import type { TakeIn } from '../catalogue/take-in.ts';
import type { JobKind, JobRunner } from '../jobs/runner.ts';
import type { JobStore } from '../jobs/store.ts';
import { isFull } from '../problems.ts';
import type { Engine, Reports } from './reports.ts';
import type { ProductStore } from './store.ts';

/** The kind of job that makes a report. */
export const REPORT_JOB = 'report';

/** An answer waits this long for the report it is about: most take a few milliseconds. */
const PATIENCE_MS = 250;
/** A code that nobody knew is looked up again after this. */
const LOOKED_UP_FOR_MS = 60_000;

const Asked = z.object({ householdId: z.string(), id: z.string() });

const FAILED = 'The report could not be made. Please try again later.';

const STAGES = ReportStage.options;
/** The share of the stages that lie behind one that begins. */
const progressAt = (stage: ReportStage): number => (100 * STAGES.indexOf(stage)) / (STAGES.length - 1);

/** Makes one report, stage by stage. */
export function createReportJob(
  products: ProductStore,
  takeIn: TakeIn,
  reports: Reports,
  engine: Engine,
  clock: () => number,
): JobKind {
  return {
    failed: FAILED,
    async run(job, note) {
      const { householdId, id } = Asked.parse(JSON.parse(job.payload));
      const begin = (stage: ReportStage) => note(stage, progressAt(stage));
      begin('scanning');
      const gtin = storedGtin(id);
      if (gtin !== null) await takeIn.ensure(householdId, printedCode(gtin), clock());
      const found = products.find(householdId, id);
      // Nobody knows it: that is an end too, and whoever asks sees that there is no product.
      if (!found || reports.stored(found.pk) !== null) return () => null;
      begin('analyzing');
      const steps = engine.assessInSteps(found.product);
      for (;;) {
        // Requests are answered between the steps.
        await nextTurn();
        const step = steps.next();
        if (step.done) {
          begin('finalizing');
          // What changed meanwhile gets a report of its own: this one is about the label as it was read.
          const now = products.find(householdId, id);
          return () => {
            if (now?.seq === found.seq) reports.keep(found.pk, step.value, clock());
            return null;
          };
        }
        begin(step.value);
      }
    },
  };
}

const progressOf = (job: JobsTable, meanMs: number | null, nowMs: number): ReportProgress => {
  const stage = ReportStage.catch('scanning').parse(job.stage);
  const left = meanMs === null ? null : meanMs - (nowMs - (job.started_at ?? nowMs));
  return {
    progress: Math.round(job.progress),
    stage,
    message: REPORT_STAGE_MESSAGE[stage],
    estimatedTime: left === null ? null : Math.max(1, Math.ceil(left / 1000)),
  };
};

/** A report that is there, as JSON text, or how far it is. */
export type AskedReport = { readonly report: string } | { readonly progress: ReportProgress };

/** Answers the request for a report: the stored one at once, else what the job that makes it has come to. */
export function createReportRequests(
  products: ProductStore,
  reports: Reports,
  { versions }: Engine,
  jobs: JobRunner,
  jobRows: JobStore,
): (householdId: string, id: string, nowMs: number) => Promise<Result<AskedReport>> {
  const missing = () => fail('NOT_FOUND', 'This product does not exist.');
  return async (householdId, id, nowMs) => {
    const found = products.find(householdId, id);
    const ready = found && reports.stored(found.pk);
    if (ready) return succeed({ report: ready });
    if (!found && storedGtin(id) === null) return missing();
    const key = found
      ? `${REPORT_JOB} ${found.pk}.${found.seq} ${versions.engine} ${versions.knowledge}`
      : `${REPORT_JOB} ${householdId} ${id}`;
    try {
      jobs.ensure({
        kind: REPORT_JOB,
        key,
        payload: JSON.stringify({ householdId, id }),
        ...(!found && { doneForMs: LOOKED_UP_FOR_MS }),
      });
    } catch (error) {
      // While nothing can be stored a report is made for this answer alone.
      if (!isFull(error) || !found) throw error;
      return succeed({ report: JSON.stringify(reports.ensure(found, nowMs)) });
    }
    const job = await jobs.ended(key, PATIENCE_MS);
    if (job?.state === 'failed') return fail('INTERNAL', job.message ?? FAILED);
    if (job && job.state !== 'done') return succeed({ progress: progressOf(job, jobRows.meanMs(REPORT_JOB), nowMs) });
    const made = products.find(householdId, id);
    if (!made) return missing();
    const text = reports.stored(made.pk);
    // The product changed while its report was made.
    return succeed({ report: text ?? JSON.stringify(reports.ensure(made, nowMs)) });
  };
}
