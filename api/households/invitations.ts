import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { Reads, Tx } from '#db/handles.ts';
import type { InvitationsTable } from '#db/schema.ts';
import { statement } from '#db/statement.ts';
import { INVITATION_MS, type WaitingInvitation } from '#domain/households/household-calls.ts';

/** An invitation that is still valid. */
export interface OpenInvitation {
  readonly id: string;
  readonly householdId: string;
  readonly madeBy: string;
  readonly endsAt: number;
}

const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();

type InHousehold = { readonly householdId: string; readonly now: number };

const ADD = statement((q, row: Omit<InvitationsTable, 'used_at' | 'used_by' | 'revoked_at'>) =>
  q.insertInto('invitations').values({
    id: row.id,
    household_id: row.household_id,
    token_hash: row.token_hash,
    made_by: row.made_by,
    made_at: row.made_at,
    ends_at: row.ends_at,
  }),
);
const WAITING = statement((q, { householdId, now }: InHousehold) =>
  q
    .selectFrom('invitations')
    .select(['id', 'made_at as madeAt', 'ends_at as endsAt'])
    .where('household_id', '=', householdId)
    .where('used_at', 'is', null)
    .where('revoked_at', 'is', null)
    .where('ends_at', '>', now)
    .orderBy('made_at', 'desc'),
);
const FIND = statement((q, { hash, now }: { hash: Buffer; now: number }) =>
  q
    .selectFrom('invitations')
    .select(['id', 'household_id as householdId', 'made_by as madeBy', 'ends_at as endsAt'])
    .where('token_hash', '=', hash)
    .where('used_at', 'is', null)
    .where('revoked_at', 'is', null)
    .where('ends_at', '>', now),
);
const USE = statement((q, { id, userId, now }: { id: string; userId: string; now: number }) =>
  q
    .updateTable('invitations')
    .set({ used_at: now, used_by: userId })
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .where('revoked_at', 'is', null)
    .where('ends_at', '>', now),
);
const REVOKE = statement((q, { householdId, id, now }: InHousehold & { readonly id: string }) =>
  q
    .updateTable('invitations')
    .set({ revoked_at: now })
    .where('household_id', '=', householdId)
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .where('revoked_at', 'is', null),
);
const REVOKE_OF = statement((q, { householdId, userId, now }: InHousehold & { readonly userId: string }) =>
  q
    .updateTable('invitations')
    .set({ revoked_at: now })
    .where('household_id', '=', householdId)
    .where('made_by', '=', userId)
    .where('used_at', 'is', null)
    .where('revoked_at', 'is', null),
);
const FORGET = statement((q, { before }: { before: number }) =>
  q.deleteFrom('invitations').where('ends_at', '<', before),
);

/** Kept for a month after they expire, in case somebody asks about one. */
const KEPT_MS = 30 * 86_400_000;

/** Invitations: 32 random bytes, of which the database stores the SHA-256 (product P2.9.3). */
export const invitations = {
  async make(
    tx: Tx,
    householdId: string,
    madeBy: string,
    nowMs: number,
  ): Promise<WaitingInvitation & { readonly token: string }> {
    const token = randomBytes(32).toString('base64url');
    const [id, endsAt] = [randomUUID(), nowMs + INVITATION_MS];
    await tx.run(FORGET, { before: nowMs - KEPT_MS });
    await tx.run(ADD, {
      ...{ id, household_id: householdId, token_hash: hashOf(token) },
      ...{ made_by: madeBy, made_at: nowMs, ends_at: endsAt },
    });
    return { id, madeAt: nowMs, endsAt, token };
  },
  /** Those that nobody used or revoked, newest first. */
  waiting: (reads: Reads, householdId: string, nowMs: number): Promise<WaitingInvitation[]> =>
    reads.all(WAITING, { householdId, now: nowMs }),
  /** The invitation of a token, without using it up; null if it does not work. */
  find: async (reads: Reads, token: string, nowMs: number): Promise<OpenInvitation | null> =>
    (await reads.first(FIND, { hash: hashOf(token), now: nowMs })) ?? null,
  /** Uses up an invitation. @returns whether it was still valid */
  use: async (tx: Tx, id: string, userId: string, nowMs: number): Promise<boolean> =>
    (await tx.run(USE, { id, userId, now: nowMs })) === 1,
  /** @returns whether this household had one to revoke */
  revoke: async (tx: Tx, householdId: string, id: string, nowMs: number): Promise<boolean> =>
    (await tx.run(REVOKE, { householdId, id, now: nowMs })) === 1,
  /** Revokes the invitations of somebody who can no longer invite. */
  revokeOf: async (tx: Tx, householdId: string, userId: string, nowMs: number): Promise<void> =>
    void (await tx.run(REVOKE_OF, { householdId, userId, now: nowMs })),
};
