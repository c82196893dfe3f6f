import { createHash } from 'node:crypto';
import type { UnitOfWork } from '#db/handles.ts';
import { statement } from '#db/statement.ts';
import { isFull } from '../problems.ts';

/** How often something may be done per time window. */
export interface LongLimit {
  readonly most: number;
  readonly windowMs: number;
}

/** Limits over an hour or more, which survive a restart (product P10.12). */
export interface SpentLimits {
  /**
   * Uses one of the times that something may be done.
   * @param name the limit and whom it counts for; stored as a hash
   * @returns 0 if it is allowed, else the milliseconds until it is again
   */
  take(name: string, limit: LongLimit, nowMs: number): Promise<number>;
}

// Counts and checks in one statement: two requests at the limit cannot both pass.
const COUNT = statement((q, { name, now, end, most }: { name: Buffer; now: number; end: number; most: number }) =>
  q
    .insertInto('spent_limits')
    .values({ name_hash: name, used: 1, ends_at: end })
    .onConflict((on) =>
      on
        .column('name_hash')
        .doUpdateSet((eb) => {
          const isOver = eb('spent_limits.ends_at', '<=', now);
          return {
            used: eb
              .case()
              .when(isOver)
              .then(eb.lit(1))
              .else(eb('spent_limits.used', '+', 1))
              .end(),
            ends_at: eb.case().when(isOver).then(eb.val(end)).else(eb.ref('spent_limits.ends_at')).end(),
          };
        })
        .where((eb) => eb.or([eb('spent_limits.ends_at', '<=', now), eb('spent_limits.used', '<', most)])),
    )
    .returning('used'),
);
const END = statement((q, { name }: { name: Buffer }) =>
  q.selectFrom('spent_limits').select('ends_at').where('name_hash', '=', name),
);

/** Counts in the database, in fixed windows that begin with the first use of each name. */
export function createSpentLimits(writes: UnitOfWork): SpentLimits {
  return {
    async take(name, { most, windowMs }, nowMs) {
      const hash = createHash('sha256').update(name).digest();
      try {
        return await writes.run(async (tx) => {
          const taken = await tx.first(COUNT, { name: hash, now: nowMs, end: nowMs + windowMs, most });
          if (taken) return 0;
          const full = await tx.first(END, { name: hash });
          return Math.max(1, (full?.ends_at ?? nowMs) - nowMs);
        });
      } catch (error) {
        // If the disk is full nothing can be counted, so nothing is allowed.
        if (isFull(error)) return windowMs;
        throw error;
      }
    },
  };
}
