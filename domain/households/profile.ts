import { z } from 'zod';

/** What a person answered when the app asked who lives with them. Whether somebody is allergic lies in the members alone. */
export const HomeAnswers = z.object({
  hasYoungChildren: z.boolean(),
  hasPets: z.boolean(),
  /** Milliseconds since 1970, clamped by the server. */
  answeredAt: z.number(),
});
export type HomeAnswers = z.infer<typeof HomeAnswers>;

/** What a person shows of themselves, and what they answered at the start. Its id is the person's. */
export const Profile = z.object({
  id: z.string(),
  displayName: z.string(),
  /** Null until the questionnaire was answered. */
  answers: HomeAnswers.nullable().default(null),
});
export type Profile = z.infer<typeof Profile>;
