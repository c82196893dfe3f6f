import { z } from 'zod';
import type { Call } from '../contract/call.ts';
import { groupName } from '../groups/group-text.ts';
import { PERIODS } from './receipt.ts';

// The leaderboard: who helped others most, among households that joined under a name of their choice.

export const BOARD_NAME_MAX = 30;
/** Maximum lines in an answer, in addition to the household's own line and those around it. */
export const LINES_MOST = 50;

const Counts = z.object({
  corrections: z.number().int(),
  photos: z.number().int(),
  recalls: z.number().int(),
  marks: z.number().int(),
});

const BoardLine = z.object({
  /** From 1; equal points share a place. */
  place: z.number().int(),
  name: z.string(),
  points: z.number().int(),
  counts: Counts,
  /** Whether it is the requesting household, or a group that the person is in. */
  own: z.boolean(),
});
export type BoardLine = z.infer<typeof BoardLine>;

const ReceiptLine = z.object({
  /** Falls back to `correction` for kinds of a newer server. */
  kind: z.enum(['correction', 'gap', 'recall', 'mark', 'marks_limit', 'day_limit']).catch('correction'),
  count: z.number().int(),
  points: z.number().int(),
  about: z.array(z.string()),
  at: z.number(),
});
export type BoardReceiptLine = z.infer<typeof ReceiptLine>;

export const LeaderboardAnswer = z.object({
  /** The name the household joined under; null if it did not join, in which case there are no lines. */
  name: z.string().nullable(),
  /** The top lines and those around the household's own; places in between may be missing. */
  lines: z.array(BoardLine),
  /** Number of participants. */
  joined: z.number().int(),
  /** The period, milliseconds since 1970; the end is exclusive. */
  from: z.number(),
  to: z.number(),
  /** The household's points, its receipt, and its place in the previous period; null if it had none. */
  own: z.object({ points: z.number().int(), before: z.number().int().nullable(), receipt: z.array(ReceiptLine) }),
  /** Groups that the person owns, and whether they are shown on the board. */
  groups: z.array(z.object({ id: z.string(), name: z.string(), shown: z.boolean() })),
});
export type LeaderboardAnswer = z.infer<typeof LeaderboardAnswer>;

export const leaderboard = {
  method: 'GET',
  path: '/api/leaderboard',
  access: 'household',
  limit: 'default',
  summary:
    'List the households or groups that joined and helped others most, and how your household earned its points.',
  query: z.strictObject({
    period: z.enum(PERIODS).default('week'),
    of: z.enum(['households', 'groups']).default('households'),
  }),
  answers: { 200: LeaderboardAnswer },
} as const satisfies Call;

export const joinLeaderboard = {
  method: 'PUT',
  path: '/api/leaderboard/name',
  access: 'household',
  limit: 'default',
  perDay: 50,
  summary: 'Put the household on the leaderboard under a name, or change that name.',
  body: z.strictObject({ name: groupName(BOARD_NAME_MAX, 2) }),
  answers: { 204: null },
} as const satisfies Call;

export const leaveLeaderboard = {
  method: 'DELETE',
  path: '/api/leaderboard/name',
  access: 'household',
  limit: 'default',
  summary: 'Take the household off the leaderboard.',
  goesOnWhenFull: true,
  answers: { 204: null },
} as const satisfies Call;

export const showGroupOnLeaderboard = {
  method: 'PUT',
  path: '/api/groups/{id}/leaderboard',
  access: 'user',
  limit: 'default',
  summary: 'Put a group on the leaderboard, or take it off. Owner only.',
  body: z.strictObject({ shown: z.boolean() }),
  answers: { 204: null },
} as const satisfies Call;
