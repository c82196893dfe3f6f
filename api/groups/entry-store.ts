import type { Reads, Tx } from '#db/handles.ts';
import type { GroupEntriesTable } from '#db/schema.ts';
import { type Queries, statement } from '#db/statement.ts';
import { MOST_ENTRIES, VERSIONS_KEPT } from '#domain/groups/entry-bounds.ts';
import { COMMENTS_AT_ONCE, COMMENTS_WITH_POST, POSTS_AT_ONCE } from '#domain/groups/post-calls.ts';

type ById = { readonly id: string };
type Looking = { readonly userId: string };

/** Entries as a member sees them: without those of people they blocked. */
const seenBy = (q: Queries, userId: string) =>
  q
    .selectFrom('group_entries as e')
    .innerJoin('group_members as me', (on) => on.onRef('me.group_id', '=', 'e.group_id').on('me.state', '=', 'active'))
    .leftJoin('group_members as a', (on) =>
      on.onRef('a.group_id', '=', 'e.group_id').onRef('a.user_id', '=', 'e.author_id'),
    )
    .leftJoin('group_helpful as h', (on) => on.onRef('h.entry_id', '=', 'e.id').on('h.user_id', '=', userId))
    .select(['e.id', 'e.group_id', 'e.on_id', 'e.author_id', 'e.text', 'e.product_id', 'e.written_at', 'e.edited_at'])
    .select(['e.deleted_at', 'e.hidden_at', 'e.hidden_by', 'e.hidden_why'])
    .select(['a.name as author_name', 'a.role as author_role', 'a.state as author_state', 'h.at as helped_at'])
    .select((eb) =>
      eb
        .selectFrom('group_helpful as c')
        .select((of) => of.fn.countAll<number>().as('all'))
        .whereRef('c.entry_id', '=', 'e.id')
        .as('helpful'),
    )
    .where('me.user_id', '=', userId)
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
    );

type Before = Looking & { readonly groupId: string; readonly at: number; readonly before: string };
const POSTS = statement((q, { userId, groupId, at, before }: Before) =>
  seenBy(q, userId)
    .where('e.group_id', '=', groupId)
    .where('e.on_id', 'is', null)
    .where('e.written_at', '<=', at)
    .where((eb) => eb.or([eb('e.written_at', '<', at), eb('e.id', '<', before)]))
    .orderBy('e.written_at', 'desc')
    .orderBy('e.id', 'desc')
    .limit(POSTS_AT_ONCE),
);
type After = Looking & { readonly postId: string; readonly at: number; readonly after: string };
const comments = (most: number) =>
  statement((q, { userId, postId, at, after }: After) =>
    seenBy(q, userId)
      .where('e.on_id', '=', postId)
      .where('e.written_at', '>=', at)
      .where((eb) => eb.or([eb('e.written_at', '>', at), eb('e.id', '>', after)]))
      .orderBy('e.written_at')
      .orderBy('e.id')
      .limit(most),
  );
