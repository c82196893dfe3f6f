import type { UnitOfWork } from '#db/handles.ts';
import { statement } from '#db/statement.ts';
import { fail, type Result, succeed } from '#domain/problem.ts';
import type { Log } from '../log.ts';
import type { Disk } from './disk.ts';

/** Probes come often; a written one, and a look at the backups, is good for this long. */
const PROBE_MS = 1000;
/** A day, and two hours for a backup that takes its time. */
const BACKUP_LATE_MS = 26 * 3_600_000;

/** All that a stranger is told; the reason stands in the log. */
const NOT_READY = 'The server is not ready.';

const PROBE = statement((q, { at }: { at: string }) =>
  q
    .insertInto('instance')
    .values({ key: 'probe', value: at })
    .onConflict((on) => on.column('key').doUpdateSet({ value: at })),
);

/**
 * Whether the instance can do its work: the database takes a write, the disk has room, and backups succeed.
 * @param lastBackupAt when the last one did; null before the first. One is late only when the server was there to take it.
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
  /** The reason that was logged last: a probe comes often. */
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
