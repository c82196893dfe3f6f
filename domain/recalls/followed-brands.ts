import { z } from 'zod';
import { CalendarDate, typedText } from '../text-limits.ts';

/** Brands that one person follows at most. */
export const FOLLOWED_MOST = 20;
/** Characters of the name of one. */
export const BRAND_MOST = 40;

/** A brand that a person follows, by its name as they know it. */
const FollowedBrand = z.strictObject({
  name: typedText(BRAND_MOST, 2),
  /** The day from which notices of it are news, ISO. */
  since: CalendarDate,
});
export type FollowedBrand = z.infer<typeof FollowedBrand>;

export const FollowedBrands = z
  .array(FollowedBrand)
  .max(FOLLOWED_MOST, `Please follow at most ${FOLLOWED_MOST} brands.`);
