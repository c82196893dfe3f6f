import type { Tx } from '#db/handles.ts';
import { statement } from '#db/statement.ts';
import type { HelpRequest } from '#domain/help/help-request.ts';
import { HELP_TEXT_MAX } from '#domain/help/help-request.ts';
import { fail, type Result, succeed } from '#domain/problem.ts';
import { typedText } from '#domain/text-limits.ts';
import { tellAnswered } from '../delivery/room.ts';
import type { Stores } from '../stores.ts';
import { nextStamp } from '../sync/entity-store.ts';
import { takeNumbers } from '../sync/sync-state.ts';

/** The `changedBy` of rows that the help desk writes. */
const HELP_DESK = 'help desk';

/** A request and the person who made it. */
export interface Asked {
  readonly userId: string;
  readonly request: HelpRequest;
}

export interface HelpDesk {
  /** Requests, oldest first: those without an answer, or all. */
  list(all: boolean): Promise<readonly Asked[]>;
  /**
   * Answers a request. The person finds the answer with their notifications after their phone's next sync.
   * @param over replaces an earlier answer; without it, a request that has one is a CONFLICT
   */
  answer(tx: Tx, id: string, text: string, nowMs: number, over?: 'over'): Promise<Result<HelpRequest>>;
}

const ALL = statement((q) =>
  q
    .selectFrom('help_requests')
    .select(['user_id', 'id', 'answer'])
    .where('deleted', '=', 0)
    .orderBy('asked_at')
    .orderBy('id'),
);
const OWNER = statement((q, { id }: { id: string }) =>
  q.selectFrom('help_requests').select('user_id').where('id', '=', id).where('deleted', '=', 0),
);

/** The operator's help desk: requests, and answering them (product P2.4.5). */
export function createHelpDesk({ rows, state, reader }: Pick<Stores, 'rows' | 'state' | 'reader'>): HelpDesk {
  const store = rows.helpRequest;
  return {
    list: (all) =>
      reader.snapshot(async (reads) => {
        const asked: Asked[] = [];
        for (const { user_id: userId, id, answer } of await reads.all(ALL)) {
          const held = all || answer === null ? await store.load(reads, userId, id) : null;
          if (held) asked.push({ userId, request: held.data });
        }
        return asked;
      }),
    async answer(tx, id, text, nowMs, over) {
      const answer = typedText(HELP_TEXT_MAX, 1).safeParse(text);
      if (!answer.success) {
        return fail('INVALID_INPUT', `The answer must have 1 to ${HELP_TEXT_MAX} characters.`);
      }
      const userId = (await tx.first(OWNER, { id }))?.user_id;
      const held = userId === undefined ? null : await store.load(tx, userId, id);
      if (userId === undefined || !held) return fail('NOT_FOUND', `There is no request ${id}.`);
      if (!over && held.data.answer !== null) {
        return fail('CONFLICT', 'Somebody else has already answered this. Your answer was not sent.');
      }
      const [seq = 0] = await takeNumbers(tx, state, [{ kind: 'person', id: userId }]);
      const data = { ...held.data, answer: answer.data, answeredAt: nowMs };
      await store.save(tx, userId, { id, deleted: false, data }, nextStamp(held, HELP_DESK, seq));
      await tellAnswered(tx, userId, id, nowMs);
      return succeed(data);
    },
  };
}
