import type { Reads, Tx } from '#db/handles.ts';
import { statement } from '#db/statement.ts';
import { nameShape } from '#domain/accounts/name-shape.ts';
import { MEMBERS_AT_ONCE } from '#domain/groups/member-calls.ts';
import type { GroupRole, MembershipState, Standing } from '#domain/groups/roles.ts';

type Of = { readonly groupId: string; readonly userId: string };

/** How somebody stands to a group, with what they set there. */
export interface MemberRow extends Standing {
  readonly name: string;
  readonly readAt: number;
  readonly muted: boolean;
  readonly since: number;
}

const ONE = statement((q, { groupId, userId }: Of) =>
  q
    .selectFrom('group_members as m')
    .innerJoin('groups as g', 'g.id', 'm.group_id')
    .select(['m.role', 'm.state', 'm.name', 'm.read_at', 'm.muted', 'm.since', 'g.archived_at'])
    .where('m.group_id', '=', groupId)
    .where('m.user_id', '=', userId),
);
/** What a name looks like. */
type Shape = { readonly shape: string };
type Put = Of & {
  readonly role: GroupRole;
  readonly state: MembershipState;
  readonly name: string;
  readonly since: number;
  readonly invitedBy: string | null;
};
const PUT = statement((q, { groupId, userId, role, state, name, shape, since, invitedBy }: Put & Shape) =>
  q
    .insertInto('group_members')
    .values({
      ...{ group_id: groupId, user_id: userId, role, state, name, shape },
      ...{ since, read_at: since, invited_by: invitedBy },
    })
    .onConflict((on) =>
      on
        .columns(['group_id', 'user_id'])
        .doUpdateSet({ role, state, name, shape, since, read_at: since, invited_by: invitedBy }),
    ),
);
const SET_STATE = statement((q, { groupId, userId, state }: Of & { readonly state: MembershipState }) =>
  q
    .updateTable('group_members')
    .set({ state, role: 'member' })
    .where('group_id', '=', groupId)
    .where('user_id', '=', userId),
);
const SET_ROLE = statement((q, { groupId, userId, role }: Of & { readonly role: GroupRole }) =>
  q
    .updateTable('group_members')
    .set({ role })
    .where('group_id', '=', groupId)
    .where('user_id', '=', userId)
    .where('state', '=', 'active'),
);
type Own = Of & { readonly readAt: number; readonly muted: number; readonly name: string };
const SET_OWN = statement((q, { groupId, userId, readAt, muted, name, shape }: Own & Shape) =>
  q
    .updateTable('group_members')
    .set({ read_at: readAt, muted, name, shape })
    .where('group_id', '=', groupId)
    .where('user_id', '=', userId)
    .where('state', '=', 'active'),
);
// Whoever was asked in has no name there yet; whoever left stands beside what they wrote.
const ALIKE = statement((q, { groupId, userId, shape }: Of & Shape) =>
  q
    .selectFrom('group_members')
    .select(['name', 'shape'])
    .where('group_id', '=', groupId)
    .where('user_id', '!=', userId)
    .where('state', '!=', 'invited')
    .where((eb) => eb.or([eb('shape', '=', shape), eb('shape', 'is', null)])),
);
type Part = Of & { readonly role: GroupRole; readonly since: number; readonly after: string };
/** Members of one role, the oldest first. @param since of the last one that was told, with their id */
const PART = statement((q, { groupId, userId, role, since, after }: Part) =>
  q
    .selectFrom('group_members as m')
    .leftJoin('person_blocks as b', (on) => on.onRef('b.blocked_id', '=', 'm.user_id').on('b.user_id', '=', userId))
    .select(['m.user_id as id', 'm.name', 'm.role', 'm.since', 'b.at as blocked_at'])
    .where('m.group_id', '=', groupId)
    .where('m.state', '=', 'active')
    .where('m.role', '=', role)
    .where('m.since', '>=', since)
    .where((eb) => eb.or([eb('m.since', '>', since), eb('m.user_id', '>', after)]))
    .orderBy('m.since')
    .orderBy('m.user_id')
    .limit(MEMBERS_AT_ONCE),
);
const GROUPS_OF = statement((q, { userId }: { userId: string }) =>
  q
    .selectFrom('group_members')
    .select(['group_id', 'role'])
    .where('user_id', '=', userId)
    .where('state', '=', 'active'),
);

