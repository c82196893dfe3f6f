import { createHash } from 'node:crypto';
import type { Db } from '#db/open.ts';
import type { SpentLimitsTable } from '#db/schema.ts';
import { isFull } from '../problems.ts';

/** How often something may be done in a time. */
export interface LongLimit {
  readonly most: number;
  readonly windowMs: number;
}

/** Limits of an hour and more, which a restart does not forgive (product P10.12). */
export interface SpentLimits {
  /**
   * Takes one of what somebody may do.
   * @param name the limit and whom it counts for; kept as a hash
   * @returns 0 where it was taken, else the milliseconds until there is more
   */
  take(name: string, limit: LongLimit, nowMs: number): number;
}

/** Counts in the database, in fixed windows that begin with the first of each name. */
export function createSpentLimits(db: Db): SpentLimits {
  const count = db.prepare<{ name: Buffer; now: number; end: number; most: number }, Pick<SpentLimitsTable, 'used'>>(`
    INSERT INTO spent_limits (name_hash, used, ends_at) VALUES (:name, 1, :end)
    ON CONFLICT (name_hash) DO UPDATE SET used = iif(ends_at <= :now, 1, used + 1),
      ends_at = iif(ends_at <= :now, :end, ends_at)
    WHERE ends_at <= :now OR used < :most
    RETURNING used`);
  const endOf = db.prepare<[Buffer], number>('SELECT ends_at FROM spent_limits WHERE name_hash = ?').pluck();
  return {
    take(name, { most, windowMs }, nowMs) {
      const hash = createHash('sha256').update(name).digest();
      try {
        const taken = count.get({ name: hash, now: nowMs, end: nowMs + windowMs, most });
        return taken ? 0 : Math.max(1, (endOf.get(hash) ?? nowMs) - nowMs);
      } catch (error) {
        // What cannot be counted is not allowed.
        if (isFull(error)) return windowMs;
        throw error;
      }
    },
  };
}
