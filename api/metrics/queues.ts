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

/** Queue lengths of the whole database: with several servers, each reports the same. */
export const queues = {
  /** How many jobs of each kind are waiting, running, or have failed for good. */
  jobs: (reads: Reads) => reads.all(JOBS),
  /** How long the most overdue job has been waiting; 0 if none is due. */
  async oldestDueMs(reads: Reads, nowMs: number): Promise<number> {
    return nowMs - ((await reads.first(DUE, { now: nowMs }))?.at ?? nowMs);
  },
  /** E-mails in the outbox that nobody has passed on yet. */
  letters: async (reads: Reads): Promise<number> => (await reads.first(LETTERS))?.all ?? 0,
  /** Messages that no push service has accepted yet. */
  messages: async (reads: Reads): Promise<number> => (await reads.first(MESSAGES))?.all ?? 0,
};
