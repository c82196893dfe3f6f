import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { Reads, Tx } from '#db/handles.ts';
import type { GroupLinksTable } from '#db/schema.ts';
import { statement } from '#db/statement.ts';
import { GROUP_INVITATION_MS, invitationWorks } from '#domain/groups/group-invitation.ts';
import type { GroupLink } from '#domain/groups/member-calls.ts';

const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();

type InGroup = { readonly groupId: string; readonly now: number };

const ADD = statement((q, row: Omit<GroupLinksTable, 'used' | 'revoked_at'>) =>
  q.insertInto('group_links').values({
    ...{ id: row.id, group_id: row.group_id, token_hash: row.token_hash, made_by: row.made_by },
    ...{ made_at: row.made_at, ends_at: row.ends_at, most: row.most },
  }),
);
const OPEN = statement((q, { groupId, now }: InGroup) =>
  q
    .selectFrom('group_links as l')
    .leftJoin('group_members as m', (on) =>
      on.onRef('m.group_id', '=', 'l.group_id').onRef('m.user_id', '=', 'l.made_by'),
    )
    .select(['l.id', 'm.name as by', 'l.used', 'l.most', 'l.ends_at as endsAt'])
    .where('l.group_id', '=', groupId)
    .where('l.revoked_at', 'is', null)
    .where('l.ends_at', '>', now)
    .whereRef('l.used', '<', 'l.most')
    .orderBy('l.made_at', 'desc'),
);
/** Only while the person who made the link is a member. */
const FIND = statement((q, { hash }: { hash: Buffer }) =>
  q
    .selectFrom('group_links as l')
    .innerJoin('group_members as m', (on) =>
      on.onRef('m.group_id', '=', 'l.group_id').onRef('m.user_id', '=', 'l.made_by').on('m.state', '=', 'active'),
    )
    .select(['l.id', 'l.group_id', 'm.name as by', 'l.used', 'l.most', 'l.ends_at', 'l.revoked_at'])
    .where('l.token_hash', '=', hash),
);
const USE = statement((q, { id, now }: { id: string; now: number }) =>
  q
    .updateTable('group_links')
    .set((eb) => ({ used: eb('used', '+', 1) }))
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .where('ends_at', '>', now)
    .whereRef('used', '<', 'most'),
);
const GROUP_OF = statement((q, { id }: { id: string }) =>
  q.selectFrom('group_links').select('group_id').where('id', '=', id),
);
const REVOKE = statement((q, { groupId, id, now }: InGroup & { readonly id: string }) =>
  q
    .updateTable('group_links')
    .set({ revoked_at: now })
    .where('group_id', '=', groupId)
    .where('id', '=', id)
    .where('revoked_at', 'is', null),
);
const REVOKE_OF = statement((q, { groupId, userId, now }: InGroup & { readonly userId: string }) =>
  q
    .updateTable('group_links')
    .set({ revoked_at: now })
    .where('group_id', '=', groupId)
    .where('made_by', '=', userId)
    .where('revoked_at', 'is', null),
);
const FORGET = statement((q, { before }: { before: number }) =>
  q.deleteFrom('group_links').where('ends_at', '<', before),
);

/** Kept for a month after they expire, in case somebody asks about one. */
const KEPT_MS = 30 * 86_400_000;

/** Links into groups: 32 random bytes, of which the database stores the SHA-256 (product P22.3). */
export const linkStore = {
  async make(tx: Tx, groupId: string, userId: string, most: number, nowMs: number) {
    const token = randomBytes(32).toString('base64url');
    const [id, endsAt] = [randomUUID(), nowMs + GROUP_INVITATION_MS];
    await tx.run(FORGET, { before: nowMs - KEPT_MS });
    await tx.run(ADD, {
      ...{ id, group_id: groupId, token_hash: hashOf(token), made_by: userId },
      ...{ made_at: nowMs, ends_at: endsAt, most },
    });
    return { id, used: 0, most, endsAt, token };
  },
  open: (reads: Reads, groupId: string, nowMs: number): Promise<GroupLink[]> =>
    reads.all(OPEN, { groupId, now: nowMs }),
  /** The link of a token; null if it does not work. */
  async find(reads: Reads, token: string, nowMs: number) {
    const row = await reads.first(FIND, { hash: hashOf(token) });
    if (!row) return null;
    const state = { endsAt: row.ends_at, revokedAt: row.revoked_at, used: row.used, most: row.most };
    return invitationWorks(state, nowMs)
      ? { id: row.id, groupId: row.group_id, by: row.by, endsAt: row.ends_at }
      : null;
  },
  /** Counts one use. @returns whether it could still be used */
  use: async (tx: Tx, id: string, nowMs: number): Promise<boolean> => (await tx.run(USE, { id, now: nowMs })) === 1,
  groupOf: async (reads: Reads, id: string): Promise<string | null> =>
    (await reads.first(GROUP_OF, { id }))?.group_id ?? null,
  revoke: async (tx: Tx, groupId: string, id: string, nowMs: number): Promise<boolean> =>
    (await tx.run(REVOKE, { groupId, id, now: nowMs })) === 1,
  /** Revokes the links of somebody who can no longer invite. */
  revokeOf: async (tx: Tx, groupId: string, userId: string, nowMs: number): Promise<void> =>
    void (await tx.run(REVOKE_OF, { groupId, userId, now: nowMs })),
};
