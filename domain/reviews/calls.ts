import { z } from 'zod';
import type { Call } from '../contract/call.ts';
import { reportEntry } from '../groups/moderation-calls.ts';
import { HouseholdKind } from './household-kind.ts';
import { EarlierReview, Stars } from './review.ts';

// What people of this server say of a product, and what can be done about it. Writing one travels with the sync.

/** Reviews of one answer. */
export const REVIEWS_AT_ONCE = 20;

const SharedReview = z.object({
  /** What it is marked and reported by: of the product and its author, and tells nothing of these. */
  key: z.string(),
  /** The first name, or the name that they signed up with. */
  name: z.string(),
  stars: Stars,
  text: z.string(),
  about: HouseholdKind.nullable(),
  /** Milliseconds since 1970. */
  writtenAt: z.number(),
  editedAt: z.number().nullable(),
  earlier: z.array(EarlierReview),
  /** How many found it helpful, and whether the person asking did. */
  helpful: z.number().int(),
  marked: z.boolean(),
});
export type SharedReview = z.infer<typeof SharedReview>;

const Count = z.number().int();
export const ReviewsAnswer = z.object({
  /** How many gave one star, two, and so on to five: of all that are shown. */
  counts: z.tuple([Count, Count, Count, Count, Count]),
  /** Of others; the person's own lies on their phone. */
  reviews: z.array(SharedReview),
  /** Whether there are more behind these. */
  more: z.boolean(),
  /** Why the person's own review is hidden from others; null where it is not. */
  hidden: z.string().nullable(),
  /** How many found the person's own review helpful. */
  ownHelpful: Count,
});
export type ReviewsAnswer = z.infer<typeof ReviewsAnswer>;

export const REVIEW_ORDERS = ['newest', 'helpful'] as const;
export type ReviewOrder = (typeof REVIEW_ORDERS)[number];

export const productReviews = {
  method: 'GET',
  path: '/api/products/{id}/reviews',
  access: 'user',
  limit: 'default',
  summary: 'What people of this server say of a product.',
  query: z.strictObject({
    order: z.enum(REVIEW_ORDERS).default('newest'),
    page: z.coerce.number().int().min(0).max(200).default(0),
  }),
  answers: { 200: ReviewsAnswer },
} as const satisfies Call;

const OF_REVIEW = '/api/products/{id}/reviews/{key}';

export const markReview = {
  method: 'PUT',
  path: `${OF_REVIEW}/helpful`,
  access: 'user',
  limit: 'default',
  summary: 'Say that the review of somebody else helped, or no longer.',
  body: z.strictObject({ on: z.boolean() }),
  answers: { 204: null },
} as const satisfies Call;

export const reportReview = {
  method: 'POST',
  path: `${OF_REVIEW}/report`,
  access: 'user',
  limit: 'default',
  perDay: 50,
  summary: 'Report a review to the people who run the server. Once for each person.',
  body: reportEntry.body,
  answers: { 204: null },
} as const satisfies Call;
