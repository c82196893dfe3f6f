import { setImmediate as nextTurn } from 'node:timers/promises';
import { z } from 'zod';
import type { Reads } from '#db/handles.ts';
import type { JobsTable } from '#db/schema.ts';
import { REPORT_STAGE_MESSAGE, type ReportProgress, ReportStage } from '#domain/contract/report-progress.ts';
import { fail, type Result, succeed } from '#domain/problem.ts';
import { printedCode, storedGtin } from '#domain/products/gtin.ts';
import type { Product } from '#domain/products/product.ts';
import { type SerialisedReport, serialiseReport } from '#domain/safety/serialise-report.ts';
import type { JobKind, JobRunner } from '../jobs/runner.ts';
import type { JobStore } from '../jobs/store.ts';
import { isFull } from '../problems.ts';
import type { LookUp } from '../sync/look-up.ts';
import { type Engine, isLong, type Reports } from './reports.ts';
import type { ProductStore } from './store.ts';

/** The kind of job that makes a report. */
export const REPORT_JOB = 'report';

/** How long a request for a report waits before it answers with the progress: most reports take a few milliseconds. */
const PATIENCE_MS = 250;
/** How long a request that must answer with a report waits: a long list takes longest. */
const LONGEST_MS = 20_000;
/** An unknown code is looked up again after this. */
const LOOKED_UP_FOR_MS = 60_000;

const Asked = z.object({ householdId: z.string(), id: z.string() });

const FAILED = 'The report could not be created. Please try again later.';

const STAGES = ReportStage.options;
/** The progress in percent at the beginning of a stage. */
const progressAt = (stage: ReportStage): number => (100 * STAGES.indexOf(stage)) / (STAGES.length - 1);

/** Assesses without blocking others: a long list in a thread, a short one with a pause before the scoring. */
export async function assess(engine: Engine, product: Product, onScoring: () => void): Promise<SerialisedReport> {
  if (engine.assessApart && isLong(product)) return engine.assessApart(product, onScoring);
  const steps = engine.assessInSteps(product);
  for (;;) {
    const { done, value } = steps.next();
    if (done) return serialiseReport(value);
    await nextTurn();
    onScoring();
  }
}

/** Assesses in the thread, whose memory is freed when it ends; on this one if none can be started or it fails. */
export async function assessInBackground(engine: Engine, product: Product): Promise<SerialisedReport> {
  const apart = await engine.assessApart?.(product, () => undefined).catch(() => null);
  return apart ?? serialiseReport(engine.assess(product));
}

/** Makes one report, stage by stage. */
export function createReportJob(
  reader: Reads,
  products: ProductStore,
  lookUp: LookUp,
  reports: Reports,
  engine: Engine,
  clock: () => number,
): JobKind {
  return {
    failed: FAILED,
    lane: 'asked',
    async run(job, note) {
      const { householdId, id } = Asked.parse(JSON.parse(job.payload));
      const begin = (stage: ReportStage) => note(stage, progressAt(stage));
      begin('scanning');
      const gtin = storedGtin(id);
      if (gtin !== null) await lookUp.ensure(householdId, printedCode(gtin), clock());
      const found = await products.find(reader, householdId, id);
      // No such product, which the caller will see, or it has a report already: nothing to do.
      if (!found || (await reports.stored(found.pk)) !== null) return async () => null;
      begin('analyzing');
      const made = await assess(engine, found.product, () => begin('scoring'));
      begin('finalizing');
      return async (tx) => {
        await reports.keep(tx, found, made, clock());
        return null;
      };
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

/** A finished report as JSON text, or its progress. */
export type AskedReport = { readonly report: string } | { readonly progress: ReportProgress };

/** Requests for reports. */
export interface ReportRequests {
  /** The report if it is stored or ready within a moment, else the progress of the job that makes it. */
  ask(householdId: string, id: string, nowMs: number): Promise<Result<AskedReport>>;
  /** The same, but waits longer for the end of the job. */
  make(householdId: string, id: string, nowMs: number): Promise<Result<AskedReport>>;
}

/** Answers requests for reports by means of the jobs that make them. */
export function createReportRequests(
  reader: Reads,
  products: ProductStore,
  reports: Reports,
  { versions }: Engine,
  jobs: JobRunner,
  jobRows: JobStore,
): ReportRequests {
  const missing = () => fail('NOT_FOUND', 'This product does not exist.');
  const request = async (
    householdId: string,
    id: string,
    nowMs: number,
    patienceMs: number,
  ): Promise<Result<AskedReport>> => {
    const found = await products.find(reader, householdId, id);
    const ready = found && (await reports.stored(found.pk));
    if (ready) return succeed({ report: ready });
    if (!found && storedGtin(id) === null) return missing();
    const key = found
      ? `${REPORT_JOB} ${found.pk}.${found.seq} ${versions.engine} ${versions.knowledge}`
      : `${REPORT_JOB} ${householdId} ${id}`;
    try {
      await jobs.ensure({
        kind: REPORT_JOB,
        key,
        payload: JSON.stringify({ householdId, id }),
        ...(!found && { doneForMs: LOOKED_UP_FOR_MS }),
      });
    } catch (error) {
      // If nothing can be stored, the report is made for this answer only.
      if (!isFull(error) || !found) throw error;
      return succeed({ report: JSON.stringify(await reports.ensure(found, nowMs)) });
    }
    const job = await jobs.ended(key, patienceMs);
    if (job?.state === 'failed' || job?.state === 'cancelled') return fail('INTERNAL', job.message ?? FAILED);
    if (job && job.state !== 'done') {
      return succeed({ progress: progressOf(job, await jobRows.meanMs(reader, REPORT_JOB), nowMs) });
    }
    const made = await products.find(reader, householdId, id);
    if (!made) return missing();
    const text = await reports.stored(made.pk);
    // No report is stored if the product changed while it was being made.
    return succeed({ report: text ?? JSON.stringify(await reports.ensure(made, nowMs)) });
  };
  return {
    ask: (householdId, id, nowMs) => request(householdId, id, nowMs, PATIENCE_MS),
    make: (householdId, id, nowMs) => request(householdId, id, nowMs, LONGEST_MS),
  };
}
