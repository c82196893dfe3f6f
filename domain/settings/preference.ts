import { z } from 'zod';
import { FollowedBrands } from '../recalls/followed-brands.ts';

const Clock = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'Please enter a time of day, such as 22:00.');
/** See `QuietHours`; null if the person wants none. */
const Quiet = z.strictObject({ from: Clock, to: Clock, zone: z.string().min(1).max(64) }).nullable();

/** All settings by key, with their allowed values. Keys are independent: per key, the last operation to arrive wins. */
const PREFERENCE_VALUE = {
  theme: z.enum(['system', 'light', 'dark']),
  units: z.enum(['metric', 'imperial']),
  dateFormat: z.enum(['day_first', 'month_first', 'year_first']),
  sound: z.boolean(),
  vibration: z.boolean(),
  /** Consent is asked for once and may be withdrawn at any time; without it nothing is recorded or sent. */
  analyticsConsent: z.enum(['granted', 'refused']),
  marketingConsent: z.enum(['granted', 'refused']),
  /** Reminders of expiring entries, recalls of what is at home, and changes that could not be sent. */
  notifyExpiry: z.boolean(),
  notifyRecalls: z.boolean(),
  notifyUnsent: z.boolean(),
  /** Answers to the person's requests, edits by others that replaced their own, and achievements of the household. */
  notifyAnswers: z.boolean(),
  notifyReplaced: z.boolean(),
  notifyAchievements: z.boolean(),
  /** Posts in groups that are not muted, and invitations to groups. */
  notifyGroups: z.boolean(),
  /** When messages are held back, and whether that includes critical recalls; by default it does not. */
  quietHours: Quiet,
  quietForCritical: z.boolean(),
  /** Whether messages are also sent by mail. */
  notifyByMail: z.boolean(),
  /** Whether the hazard detector checks what is at home; on by default (product P2.11.7). */
  hazardWatch: z.boolean(),
  /** Brands whose recalls the person wants to know about, whatever is at home (product P11.14). */
  followedBrands: FollowedBrands,
} as const;

const setting = <K extends keyof typeof PREFERENCE_VALUE>(key: K) =>
  z.strictObject({ key: z.literal(key), value: PREFERENCE_VALUE[key] });

/** The payload of a settings operation. */
export const PreferenceSetting = z.discriminatedUnion('key', [
  setting('theme'),
  setting('units'),
  setting('dateFormat'),
  setting('sound'),
  setting('vibration'),
  setting('analyticsConsent'),
  setting('marketingConsent'),
  setting('notifyExpiry'),
  setting('notifyRecalls'),
  setting('notifyUnsent'),
  setting('notifyAnswers'),
  setting('notifyReplaced'),
  setting('notifyAchievements'),
  setting('notifyGroups'),
  setting('quietHours'),
  setting('quietForCritical'),
  setting('notifyByMail'),
  setting('hazardWatch'),
  setting('followedBrands'),
]);

/** One preference of one person. Its id is its key. Unknown fields are dropped, as in every stored row. */
export const Preference = z.object({ key: z.string(), value: z.unknown() }).pipe(PreferenceSetting);
export type Preference = z.infer<typeof Preference>;
