import { z } from 'zod';
import { HouseholdKind } from './household-kind.ts';

/** Maximum characters of a review. */
export const REVIEW_TEXT_MAX = 2000;

export const Stars = z.number().int().min(1).max(5);

/** An earlier version of an edited review. */
export const EarlierReview = z.object({
  stars: Stars,
  text: z.string(),
  /** Milliseconds since 1970. */
  until: z.number(),
});
export type EarlierReview = z.infer<typeof EarlierReview>;

/** One person's review of one product (product P23.1). Its id is that of the product. */
export const Review = z.object({
  id: z.string(),
  stars: Stars,
  /** Empty if only stars were given. */
  text: z.string(),
  /** Null if the person does not share it. */
  about: HouseholdKind.nullable(),
  /** Milliseconds since 1970, clamped by the server. */
  writtenAt: z.number(),
  editedAt: z.number().nullable(),
  /** Newest first. */
  earlier: z.array(EarlierReview),
});
export type Review = z.infer<typeof Review>;
