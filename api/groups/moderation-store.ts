import type { Reads, Tx } from '#db/handles.ts';
import type { CommunityStandingTable, GroupReportsTable } from '#db/schema.ts';
import { statement } from '#db/statement.ts';

type Of = { readonly userId: string };
type ById = { readonly id: string };

/** Most entries listed in one answer. */
const LISTED = 100;

const STANDING = statement((q, { userId }: Of) =>
  q.selectFrom('community_standing').selectAll().where('user_id', '=', userId),
);
type Decided = Omit<CommunityStandingTable, 'appeal' | 'appealed_at' | 'answer' | 'answered_at'>;
const DECIDE_ABOUT = statement((q, row: Decided) => {
  const { user_id, decision, entry_id, suspended_until, why, decided_at } = row;
  const told = { decision, entry_id, suspended_until, why, decided_at };
  const all = { ...told, appeal: null, appealed_at: null, answer: null, answered_at: null };
  return q
    .insertInto('community_standing')
    .values({ user_id, ...all })
    .onConflict((on) => on.column('user_id').doUpdateSet(all));
});
const APPEAL = statement((q, { userId, text, now }: Of & { readonly text: string; readonly now: number }) =>
  q
    .updateTable('community_standing')
    .set({ appeal: text, appealed_at: now })
    .where('user_id', '=', userId)
    .where('appeal', 'is', null),
);
type Answered = Of & { readonly text: string; readonly until: number | null; readonly now: number };
const ANSWER_APPEAL = statement((q, { userId, text, until, now }: Answered) =>
  q
    .updateTable('community_standing')
    .set({ answer: text, answered_at: now, suspended_until: until })
    .where('user_id', '=', userId)
    .where('appeal', 'is not', null)
    .where('answer', 'is', null),
);
const APPEALS = statement((q) =>
  q
    .selectFrom('community_standing as s')
    .innerJoin('users as u', 'u.id', 's.user_id')
    .select(['u.id', 'u.username', 's.why', 's.suspended_until as suspendedUntil'])
    .select(['s.appeal', 's.appealed_at'])
    .where('s.appeal', 'is not', null)
    .where('s.answer', 'is', null)
    .orderBy('s.appealed_at')
    .limit(LISTED),
);
const BLOCK = statement((q, { userId, blocked, now }: Of & { readonly blocked: string; readonly now: number }) =>
  q
    .insertInto('person_blocks')
    .values({ user_id: userId, blocked_id: blocked, at: now })
    .onConflict((on) => on.columns(['user_id', 'blocked_id']).doNothing()),
);
const UNBLOCK = statement((q, { userId, blocked }: Of & { readonly blocked: string }) =>
  q.deleteFrom('person_blocks').where('user_id', '=', userId).where('blocked_id', '=', blocked),
);
const HAS_BLOCKED = statement((q, { userId, blocked }: Of & { readonly blocked: string }) =>
  q.selectFrom('person_blocks').select('at').where('user_id', '=', userId).where('blocked_id', '=', blocked),
);
/** Whether two people are or were in the same group. Only such people can be blocked, so that ids cannot be probed. */
const MET = statement((q, { userId, other }: Of & { readonly other: string }) =>
  q
    .selectFrom('group_members as m')
    .innerJoin('group_members as o', 'o.group_id', 'm.group_id')
    .select('o.group_id')
    .where('m.user_id', '=', userId)
    .where('m.state', 'in', ['active', 'left'])
    .where('o.user_id', '=', other)
    .limit(1),
);
const REPORT = statement((q, row: Omit<GroupReportsTable, 'decided_at' | 'decision'>) =>
  q
    .insertInto('group_reports')
    .values({
      ...{ id: row.id, entry_id: row.entry_id, reporter_id: row.reporter_id, reason: row.reason },
      ...{ words: row.words, at: row.at },
    })
    .onConflict((on) => on.columns(['entry_id', 'reporter_id']).doNothing()),
);
const OPEN_REPORTS = statement((q) =>
  q
    .selectFrom('group_reports as r')
    .innerJoin('group_entries as e', 'e.id', 'r.entry_id')
    .innerJoin('groups as g', 'g.id', 'e.group_id')
    .leftJoin('group_entries as p', 'p.id', 'e.on_id')
    .leftJoin('users as u', 'u.id', 'e.author_id')
    .leftJoin('community_standing as s', 's.user_id', 'e.author_id')
    .select(['r.id', 'r.reason', 'r.words', 'r.at', 'g.name as group', 'p.text as on'])
    .select(['e.id as entry_id', 'e.text', 'e.written_at', 'e.hidden_at', 'e.author_id', 'u.username'])
    .select(['s.decided_at as warned_at', 's.suspended_until'])
    .select((eb) =>
      eb
        .selectFrom('group_reports as o')
        .innerJoin('group_entries as oe', 'oe.id', 'o.entry_id')
        .select((of) => of.fn.countAll<number>().as('all'))
        .whereRef('oe.author_id', '=', 'e.author_id')
        .where('o.decision', 'is not', null)
        .where('o.decision', '!=', 'dismiss')
        .as('upheld'),
    )
    .where('r.decided_at', 'is', null)
    .orderBy('r.at')
    .orderBy('r.id')
    .limit(LISTED),
);
const REPORTED = statement((q, { id }: ById) =>
  q
    .selectFrom('group_reports as r')
    .innerJoin('group_entries as e', 'e.id', 'r.entry_id')
    .select(['e.id', 'e.group_id', 'e.author_id'])
    .where('r.id', '=', id)
    .where('r.decided_at', 'is', null),
);
/** All reports of one entry are decided at once. */
const DECIDE = statement((q, { id, decision, now }: ById & { readonly decision: string; readonly now: number }) =>
  q
    .updateTable('group_reports')
    .set({ decision, decided_at: now })
    .where('entry_id', '=', id)
    .where('decided_at', 'is', null),
);

