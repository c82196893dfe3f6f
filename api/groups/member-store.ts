import type { Reads, Tx } from '#db/handles.ts';
import { statement } from '#db/statement.ts';
import { nameShape } from '#domain/accounts/name-shape.ts';
import { MEMBERS_AT_ONCE } from '#domain/groups/member-calls.ts';
import type { GroupRole, MembershipState, Standing } from '#domain/groups/roles.ts';

type Of = { readonly groupId: string; readonly userId: string };

/** Somebody's standing in a group, with their settings there. */
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
/** Equal for names that look alike. */
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
type End = Of & { readonly state: Extract<MembershipState, 'left' | 'removed'>; readonly since: number };
const END = statement((q, { groupId, userId, state, since }: End) =>
  q
    .updateTable('group_members')
    .set({ state, role: 'member', since })
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
// Invited people have no name there yet. The names of people who left are still shown next to what they wrote.
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
/** Members of one role, longest-standing first. @param since of the last one already listed, with their id */
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

/** The start of the list of members. */
const FIRST = { since: 0, after: '' };

/** The members of a group, and everybody else's standing in it. */
export const memberStore = {
  async one(reads: Reads, groupId: string, userId: string): Promise<MemberRow | null> {
    const row = await reads.first(ONE, { groupId, userId });
    if (!row) return null;
    return {
      // Only this store writes them, from the same lists of values.
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
  /**
   * Ends a membership or an unanswered invitation, and resets the role, so that whoever comes back is a plain member.
   * @param nowMs kept as `since`: the person can be invited again 30 days after it (product P10.14)
   */
  end: async (tx: Tx, groupId: string, userId: string, state: End['state'], nowMs: number): Promise<void> =>
    void (await tx.run(END, { groupId, userId, state, since: nowMs })),
  setRole: async (tx: Tx, groupId: string, userId: string, role: GroupRole): Promise<boolean> =>
    (await tx.run(SET_ROLE, { groupId, userId, role })) === 1,
  setOwn: async (tx: Tx, of: Of, { readAt, muted, name }: Pick<MemberRow, 'readAt' | 'muted' | 'name'>) =>
    void (await tx.run(SET_OWN, { ...of, readAt, muted: muted ? 1 : 0, name, shape: nameShape(name) })),
  /** The number of unanswered invitations. */
  asked: async (reads: Reads, groupId: string): Promise<number> =>
    Number((await reads.first(ASKED, { groupId }))?.count ?? 0),
  groupsOf: async (reads: Reads, userId: string): Promise<string[]> =>
    (await reads.all(GROUPS_OF, { userId })).map(({ group_id }) => group_id),
  /** How many groups somebody is in, and how many of them they own. */
  async countOf(reads: Reads, userId: string): Promise<{ readonly inside: number; readonly owned: number }> {
    const rows = await reads.all(GROUPS_OF, { userId });
    return { inside: rows.length, owned: rows.filter(({ role }) => role === 'owner').length };
  },
  /**
   * Members: the owner first, then moderators, then the others, each longest-standing first.
   * @param userId the person who asks
   * @param cursor from an earlier answer; null for the start
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
