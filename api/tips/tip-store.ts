import type { Reads, Tx } from '#db/handles.ts';
import type { TipsTable } from '#db/schema.ts';
import { type Queries, statement } from '#db/statement.ts';
import { TIPS_MOST } from '#domain/tips/calls.ts';

/** Value of `hidden_by` for a tip that its author withdrew: only its id is kept. */
export const TAKEN_BACK = 'author';

type ById = { readonly id: string };
type OfTip = ById & { readonly authorId: string };
type Seeing = { readonly userId: string; readonly now: number };

/** Tips with their author, and how many people found them helpful. */
const told = (q: Queries) =>
  q
    .selectFrom('tips as t')
    .innerJoin('users as u', 'u.id', 't.user_id')
    .select(['t.id', 't.user_id as authorId', 't.area', 't.audience', 't.title', 't.text', 't.source'])
    .select(['t.written_at as writtenAt', 't.hidden_by as hiddenBy', 't.hidden_why as hiddenWhy'])
    .select(['u.first_name as firstName', 'u.username'])
    .select((eb) =>
      eb
        .selectFrom('helpful_tips as c')
        .select((of) => of.fn.countAll<number>().as('all'))
        .whereRef('c.author_id', '=', 't.user_id')
        .whereRef('c.tip_id', '=', 't.id')
        .as('helpful'),
    );

// As a person sees them: none from people they blocked or who may not take part now; hidden ones only if their own.
const seen = (q: Queries, { userId, now }: Seeing) =>
  told(q)
    .leftJoin('helpful_tips as m', (on) =>
      on.onRef('m.author_id', '=', 't.user_id').onRef('m.tip_id', '=', 't.id').on('m.user_id', '=', userId),
    )
    .leftJoin('person_blocks as b', (on) => on.onRef('b.blocked_id', '=', 't.user_id').on('b.user_id', '=', userId))
    .leftJoin('community_standing as s', (on) =>
      on.onRef('s.user_id', '=', 't.user_id').on('s.suspended_until', '>', now),
    )
    .select('m.at as markedAt')
    .where('b.at', 'is', null)
    .where((eb) => eb.or([eb('t.hidden_by', 'is', null), eb('t.hidden_by', '!=', TAKEN_BACK)]))
    .where((eb) =>
      eb.or([
        eb('t.user_id', '=', userId),
        eb.and([
          eb('t.hidden_at', 'is', null),
          eb('u.deletes_at', 'is', null),
          eb('u.blocked_at', 'is', null),
          eb('s.user_id', 'is', null),
        ]),
      ]),
    );

const LIST = statement((q, of: Seeing) =>
  seen(q, of).orderBy('helpful', 'desc').orderBy('t.written_at', 'desc').orderBy('t.id').limit(TIPS_MOST),
);
const ONE = statement((q, of: Seeing & ById) => seen(q, of).where('t.id', '=', of.id));
const ANY = statement((q, { id }: ById) => q.selectFrom('tips').selectAll().where('id', '=', id));
const COUNT = statement((q, { authorId, since }: { readonly authorId: string; readonly since: number }) =>
  q
    .selectFrom('tips')
    .select((eb) => [eb.fn.countAll<number>().as('count'), eb.fn.min('written_at').as('firstAt')])
    .where('user_id', '=', authorId)
    .where('written_at', '>', since),
);
const STANDING = statement((q, { authorId }: { readonly authorId: string }) =>
  q
    .selectFrom('tips')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('user_id', '=', authorId)
    .where((eb) => eb.or([eb('hidden_by', 'is', null), eb('hidden_by', '!=', TAKEN_BACK)])),
);
const SINCE = statement((q, { authorId }: { readonly authorId: string }) =>
  q.selectFrom('users').select('created_at as at').where('id', '=', authorId),
);
const ADD = statement((q, row: TipsTable) =>
  q.insertInto('tips').values({
    ...{ user_id: row.user_id, id: row.id, area: row.area, audience: row.audience, title: row.title, text: row.text },
    ...{ source: row.source, written_at: row.written_at },
    ...{ hidden_at: row.hidden_at, hidden_by: row.hidden_by, hidden_why: row.hidden_why },
  }),
);
const TAKE_BACK = statement((q, { id, authorId, at }: OfTip & { readonly at: number }) =>
  q
    .updateTable('tips')
    .set({ title: '', text: '', source: '', hidden_at: at, hidden_by: TAKEN_BACK, hidden_why: null })
    .where('id', '=', id)
    .where('user_id', '=', authorId)
    .where((eb) => eb.or([eb('hidden_by', 'is', null), eb('hidden_by', '!=', TAKEN_BACK)])),
);
const DROP_MARKS = statement((q, { id, authorId }: OfTip) =>
  q.deleteFrom('helpful_tips').where('tip_id', '=', id).where('author_id', '=', authorId),
);
const DROP_REPORTS = statement((q, { id, authorId }: OfTip) =>
  q.deleteFrom('tip_reports').where('tip_id', '=', id).where('author_id', '=', authorId),
);
type ByPerson = OfTip & { readonly userId: string };
const MARK = statement((q, { id, authorId, userId, at }: ByPerson & { readonly at: number }) =>
  q
    .insertInto('helpful_tips')
    .values({ author_id: authorId, tip_id: id, user_id: userId, at })
    .onConflict((on) => on.doNothing()),
);
const UNMARK = statement((q, { id, authorId, userId }: ByPerson) =>
  q.deleteFrom('helpful_tips').where('author_id', '=', authorId).where('tip_id', '=', id).where('user_id', '=', userId),
);

/** Tips as members see them. */
export const tipStore = {
  list: (reads: Reads, of: Seeing) => reads.all(LIST, of),
  one: (reads: Reads, of: Seeing, id: string) => reads.first(ONE, { ...of, id }),
  any: (reads: Reads, id: string) => reads.first(ANY, { id }),
  /** How many tips a person wrote after a given time, and when they wrote the first of these. */
  async writtenSince(reads: Reads, authorId: string, since: number) {
    const row = await reads.first(COUNT, { authorId, since });
    return { count: Number(row?.count ?? 0), firstAt: row?.firstAt ?? null };
  },
  /** How many of a person's tips were not withdrawn. */
  standing: async (reads: Reads, authorId: string): Promise<number> =>
    Number((await reads.first(STANDING, { authorId }))?.count ?? 0),
  authorSince: async (reads: Reads, authorId: string): Promise<number> =>
    (await reads.first(SINCE, { authorId }))?.at ?? 0,
  add: async (tx: Tx, row: TipsTable): Promise<void> => void (await tx.run(ADD, row)),
  /** Erases everything of a tip but its id. @returns whether there was such a tip of this person */
  async takeBack(tx: Tx, of: OfTip, at: number): Promise<boolean> {
    await tx.run(DROP_MARKS, of);
    await tx.run(DROP_REPORTS, of);
    return (await tx.run(TAKE_BACK, { ...of, at })) === 1;
  },
  mark: async (tx: Tx, by: ByPerson, on: boolean, at: number): Promise<void> =>
    void (on ? await tx.run(MARK, { ...by, at }) : await tx.run(UNMARK, by)),
};
export type SeenTip = Awaited<ReturnType<typeof tipStore.list>>[number];
