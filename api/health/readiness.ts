import type { UnitOfWork } from '#db/handles.ts';
import { statement } from '#db/statement.ts';
import { fail, type Result, succeed } from '#domain/problem.ts';
import type { Log } from '../log.ts';
import type { Disk } from './disk.ts';

/** Probes come often, so a test write and a look at the backups are reused for this long. */
const PROBE_MS = 1000;
/** A day, plus two hours for a slow backup. */
const BACKUP_LATE_MS = 26 * 3_600_000;

/** All that outsiders are told; the reason is in the log. */
const NOT_READY = 'The server is not ready.';

const PROBE = statement((q, { at }: { at: string }) =>
  q
    .insertInto('instance')
    .values({ key: 'probe', value: at })
    .onConflict((on) => on.column('key').doUpdateSet({ value: at })),
);

/**
 * Whether the instance can do its work: the database takes a write, the disk has space, and backups succeed.
 * @param lastBackupAt when the last backup was taken; null before the first. One only counts as late if the server was
 * running long enough to take it.
 */
export function createReadiness(
  writes: UnitOfWork,
  disk: Disk,
  startedAt: number,
  lastBackupAt: (() => number | null) | null,
  log: Log,
): { check(nowMs: number): Promise<Result<void>>; stop(): void } {
  let probedAt = Number.NEGATIVE_INFINITY;
  let lastBackup: number | null = null;
  let stopping = false;
  /** The reason logged last, so that frequent probes do not log it again. */
  let said: string | null = null;
  const busy = (why: string) => {
    if (why !== said) log.warn('readiness', { why });
    said = why;
    return fail('BUSY', NOT_READY, { retryAfter: 5 });
  };
  return {
    async check(nowMs) {
      if (stopping) return busy('The server is shutting down.');
      const room = disk.checkRoom(nowMs);
      if (!room.ok) return busy(room.problem.message);
      if (nowMs - probedAt >= PROBE_MS) {
        await writes.run((tx) => tx.run(PROBE, { at: new Date(nowMs).toISOString() }));
        lastBackup = lastBackupAt?.() ?? null;
        probedAt = nowMs;
      }
      if (lastBackupAt && nowMs - Math.max(lastBackup ?? 0, startedAt) > BACKUP_LATE_MS) {
        return busy('The last backup is more than a day old.');
      }
      said = null;
      return succeed(undefined);
    },
    stop() {
      stopping = true;
    },
  };
}
