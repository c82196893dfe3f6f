import { z } from 'zod';
import type { User } from '../contract/account.ts';
import { Sha256 } from '../uploads/label-photo.ts';

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
  /** What others of the household see; empty where the name of the account stands. */
  displayName: z.string(),
  /** The picture they chose, by the hash of the bytes that their phone sent. */
  picture: Sha256.nullable().default(null),
  /** Null until the questionnaire was answered. */
  answers: HomeAnswers.nullable().default(null),
});
export type Profile = z.infer<typeof Profile>;

/** Where the picture of a person lies. The hash makes another picture another address. */
export const portraitPath = (userId: string, picture: string): string =>
  `/api/people/${userId}/picture?v=${picture.slice(0, 12)}`;

/**
 * A person as their profile shows them (product P2.21.4): the name and the picture they chose, and what they answered
 * in the questionnaire.
 */
export function asShown(user: User, { displayName, picture, answers }: Profile): User {
  // The first word is what the greeting uses.
  const [firstName = '', ...others] = displayName.split(' ');
  return {
    ...user,
    ...(displayName !== '' && { firstName, lastName: others.join(' ') || null }),
    profileImageUrl: picture ? portraitPath(user.id, picture) : null,
    ...(answers && { hasOnboarded: true, hasChildren: answers.hasYoungChildren, hasPets: answers.hasPets }),
  };
}
