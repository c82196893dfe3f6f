import { z } from 'zod';
import type { Call } from '../contract/call.ts';
import { groupName } from '../groups/group-text.ts';
import { PERIODS } from './receipt.ts';

// The leaderboard: who helped others most, of those who joined under a name of their choice.

export const BOARD_NAME_MAX = 30;
/** Lines of one answer, besides the own one and those around it. */
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
  /** Whether it is the asking household’s, or a group that the person is in. */
  own: z.boolean(),
});
export type BoardLine = z.infer<typeof BoardLine>;

const ReceiptLine = z.object({
  /** A newer server may know others. */
  kind: z.enum(['correction', 'gap', 'recall', 'mark', 'marks_limit', 'day_limit']).catch('correction'),
  count: z.number().int(),
  points: z.number().int(),
  about: z.array(z.string()),
  at: z.number(),
});
export type BoardReceiptLine = z.infer<typeof ReceiptLine>;

export const LeaderboardAnswer = z.object({
  /** The name that the household joined under; null where it did not: then there are no lines. */
  name: z.string().nullable(),
  /** The best, and those around the own line; places may be left out between. */
  lines: z.array(BoardLine),
  /** How many joined. */
  joined: z.number().int(),
  /** The days that count, milliseconds since 1970; the end is not in it. */
  from: z.number(),
  to: z.number(),
  /** Of the household: what it has, line by line, and its place in the span before; null where it had none. */
  own: z.object({ points: z.number().int(), before: z.number().int().nullable(), receipt: z.array(ReceiptLine) }),
  /** Groups that the person owns, and whether they are shown. */
  groups: z.array(z.object({ id: z.string(), name: z.string(), shown: z.boolean() })),
});
export type LeaderboardAnswer = z.infer<typeof LeaderboardAnswer>;

export const leaderboard = {
  method: 'GET',
  path: '/api/leaderboard',
  access: 'household',
  limit: 'default',
  summary: 'Who helped others most, of households or groups that joined, and why the own household has its points.',
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
  summary: 'Show the household on the leaderboard under a name, or under another one.',
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
  summary: 'Show a group on the leaderboard, or no longer. Owner only.',
  body: z.strictObject({ shown: z.boolean() }),
  answers: { 204: null },
} as const satisfies Call;
