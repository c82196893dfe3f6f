import { z } from 'zod';

/** What a household can reach. The first three ids are older than the names they are shown under. */
export const BadgeType = z.enum([
  'first_scan',
  'pet_protector',
  'profile_setup',
  'pair_resolved',
  'areas_begun',
  'formula_checked',
  'recall_handled',
]);
export type BadgeType = z.infer<typeof BadgeType>;

/** A badge that a household has reached. Its id is its type, so each is awarded once. */
export const Badge = z.object({
  id: z.string(),
  badgeType: BadgeType,
  /** When the first phone saw that it was reached, in milliseconds since 1970, clamped by the server. */
  awardedAt: z.number(),
});
export type Badge = z.infer<typeof Badge>;
