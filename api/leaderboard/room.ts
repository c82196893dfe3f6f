import type { Database } from '#db/database.ts';
import { type Result, succeed } from '#domain/problem.ts';
import { type Answer, answer, type Handlers } from '../http/handler.ts';
import { createLeaderboard } from './board.ts';

const empty = (result: Result<void>): Result<Answer> => (result.ok ? succeed({ status: 204 }) : result);

/** The calls of the leaderboard. */
export const leaderboardCalls = (
  database: Database,
): Handlers<'leaderboard' | 'joinLeaderboard' | 'leaveLeaderboard' | 'showGroupOnLeaderboard'> => {
  const board = createLeaderboard(database);
  return {
    leaderboard: async ({ session, query, nowMs }) =>
      answer(200, await board.show(session.user, query.period, query.of, nowMs)),
    joinLeaderboard: async ({ session, body, nowMs }) => empty(await board.join(session.user, body.name, nowMs)),
    leaveLeaderboard: async ({ session }) => {
      await board.leave(session.user);
      return succeed({ status: 204 });
    },
    showGroupOnLeaderboard: async ({ session, params, body }) =>
      empty(await board.showGroup(session.user, params.id ?? '', body.shown)),
  };
};
