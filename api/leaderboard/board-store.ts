import type { Reader, Reads, Tx } from '#db/handles.ts';
import { type Queries, statement } from '#db/statement.ts';
import { ACTIVE } from '../accounts/room.ts';
import { inPages } from './in-pages.ts';

type Of = { readonly householdId: string };
type OfUser = { readonly userId: string };
type OfGroup = { readonly id: string };

const NAME = statement((q, { householdId }: Of) =>
  q.selectFrom('leaderboard_names').select('name').where('household_id', '=', householdId),
);
// A household is not shown while one of its adults is blocked, paused, or about to be deleted.
const joined = (q: Queries, now: number) =>
  q
    .selectFrom('leaderboard_names as n')
    .select(['n.household_id as householdId', 'n.name', 'n.joined_at as joinedAt'])
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('memberships as m')
            .innerJoin('users as u', 'u.id', 'm.user_id')
            .leftJoin('community_standing as s', 's.user_id', 'm.user_id')
            .select('m.user_id')
            .whereRef('m.household_id', '=', 'n.household_id')
            .where('m.status', '=', ACTIVE)
            .where((or) =>
              or.or([
                or('u.blocked_at', 'is not', null),
                or('u.deletes_at', 'is not', null),
                or('s.suspended_until', '>', now),
              ]),
            ),
        ),
      ),
    );
type Page<K> = K & { readonly limit: number };
const JOINED = statement((q, { householdId, now, limit }: Page<Of> & { readonly now: number }) =>
  joined(q, now).where('n.household_id', '>', householdId).orderBy('n.household_id').limit(limit),
);
const STILL_JOINED = statement((q, { householdId, now }: Of & { readonly now: number }) =>
  joined(q, now).where('n.household_id', '=', householdId),
);
const WITH_SHAPE = statement((q, { shape }: { readonly shape: string }) =>
  q.selectFrom('leaderboard_names').select('household_id as householdId').where('shape', '=', shape),
);
type Named = Of & { readonly name: string; readonly shape: string; readonly now: number };
const SET = statement((q, { householdId, name, shape, now }: Named) =>
  q
    .insertInto('leaderboard_names')
    .values({ household_id: householdId, name, shape, joined_at: now })
    .onConflict((on) => on.column('household_id').doUpdateSet({ name, shape })),
);
const DROP = statement((q, { householdId }: Of) =>
  q.deleteFrom('leaderboard_names').where('household_id', '=', householdId),
);
const shownGroups = (q: Queries) =>
  q
    .selectFrom('groups as g')
    .select(['g.id', 'g.name'])
    .where('g.on_leaderboard', '=', 1)
    .where('g.kind', '=', 'open')
    .where('g.archived_at', 'is', null);
const GROUPS = statement((q, { id, limit }: Page<OfGroup>) =>
  shownGroups(q).where('g.id', '>', id).orderBy('g.id').limit(limit),
);
const STILL_SHOWN = statement((q, { id }: OfGroup) => shownGroups(q).where('g.id', '=', id));
const PEOPLE = statement((q, { groupId, userId, limit }: Page<OfUser> & { readonly groupId: string }) =>
  q
    .selectFrom('group_members')
    .select('user_id as userId')
    .where('group_id', '=', groupId)
    .where('state', '=', 'active')
    .where('user_id', '>', userId)
    .orderBy('user_id')
    .limit(limit),
);
const SHOWN_OF = statement((q, { userId }: OfUser) =>
  shownGroups(q)
    .innerJoin('group_members as m', 'm.group_id', 'g.id')
    .where('m.user_id', '=', userId)
    .where('m.state', '=', 'active'),
);
const OWNED = statement((q, { userId }: OfUser) =>
  q
    .selectFrom('group_members as m')
    .innerJoin('groups as g', 'g.id', 'm.group_id')
    .select(['g.id', 'g.name', 'g.on_leaderboard as shown'])
    .where('m.user_id', '=', userId)
    .where('m.state', '=', 'active')
    .where('m.role', '=', 'owner')
    .where('g.kind', '=', 'open')
    .where('g.archived_at', 'is', null)
    .orderBy('g.name')
    .orderBy('g.id'),
);
const SHOW = statement((q, { groupId, userId, shown }: OfUser & { readonly groupId: string; readonly shown: number }) =>
  q
    .updateTable('groups')
    .set({ on_leaderboard: shown })
    .where('id', '=', groupId)
    .where('kind', '=', 'open')
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('group_members')
        .select('group_id')
        .where('user_id', '=', userId)
        .where('state', '=', 'active')
        .where('role', '=', 'owner'),
    ),
);

/** Who is on the leaderboard, and under which name. */
export const boardStore = {
  nameOf: async (reads: Reads, householdId: string): Promise<string | null> =>
    (await reads.first(NAME, { householdId }))?.name ?? null,
  /** Every household shown on the board, in pages. */
  joined: (reader: Reader, now: number) =>
    inPages({ householdId: '' }, (after) => reader.all(JOINED, { ...after, now })),
  /** The name of a household that is currently shown; null for any other. */
  shownName: async (reads: Reads, householdId: string, now: number): Promise<string | null> =>
    (await reads.first(STILL_JOINED, { householdId, now }))?.name ?? null,
  withShape: async (reads: Reads, shape: string): Promise<string[]> =>
    (await reads.all(WITH_SHAPE, { shape })).map(({ householdId }) => householdId),
  set: async (tx: Tx, named: Named): Promise<void> => void (await tx.run(SET, named)),
  drop: async (tx: Tx, householdId: string): Promise<void> => void (await tx.run(DROP, { householdId })),
  /** Every group shown on the board, in pages. */
  groups: (reader: Reader) => inPages({ id: '' }, (after) => reader.all(GROUPS, after)),
  /** The members of a group, in pages. */
  people: (reader: Reader, groupId: string) =>
    inPages({ userId: '' }, (after) => reader.all(PEOPLE, { ...after, groupId })),
  /** The name of a group that is currently shown; null for any other. */
  shownGroupName: async (reads: Reads, id: string): Promise<string | null> =>
    (await reads.first(STILL_SHOWN, { id }))?.name ?? null,
  /** The shown groups that a person is in. */
  shownOf: async (reads: Reads, userId: string): Promise<string[]> =>
    (await reads.all(SHOWN_OF, { userId })).map(({ id }) => id),
  owned: (reads: Reads, userId: string) => reads.all(OWNED, { userId }),
  /** @returns whether this is an open group that the person owns */
  show: async (tx: Tx, groupId: string, userId: string, shown: boolean): Promise<boolean> =>
    (await tx.run(SHOW, { groupId, userId, shown: Number(shown) })) === 1,
};
