import type { ExpressionBuilder } from 'kysely';
import { jsonText } from '#db/json-text.ts';
import type { JobsTable } from '#db/schema.ts';
import { type Queries, type Statement, statement } from '#db/statement.ts';
import type { Tables } from '#db/tables.ts';
import type { KindFilter, NewJob } from './job.ts';

// The SQL of the job store.

/** One attempt at a job. Updates apply only while the job still belongs to this attempt. */
type Attempt = Pick<JobsTable, 'id' | 'attempts'>;
export const attemptOf = ({ id, attempts }: JobsTable): Attempt => ({ id, attempts });

const updateAttempt = (q: Queries, { id, attempts }: Attempt) =>
  q.updateTable('jobs').where('id', '=', id).where('attempts', '=', attempts).where('state', '=', 'running');

export const BY_KEY = statement((q, { key }: { key: string }) =>
  q.selectFrom('jobs').selectAll().where('key', '=', key),
);
type Added = Omit<NewJob, 'doneForMs' | 'notBefore'> & {
  readonly now: number;
  readonly runAt: number;
  readonly failedBefore: number;
  readonly doneBefore: number;
};
export const ADD = statement((q, { key, kind, payload, now, runAt, failedBefore, doneBefore }: Added) =>
  q
    .insertInto('jobs')
    .values({ key, kind, payload, state: 'queued', run_at: runAt, created_at: now })
    .onConflict((on) =>
      on
        .column('key')
        .doUpdateSet({
          ...{ payload, state: 'queued', stage: null, progress: 0, attempts: 0, run_at: runAt },
          ...{ result: null, message: null, finished_at: null, error: null },
        })
        .where((eb) =>
          eb.or([
            eb.and([eb('jobs.state', '=', 'done'), eb('jobs.finished_at', '<', doneBefore)]),
            eb.and([eb('jobs.state', '<>', 'done'), eb('jobs.finished_at', '<', failedBefore)]),
          ]),
        ),
    ),
);
export const NOTE = statement((q, noted: Attempt & Pick<JobsTable, 'stage' | 'progress' | 'lease_until'>) =>
  updateAttempt(q, noted).set({ stage: noted.stage, progress: noted.progress, lease_until: noted.lease_until }),
);
export const FINISH = statement((q, ended: Attempt & Pick<JobsTable, 'stage' | 'result' | 'finished_at'>) =>
  updateAttempt(q, ended).set({
    ...{ state: 'done', progress: 100, lease_until: null },
    ...{ stage: ended.stage, result: ended.result, finished_at: ended.finished_at },
  }),
);
export const QUEUE_AGAIN = statement((q, failed: Attempt & Pick<JobsTable, 'run_at' | 'error'>) =>
  updateAttempt(q, failed).set({
    ...{ state: 'queued', lease_until: null, message: null, finished_at: null },
    ...{ run_at: failed.run_at, error: failed.error },
  }),
);
export const GIVE_UP = statement(
  (q, failed: Attempt & Pick<JobsTable, 'run_at' | 'error' | 'message' | 'finished_at'>) =>
    updateAttempt(q, failed).set({
      ...{ state: 'failed', lease_until: null, message: failed.message, finished_at: failed.finished_at },
      ...{ run_at: failed.run_at, error: failed.error },
    }),
);
export const CANCEL = statement((q, { key, at }: { key: string; at: number }) =>
  q
    .updateTable('jobs')
    .set({ state: 'cancelled', lease_until: null, finished_at: at })
    .where('key', '=', key)
    .where('state', 'in', ['queued', 'running']),
);
export const DEAD = statement((q, { limit }: { limit: number }) =>
  q
    .selectFrom('jobs')
    .selectAll()
    .where('state', '=', 'failed')
    .orderBy('finished_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit),
);
/** Puts a job that failed for good back into the queue with all its tries. */
export const RETRY = statement((q, { id, at }: { id: number; at: number }) =>
  q
    .updateTable('jobs')
    .set({
      ...{ state: 'queued', stage: null, progress: 0, attempts: 0, run_at: at },
      ...{ message: null, finished_at: null, error: null },
    })
    .where('id', '=', id)
    .where('state', '=', 'failed'),
);
export const UNDER_WAY = statement((q) =>
  q
    .selectFrom('jobs')
    .select((eb) => ['kind', 'state', eb.fn.countAll<number>().as('all')])
    .where('state', 'in', ['queued', 'running'])
    .groupBy(['kind', 'state'])
    .orderBy('kind'),
);
export const RELEASE = statement((q, attempt: Attempt) =>
  updateAttempt(q, attempt).set((eb) => ({ state: 'queued', attempts: eb('attempts', '-', 1), lease_until: null })),
);
export const ABANDONED = statement((q, { before }: { before: number }) =>
  q.selectFrom('jobs').selectAll().where('state', '=', 'running').where('lease_until', '<=', before),
);
export const REQUEUE = statement((q, { id, at }: { id: number; at: number }) =>
  q.updateTable('jobs').set({ state: 'queued', lease_until: null, run_at: at }).where('id', '=', id),
);
export const LAST_DONE = statement((q, { kind }: { kind: string }) =>
  q
    .selectFrom('jobs')
    .select((eb) => eb.fn.max('finished_at').as('at'))
    .where('kind', '=', kind)
    .where('state', '=', 'done'),
);
export const MEAN = statement((q, { kind }: { kind: string }) =>
  q
    .selectFrom((from) =>
      from
        .selectFrom('jobs')
        .select((eb) => eb('finished_at', '-', eb.ref('started_at')).as('took'))
        .where('kind', '=', kind)
        .where('state', '=', 'done')
        .orderBy('id', 'desc')
        .limit(20)
        .as('last'),
    )
    .select((eb) => eb.fn.avg<number | null>('took').as('mean')),
);
export const FORGET = statement((q, { doneBefore, failedBefore }: { doneBefore: number; failedBefore: number }) =>
  q
    .deleteFrom('jobs')
    .where((eb) =>
      eb.or([
        eb.and([eb('state', '=', 'done'), eb('finished_at', '<', doneBefore)]),
        eb.and([eb('state', 'in', ['failed', 'cancelled']), eb('finished_at', '<', failedBefore)]),
      ]),
    ),
);

/** Whether a waiting job matches the filter. */
const isOfKind =
  ({ kinds, strays }: KindFilter) =>
  (eb: ExpressionBuilder<Tables, 'jobs'>) =>
    eb.or([
      ...(kinds.length > 0 ? [eb('kind', 'in', kinds)] : []),
      ...(strays ? [strays.length > 0 ? eb('kind', 'not in', strays) : eb('kind', 'is not', null)] : []),
    ]);
const waiting = (q: Queries, which: KindFilter) =>
  q.selectFrom('jobs').where('state', '=', 'queued').where(isOfKind(which));

interface Claimed {
  readonly now: number;
  readonly lease: number;
}

/** The statements of one lane. Each lane has its own, since the list of its kinds is part of the SQL. */
export interface LaneStatements {
  readonly due: Statement<unknown, { at: number | null }>;
  /** By number of remembered households: each adds a parameter and a sort condition. */
  readonly claims: Map<number, Statement<Claimed & Readonly<Record<string, unknown>>, JobsTable>>;
}

/** When the next waiting job of a lane is due. */
export const dueOf = (which: KindFilter): LaneStatements['due'] =>
  statement((q) => waiting(q, which).select((eb) => eb.fn.min('run_at').as('at')));

/** Claims the next job of a lane. @param served the number of households whose last turn is remembered */
export const claimOf = (
  which: KindFilter,
  served: number,
): Statement<Claimed & Readonly<Record<string, unknown>>, JobsTable> =>
  statement((q, given) =>
    q
      .updateTable('jobs')
      .set((eb) => ({
        ...{ state: 'running', stage: null, progress: 0, lease_until: given.lease, started_at: given.now },
        attempts: eb('attempts', '+', 1),
      }))
      .where('id', '=', (of) => {
        let next = waiting(q, which).select('id').where('run_at', '<=', given.now);
        // Each condition sorts one household's jobs behind the others, so the household served last comes last.
        for (let at = served - 1; at >= 0; at -= 1) {
          next = next.orderBy((eb) =>
            eb
              .case()
              .when(eb.fn.coalesce(jsonText('payload', 'householdId'), eb.val('')), '=', given[`served${at}`] as string)
              .then(eb.lit(1))
              .else(eb.lit(0))
              .end(),
          );
        }
        return of.selectFrom(next.orderBy('run_at').orderBy('id').limit(1).as('next')).select('next.id');
      })
      .returningAll(),
  );
