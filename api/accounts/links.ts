import { randomBytes } from 'node:crypto';
import type { Reads, Tx } from '#db/handles.ts';
import type { AccountLinksTable } from '#db/schema.ts';
import { statement } from '#db/statement.ts';
import { tokenHash } from './token-hash.ts';

/** What a link is for: setting a new password, confirming an address, or changing it. */
export type LinkKind = 'reset' | 'confirm' | 'email';

/** The owner of a link, and the address it was sent to. */
export interface LinkOf {
  readonly userId: string;
  readonly email: string;
}

const DAY_MS = 86_400_000;

const REPLACE = statement((q, { userId, kind, at }: { userId: string; kind: string; at: number }) =>
  q
    .updateTable('account_links')
    .set({ used_at: at })
    .where('user_id', '=', userId)
    .where('kind', '=', kind)
    .where('used_at', 'is', null),
);
const FORGET = statement((q, { before }: { before: number }) =>
  q.deleteFrom('account_links').where('ends_at', '<', before),
);
const ADD = statement((q, row: Omit<AccountLinksTable, 'used_at'>) =>
  q.insertInto('account_links').values({
    token_hash: row.token_hash,
    kind: row.kind,
    user_id: row.user_id,
    email: row.email,
    ends_at: row.ends_at,
  }),
);
type Named = { readonly hash: Buffer; readonly kind: string; readonly now: number };
const FIND = statement((q, { hash, kind, now }: Named) =>
  q
    .selectFrom('account_links')
    .select(['user_id as userId', 'email'])
    .where('token_hash', '=', hash)
    .where('kind', '=', kind)
    .where('used_at', 'is', null)
    .where('ends_at', '>', now),
);
const USE = statement((q, { hash, kind, now }: Named) =>
  q
    .updateTable('account_links')
    .set({ used_at: now })
    .where('token_hash', '=', hash)
    .where('kind', '=', kind)
    .where('used_at', 'is', null)
    .where('ends_at', '>', now)
    .returning(['user_id as userId', 'email']),
);

/** Links sent to the addresses of accounts. Tokens are 32 random bytes; the database stores their SHA-256. */
export const accountLinks = {
  /** Makes a link; earlier ones of the same kind stop working. @returns its token */
  async make(tx: Tx, kind: LinkKind, { userId, email }: LinkOf, lastsMs: number, nowMs: number): Promise<string> {
    const token = randomBytes(32).toString('base64url');
    await tx.run(REPLACE, { userId, kind, at: nowMs });
    await tx.run(FORGET, { before: nowMs - DAY_MS });
    await tx.run(ADD, { token_hash: tokenHash(token), kind, user_id: userId, email, ends_at: nowMs + lastsMs });
    return token;
  },
  /** The owner of a link, without using it up; null if it is not valid. */
  find: async (reads: Reads, kind: LinkKind, token: string, nowMs: number): Promise<LinkOf | null> =>
    (await reads.first(FIND, { hash: tokenHash(token), kind, now: nowMs })) ?? null,
  /** Uses up a link. Of two concurrent uses, one gets null. */
  use: async (tx: Tx, kind: LinkKind, token: string, nowMs: number): Promise<LinkOf | null> =>
    (await tx.first(USE, { hash: tokenHash(token), kind, now: nowMs })) ?? null,
  /** Invalidates all links of a kind that a person has. */
  end: async (tx: Tx, kind: LinkKind, userId: string, nowMs: number): Promise<void> =>
    void (await tx.run(REPLACE, { userId, kind, at: nowMs })),
};
