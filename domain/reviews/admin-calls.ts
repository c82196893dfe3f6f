import { z } from 'zod';
import type { Call } from '../contract/call.ts';
import { adminDecide } from '../groups/moderation-calls.ts';

/** A reported review with its context. Contains nothing about a household. */
const ReportedReview = z.object({
  id: z.string(),
  reason: z.string(),
  words: z.string(),
  /** Milliseconds since 1970. */
  at: z.number(),
  product: z.object({ id: z.string(), name: z.string().nullable() }),
  author: z.string(),
  stars: z.number().int(),
  text: z.string(),
  /** Its earlier texts, newest first. */
  earlier: z.array(z.string()),
  /** How many of the author's reviews were hidden before. */
  hiddenBefore: z.number().int(),
});
export type ReportedReview = z.infer<typeof ReportedReview>;

const HiddenReview = z.object({
  product: z.object({ id: z.string(), name: z.string().nullable() }),
  authorId: z.string(),
  author: z.string(),
  text: z.string(),
  why: z.string(),
  at: z.number(),
});
export type HiddenReview = z.infer<typeof HiddenReview>;

export const adminReviews = {
  method: 'GET',
  path: '/api/admin/reviews',
  access: 'admin',
  limit: 'default',
  summary: 'List reported reviews, oldest first, and hidden reviews, latest first; at most 100 of each.',
  answers: { 200: z.object({ reported: z.array(ReportedReview), hidden: z.array(HiddenReview) }) },
} as const satisfies Call;

export const adminDecideReview = {
  method: 'POST',
  path: '/api/admin/reviews/reports/{id}/decision',
  access: 'admin',
  limit: 'default',
  summary: 'Decide on a reported review: do nothing, hide it, and warn, suspend or ban its author, who is told why.',
  body: adminDecide.body,
  answers: { 204: null },
} as const satisfies Call;

export const adminShowReview = {
  method: 'POST',
  path: '/api/admin/reviews/{id}/{author}/show',
  access: 'admin',
  limit: 'default',
  summary: 'Show a hidden review again.',
  answers: { 204: null },
} as const satisfies Call;
