import { type Db, writeTransaction } from '#db/open.ts';
import { fail, type Result, succeed } from '#domain/problem.ts';
import type { Disk } from './disk.ts';

/** Probes come often; a written one is good for this long. */
const PROBE_MS = 1000;

/**
 * Whether the instance can do its work: the database takes a write and the disk has room.
 */
export function createReadiness(db: Db, disk: Disk): { check(nowMs: number): Result<void>; stop(): void } {
  const probe = db.prepare<[string]>(`
    INSERT INTO instance (key, value) VALUES ('probe', ?) ON CONFLICT (key) DO UPDATE SET value = excluded.value`);
  let probedAt = Number.NEGATIVE_INFINITY;
  let stopping = false;
  const busy = (message: string) => fail('BUSY', message, { retryAfter: 5 });
  return {
    check(nowMs) {
      if (stopping) return busy('The server is shutting down.');
      const room = disk.checkRoom(nowMs);
      if (!room.ok || nowMs - probedAt < PROBE_MS) return room;
      writeTransaction(db, () => void probe.run(new Date(nowMs).toISOString()));
      probedAt = nowMs;
      return succeed(undefined);
    },
    stop() {
      stopping = true;
    },
  };
}
