import type { Database } from '#db/database.ts';
import { TokenScope } from '#domain/accounts/token-calls.ts';
import { Tier } from '#domain/plans/plan-schemas.ts';
import type { CallerOf } from '../../http/caller.ts';
import { isFull } from '../../problems.ts';
import { userOf } from '../sessions.ts';
import { tokenHash } from '../token-hash.ts';
import { tokenStore as store } from './store.ts';

/** The prefix of every token, by which a leaked one is recognised. */
export const TOKEN_PREFIX = 'ssk_';
/** Uses are recorded once a minute. Recording each request would mean a write per request. */
const NOTE_USE_MS = 60_000;

/** The scopes of a stored token. */
export const scopesOf = (text: string): TokenScope[] => text.split(' ').map((scope) => TokenScope.parse(scope));

/**
 * Finds the caller of a token. Null if the token is unknown or has expired, or if its owner may no longer act for its
 * household (product P18.2).
 * @param confirmFirst the server requires a confirmed address
 */
export const findToken =
  ({ reader, writes }: Database, confirmFirst: boolean) =>
  async (bearer: string, nowMs: number): Promise<CallerOf<'token'> | null> => {
    if (!bearer.startsWith(TOKEN_PREFIX)) return null;
    const row = await store.find(reader, tokenHash(bearer));
    if (!row || row.ends_at <= nowMs) return null;
    const id = row.token_id;
    if (nowMs - (row.used_at ?? 0) >= NOTE_USE_MS) {
      await writes
        .run((tx) => store.use(tx, id, nowMs))
        .catch((error: unknown) => {
          // Reading goes on while the disk is full.
          if (!isFull(error)) throw error;
        });
    }
    const user = userOf(row, row.household_id, confirmFirst);
    return {
      kind: 'token',
      session: { user, tier: Tier.parse(row.tier), role: row.role, number: `token ${id}` },
      scopes: new Set(scopesOf(row.scopes)),
      tokenId: id,
      perMinute: row.per_minute,
    };
  };
