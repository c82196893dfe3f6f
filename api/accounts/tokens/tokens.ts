import { randomBytes, randomUUID } from 'node:crypto';
import type { Database } from '#db/database.ts';
import type { ApiTokensTable } from '#db/schema.ts';
import { type ApiToken, MOST_TOKENS, TokenScope } from '#domain/accounts/token-calls.ts';
import { fail, type Result, succeed } from '#domain/problem.ts';
import type { Log } from '../../log.ts';
import { audit } from '../audit.ts';
import type { OwnAccount } from '../own-account.ts';
import { tokenHash } from '../token-hash.ts';
import { scopesOf, TOKEN_PREFIX } from './find-token.ts';
import { tokenStore as store } from './store.ts';

const DAY_MS = 86_400_000;

/** What a person chooses for a new token. */
export interface NewToken {
  readonly name: string;
  readonly scopes: readonly TokenScope[];
  readonly days: number;
  readonly perMinute: number;
  readonly password: string;
}

/** Tokens with which programs act for a person in one of their households (product P18). */
export interface Tokens {
  /** The live tokens of a person. */
  list(userId: string, nowMs: number): Promise<readonly ApiToken[]>;
  /** @returns what is listed, plus the token itself, which is shown only this once */
  make(
    who: { readonly userId: string; readonly householdId: string },
    wanted: NewToken,
    nowMs: number,
  ): Promise<Result<ApiToken & { readonly token: string }>>;
  revoke(userId: string, id: string, nowMs: number): Promise<Result<void>>;
}

interface Listed
  extends Pick<ApiTokensTable, 'id' | 'name' | 'scopes' | 'per_minute' | 'made_at' | 'ends_at' | 'used_at'> {
  readonly household_name: string | null;
}

const listed = (row: Listed): ApiToken => ({
  ...{ id: row.id, name: row.name, scopes: scopesOf(row.scopes), householdName: row.household_name },
  ...{ perMinute: row.per_minute, madeAt: row.made_at, endsAt: row.ends_at, usedAt: row.used_at },
});

export function createTokens({
  database: { reader, writes },
  own,
  log,
}: {
  readonly database: Database;
  readonly own: Pick<OwnAccount, 'confirmPassword'>;
  readonly log: Log;
}): Tokens {
  return {
    list: async (userId, nowMs) =>
      (await store.ofPerson(reader, userId)).filter(({ ends_at }) => ends_at > nowMs).map(listed),
    async make({ userId, householdId }, wanted, nowMs) {
      const confirmed = await own.confirmPassword(userId, wanted.password, 'password', nowMs);
      if (!confirmed.ok) return confirmed;
      const token = TOKEN_PREFIX + randomBytes(32).toString('base64url');
      const row = {
        ...{ id: randomUUID(), user_id: userId, household_id: householdId, token_hash: tokenHash(token) },
        ...{ name: wanted.name, per_minute: wanted.perMinute, made_at: nowMs, ends_at: nowMs + wanted.days * DAY_MS },
        scopes: TokenScope.options.filter((scope) => wanted.scopes.includes(scope)).join(' '),
      };
      const made = await writes.run(async (tx) => {
        await store.removeEnded(tx, userId, nowMs);
        if ((await store.ofPerson(tx, userId)).length >= MOST_TOKENS) return null;
        await store.add(tx, row);
        await audit(tx, { kind: 'token_made', userId, householdId }, nowMs);
        return (await store.ofPerson(tx, userId)).find(({ id }) => id === row.id) ?? null;
      });
      if (!made) return fail('CONFLICT', `You have ${MOST_TOKENS} tokens. Please revoke one that you no longer use.`);
      log.info('security', { kind: 'token_made', user: userId });
      return succeed({ ...listed(made), token });
    },
    async revoke(userId, id, nowMs) {
      const revoked = await writes.run(async (tx) => {
        if (!(await store.remove(tx, userId, id))) return false;
        await audit(tx, { kind: 'token_revoked', userId }, nowMs);
        return true;
      });
      if (!revoked) return fail('NOT_FOUND', 'This token no longer exists.');
      log.info('security', { kind: 'token_revoked', user: userId });
      return succeed(undefined);
    },
  };
}
