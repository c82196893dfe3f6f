import type { Database } from '#db/database.ts';
import { drawText } from '#domain/mail/draw-text.ts';
import { fail, succeed } from '#domain/problem.ts';
import { BACKUP_JOB, type Backups } from '../backups/room.ts';
import { answer, type Handlers } from '../http/handler.ts';
import type { Jobs } from '../jobs/jobs.ts';
import { createJobStore } from '../jobs/store.ts';
import { createOutbox } from '../mail/outbox.ts';
import type { LetterWriters } from '../mail/post.ts';
import type { Administrators } from './administrators.ts';
import { auditAdmin } from './audit-chain.ts';

/** Most jobs listed. */
const LISTED = 100;
/** The job key of a backup requested here, so that there is only one at a time. */
const BACKUP_KEY = 'backup asked for';

const NO_KEY = 'This server has no key to encrypt a backup with. Set BACKUP_RECIPIENT to your own public key.';

type Names =
  | 'adminJobs'
  | 'adminRetryJob'
  | 'adminOutbox'
  | 'adminOpenLetter'
  | 'adminBackups'
  | 'adminBackUp'
  | 'adminSealedBackup';

/** What these calls need besides the database. */
export interface Operation {
  readonly jobs: () => Jobs;
  readonly letters: LetterWriters;
  readonly sendsMail: boolean;
  readonly backups?: Omit<Backups, 'take'> | undefined;
}

/** Jobs, letters in the outbox, and backups (product P17.10 to P17.12). */
export function operationRoutes(
  database: Database,
  administrators: Pick<Administrators, 'confirm'>,
  { jobs, letters, sendsMail, backups }: Operation,
): Handlers<Names> {
  const { reader, writes } = database;
  const rows = createJobStore();
  const outbox = createOutbox(database, letters);
  return {
    adminJobs: async () => {
      const failed = await rows.dead(reader, LISTED);
      return answer(200, {
        underWay: await rows.underWay(reader),
        failed: failed.map(({ id, key, kind, attempts, finished_at, message, error }) => ({
          ...{ id: String(id), key, kind, attempts, at: finished_at ?? 0 },
          message: message ?? '',
          // The first line says what failed. The stack trace is in the log.
          error: (error ?? '').split('\n', 1)[0] ?? '',
        })),
      });
    },
    adminRetryJob: async ({ caller, params, nowMs }) => {
      const id = /^\d{1,15}$/.test(params.id ?? '') ? Number(params.id) : 0;
      const { administratorId: administrator } = caller;
      const again = await writes.run(async (tx) => {
        const done = await rows.retry(tx, id, nowMs);
        if (done) await auditAdmin(tx, { administrator, action: 'job_retried', subject: String(id) }, nowMs);
        return done;
      });
      if (!again) return fail('NOT_FOUND', 'No job with this number has failed for good.');
      jobs().runner.wake();
      return succeed({ status: 204 });
    },
    adminOutbox: async () => answer(200, { sendsMail, letters: await outbox.list(true) }),
    adminOpenLetter: async ({ caller, params, nowMs }) => {
      const id = params.id ?? '';
      const did = { administrator: caller.administratorId, action: 'letter_opened', subject: id } as const;
      const letter = await outbox.open(id, nowMs, (tx) => auditAdmin(tx, did, nowMs));
      if (!letter) return fail('NOT_FOUND', 'This message does not exist, or no longer needs to be delivered.');
      return answer(200, { to: letter.to, subject: letter.content.subject, text: drawText(letter.content) });
    },
    adminBackups: async () => {
      const asked = await rows.find(reader, BACKUP_KEY);
      return answer(200, {
        taken: backups !== undefined,
        sealed: backups?.sealed !== undefined,
        backups: backups?.list() ?? [],
        asked: asked && { state: asked.state, message: asked.message },
      });
    },
    adminSealedBackup: async ({ caller, body: { at, code }, client, nowMs }) => {
      if (!backups?.sealed) return fail('CONFLICT', NO_KEY);
      const gone = () => fail('NOT_FOUND', 'This backup is no longer kept.', { fields: { at: 'No longer kept.' } });
      if (!backups.list().some((one) => one.at === at)) return gone();
      const { administratorId: administrator } = caller;
      const did = { administrator, action: 'backup_downloaded', subject: new Date(at).toISOString() } as const;
      const confirmed = await administrators.confirm(administrator, code, client, nowMs, (tx) =>
        auditAdmin(tx, did, nowMs),
      );
      if (!confirmed.ok) return confirmed;
      const sealed = await backups.sealed(at);
      if (!sealed) return gone();
      return succeed({ status: 200, download: { ...sealed, type: 'application/octet-stream' } });
    },
    adminBackUp: async ({ caller, nowMs }) => {
      if (!backups) return fail('CONFLICT', 'This server makes no backups.');
      const job = { kind: BACKUP_JOB, key: BACKUP_KEY, payload: '{}', doneForMs: 0 };
      await writes.run(async (tx) => {
        await rows.add(tx, job, nowMs);
        await auditAdmin(tx, { administrator: caller.administratorId, action: 'backup_asked' }, nowMs);
      });
      jobs().runner.wake();
      return succeed({ status: 204 });
    },
  };
}
