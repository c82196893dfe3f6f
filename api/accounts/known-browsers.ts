import { randomBytes } from 'node:crypto';
import type { Reads, Tx } from '#db/handles.ts';
import { statement } from '#db/statement.ts';
import { tokenHash } from './token-hash.ts';

/** Browsers remembered per account; beyond it the one that signed in longest ago is forgotten. */
const MOST_BROWSERS = 50;

/**
 * Browsers in which somebody has signed in to an account before. Guesses from elsewhere do not slow these down, so
 * nobody can lock out an owner (OWASP, "Slow Down Online Guessing Attacks with Device Cookies").
 */
export interface KnownBrowsers {
  /** Whether this browser has signed in to the account with this e-mail address. */
  knows(reads: Reads, email: string, token: string): Promise<boolean>;
  /** Records a sign-in. @returns the token for the browser's cookie */
  note(tx: Tx, userId: string, token: string | null, nowMs: number): Promise<string>;
}

const FIND = statement((q, { email, hash }: { email: string; hash: Buffer }) =>
  q
    .selectFrom('known_browsers as b')
    .innerJoin('users as u', 'u.id', 'b.user_id')
    .select('u.id')
    .where('u.email', '=', email)
    .where('b.token_hash', '=', hash),
);
const WRITE = statement((q, { userId, hash, at }: { userId: string; hash: Buffer; at: number }) =>
  q
    .insertInto('known_browsers')
    .values({ user_id: userId, token_hash: hash, last_at: at })
    .onConflict((on) => on.columns(['user_id', 'token_hash']).doUpdateSet({ last_at: at })),
);
const TRIM = statement((q, { userId, most }: { userId: string; most: number }) =>
  q
    .deleteFrom('known_browsers')
    .where('user_id', '=', userId)
    .where('token_hash', 'not in', (eb) =>
      eb
        .selectFrom('known_browsers as newest')
        .select('newest.token_hash')
        .where('newest.user_id', '=', userId)
        .orderBy('newest.last_at', 'desc')
        .limit(most),
    ),
);

const REMOVE = statement((q, { userId }: { userId: string }) =>
  q.deleteFrom('known_browsers').where('user_id', '=', userId),
);

/** Forgets every browser of an account: after a password reset, one of them may be an intruder's. */
export const forgetBrowsers = async (tx: Tx, userId: string): Promise<void> => void (await tx.run(REMOVE, { userId }));

/** Known browsers in the database, by the SHA-256 of their token. */
export const knownBrowsers: KnownBrowsers = {
  knows: async (reads, email, token) => (await reads.first(FIND, { email, hash: tokenHash(token) })) !== undefined,
  async note(tx, userId, token, nowMs) {
    const kept = token ?? randomBytes(32).toString('base64url');
    await tx.run(WRITE, { userId, hash: tokenHash(kept), at: nowMs });
    await tx.run(TRIM, { userId, most: MOST_BROWSERS });
    return kept;
  },
};
