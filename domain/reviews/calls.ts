import { z } from 'zod';
import type { Call } from '../contract/call.ts';
import { reportEntry } from '../groups/moderation-calls.ts';
import { HouseholdKind } from './household-kind.ts';
import { EarlierReview, Stars } from './review.ts';

// Product reviews by people of this server: reading, marking and reporting them. Writing one goes through sync.

/** Reviews per page. */
export const REVIEWS_AT_ONCE = 20;

const SharedReview = z.object({
  /** Identifies the review when it is marked or reported. Derived from product and author, but reveals neither. */
  key: z.string(),
  /** The author's first name, or the name they signed up with. */
  name: z.string(),
  stars: Stars,
  text: z.string(),
  about: HouseholdKind.nullable(),
  /** Milliseconds since 1970. */
  writtenAt: z.number(),
  editedAt: z.number().nullable(),
  earlier: z.array(EarlierReview),
  /** How many people found it helpful, and whether the requesting person did. */
  helpful: z.number().int(),
  marked: z.boolean(),
});
export type SharedReview = z.infer<typeof SharedReview>;

const Count = z.number().int();
export const ReviewsAnswer = z.object({
  /** The number of reviews with one star, two, and so on to five, among all visible ones. */
  counts: z.tuple([Count, Count, Count, Count, Count]),
  /** Reviews by others; the person's own review is on their phone. */
  reviews: z.array(SharedReview),
  /** Whether there are more pages. */
  more: z.boolean(),
  /** Why the person's own review is hidden from others; null if it is not. */
  hidden: z.string().nullable(),
  /** How many people found the person's own review helpful. */
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
  summary: 'List what people on this server say about a product.',
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
  summary: 'Mark someone else’s review as helpful, or undo that.',
  body: z.strictObject({ on: z.boolean() }),
  answers: { 204: null },
} as const satisfies Call;

export const reportReview = {
  method: 'POST',
  path: `${OF_REVIEW}/report`,
  access: 'user',
  limit: 'default',
  perDay: 50,
  summary: 'Report a review to the people who run the server. Once per person.',
  body: reportEntry.body,
  answers: { 204: null },
} as const satisfies Call;
