import { z } from 'zod';
import type { User } from '../contract/account.ts';
import { Sha256 } from '../uploads/label-photo.ts';

/**
 * A person's answers to the questionnaire about their home. Allergies are not here: they are stored in the members
 * only.
 */
export const HomeAnswers = z.object({
  hasYoungChildren: z.boolean(),
  hasPets: z.boolean(),
  /** Milliseconds since 1970, clamped by the server. */
  answeredAt: z.number(),
});
export type HomeAnswers = z.infer<typeof HomeAnswers>;

/** A person's public profile and their questionnaire answers. Its id is the person's. */
export const Profile = z.object({
  id: z.string(),
  /** The name others in the household see; empty to use the account's name. */
  displayName: z.string(),
  /** The chosen picture, by the hash of the bytes the phone uploaded. */
  picture: Sha256.nullable().default(null),
  /** Null until the questionnaire is answered. */
  answers: HomeAnswers.nullable().default(null),
});
export type Profile = z.infer<typeof Profile>;

/** URL of a person's picture. The hash gives every picture its own URL, so that caches stay correct. */
export const portraitPath = (userId: string, picture: string): string =>
  `/api/people/${userId}/picture?v=${picture.slice(0, 12)}`;

/**
 * A user with their profile applied (product P2.21.4): the name and picture they chose, and their questionnaire
 * answers.
 */
export function asShown(user: User, { displayName, picture, answers }: Profile): User {
  // The first word is the first name, which the greeting uses.
  const [firstName = '', ...others] = displayName.split(' ');
  return {
    ...user,
    ...(displayName !== '' && { firstName, lastName: others.join(' ') || null }),
    profileImageUrl: picture ? portraitPath(user.id, picture) : null,
    ...(answers && { hasOnboarded: true, hasChildren: answers.hasYoungChildren, hasPets: answers.hasPets }),
  };
}
