import { randomBytes } from 'node:crypto';

/** The browser has to ask its user within this time. */
const LASTS_MS = 5 * 60_000;
/** Most open challenges; beyond it the oldest are dropped. */
const MOST = 10_000;

/** Challenges for passkeys to sign: random, for one purpose, valid once and for five minutes. */
export interface Challenges {
  /** @param purpose `sign-in`, or the id of the person who adds a passkey */
  make(purpose: string, nowMs: number): string;
  /** Whether the challenge is valid for this purpose and unused. It is used up in any case. */
  take(challenge: string, purpose: string, nowMs: number): boolean;
}

/** Kept in memory: after a restart, people have to start again. */
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
