import type { Database } from '#db/database.ts';
import type { Reads, Tx } from '#db/handles.ts';
import type { JobsTable } from '#db/schema.ts';
import { type ManagedSource, SourceJob } from '#domain/administration/source-calls.ts';
import { fail, succeed } from '#domain/problem.ts';
import { answer, type Handlers } from '../http/handler.ts';
import type { NewJob } from '../jobs/job.ts';
import type { Jobs } from '../jobs/jobs.ts';
import { createJobStore } from '../jobs/store.ts';
import { type SourceId, sourceStates } from './states.ts';

/** A source as its room knows it: everything but the state of its job. */
export type KnownSource = Omit<ManagedSource, 'job' | 'id'> & {
  readonly id: SourceId;
  /** The job that asks it; null if it only comes as a file. */
  readonly job: NewJob | null;
};

/** The sources of a room. */
export interface SourcesOf {
  list(reads: Reads, nowMs: number): Promise<readonly KnownSource[]>;
}

/** Records an administrator's action, in the same transaction. */
export type AuditSource = (
  tx: Tx,
  did: {
    readonly administrator: string;
    readonly action: 'source_asked' | 'source_stopped' | 'source_switched_off' | 'source_switched_on';
    readonly subject: string;
  },
  nowMs: number,
) => Promise<void>;

/** The state of a job as an administrator sees it. */
export const jobView = ({ state, stage, progress, message, finished_at }: JobsTable): SourceJob =>
  SourceJob.parse({ state, stage, progress, message, endedAt: finished_at });

type Names = 'adminSources' | 'adminFetchSource' | 'adminStopSource' | 'adminSwitchSource';

const noSource = () => fail('NOT_FOUND', 'There is no source with this name.');
const byFile = () => fail('CONFLICT', 'This source only comes as a file: import one.');

/** The sources of recalls and products (product P17.30). @param rooms those that have sources */
export function sourceRoutes(
  { reader, writes }: Database,
  rooms: readonly SourcesOf[],
  { jobs, audit }: { readonly jobs: () => Jobs; readonly audit: AuditSource },
): Handlers<Names> {
  const rows = createJobStore();
  const listed = async (reads: Reads, nowMs: number): Promise<readonly KnownSource[]> => {
    const all: KnownSource[] = [];
    for (const room of rooms) all.push(...(await room.list(reads, nowMs)));
    return all;
  };
  const find = async (id: string | undefined, nowMs: number): Promise<KnownSource | null> =>
    (await listed(reader, nowMs)).find((one) => one.id === id) ?? null;
  return {
    adminSources: async ({ nowMs }) => {
      const sources = await reader.snapshot(async (reads) => {
        const all: ManagedSource[] = [];
        for (const { job, ...source } of await listed(reads, nowMs)) {
          const row = job && (await rows.find(reads, job.key));
          all.push({ ...source, job: row && jobView(row) });
        }
        return all;
      });
      return answer(200, { sources });
    },
    adminFetchSource: async ({ caller, params, nowMs }) => {
      const source = await find(params.id, nowMs);
      if (!source) return noSource();
      const { id, job, on } = source;
      if (!job) return byFile();
      if (!on) return fail('CONFLICT', 'This source is switched off. Switch it on first.');
      const did = { administrator: caller.administratorId, action: 'source_asked', subject: id } as const;
      const state = await writes.run(async (tx) => {
        const before = (await rows.find(tx, job.key))?.state;
        await rows.add(tx, job, nowMs);
        const after = (await rows.find(tx, job.key))?.state;
        if (after === 'queued' && before !== 'queued') await audit(tx, did, nowMs);
        return after;
      });
      if (state !== 'queued' && state !== 'running') {
        return fail('CONFLICT', 'It ended less than a minute ago. Try again in a minute.', { retryAfter: 60 });
      }
      jobs().runner.wake();
      return succeed({ status: 204 });
    },
    adminStopSource: async ({ caller, params, nowMs }) => {
      const source = await find(params.id, nowMs);
      if (!source) return noSource();
      if (!source.job) return byFile();
      const did = { administrator: caller.administratorId, action: 'source_stopped', subject: source.id } as const;
      if (await jobs().runner.cancel(source.job.key)) await writes.run((tx) => audit(tx, did, nowMs));
      return succeed({ status: 204 });
    },
    adminSwitchSource: async ({ caller, params, body: { on }, nowMs }) => {
      const source = await find(params.id, nowMs);
      if (!source) return noSource();
      if (!source.job) return byFile();
      const { id: subject } = source;
      const action = on ? 'source_switched_on' : 'source_switched_off';
      await writes.run(async (tx) => {
        const did = { administrator: caller.administratorId, action, subject } as const;
        if (await sourceStates.switch(tx, subject, on, nowMs)) await audit(tx, did, nowMs);
      });
      return succeed({ status: 204 });
    },
  };
}
