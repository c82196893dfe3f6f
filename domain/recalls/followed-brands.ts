import { z } from 'zod';
import { CalendarDate, typedText } from '../text-limits.ts';

/** Maximum number of brands that one person can follow. */
export const FOLLOWED_MOST = 20;
/** Maximum length of a brand name. */
export const BRAND_MOST = 40;

/** A brand that a person follows, by the name they entered. */
const FollowedBrand = z.strictObject({
  name: typedText(BRAND_MOST, 2),
  /** The day from which its notices count as news, ISO. */
  since: CalendarDate,
});
export type FollowedBrand = z.infer<typeof FollowedBrand>;

export const FollowedBrands = z
  .array(FollowedBrand)
  .max(FOLLOWED_MOST, `You can follow at most ${FOLLOWED_MOST} brands.`);
