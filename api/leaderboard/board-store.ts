import type { Reads, Tx } from '#db/handles.ts';
import { statement } from '#db/statement.ts';
import { ACTIVE } from '../accounts/room.ts';

type Of = { readonly householdId: string };
type OfUser = { readonly userId: string };

const NAME = statement((q, { householdId }: Of) =>
  q.selectFrom('leaderboard_names').select('name').where('household_id', '=', householdId),
);
// A household is not shown while one of its adults is blocked, paused, or about to be deleted.
const JOINED = statement((q, { now }: { readonly now: number }) =>
  q
    .selectFrom('leaderboard_names as n')
    .select(['n.household_id as householdId', 'n.name'])
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
    )
    .orderBy('n.joined_at')
    .orderBy('n.household_id'),
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
const GROUPS = statement((q) =>
  q
    .selectFrom('groups')
    .select(['id', 'name'])
    .where('on_leaderboard', '=', 1)
    .where('kind', '=', 'open')
    .where('archived_at', 'is', null)
    .orderBy('made_at')
    .orderBy('id'),
);
const IN_SHOWN_GROUPS = statement((q) =>
  q
    .selectFrom('group_members as m')
    .innerJoin('groups as g', 'g.id', 'm.group_id')
    .select(['m.group_id as groupId', 'm.user_id as userId'])
    .where('g.on_leaderboard', '=', 1)
    .where('g.kind', '=', 'open')
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
  joined: (reads: Reads, now: number) => reads.all(JOINED, { now }),
  withShape: async (reads: Reads, shape: string): Promise<string[]> =>
    (await reads.all(WITH_SHAPE, { shape })).map(({ householdId }) => householdId),
  set: async (tx: Tx, named: Named): Promise<void> => void (await tx.run(SET, named)),
  drop: async (tx: Tx, householdId: string): Promise<void> => void (await tx.run(DROP, { householdId })),
  groups: (reads: Reads) => reads.all(GROUPS),
  inShownGroups: (reads: Reads) => reads.all(IN_SHOWN_GROUPS),
  owned: (reads: Reads, userId: string) => reads.all(OWNED, { userId }),
  /** @returns whether the person owns such an open group */
  show: async (tx: Tx, groupId: string, userId: string, shown: boolean): Promise<boolean> =>
    (await tx.run(SHOW, { groupId, userId, shown: Number(shown) })) === 1,
};
