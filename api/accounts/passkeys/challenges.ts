import { randomBytes } from 'node:crypto';

/** A browser asks its person within this time. */
const LASTS_MS = 5 * 60_000;
/** Open at once; beyond it the oldest go. */
const MOST = 10_000;

/** What a passkey is to sign: random, for one purpose, once, within five minutes. */
export interface Challenges {
  /** @param purpose `sign-in`, or the person who adds a passkey */
  make(purpose: string, nowMs: number): string;
  /** Whether one was made for this purpose and not used; it is used up in any case. */
  take(challenge: string, purpose: string, nowMs: number): boolean;
}

/** In memory: a restart asks people to press once more. */
export function createChallenges(): Challenges {
  const open = new Map<string, { readonly purpose: string; readonly endsAt: number }>();
  return {
    make(purpose, nowMs) {
      for (const [challenge, { endsAt }] of open) {
        if (endsAt > nowMs && open.size < MOST) break;
        open.delete(challenge);
      }
      const challenge = randomBytes(32).toString('base64url');
      open.set(challenge, { purpose, endsAt: nowMs + LASTS_MS });
      return challenge;
    },
    take(challenge, purpose, nowMs) {
      const made = open.get(challenge);
      open.delete(challenge);
      return made !== undefined && made.purpose === purpose && made.endsAt > nowMs;
    },
  };
}
