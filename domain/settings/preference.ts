import { z } from 'zod';
import { FollowedBrands } from '../recalls/followed-brands.ts';

const Clock = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'Please give a time of day such as 22:00.');
/** See `QuietHours`; null where the person wants none. */
const Quiet = z.strictObject({ from: Clock, to: Clock, zone: z.string().min(1).max(64) }).nullable();

/** What a person can set, by key, with the values it takes. Each key stands by itself: the last arrival wins per key. */
const PREFERENCE_VALUE = {
  theme: z.enum(['system', 'light', 'dark']),
  units: z.enum(['metric', 'imperial']),
  dateFormat: z.enum(['day_first', 'month_first', 'year_first']),
  sound: z.boolean(),
  vibration: z.boolean(),
  /** Consent is asked for once and may be withdrawn at any time; without it nothing is recorded or sent. */
  analyticsConsent: z.enum(['granted', 'refused']),
  marketingConsent: z.enum(['granted', 'refused']),
  /** Reminders of what expires, recalls of what is at home, and changes that could not be sent. */
  notifyExpiry: z.boolean(),
  notifyRecalls: z.boolean(),
  notifyUnsent: z.boolean(),
  /** Answers to what was asked, edits of others in place of one's own, and what the household has reached. */
  notifyAnswers: z.boolean(),
  notifyReplaced: z.boolean(),
  notifyAchievements: z.boolean(),
  /** Posts of groups that are not kept quiet, and groups that ask the person in. */
  notifyGroups: z.boolean(),
  /** When messages wait, and whether a critical recall waits as well; it does not unless somebody said so. */
  quietHours: Quiet,
  quietForCritical: z.boolean(),
  /** Whether messages go by mail, too. */
  notifyByMail: z.boolean(),
  /** Whether the detector looks through what is at home; it does unless somebody switched it off (product P2.11.7). */
  hazardWatch: z.boolean(),
  /** Brands whose recalls the person wants to hear of, whatever is at home (product P11.14). */
  followedBrands: FollowedBrands,
} as const;

const setting = <K extends keyof typeof PREFERENCE_VALUE>(key: K) =>
  z.strictObject({ key: z.literal(key), value: PREFERENCE_VALUE[key] });

/** What an operation sets. */
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

/** One preference of one person. Its id is its key. As with every stored row, unknown keys are dropped. */
export const Preference = z.object({ key: z.string(), value: z.unknown() }).pipe(PreferenceSetting);
export type Preference = z.infer<typeof Preference>;