const ASKED = statement((q, { groupId }: { groupId: string }) =>
  q
    .selectFrom('group_members')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('group_id', '=', groupId)
    .where('state', '=', 'invited'),
);

/** The first place in an order of members. */
const FIRST = { since: 0, after: '' };

/** Who is in a group, and how everybody else stands to it. */
export const memberStore = {
  async one(reads: Reads, groupId: string, userId: string): Promise<MemberRow | null> {
    const row = await reads.first(ONE, { groupId, userId });
    if (!row) return null;
    return {
      // Written by this store alone, from the same lists.
      role: row.role as GroupRole,
      state: row.state as MembershipState,
      archived: row.archived_at !== null,
      name: row.name,
      readAt: row.read_at,
      muted: row.muted === 1,
      since: row.since,
    };
  },
  put: async (tx: Tx, row: Put): Promise<void> => void (await tx.run(PUT, { ...row, shape: nameShape(row.name) })),
  /** Whether somebody else in a group has a name that looks like this one. */
  async isAlike(reads: Reads, of: Of, name: string): Promise<boolean> {
    const shape = nameShape(name);
    const others = await reads.all(ALIKE, { ...of, shape });
    return others.some((other) => (other.shape ?? nameShape(other.name)) === shape);
  },
  /** Takes somebody out, or asks them in anew. Whatever they were, they are a member when they come back. */
  setState: async (tx: Tx, groupId: string, userId: string, state: MembershipState): Promise<void> =>
    void (await tx.run(SET_STATE, { groupId, userId, state })),
  setRole: async (tx: Tx, groupId: string, userId: string, role: GroupRole): Promise<boolean> =>
    (await tx.run(SET_ROLE, { groupId, userId, role })) === 1,
  setOwn: async (tx: Tx, of: Of, { readAt, muted, name }: Pick<MemberRow, 'readAt' | 'muted' | 'name'>) =>
    void (await tx.run(SET_OWN, { ...of, readAt, muted: muted ? 1 : 0, name, shape: nameShape(name) })),
  /** How many were asked in and have not answered. */
  asked: async (reads: Reads, groupId: string): Promise<number> =>
    Number((await reads.first(ASKED, { groupId }))?.count ?? 0),
  groupsOf: async (reads: Reads, userId: string): Promise<string[]> =>
    (await reads.all(GROUPS_OF, { userId })).map(({ group_id }) => group_id),
  /** In how many groups somebody is, and how many of them they own. */
  async countOf(reads: Reads, userId: string): Promise<{ readonly inside: number; readonly owned: number }> {
    const rows = await reads.all(GROUPS_OF, { userId });
    return { inside: rows.length, owned: rows.filter(({ role }) => role === 'owner').length };
  },
  /**
   * Members, the owner first, then moderators, then everybody else, the oldest of each first.
   * @param userId who looks
   * @param cursor as an answer gave it; null for the beginning
   */
  async part(reads: Reads, groupId: string, userId: string, cursor: string | null) {
    const roles: readonly GroupRole[] = ['owner', 'moderator', 'member'];
    const [role = 'owner', since = '0', after = ''] = cursor?.split(' ') ?? [];
    let from = { since: Number(since) || 0, after };
    const begin = Math.max(0, roles.indexOf(role as GroupRole));
    const members: {
      id: string;
      name: string;
      role: string;
      since: number;
      blocked_at: number | null;
    }[] = [];
    for (const one of roles.slice(begin)) {
      members.push(...(await reads.all(PART, { groupId, userId, role: one, ...from })));
      from = FIRST;
      if (members.length >= MEMBERS_AT_ONCE) break;
    }
    const shown = members.slice(0, MEMBERS_AT_ONCE);
    const last = shown.at(-1);
    const next = last && shown.length === MEMBERS_AT_ONCE ? `${last.role} ${last.since} ${last.id}` : null;
    return { members: shown, next };
  },
};