const FIRST_COMMENTS = comments(COMMENTS_WITH_POST);
const COMMENTS = comments(COMMENTS_AT_ONCE);
/** Does not count comments of people whom the reader blocked. */
const COUNT_COMMENTS = statement((q, { userId, postId }: Looking & { readonly postId: string }) =>
  q
    .selectFrom('group_entries as e')
    .leftJoin('person_blocks as b', (on) => on.onRef('b.blocked_id', '=', 'e.author_id').on('b.user_id', '=', userId))
    .select((eb) => eb.fn.countAll<number>().as('all'))
    .where('e.on_id', '=', postId)
    .where('e.deleted_at', 'is', null)
    .where('e.hidden_at', 'is', null)
    .where('b.at', 'is', null),
);
const ONE = statement((q, { userId, id }: Looking & ById) => seenBy(q, userId).where('e.id', '=', id));
const ANY = statement((q, { id }: ById) =>
  q
    .selectFrom('group_entries')
    .select(['group_id', 'on_id', 'author_id', 'text', 'product_id', 'hidden_at', 'deleted_at'])
    .where('id', '=', id),
);
const ADD = statement((q, row: Omit<GroupEntriesTable, 'edited_at' | 'deleted_at'>) =>
  q.insertInto('group_entries').values({
    ...{ id: row.id, group_id: row.group_id, on_id: row.on_id, author_id: row.author_id, text: row.text },
    ...{ product_id: row.product_id, written_at: row.written_at },
    ...{ hidden_at: row.hidden_at, hidden_by: row.hidden_by, hidden_why: row.hidden_why },
  }),
);
type ByAuthor = ById & Looking & { readonly now: number };
const KEEP_VERSION = statement((q, { id, text, now }: ById & { readonly text: string; readonly now: number }) =>
  q
    .insertInto('group_versions')
    .values({ entry_id: id, until: now, text })
    .onConflict((on) => on.columns(['entry_id', 'until']).doNothing()),
);
const EDIT = statement((q, { id, userId, text, now }: ByAuthor & { readonly text: string }) =>
  q
    .updateTable('group_entries')
    .set({ text, edited_at: now })
    .where('id', '=', id)
    .where('author_id', '=', userId)
    .where('deleted_at', 'is', null),
);
const DELETE = statement((q, { id, userId, now }: ByAuthor) =>
  q
    .updateTable('group_entries')
    .set({ text: '', product_id: null, deleted_at: now })
    .where('id', '=', id)
    .where('author_id', '=', userId)
    .where('deleted_at', 'is', null),
);
const DROP_VERSIONS = statement((q, { id }: ById) => q.deleteFrom('group_versions').where('entry_id', '=', id));
const VERSIONS = statement((q, { id }: ById) =>
  q
    .selectFrom('group_versions')
    .select(['text', 'until'])
    .where('entry_id', '=', id)
    .orderBy('until', 'desc')
    .limit(VERSIONS_KEPT),
);
const DROP_OLD_VERSIONS = statement((q, { id }: ById) =>
  q
    .deleteFrom('group_versions')
    .where('entry_id', '=', id)
    .where('until', '<=', (eb) =>
      eb
        .selectFrom('group_versions as v')
        .select('v.until')
        .where('v.entry_id', '=', id)
        .orderBy('v.until', 'desc')
        .limit(1)
        .offset(VERSIONS_KEPT),
    ),
);
type Hidden = ById & Pick<GroupEntriesTable, 'hidden_at' | 'hidden_by' | 'hidden_why'>;
const HIDE = statement((q, { id, hidden_at, hidden_by, hidden_why }: Hidden) =>
  q.updateTable('group_entries').set({ hidden_at, hidden_by, hidden_why }).where('id', '=', id),
);
const HELPFUL = statement((q, { id, userId, now }: ByAuthor) =>
  q
    .insertInto('group_helpful')
    .values({ entry_id: id, user_id: userId, at: now })
    .onConflict((on) => on.columns(['entry_id', 'user_id']).doNothing()),
);
const NOT_HELPFUL = statement((q, { id, userId }: ById & Looking) =>
  q.deleteFrom('group_helpful').where('entry_id', '=', id).where('user_id', '=', userId),
);
const WRITTEN = statement((q, { userId, since }: Looking & { readonly since: number }) =>
  q
    .selectFrom('group_entries')
    .select((eb) => [eb.fn.countAll<number>().as('count'), eb.fn.min('written_at').as('firstAt')])
    .where('author_id', '=', userId)
    .where('written_at', '>', since),
);
const OF_AUTHOR = statement((q, { userId }: Looking) =>
  q
    .selectFrom('group_entries')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('author_id', '=', userId),
);
const STANDING = statement((q, { userId }: Looking) =>
  q
    .selectFrom('group_entries')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('author_id', '=', userId)
    .where('deleted_at', 'is', null),
);
const AUTHOR_SINCE = statement((q, { userId }: Looking) =>
  q.selectFrom('users').select('created_at').where('id', '=', userId),
);

