import type { Reads, Tx } from '#db/handles.ts';
import type { GroupsTable } from '#db/schema.ts';
import { statement } from '#db/statement.ts';
import { MOST_GROUPS } from '#domain/groups/group-calls.ts';
import type { Owner } from '../sync/actor.ts';

/** Unread entries are counted up to this; more are shown as "99+". */
const MOST_UNREAD = 99;
/** Most open groups listed. */
const OPEN_SHOWN = 30;

type Of = { readonly userId: string };
type InGroup = { readonly groupId: string };

const ADD = statement((q, row: Omit<GroupsTable, 'archived_at' | 'changes' | 'on_leaderboard'>) =>
  q.insertInto('groups').values({
    ...{ id: row.id, name: row.name, about: row.about, kind: row.kind, symbol: row.symbol, made_at: row.made_at },
  }),
);
const CHANGE = statement((q, row: Omit<GroupsTable, 'made_at' | 'changes' | 'on_leaderboard'>) =>
  q
    .updateTable('groups')
    .set({ name: row.name, about: row.about, kind: row.kind, symbol: row.symbol, archived_at: row.archived_at })
    .where('id', '=', row.id),
);
const TOUCH = statement((q, { groupId }: InGroup) =>
  q
    .updateTable('groups')
    .set((eb) => ({ changes: eb('changes', '+', 1) }))
    .where('id', '=', groupId),
);
const DROP = statement((q, { groupId }: InGroup) => q.deleteFrom('groups').where('id', '=', groupId));
const ONE = statement((q, { groupId }: InGroup) => q.selectFrom('groups').selectAll().where('id', '=', groupId));
const INSIDE = statement((q, { groupId }: InGroup) =>
  q
    .selectFrom('group_members')
    .select((eb) => eb.fn.countAll<number>().as('all'))
    .where('group_id', '=', groupId)
    .where('state', '=', 'active'),
);
const YOURS = statement((q, { userId }: Of) =>
  q
    .selectFrom('group_members as m')
    .innerJoin('groups as g', 'g.id', 'm.group_id')
    .selectAll('g')
    .select(['m.read_at', 'm.muted', 'm.state', 'm.invited_by', 'm.since'])
    .where('m.user_id', '=', userId)
    .where('m.state', 'in', ['active', 'invited'])
    .orderBy('m.since', 'desc')
    .orderBy('g.id')
    .limit(MOST_GROUPS * 2),
);
/** Open groups that somebody is not in, is not invited to, and was not removed from. */
const OPEN = statement((q, { userId }: Of) =>
  q
    .selectFrom('groups as g')
    .selectAll('g')
    .where('g.kind', '=', 'open')
    .where('g.archived_at', 'is', null)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('group_members as m')
            .select('m.user_id')
            .whereRef('m.group_id', '=', 'g.id')
            .where('m.user_id', '=', userId)
            .where('m.state', 'in', ['active', 'invited', 'removed']),
        ),
      ),
    )
    .orderBy('g.made_at', 'desc')
    .orderBy('g.id')
    .limit(OPEN_SHOWN),
);
/** Entries of others that somebody has not read and may see. */
const UNREAD = statement((q, { groupId, userId, readAt }: Of & InGroup & { readonly readAt: number }) =>
  q
    .selectFrom('group_entries as e')
    .select('e.id')
    .where('e.group_id', '=', groupId)
    .where('e.written_at', '>', readAt)
    .where('e.author_id', '!=', userId)
    .where('e.deleted_at', 'is', null)
    .where('e.hidden_at', 'is', null)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('person_blocks as b')
            .select('b.at')
            .whereRef('b.blocked_id', '=', 'e.author_id')
            .where('b.user_id', '=', userId),
        ),
      ),
    )
    .limit(MOST_UNREAD),
);
const LAST = statement((q, { groupId, userId }: Of & InGroup) =>
  q
    .selectFrom('group_entries as e')
    .leftJoin('group_members as a', (on) =>
      on.onRef('a.group_id', '=', 'e.group_id').onRef('a.user_id', '=', 'e.author_id'),
    )
    .select(['e.written_at', 'a.name'])
    .where('e.group_id', '=', groupId)
    .where('e.on_id', 'is', null)
    .where('e.deleted_at', 'is', null)
    .where('e.hidden_at', 'is', null)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('person_blocks as b')
            .select('b.at')
            .whereRef('b.blocked_id', '=', 'e.author_id')
            .where('b.user_id', '=', userId),
        ),
      ),
    )
    // In the order of the posts' index. Otherwise a day's comments are read to find the one post before them.
    .orderBy('e.written_at', 'desc')
    .orderBy('e.id', 'desc')
    .limit(1),
);
const POSTS_SINCE = statement((q, { groupId, since }: InGroup & { readonly since: number }) =>
  q
    .selectFrom('group_entries')
    .select((eb) => eb.fn.countAll<number>().as('all'))
    .where('group_id', '=', groupId)
    .where('on_id', 'is', null)
    .where('deleted_at', 'is', null)
    .where('hidden_at', 'is', null)
    .where('written_at', '>', since),
);

/** What each transaction changed: groups, and people who joined, left or were invited. */
const touched = new WeakMap<Tx, Owner[]>();

/** The groups and people whose phones have something to fetch once a transaction is durable. */
export const ownersChangedIn = (tx: Tx): readonly Owner[] => touched.get(tx) ?? [];

/** Groups, and what a list shows of them. */
export const groupStore = {
  add: async (tx: Tx, row: Omit<GroupsTable, 'archived_at' | 'changes' | 'on_leaderboard'>): Promise<void> =>
    void (await tx.run(ADD, row)),
  change: async (tx: Tx, row: Omit<GroupsTable, 'made_at' | 'changes' | 'on_leaderboard'>): Promise<void> =>
    void (await tx.run(CHANGE, row)),
  /**
   * Records that something in a group changed, so that its members' phones ask again.
   * @param userId who joined, left or was invited
   */
  async touch(tx: Tx, groupId: string, userId?: string): Promise<void> {
    await tx.run(TOUCH, { groupId });
    const people: Owner[] = userId === undefined ? [] : [{ kind: 'person', id: userId }];
    touched.set(tx, [...ownersChangedIn(tx), { kind: 'group', id: groupId }, ...people]);
  },
  drop: async (tx: Tx, groupId: string): Promise<void> => void (await tx.run(DROP, { groupId })),
  one: async (reads: Reads, groupId: string): Promise<GroupsTable | null> =>
    (await reads.first(ONE, { groupId })) ?? null,
  /** The number of active members. */
  inside: async (reads: Reads, groupId: string): Promise<number> =>
    Number((await reads.first(INSIDE, { groupId }))?.all ?? 0),
  /** The groups that somebody is in or is invited to. */
  yours: (reads: Reads, userId: string) => reads.all(YOURS, { userId }),
  open: (reads: Reads, userId: string) => reads.all(OPEN, { userId }),
  unread: async (reads: Reads, groupId: string, userId: string, readAt: number): Promise<number> =>
    (await reads.all(UNREAD, { groupId, userId, readAt })).length,
  last: async (reads: Reads, groupId: string, userId: string) => (await reads.first(LAST, { groupId, userId })) ?? null,
  postsSince: async (reads: Reads, groupId: string, since: number): Promise<number> =>
    Number((await reads.first(POSTS_SINCE, { groupId, since }))?.all ?? 0),
};
