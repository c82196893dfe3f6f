import { z } from 'zod';
import { HouseholdKind } from './household-kind.ts';

/** Most characters of a review. */
export const REVIEW_TEXT_MAX = 2000;

export const Stars = z.number().int().min(1).max(5);

/** A review as it stood before it was edited. */
export const EarlierReview = z.object({
  stars: Stars,
  text: z.string(),
  /** Milliseconds since 1970. */
  until: z.number(),
});
export type EarlierReview = z.infer<typeof EarlierReview>;

/** What one person says of one product (product P23.1). Its id is that of the product. */
export const Review = z.object({
  id: z.string(),
  stars: Stars,
  /** Empty where somebody gave stars alone. */
  text: z.string(),
  /** Null where the person keeps it to themselves. */
  about: HouseholdKind.nullable(),
  /** Milliseconds since 1970, clamped by the server. */
  writtenAt: z.number(),
  editedAt: z.number().nullable(),
  /** The newest first. */
  earlier: z.array(EarlierReview),
});
export type Review = z.infer<typeof Review>;
