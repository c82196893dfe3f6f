import type { Reads } from '#db/handles.ts';
import { statement } from '#db/statement.ts';

const JOBS = statement((q) =>
  q
    .selectFrom('jobs')
    .select((eb) => ['kind', 'state', eb.fn.countAll<number>().as('all')])
    .where('state', 'in', ['queued', 'running', 'failed'])
    .groupBy(['kind', 'state']),
);
const DUE = statement((q, { now }: { now: number }) =>
  q
    .selectFrom('jobs')
    .select((eb) => eb.fn.min('run_at').as('at'))
    .where('state', '=', 'queued')
    .where('run_at', '<=', now),
);
const LETTERS = statement((q) =>
  q
    .selectFrom('outbox_letters')
    .select((eb) => eb.fn.countAll<number>().as('all'))
    .where('handed_at', 'is', null),
);
const MESSAGES = statement((q) => q.selectFrom('push_outbox').select((eb) => eb.fn.countAll<number>().as('all')));

/** How much work waits, of the whole database: whichever of several servers is asked says the same. */
export const queues = {
  /** How many jobs of each kind wait, run, and have failed for good. */
  jobs: (reads: Reads) => reads.all(JOBS),
  /** How long the job has waited that is due for longest; 0 where none is. */
  async oldestDueMs(reads: Reads, nowMs: number): Promise<number> {
    return nowMs - ((await reads.first(DUE, { now: nowMs }))?.at ?? nowMs);
  },
  /** Letters of the outbox that nobody handed on yet. */
  letters: async (reads: Reads): Promise<number> => (await reads.first(LETTERS))?.all ?? 0,
  /** Messages that no push service has taken yet. */
  messages: async (reads: Reads): Promise<number> => (await reads.first(MESSAGES))?.all ?? 0,
};