/** An entry as a reader sees it. */
export type SeenEntry = Awaited<ReturnType<typeof entryStore.one>> & object;

/** Entries of members. Reads for a person return nothing from groups that they are not in. */
export const entryStore = {
  /** @param at the time and id of the last post already listed */
  posts: (reads: Reads, userId: string, groupId: string, { at, id }: { at: number; id: string }) =>
    reads.all(POSTS, { userId, groupId, at, before: id }),
  firstComments: (reads: Reads, userId: string, postId: string) =>
    reads.all(FIRST_COMMENTS, { userId, postId, at: 0, after: '' }),
  comments: (reads: Reads, userId: string, postId: string, { at, id }: { at: number; id: string }) =>
    reads.all(COMMENTS, { userId, postId, at, after: id }),
  countComments: async (reads: Reads, userId: string, postId: string): Promise<number> =>
    Number((await reads.first(COUNT_COMMENTS, { userId, postId }))?.all ?? 0),
  one: async (reads: Reads, userId: string, id: string) => (await reads.first(ONE, { userId, id })) ?? null,
  /** An entry by id, whoever asks: to check whether the id is taken, and for the operator. */
  any: async (reads: Reads, id: string) => (await reads.first(ANY, { id })) ?? null,
  add: async (tx: Tx, row: Omit<GroupEntriesTable, 'edited_at' | 'deleted_at'>): Promise<void> =>
    void (await tx.run(ADD, row)),
  /** @returns whether it existed and was theirs */
  async edit(tx: Tx, userId: string, entry: { id: string; text: string }, text: string, now: number): Promise<boolean> {
    if ((await tx.run(EDIT, { id: entry.id, userId, text, now })) !== 1) return false;
    await tx.run(KEEP_VERSION, { id: entry.id, text: entry.text, now });
    await tx.run(DROP_OLD_VERSIONS, { id: entry.id });
    return true;
  },
  /** @returns whether it existed and was theirs */
  async delete(tx: Tx, userId: string, id: string, now: number): Promise<boolean> {
    if ((await tx.run(DELETE, { id, userId, now })) !== 1) return false;
    await tx.run(DROP_VERSIONS, { id });
    return true;
  },
  versions: (reads: Reads, id: string) => reads.all(VERSIONS, { id }),
  hide: async (tx: Tx, id: string, by: 'moderator' | 'server' | 'held', why: string, now: number): Promise<void> =>
    void (await tx.run(HIDE, { id, hidden_at: now, hidden_by: by, hidden_why: why })),
  show: async (tx: Tx, id: string): Promise<void> =>
    void (await tx.run(HIDE, { id, hidden_at: null, hidden_by: null, hidden_why: null })),
  setHelpful: async (tx: Tx, userId: string, id: string, on: boolean, now: number): Promise<void> =>
    void (on ? await tx.run(HELPFUL, { id, userId, now }) : await tx.run(NOT_HELPFUL, { id, userId })),
  /** How many entries somebody wrote since a time, and when the first of them. */
  async writtenSince(reads: Reads, userId: string, since: number) {
    const row = await reads.first(WRITTEN, { userId, since });
    return { count: Number(row?.count ?? 0), firstAt: row?.firstAt ?? null };
  },
  /** How many entries somebody wrote, and how many of them are not deleted. */
  async ofAuthor(reads: Reads, userId: string) {
    const all = Number((await reads.first(OF_AUTHOR, { userId }))?.count ?? 0);
    // The index alone gives the total. Those not deleted are counted only if the limit is reached.
    const standing = all < MOST_ENTRIES ? all : Number((await reads.first(STANDING, { userId }))?.count ?? 0);
    return { all, standing };
  },
  /** When somebody's account was created. */
  authorSince: async (reads: Reads, userId: string): Promise<number> =>
    (await reads.first(AUTHOR_SINCE, { userId }))?.created_at ?? 0,
};
