import { randomBytes } from 'node:crypto';
import type { Db } from '#db/open.ts';
import { tokenHash } from './token-hash.ts';

/** Browsers remembered for each account; beyond it the one that signed in longest ago goes. */
const MOST_BROWSERS = 50;

/**
 * Browsers in which somebody has signed in to an account before. Guesses from elsewhere do not slow these down, so that
 * nobody can keep an owner out (OWASP, "Slow Down Online Guessing Attacks with Device Cookies").
 */
export interface KnownBrowsers {
  /** Whether this browser has signed in to the account with this e-mail address. */
  knows(email: string, token: string): boolean;
  /** Notes a sign-in. Call inside a write transaction, or alone. @returns the token for the browser's cookie */
  note(userId: string, token: string | null, nowMs: number): string;
}

/** Known browsers in the database, by the SHA-256 of their token. */
export function createKnownBrowsers(db: Db): KnownBrowsers {
  const find = db
    .prepare<[string, Buffer], number>(`
      SELECT 1 FROM known_browsers b JOIN users u ON u.id = b.user_id WHERE u.email = ? AND b.token_hash = ?`)
    .pluck();
  const write = db.prepare<[string, Buffer, number]>(`
    INSERT INTO known_browsers (user_id, token_hash, last_at) VALUES (?, ?, ?)
    ON CONFLICT (user_id, token_hash) DO UPDATE SET last_at = excluded.last_at`);
  const trim = db.prepare<[string, string, number]>(`
    DELETE FROM known_browsers WHERE user_id = ? AND token_hash NOT IN (
      SELECT token_hash FROM known_browsers WHERE user_id = ? ORDER BY last_at DESC LIMIT ?)`);
  return {
    knows: (email, token) => find.get(email, tokenHash(token)) !== undefined,
    note(userId, token, nowMs) {
      const kept = token ?? randomBytes(32).toString('base64url');
      write.run(userId, tokenHash(kept), nowMs);
      trim.run(userId, userId, MOST_BROWSERS);
      return kept;
    },
  };
}
