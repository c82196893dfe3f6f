import { type Db, writeTransaction } from '#db/open.ts';
import type { HelpRequest } from '#domain/help/help-request.ts';
import { HELP_TEXT_MAX } from '#domain/help/help-request.ts';
import { fail, type Result, succeed } from '#domain/problem.ts';
import { typedText } from '#domain/text-limits.ts';
import type { Stores } from '../stores.ts';
import { nextStamp } from '../sync/entity-store.ts';
import { takeNumbers } from '../sync/sync-state.ts';

/** What changed a row that no phone changed. */
const HELP_DESK = 'help desk';

/** A request with whose it is. */
export interface Asked {
  readonly userId: string;
  readonly request: HelpRequest;
}

export interface HelpDesk {
  /** Requests, the oldest first: those without an answer, or all. */
  list(all: boolean): readonly Asked[];
  /** Answers one. The person finds it with their notifications the next time their phone asks the server. */
  answer(id: string, text: string, nowMs: number): Result<HelpRequest>;
}

/** The desk of the people who run the server: what was asked, and answering it (product P2.4.5). */
export function createHelpDesk(db: Db, stores: Stores): HelpDesk {
  const store = stores.rows.helpRequest;
  const ids = db.prepare<[number], { user_id: string; id: string }>(
    `SELECT user_id, id FROM help_requests WHERE deleted = 0 AND (answer IS NULL OR ?) ORDER BY asked_at, id`,
  );
  const ownerOf = db
    .prepare<[string], string>('SELECT user_id FROM help_requests WHERE id = ? AND deleted = 0')
    .pluck();
  return {
    list: (all) =>
      ids.all(all ? 1 : 0).flatMap(({ user_id: userId, id }) => {
        const held = store.load(userId, id);
        return held ? [{ userId, request: held.data }] : [];
      }),
    answer: (id, text, nowMs) =>
      writeTransaction(db, (): Result<HelpRequest> => {
        const answer = typedText(HELP_TEXT_MAX, 1).safeParse(text);
        if (!answer.success) {
          return fail('INVALID_INPUT', `The answer must have 1 to ${HELP_TEXT_MAX} characters.`);
        }
        const userId = ownerOf.get(id);
        const held = userId === undefined ? null : store.load(userId, id);
        if (userId === undefined || !held) return fail('NOT_FOUND', `There is no request ${id}.`);
        const [seq = 0] = takeNumbers(stores.state, [{ kind: 'person', id: userId }]);
        const data = { ...held.data, answer: answer.data, answeredAt: nowMs };
        store.save(userId, { id, deleted: false, data }, nextStamp(held, HELP_DESK, seq));
        return succeed(data);
      }),
  };
}
