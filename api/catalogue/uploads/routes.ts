import { rmSync } from 'node:fs';
import type { Database } from '#db/database.ts';
import type { Tx } from '#db/handles.ts';
import { statement } from '#db/statement.ts';
import { ImportOutcome, type ImportTask, isPublishedSource, UPLOAD_SOURCES } from '#domain/catalogue/import-calls.ts';
import { fail, type Result, succeed } from '#domain/problem.ts';
import { Uuid } from '#domain/text-limits.ts';
import { answer, type Handlers } from '../../http/handler.ts';
import type { Jobs } from '../../jobs/jobs.ts';
import { createJobStore } from '../../jobs/store.ts';
import { OutgoingError } from '../../outgoing/guarded-request.ts';
import { jobView } from '../../sources/room.ts';
import { Mapping } from '../import/mapping.ts';
import { wholeFile } from '../updates/fetch-whole.ts';
import type { Subscription } from '../updates/update-source.ts';
import { folderOf, IMPORT_JOB, ImportPayload, importJobOf, importKey } from './import-job.ts';
import type { UploadFiles } from './upload-files.ts';

/** Most imports listed. */
const LISTED = 20;

const LAST = statement((q, { kind, limit }: { kind: string; limit: number }) =>
  q.selectFrom('jobs').selectAll().where('kind', '=', kind).orderBy('id', 'desc').limit(limit),
);

/** Records what an administrator did, in the transaction of the action. */
export type AuditImport = (
  tx: Tx,
  did: {
    readonly administrator: string;
    readonly action: 'import_started' | 'import_stopped';
    readonly subject: string;
  },
  nowMs: number,
) => Promise<void>;

type Names =
  | 'adminImports'
  | 'adminUploadPart'
  | 'adminDropUpload'
  | 'adminPublishedFile'
  | 'adminCheckImport'
  | 'adminStartImport'
  | 'adminStopImport'
  | 'adminRefusedRows';

const wrong = (field: string, message: string) => fail('INVALID_INPUT', message, { fields: { [field]: message } });
const noImport = () => fail('NOT_FOUND', 'There is no import with this id.');

/** Checks the parts of a task that its schema cannot: the source and the mapping. */
function checkTask({ source, name, mapping }: Pick<ImportTask, 'source' | 'name' | 'mapping'>): Result<void> {
  if (name === null) {
    return isPublishedSource(source) ? succeed(undefined) : wrong('source', 'This source publishes no file: send one.');
  }
  if (!UPLOAD_SOURCES.some((one) => one === source)) {
    return wrong('source', 'Its files belong together: import them with npm run catalogue:import.');
  }
  if (source !== 'csv' && source !== 'json') return succeed(undefined);
  if (mapping === undefined) return wrong('mapping', 'Please say which columns the file contains.');
  try {
    const read = Mapping.safeParse(JSON.parse(mapping));
    const [issue] = read.error?.issues ?? [];
    return issue ? wrong('mapping', `${issue.path.join('.') || 'The mapping'}: ${issue.message}`) : succeed(undefined);
  } catch {
    return wrong('mapping', 'The mapping is not valid JSON.');
  }
}

/** Imports of files that are uploaded here or fetched from their publisher (product P17.31). */
export function importRoutes(
  { reader, writes }: Database,
  files: UploadFiles,
  deps: {
    readonly subscriptions: readonly Subscription[];
    readonly freeBytes: () => number;
    readonly jobs: () => Jobs;
    readonly audit: AuditImport;
  },
): Handlers<Names> {
  const rows = createJobStore();
  const isId = (id: string | undefined): id is string => Uuid.safeParse(id).success;
  const { freeBytes } = deps;
  return {
    adminImports: async () => {
      const jobs = await reader.all(LAST, { kind: IMPORT_JOB, limit: LISTED });
      const imports = jobs.map((job) => {
        const { id, source, name } = ImportPayload.parse(JSON.parse(job.payload));
        const outcome = job.result === null ? null : ImportOutcome.parse(JSON.parse(job.result));
        const refusedKept = files.hasRefused(id);
        return {
          id,
          source,
          name: name ?? 'as published',
          askedAt: job.created_at,
          job: jobView(job),
          outcome,
          refusedKept,
        };
      });
      return answer(200, { imports, freeBytes: freeBytes() });
    },
    adminUploadPart: async ({ params, query, body }) => {
      if (!isId(params.id)) return wrong('id', 'The id must be a UUID.');
      if (await rows.find(reader, importKey(params.id))) return fail('CONFLICT', 'This file is being imported.');
      return answer(200, { bytes: await files.write(params.id, query.at, body) });
    },
    adminDropUpload: async ({ params }) => {
      if (!isId(params.id)) return wrong('id', 'The id must be a UUID.');
      const job = await rows.find(reader, importKey(params.id));
      if (job && ['queued', 'running'].includes(job.state)) return fail('CONFLICT', 'This file is being imported.');
      files.drop(params.id);
      return succeed({ status: 204 });
    },
    adminPublishedFile: async ({ params }) => {
      const source = params.source ?? '';
      if (!isPublishedSource(source)) return fail('NOT_FOUND', 'This source does not publish a full file.');
      try {
        const { url, bytes } = await wholeFile(source, folderOf(source, deps.subscriptions));
        return answer(200, { host: url.host, bytes, freeBytes: freeBytes() });
      } catch (error) {
        if (!(error instanceof OutgoingError)) throw error;
        return fail('BUSY', error.message, { retryAfter: 60 });
      }
    },
    adminCheckImport: async ({ body }) => {
      const checked = checkTask(body);
      return checked.ok ? succeed({ status: 204 }) : checked;
    },
    adminStartImport: async ({ caller, body, nowMs }) => {
      const { id, source, name, mapping } = body;
      const checked = checkTask(body);
      if (!checked.ok) return checked;
      files.sweep(nowMs);
      if (!(await rows.find(reader, importKey(id))) && name !== null && !(await files.take(id, name, mapping))) {
        return wrong('id', 'None of this file has arrived. Send it again.');
      }
      const did = {
        administrator: caller.administratorId,
        action: 'import_started',
        subject: `${source} ${id}`,
      } as const;
      await writes.run(async (tx) => {
        if (await rows.find(tx, importKey(id))) return;
        await rows.add(tx, importJobOf(body), nowMs);
        await deps.audit(tx, did, nowMs);
      });
      deps.jobs().runner.wake();
      return succeed({ status: 204 });
    },
    adminStopImport: async ({ caller, params, nowMs }) => {
      const id = params.id ?? '';
      const job = await rows.find(reader, importKey(id));
      if (!job) return noImport();
      const did = { administrator: caller.administratorId, action: 'import_stopped', subject: id } as const;
      if (await deps.jobs().runner.cancel(job.key)) {
        await writes.run((tx) => deps.audit(tx, did, nowMs));
        files.drop(id);
      }
      return succeed({ status: 204 });
    },
    adminRefusedRows: async ({ params }) => {
      const { id } = params;
      if (!isId(id) || !files.hasRefused(id)) return fail('NOT_FOUND', 'Nothing was refused, or the list is gone.');
      const stream = ReadableStream.from(files.refusedTable(id)).pipeThrough(new TextEncoderStream());
      return succeed({
        status: 200,
        download: { stream, bytes: null, type: 'text/csv; charset=utf-8', name: 'refused.csv' },
      });
    },
  };
}

/** Deletes a file that was imported. A file fetched from its publisher has a name of its own, hence `path`. */
export const dropImported = (files: UploadFiles) => (path: string, id: string) => {
  rmSync(path, { force: true });
  files.drop(id);
};