/** Reports, blocks, and decisions about people. */
export const moderationStore = {
  standing: async (reads: Reads, userId: string): Promise<CommunityStandingTable | null> =>
    (await reads.first(STANDING, { userId })) ?? null,
  decideAbout: async (tx: Tx, row: Decided): Promise<void> => void (await tx.run(DECIDE_ABOUT, row)),
  /** @returns whether there was a decision without an appeal */
  appeal: async (tx: Tx, userId: string, text: string, now: number): Promise<boolean> =>
    (await tx.run(APPEAL, { userId, text, now })) === 1,
  answerAppeal: async (tx: Tx, userId: string, text: string, until: number | null, now: number): Promise<boolean> =>
    (await tx.run(ANSWER_APPEAL, { userId, text, until, now })) === 1,
  appeals: (reads: Reads) => reads.all(APPEALS),
  setBlocked: async (tx: Tx, userId: string, blocked: string, on: boolean, now: number): Promise<void> =>
    void (on ? await tx.run(BLOCK, { userId, blocked, now }) : await tx.run(UNBLOCK, { userId, blocked })),
  hasBlocked: async (reads: Reads, userId: string, blocked: string): Promise<boolean> =>
    (await reads.first(HAS_BLOCKED, { userId, blocked })) !== undefined,
  met: async (reads: Reads, userId: string, other: string): Promise<boolean> =>
    (await reads.first(MET, { userId, other })) !== undefined,
  report: async (tx: Tx, row: Omit<GroupReportsTable, 'decided_at' | 'decision'>): Promise<void> =>
    void (await tx.run(REPORT, row)),
  openReports: (reads: Reads) => reads.all(OPEN_REPORTS),
  reported: async (reads: Reads, id: string) => (await reads.first(REPORTED, { id })) ?? null,
  decide: async (tx: Tx, entryId: string, decision: string, now: number): Promise<void> =>
    void (await tx.run(DECIDE, { id: entryId, decision, now })),
};
