import type { z } from 'zod';
import type { Database } from '#db/database.ts';
import { statement } from '#db/statement.ts';
import { EXPORT_KEPT_MS, EXPORTS_A_DAY, ExportStage, type ExportState } from '#domain/account-export/export-calls.ts';
import { fail, type Result, succeed } from '#domain/problem.ts';
import { audit } from '../accounts/room.ts';
import type { Session } from '../http/caller.ts';
import type { SpentLimits } from '../http/spent-limits.ts';
import type { Jobs } from '../jobs/jobs.ts';
import type { Log } from '../log.ts';
import type { ExportFiles, OpenExport } from './export-files.ts';
import { EXPORT_JOB, type ExportPayload, ExportResult, exportKey } from './export-job.ts';

/** Data exports: one at a time per person, three a day (product P13.12). */
export interface AccountExports {
  state(userId: string, nowMs: number): Promise<ExportState>;
  /** Starts an export unless one is under way. @returns its state afterwards */
  ask(session: Session, nowMs: number): Promise<Result<ExportState>>;
  /** Stops a running export and deletes a finished one. */
  drop(userId: string): Promise<void>;
  /** The file and when it was made; NOT_FOUND if there is none or it has expired. */
  open(userId: string, nowMs: number): Promise<Result<OpenExport & { readonly madeAt: number }>>;
}

const FORGET = statement((q, { key }: { key: string }) =>
  q.deleteFrom('jobs').where('key', '=', key).where('state', 'not in', ['queued', 'running']),
);

/** Implements the rules of exports. */
export function createAccountExports(deps: {
  readonly database: Database;
  readonly jobs: Pick<Jobs, 'runner' | 'rows'>;
  readonly files: ExportFiles;
  readonly spent: SpentLimits;
  readonly log: Log;
  readonly rateLimitFactor: number;
}): AccountExports {
  const { database, jobs, files, spent, log } = deps;
  const most = Math.max(1, Math.floor(EXPORTS_A_DAY * deps.rateLimitFactor));
  const limit = { most, windowMs: 86_400_000 };

  const state = async (userId: string, nowMs: number): Promise<ExportState> => {
    // Ask the runner, not the database: the progress of a running job is in memory until it is stored.
    const job = await jobs.runner.ended(exportKey(userId), 0);
    switch (job?.state) {
      case 'queued':
        return { state: 'waiting' };
      case 'running':
        return { state: 'working', stage: ExportStage.nullable().parse(job.stage), progress: job.progress };
      case 'failed':
        return { state: 'failed', message: job.message ?? '' };
      case 'done': {
        const made = job.result === null ? null : ExportResult.parse(JSON.parse(job.result));
        const endsAt = (made?.madeAt ?? 0) + EXPORT_KEPT_MS;
        if (!made || endsAt <= nowMs || (await files.size(userId)) === null) return { state: 'none' };
        return { state: 'ready', ...made, endsAt };
      }
      default:
        return { state: 'none' };
    }
  };

  return {
    state,
    async ask({ user, number }, nowMs) {
      const { id: userId, householdId } = user;
      const now = await state(userId, nowMs);
      if (now.state === 'waiting' || now.state === 'working') return succeed(now);
      const waitMs = await spent.take(`export ${userId}`, limit, nowMs);
      if (waitMs > 0) {
        const message = `You can create an export ${EXPORTS_A_DAY} times a day. Please try again later.`;
        return fail('RATE_LIMITED', message, { retryAfter: Math.ceil(waitMs / 1000) });
      }
      const key = exportKey(userId);
      const payload = JSON.stringify({ userId, householdId } satisfies z.infer<typeof ExportPayload>);
      await database.writes.run(async (tx) => {
        await tx.run(FORGET, { key });
        await jobs.rows.add(tx, { kind: EXPORT_JOB, key, payload }, nowMs);
        await audit(tx, { kind: 'exported', userId, householdId, session: number }, nowMs);
      });
      log.info('security', { kind: 'exported', user: userId });
      jobs.runner.wake();
      return succeed({ state: 'waiting' });
    },
    async drop(userId) {
      const key = exportKey(userId);
      await jobs.runner.cancel(key);
      await database.writes.run((tx) => tx.run(FORGET, { key }));
      await files.remove(userId);
    },
    async open(userId, nowMs) {
      const now = await state(userId, nowMs);
      const file = now.state === 'ready' ? await files.open(userId) : null;
      if (now.state !== 'ready' || !file) {
        return fail('NOT_FOUND', 'There is no export to download. Please request a new one in the settings.');
      }
      return succeed({ ...file, madeAt: now.madeAt });
    },
  };
}
